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
  "frame-ancestors 'none'",
];

export function securityHeaders(publicUrl: string | null): Record<string, string> {
  const encrypted = publicUrl?.startsWith('https:') === true;
  return {
    'content-security-policy': [...policy, ...(encrypted ? ['upgrade-insecure-requests'] : [])].join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
}
