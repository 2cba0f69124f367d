import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '@tarokk/rules';
import { type Query, textOf } from '../support/ask.js';
import { type Answer, readAnswer } from '../support/office.js';
import type { History } from './history.js';
import {
  type Ask,
  byWeight,
  chooseOperation,
  type Effect,
  type Ground,
  type MutationAnswer,
  type Place,
  type Proposed,
} from './ground.js';
import type { Servers } from './servers.js';
import type { World } from './world.js';

/** Milliseconds that a client waits for an answer, and before it repeats what got none. */
const PATIENCE = 20_000;
const BREATH = 100;
/** A service manager has started everything again long before; then the office has failed. */
const ATTEMPTS = 300;

/** Codes of answers after which nobody knows whether it was done: the office failed, or its database was away. */
const unanswered: ReadonlySet<string> = new Set(['INTERNAL_SERVER_ERROR', 'DATABASE_AWAY']);

/** How many operations are still to be sent, by all clients together. */
export interface Budget {
  left: number;
}

/** One of those who work at the same time: each does what seems to make sense on one match after the other. */
export class TortureClient {
  private made = 0;

  constructor(
    private readonly name: string,
    private readonly servers: Servers,
    private readonly world: World,
    private readonly history: History,
    private readonly random: Random,
  ) {}

  async work(budget: Budget): Promise<void> {
    while (budget.left > 0) {
      budget.left -= 1;
      const ground = byWeight(this.world.grounds, this.random);
      const place = this.choosePlace(ground);
      if (place === null) continue;
      const operation = chooseOperation(ground, place, this.random);
      const request = operation?.propose(place, this.random) ?? null;
      // There is nothing of the kind to be done there just now.
      if (operation === null || request === null) {
        await ground.look(place, this.ask);
        continue;
      }
      const key = `${this.name}-${++this.made}`;
      const account = request.by.accountId;
      this.history.write({ event: 'sent', key, account, operation: operation.name, about: place.id });
      const answer = await this.insist(operation.name, request, key, (answer) => operation.effect(answer, place));
      ground.heard(place, answer);
      await ground.look(place, this.ask);
    }
  }

  /** A third of all work is on a few places, so that many want the same one. */
  private choosePlace({ places }: Ground): Place | null {
    if (places.length === 0) return null;
    return this.random.chance(1, 3) ? this.random.pick(places.slice(0, 4)) : this.random.pick(places);
  }

  /** Sends until there is an answer, always with the same key; sometimes twice at once, as an impatient phone does. */
  private async insist(
    operation: string,
    request: Proposed,
    key: string,
    effectOf: (answer: MutationAnswer) => Effect | null,
  ): Promise<MutationAnswer> {
    const times = this.random.chance(1, 10) ? 2 : 1;
    const answers = await Promise.all(Array.from({ length: times }, () => this.untilAnswered(request, key)));
    if (times > 1) this.history.write({ event: 'doubled', key, types: answers.map((answer) => answer.__typename) });
    const effects = answers.map(effectOf);
    // Refusals are not kept: of two that came at once one may be refused and the other not.
    const best = answers[effects.findIndex((effect) => effect !== null)] ?? answers[0]!;
    this.history.write({
      event: 'acknowledged',
      key,
      account: request.by.accountId,
      operation,
      type: best.__typename,
      codes: (best.problems ?? []).map(({ code }) => code),
      effect: effectOf(best),
    });
    return best;
  }

  private async untilAnswered({ by, document, variables }: Proposed, key: string): Promise<MutationAnswer> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      try {
        const { data, errors } = await this.post(by.cookie, document, { ...variables, key });
        const [first] = errors;
        if (first === undefined) return data!['did'] as MutationAnswer;
        const code = String(first.extensions['code']);
        if (!unanswered.has(code)) throw new Unexpected(`${document}: ${first.message}`);
        this.history.write({ event: 'lost', key, why: code });
      } catch (error) {
        if (error instanceof Unexpected) throw error;
        this.history.write({ event: 'lost', key, why: (error as Error).message });
      }
      await pause(BREATH);
    }
    throw new Error(`No answer to ${key} after ${ATTEMPTS} attempts.`);
  }

  /** What the jury sees; another look will tell what this one does not. */
  private readonly ask: Ask = async <A, V extends object>(query: Query<A, V>, variables: V): Promise<A | null> => {
    try {
      const { data, errors } = await this.post(this.world.jury[0]!.cookie, textOf(query), variables);
      return errors.length > 0 ? null : (data as A);
    } catch {
      return null;
    }
  };

  private async post(cookie: string, query: string, variables: object): Promise<Answer> {
    const { url } = this.random.pick(this.servers.apis);
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(PATIENCE),
    });
    return readAnswer(response);
  }
}

/** A fault of the harness, or of the office: never an outcome. */
class Unexpected extends Error {}
