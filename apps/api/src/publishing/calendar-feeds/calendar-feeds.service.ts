import { Injectable } from '@nestjs/common';
import { allTies, cupFactsOf, cupOf, type KeptCup, pairsOf, sideName, type Tie, yearOf } from '@tarokk/competition';
import { fill, type Language, say } from '@tarokk/rules';
import { CupFactsRepository } from '../../competitions/cup/storage/cup-facts.repository.js';
import { Clock } from '../../platform/office/clock.js';
import { CalendarFeedsRepository, type FeedEvent, type FeedMatch } from './calendar-feeds.repository.js';
import { type CalendarEvent, writeCalendar } from './calendar-file.js';
import { competitionNames, feedWords } from './feed-words.js';

/** Everything that has a date, as calendars read it: for everybody, and for one team or pair. */
@Injectable()
export class CalendarFeeds {
  constructor(
    private readonly repository: CalendarFeedsRepository,
    private readonly cups: CupFactsRepository,
    private readonly clock: Clock,
  ) {}

  /** This year and the next. */
  async ofAll(language: Language): Promise<string> {
    const year = yearOf(await this.clock.today());
    const seasons = [year, year + 1];
    const firstDay = `${year}-01-01`;
    const [matches, events, meetings, cups] = await Promise.all([
      this.repository.matches([year - 1, ...seasons], null, firstDay),
      this.repository.events(seasons, null),
      this.repository.meetings(seasons),
      // Of a cup of the year before postponed ties may still be to play (D51).
      this.cups.find(null, [year - 1, ...seasons]),
    ]);
    return writeCalendar(
      feedWords.office[language],
      byDay([
        ...events.map((event) => eventOf(event, language)),
        ...matches.map((match) => matchEvent(match, language)),
        ...meetings.map((meeting) => meetingEvent(meeting, language)),
        ...cups.flatMap((cup) => cupEvents(cup, language)).filter(({ day }) => day >= firstDay),
      ]),
    );
  }

  /** The season of a team or pair; null when there is none. */
  async ofSide(id: string, language: Language): Promise<string | null> {
    const side = await this.repository.findSide(id);
    if (side === null) return null;
    const seasons = [side.season];
    const [matches, events, meetings, cups] = await Promise.all([
      this.repository.matches(seasons, id, `${side.season}-01-01`),
      this.repository.events(seasons, id),
      this.repository.meetings(seasons),
      this.cups.find(null, seasons),
    ]);
    return writeCalendar(
      `${side.name} ${side.season}`,
      byDay([
        ...events.map((event) => eventOf(event, language)),
        ...matches.map((match) => matchEvent(match, language)),
        ...meetings.map((meeting) => meetingEvent(meeting, language)),
        ...cups.flatMap((cup) => tieEvents(cup, id, language)),
      ]),
    );
  }
}

function byDay(events: readonly CalendarEvent[]): readonly CalendarEvent[] {
  return events.toSorted((a, b) => (a.day === b.day ? 0 : a.day < b.day ? -1 : 1));
}

function matchEvent({ sides: [a, b], competition, ...match }: FeedMatch, language: Language): CalendarEvent {
  const { id, date, order, place, version, plannedOn } = match;
  const words = order === 1 ? feedWords.match : feedWords.numbered;
  const title = fill(words[language], { competition: competitionNames[competition][language], a, b, order });
  return { id, day: date, title, place, note: null, revision: version - 1, enteredOn: plannedOn };
}

function eventOf({ id, name, date, place, version, announcedOn }: FeedEvent, language: Language): CalendarEvent {
  const title = fill(feedWords.event[language], { name });
  return { id, day: date, title, place, note: null, revision: version - 1, enteredOn: announcedOn };
}

/** The stamp of what follows from a season: nobody entered it on a day, so it is the first day of the year. */
function ofYear(year: number, id: string, day: string, title: string, note: string | null = null): CalendarEvent {
  return { id: `${id}-${year}`, day, title, place: null, note, revision: 0, enteredOn: `${year}-01-01` };
}

function meetingEvent(
  { year, day }: { readonly year: number; readonly day: string },
  language: Language,
): CalendarEvent {
  return ofYear(year, 'annual-meeting', day, fill(feedWords.meeting[language], { year }));
}

/** The end of the entries, of each round that is to be played, and of each tie that was postponed (D33, D51). */
function cupEvents(row: KeptCup, language: Language): readonly CalendarEvent[] {
  const { year, entriesUntil } = row;
  const entries = ofYear(year, 'cup-entries', entriesUntil, feedWords.entries[language]);
  const facts = cupFactsOf(row);
  const rounds = facts === null ? [] : cupOf(facts).rounds;
  return [
    entries,
    ...rounds.map(({ round, name, lastDay }) =>
      ofYear(year, `cup-${round}`, lastDay, fill(feedWords.round[language], { round: name[language] })),
    ),
    ...rounds.flatMap(({ lastDay, ties }) => ties.filter((tie) => tie.lastDay > lastDay)).map(tieEvent(row, language)),
  ];
}

/** Until when a pair plays its ties, whether they are decided or not. */
function tieEvents(row: KeptCup, pair: string, language: Language): readonly CalendarEvent[] {
  const facts = cupFactsOf(row);
  if (facts === null) return [];
  const own = allTies(cupOf(facts)).filter((tie) => pairsOf(tie)?.includes(pair));
  return own.map(tieEvent(row, language));
}

function tieEvent({ year, entries }: KeptCup, language: Language): (tie: Tie) => CalendarEvent {
  const names = new Map(entries.map(({ id, name }) => [id, name]));
  const named = (side: Tie['sides'][number]): string => {
    const name = sideName(side, (id) => names.get(id) ?? id);
    return typeof name === 'string' ? name : name[language];
  };
  return ({ id, sides, lastDay, sentence }) => {
    const title = fill(feedWords.tie[language], { a: named(sides[0]), b: named(sides[1]) });
    return ofYear(year, `cup-${id}`, lastDay, title, say(sentence, language));
  };
}
