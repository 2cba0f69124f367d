import type { FastifyInstance, FastifyRequest } from 'fastify';

/** How far a caller has come with one of the limits that count them. */
export interface LimitNote {
  /** Of the limit, for programs: `writes`, `login`. */
  readonly name: string;
  /** Most requests within a window. */
  readonly most: number;
  /** Length of the window in seconds. */
  readonly window: number;
  readonly left: number;
  /** Seconds until there are more; null where that depends on what the caller does. */
  readonly resets: number | null;
}

/**
 * What the answer to one request tells, in its headers, of the limits on which it was counted: a program slows down before it
 * is refused. `RateLimit-Policy` and `RateLimit` are those of draft-ietf-httpapi-ratelimit-headers-11.
 */
export class LimitNotes {
  private readonly notes = new Map<string, LimitNote>();
  private seconds = 0;

  /** A limit that is told twice is told as it was last. */
  tell(note: LimitNote): void {
    this.notes.set(note.name, note);
  }

  /** Something was refused, and may be tried again after so many seconds. */
  wait(seconds: number): void {
    this.seconds = Math.max(this.seconds, Math.ceil(seconds));
  }

  headers(): Readonly<Record<string, string>> {
    const notes = [...this.notes.values()];
    const told = notes.map(({ name, left, resets }) => {
      const time = resets === null ? '' : `;t=${String(Math.max(0, Math.ceil(resets)))}`;
      return `"${name}";r=${String(Math.max(0, left))}${time}`;
    });
    const policies = notes.map(({ name, most, window }) => `"${name}";q=${String(most)};w=${String(window)}`);
    return {
      ...(notes.length > 0 ? { 'ratelimit-policy': policies.join(', '), ratelimit: told.join(', ') } : {}),
      ...(this.seconds > 0 ? { 'retry-after': String(this.seconds) } : {}),
    };
  }
}

const ofRequests = new WeakMap<FastifyRequest, LimitNotes>();

/** The notes of a request: one object, whoever asks for it. */
export function limitNotesOf(request: FastifyRequest): LimitNotes {
  let notes = ofRequests.get(request);
  if (notes === undefined) {
    notes = new LimitNotes();
    ofRequests.set(request, notes);
  }
  return notes;
}

/** Writes what was noted into the headers of the answer. */
export function tellLimits(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    const notes = ofRequests.get(request);
    if (notes !== undefined) void reply.headers(notes.headers());
    done(null, payload);
  });
}
