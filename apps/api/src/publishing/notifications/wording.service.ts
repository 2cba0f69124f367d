import { Inject, Injectable } from '@nestjs/common';
import { dayText, terms } from '@tarokk/competition';
import { fill, text, type Language, type Text } from '@tarokk/rules';
import type { Caller } from '../../platform/requests/caller.js';
import { type Configuration, CONFIGURATION } from '../../platform/configuration/configuration.js';
import { type DisputeStep, DisputesInWords, keyOf } from './disputes-in-words.service.js';
import { DecisionsInWords } from './decisions-in-words.service.js';
import { eventWords, hiddenSubject } from './event-words.js';
import { eventOf, knownEvent, type Subject } from './events.js';
import type { NotificationRow } from './notifications.repository.js';
import { SubjectsRepository } from './subjects.repository.js';

const { en, de, hu } = terms;

/** What a notification says to a reader. */
export interface Wording {
  /** Whether the reader may still see what it is about. */
  readonly isVisible: boolean;
  readonly say: (language: Language) => string;
  /** The page that it is about, as `matches/…`; null when the reader may no longer see it. */
  readonly path: string | null;
  /** The same with the address of the office; null where that is not set. */
  readonly address: string | null;
}

/** The words for a dispute in a notification of an earlier version, which does not say which dispute it was. */
const someDispute = text(
  `The sheet is ${en.dispute.participle}.`,
  `Der Spielzettel wird ${de.dispute.participle}.`,
  `A mérkőzéslapot ${hu.dispute.thirdPlural}.`,
);

type Worded = Pick<NotificationRow, 'event' | 'subjectId' | 'values'>;

/** The pages of the office. */
const pages: Readonly<Record<Subject, (id: string, season: string) => string>> = {
  match: (id) => `matches/${id}`,
  'planned-match': (id) => `planned-matches/${id}`,
  request: (id) => `requests/${id}`,
  person: (id) => `players/${id}`,
  opponent: () => 'cup',
  'free-game': (id) => `free-games/${id}`,
  'cup-act': (_, season) => `cup/${season}`,
  'cup-pair': (_, season) => `cup/${season}`,
  'grand-prix': (id, season) => `grand-prix/${season}/${id}`,
  webhook: () => 'account/webhooks',
  desk: () => 'jury',
};

/** Makes the sentences of notifications when they are read: names are those of today, and only what the reader may see. */
@Injectable()
export class NotificationWording {
  private readonly office: string | null;

  constructor(
    private readonly subjects: SubjectsRepository,
    private readonly disputes: DisputesInWords,
    private readonly decisions: DecisionsInWords,
    @Inject(CONFIGURATION) { publicUrl }: Configuration,
  ) {
    this.office = publicUrl;
  }

  /** Where a reader switches notifications off. */
  get settingsAddress(): string | null {
    return this.page('account#letters');
  }

  /** In the order in which they are given. */
  async of(notifications: readonly Worded[], reader: Caller): Promise<Wording[]> {
    const wanted = new Map<Subject, string[]>();
    for (const { event, subjectId } of notifications) {
      const name = knownEvent(event);
      if (name === null || subjectId === null) continue;
      const { about } = eventOf(name);
      wanted.set(about, [...(wanted.get(about) ?? []), subjectId]);
    }
    const found = await Promise.all(
      [...wanted].map(async ([about, ids]) => [about, await this.subjects.names(about, ids, reader)] as const),
    );
    const names = new Map(found);
    const disputes = await this.disputes.of(
      notifications.flatMap((each) => {
        const step = stepOf(each);
        return step === null ? [] : [step];
      }),
    );
    const decisions = await this.decisions.of(notifications, reader);
    return notifications.map((each, index) => {
      const step = stepOf(each);
      const dispute = (step && disputes.get(keyOf(step))) ?? someDispute;
      const details = { dispute, decision: decisions[index]! };
      return this.word(each, (about, id) => names.get(about)?.get(id) ?? null, details, reader);
    });
  }

  private word(
    { event, subjectId, values }: Worded,
    nameOf: (about: Subject, id: string) => Text | null,
    { dispute, decision }: { readonly dispute: Text; readonly decision: Text },
    { account }: Caller,
  ): Wording {
    const known = knownEvent(event);
    const hidden: Wording = { isVisible: false, say: (language) => hiddenSubject[language], path: null, address: null };
    if (known === null) return hidden;
    const { about, kind } = eventOf(known);
    const subject = subjectId === null ? null : nameOf(about, subjectId);
    const isForJury = kind === 'jury';
    if ((about !== 'desk' && subject === null) || (isForJury && account?.jury !== true)) return hidden;
    const { day, season, ...numbers } = values as Readonly<Record<string, string | number>>;
    const path = pages[about](subjectId ?? '', String(season));
    return {
      isVisible: true,
      say: (language) =>
        fill(eventWords[known][language], {
          // Notifications of an earlier version can have it.
          games: 0,
          ...numbers,
          dispute: dispute[language],
          decision: decision[language],
          ...(typeof day === 'string' ? { day: dayText(day)[language] } : {}),
          ...(subject === null ? {} : { subject: subject[language] }),
        }),
      path,
      address: this.page(path),
    };
  }

  private page(path: string): string | null {
    return this.office === null ? null : `${this.office}/${path}`;
  }
}

/** The step that an event of a match tells of; null of other events, and of notifications of an earlier version. */
function stepOf({ subjectId, values }: Worded): DisputeStep | null {
  const { move } = values as Readonly<Record<string, unknown>>;
  return subjectId !== null && typeof move === 'number' ? { matchId: subjectId, move } : null;
}
