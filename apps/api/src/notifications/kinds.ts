/** What people switch on and off. */
export const notificationKinds = {
  'sheet-to-confirm': 'A sheet of the other side, or of the jury, waits for the confirmation of your side.',
  dispute: 'A sheet of your side is disputed, or no longer is.',
  decision: 'What the jury decided about a match or a request of your side; also a match that the other side withdrew.',
  deadline: 'Something is soon to be done or played.',
  milestone: 'A milestone of the trophy list (13): your own, and for the jury those of all.',
  jury: 'Something waits for the jury. Webhooks learn of it at once, by mail it comes in one letter a day.',
  webhook: 'One of your webhooks was paused.',
} as const satisfies Readonly<Record<string, string>>;

export type NotificationKind = keyof typeof notificationKinds;

export const channels = ['mail', 'webhook'] as const;
export type Channel = (typeof channels)[number];
