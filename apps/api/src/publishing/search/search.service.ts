import { Injectable } from '@nestjs/common';
import { lettersOf } from '@tarokk/competition';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { TrophiesService } from '../../competitions/trophies/trophies.service.js';
import { MatchesLoader } from '../../matches/match/matches.loader.js';
import { MatchesRepository } from '../../matches/match/matches.repository.js';
import { PairsLoader } from '../../registry/pairs/pairs.loader.js';
import { wordsIn } from '../../registry/people/names/name-words.js';
import { PeopleRepository, type PersonRow } from '../../registry/people/people.repository.js';
import type { SideKind } from '../../registry/teams/sides/side.types.js';
import { type FoundSide, SidesRepository } from '../../registry/teams/sides/sides.repository.js';
import { TeamsLoader } from '../../registry/teams/teams.loader.js';
import { soughtIn } from './days.js';
import { announcementSaid, announcementsFor, bestOf, chapterNamed, chaptersFor } from './known-texts.js';
import { type Fit, fitOf, fits, isForgivable } from './nearness.js';
import type { SearchArguments } from './search.arguments.js';
import { type Found, type SearchGroup, type SearchKind, searchKinds } from './search.types.js';
import { WrongLettersRepository } from '../../registry/people/names/wrong-letters.repository.js';

/** How many of the likest names are looked at for one wrong letter. */
const LIKEST = 40;

/** What was found of a kind, before it is loaded. */
interface FoundOfKind {
  readonly count: number;
  readonly fit: Fit;
  readonly hits: readonly object[];
}

/** What is looked for. */
interface Wanted {
  readonly text: string;
  readonly words: readonly string[];
  readonly first: number;
}

@Injectable()
export class SearchService {
  constructor(
    private readonly people: PeopleRepository,
    private readonly sides: SidesRepository,
    private readonly teams: TeamsLoader,
    private readonly pairs: PairsLoader,
    private readonly matches: MatchesRepository,
    private readonly matchesLoader: MatchesLoader,
    private readonly trophies: TrophiesService,
    private readonly wrongLetters: WrongLettersRepository,
  ) {}

  async search(context: RequestContext, { text, first, language: asked }: SearchArguments): Promise<Found> {
    const language = asked ?? context.caller.language;
    const wanted: Wanted = { text, words: wordsIn(text), first };
    const finders: Readonly<Record<SearchKind, Promise<FoundOfKind | null>>> = {
      announcement: Promise.resolve(
        ofTexts(announcementsFor(wanted.words), first, (said) => announcementSaid(said, language)),
      ),
      person: this.persons(context, wanted),
      team: this.sidesOf(context, 'team', wanted),
      pair: this.sidesOf(context, 'pair', wanted),
      match: this.matchesFor(context, wanted),
      trophy: this.trophyNumbered(text),
      'rule-chapter': Promise.resolve(
        ofTexts(chaptersFor(text, wanted.words), first, (number) => chapterNamed(number, language)),
      ),
    };
    const found = await Promise.all(
      searchKinds.map(async (kind) => ({ kind, found: wanted.words.length === 0 ? null : await finders[kind] })),
    );
    const groups = found
      .flatMap(({ kind, found: group }) => (group === null ? [] : [{ kind, ...group }]))
      .toSorted((one, other) => fits.indexOf(one.fit) - fits.indexOf(other.fit))
      .map(({ kind, count, hits }): SearchGroup => ({
        kind,
        count,
        hits: hits.map((hit) => ({ __typename: typeNames[kind], ...hit })),
      }));
    return { count: groups.reduce((sum, { count }) => sum + count, 0), groups };
  }

  private async persons({ source }: RequestContext, { words, first }: Wanted): Promise<FoundOfKind | null> {
    if (words.length === 0) return null;
    const { count, persons } = await source.read((database) => this.people.search(database, words, first));
    const alike = await this.alike<PersonRow>(words, persons, first, (letters) =>
      source.read((database) => this.people.searchAlike(database, letters, LIKEST)),
    );
    return foundOf(words, [...persons, ...alike], count + alike.length);
  }

  private async sidesOf(
    context: RequestContext,
    kind: SideKind,
    { words, first }: Wanted,
  ): Promise<FoundOfKind | null> {
    if (words.length === 0) return null;
    const { source } = context;
    const { count, sides } = await source.read((database) => this.sides.search(database, kind, words, first));
    const alike = await this.alike<FoundSide>(words, sides, first, (letters) =>
      source.read((database) => this.sides.searchAlike(database, kind, letters, LIKEST)),
    );
    const found = foundOf(words, [...sides, ...alike], count + alike.length);
    if (found === null) return null;
    const load = (id: string): Promise<object | null> =>
      kind === 'team' ? this.teams.load(context, id) : this.pairs.load(context, id);
    const hits = await Promise.all(found.hits.map(({ id }) => load(id)));
    return { ...found, hits: hits.filter((hit) => hit !== null) };
  }

  /** Names with one wrong letter, where there is room left for them; of each name the first. */
  private async alike<T extends { readonly id: string; readonly name: string }>(
    words: readonly string[],
    found: readonly T[],
    first: number,
    likest: (letters: string) => Promise<readonly T[]>,
  ): Promise<readonly T[]> {
    if (found.length >= first || !isForgivable(words) || !(await this.wrongLetters.areForgiven())) return [];
    const names = new Set(found.map(({ name }) => lettersOf(name)));
    const alike: T[] = [];
    for (const each of await likest(words.join(' '))) {
      const letters = lettersOf(each.name);
      if (names.has(letters) || fitOf(words, each.name) !== 'wrong-letter') continue;
      names.add(letters);
      alike.push(each);
    }
    return alike.slice(0, first - found.length);
  }

  private async matchesFor(context: RequestContext, { text, first }: Wanted): Promise<FoundOfKind | null> {
    const { words, day } = soughtIn(text);
    if (words.length === 0 && day === null) return null;
    const { count, ids } = await context.source.read((database) =>
      this.matches.search(database, { words, day }, first),
    );
    const hits = await Promise.all(ids.map((id) => this.matchesLoader.match(context, id)));
    return count === 0
      ? null
      : { count, fit: day === null ? 'words' : 'same', hits: hits.filter((hit) => hit !== null) };
  }

  private async trophyNumbered(text: string): Promise<FoundOfKind | null> {
    const [, number] = /^#?(\d{1,7})\.?$/u.exec(text.trim()) ?? [];
    if (number === undefined) return null;
    const trophy = await this.trophies.find({ id: null, listNumber: Number(number) });
    return trophy === null ? null : { count: 1, fit: 'same', hits: [trophy] };
  }
}

const typeNames: Readonly<Record<SearchKind, string>> = {
  announcement: 'Announcement',
  person: 'Person',
  team: 'Team',
  pair: 'Pair',
  match: 'Match',
  trophy: 'Trophy',
  'rule-chapter': 'RuleChapter',
};

function foundOf<T extends { readonly id: string; readonly name: string }>(
  words: readonly string[],
  hits: readonly T[],
  count: number,
): (Omit<FoundOfKind, 'hits'> & { readonly hits: readonly T[] }) | null {
  // The database takes words apart a little otherwise: what it has found fits.
  const fit = bestOf(hits.map(({ name }) => fitOf(words, name))) ?? 'words';
  return hits.length === 0 ? null : { count, fit, hits };
}

function ofTexts<T>(
  fitting: readonly { readonly of: T; readonly fit: Fit }[],
  first: number,
  shown: (of: T) => object,
): FoundOfKind | null {
  const [best] = fitting;
  return best === undefined
    ? null
    : { count: fitting.length, fit: best.fit, hits: fitting.slice(0, first).map(({ of }) => shown(of)) };
}
