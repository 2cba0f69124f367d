import { Injectable } from '@nestjs/common';
import { dayText, type RulingEntry, rulingInWords, type RulingRecord } from '@tarokk/competition';
import { fill, type Language, languages, type Text, text } from '@tarokk/rules';
import type { Caller } from '../../platform/requests/caller.js';
import { MatchHistoryRepository } from '../../matches/history/match-history.repository.js';
import { CompetitionSubjects, type CupDecisionRow } from './competition-subjects.repository.js';
import { SubjectsRepository, type SubjectNames } from './subjects.repository.js';
import { knownEvent } from './events.js';
import type { NotificationRow } from './notifications.repository.js';

type Told = Pick<NotificationRow, 'event' | 'subjectId' | 'values'>;

/** What a notification says that does not name its decision: it was told by an earlier version. */
const somewhere = text(
  'The page says what and why.',
  'Die Seite sagt, was und warum.',
  'Az oldalon olvasható, mit és miért.',
);

const words = {
  why: text('“{reason}”', '„{reason}“', '„{reason}”'),
  revoked: text(
    'An earlier ruling no longer holds.',
    'Eine frühere Entscheidung gilt nicht mehr.',
    'Egy korábbi döntés már nem érvényes.',
  ),
  postponement: text(
    'The tie can be played until {day}.',
    'Die Begegnung kann bis zum {day} gespielt werden.',
    'A párharc lejátszható. Határidő: {day}',
  ),
  goesOn: text('{pair} goes on.', '{pair} kommt weiter.', '{pair} továbbjut.'),
  nobody: text('Nobody goes on.', 'Niemand kommt weiter.', 'Senki sem jut tovább.'),
  playerChange: text(
    'From {day} on {comes} plays for {leaves}.',
    'Ab dem {day} spielt {comes} für {leaves}.',
    '{leaves} helyett {comes} játszik. Első nap: {day}',
  ),
};

/** What letters and messages say of a decision of the jury: what it is, and why. */
@Injectable()
export class DecisionsInWords {
  constructor(
    private readonly history: MatchHistoryRepository,
    private readonly competitions: CompetitionSubjects,
    private readonly subjects: SubjectsRepository,
  ) {}

  /** For each of these notifications, in their order; for those that tell of none it is not used. */
  async of(notifications: readonly Told[], reader: Caller): Promise<readonly Text[]> {
    const about = (...events: readonly string[]): string[] => [
      ...new Set(
        notifications.flatMap(({ event, subjectId }) =>
          events.includes(event) && subjectId !== null ? [subjectId] : [],
        ),
      ),
    ];
    const [ruled, returned, cupActs] = [about('match.ruled'), about('match.returned'), about('cup.decided')];
    const [rulings, moves, decisions] = await Promise.all([
      ruled.length === 0 ? [] : this.history.rulingsOf(ruled),
      returned.length === 0 ? [] : this.history.movesOf(returned),
      cupActs.length === 0 ? [] : this.competitions.cupDecisions(cupActs),
    ]);
    const persons = decisions.flatMap(({ leavesId, comesId }) => [leavesId, comesId]).filter((id) => id !== null);
    const names = await this.subjects.names('person', persons, reader);
    return notifications.map(({ event, subjectId, values }) => {
      const { ruling, move } = values as Readonly<Record<string, unknown>>;
      switch (knownEvent(event)) {
        case 'match.ruled': {
          const row = rulings.find(({ matchId, number }) => matchId === subjectId && number === ruling);
          return row === undefined ? somewhere : ofRuling(row.ruling);
        }
        case 'match.returned': {
          const row = moves.find(({ matchId, number }) => matchId === subjectId && number === move);
          return row?.reason == null ? somewhere : because(row.reason);
        }
        case 'cup.decided': {
          const row = decisions.find(({ id }) => id === subjectId);
          return row === undefined ? somewhere : ofCup(row, names);
        }
        default:
          return somewhere;
      }
    });
  }
}

function ofRuling(ruling: RulingEntry): Text {
  const what = ruling.kind === 'revocation' ? words.revoked : rulingInWords(ruling as RulingRecord);
  return inTurn(what, because(ruling.reason));
}

function ofCup({ kind, day, goesOn, leavesId, comesId, reason }: CupDecisionRow, names: SubjectNames): Text {
  const why = reason === null ? [] : [because(reason)];
  const [leaves, comes] = [leavesId, comesId].map((id) => (id === null ? null : (names.get(id) ?? null))) as [
    Text | null,
    Text | null,
  ];
  const said = (sentence: Text, pair: string | null = null): Text =>
    inTurn(
      eachLanguage((language) =>
        fill(sentence[language], {
          ...(day === null ? {} : { day: dayText(day)[language] }),
          ...(pair === null ? {} : { pair }),
          ...(leaves === null || comes === null ? {} : { leaves: leaves[language], comes: comes[language] }),
        }),
      ),
      ...why,
    );
  switch (kind) {
    case 'postponement':
      return said(words.postponement);
    case 'decision':
      return goesOn === null ? said(words.nobody) : said(words.goesOn, goesOn);
    case 'player-change':
      return said(words.playerChange);
    default:
      return somewhere;
  }
}

function because(reason: string): Text {
  return eachLanguage((language) => fill(words.why[language], { reason }));
}

function inTurn(...sentences: readonly Text[]): Text {
  return eachLanguage((language) => sentences.map((each) => each[language]).join(' '));
}

function eachLanguage(say: (language: Language) => string): Text {
  const [en, de, hu] = languages.map(say) as [string, string, string];
  return text(en, de, hu);
}
