/** What people switch on and off. */
export const notificationKinds = {
  'sheet-to-confirm':
    'A sheet of the other side, or of the jury, waits for the confirmation of your side, or what was said to one on a phone of the other side has come; or a free game was handed in that names you.',
  confirmation: 'The other side has confirmed a sheet of your side, so it waits for the jury.',
  dispute:
    'A sheet of your side is disputed, or no longer is, or its confirmation is revoked; somebody objects to a free game of yours.',
  decision:
    'What the jury decided about a match or a request of your side, a free game of yours, or a cup or Grand Prix of your pair; also what the other side withdrew or gave up.',
  deadline: 'Something is soon to be done or played: a match, a tie, a Grand Prix, an entry.',
  milestone: 'A milestone of the trophy list (13): your own, and for the jury those of all; a medal of the cup.',
  jury: 'Something waits for the jury. Webhooks learn of it at once, by mail it comes in one letter a day.',
  webhook: 'One of your webhooks was paused.',
} as const satisfies Readonly<Record<string, string>>;

export type NotificationKind = keyof typeof notificationKinds;

export const channels = ['mail', 'webhook'] as const;
export type Channel = (typeof channels)[number];
