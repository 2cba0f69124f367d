/** A page runs its own scripts and nothing else, talks to its own office, and is shown in no other page. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
];

/**
 * @param isForFrames whether it is made to be shown in pages of other sites: nothing can be done on it, and it is what anybody
 * sees
 */
export function securityHeaders(publicUrl: string | null, { isForFrames = false } = {}): Record<string, string> {
  const encrypted = publicUrl?.startsWith('https:') === true;
  return {
    'content-security-policy': [
      ...policy,
      `frame-ancestors ${isForFrames ? '*' : "'none'"}`,
      ...(encrypted ? ['upgrade-insecure-requests'] : []),
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': isForFrames ? 'cross-origin' : 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
}
