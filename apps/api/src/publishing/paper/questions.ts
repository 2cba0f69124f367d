import type { NameOnPaper } from '@tarokk/paper';

/** What is asked for a paper, of the API itself: a paper says what its reader may see, and nothing else. */
export const questions = {
  match: `query ($id: UUID!, $lang: Language!) {
    match(id: $id) {
      id date state competitions venue { name } sides { name } raw { a b } points { a b } revision
      players { seat from guest person { name(language: $lang) } }
      revisions { number document }
      games { number points { a b } onSheet { a b } ruling { reason } }
    }
  }`,
  /** What is to be played, or is being written. */
  begun: `query ($id: ID!) {
    node(id: $id) {
      __typename
      ... on Draft { document }
      ... on PlannedMatch { date order competition venue { name } sideA { name } sideB { name } }
    }
  }`,
  names: `query ($ids: [ID!]!, $lang: Language!) {
    nodes(ids: $ids) { ... on Team { id name } ... on Pair { id name } ... on Person { id name(language: $lang) } }
  }`,
  championship: `query ($year: Int!, $asOf: Day, $lang: Language!) {
    championshipTable(seasonYear: $year, asOf: $asOf) {
      asOf
      rows { rank team { name } matches points average best remaining reason(language: $lang) }
    }
  }`,
  cup: `query ($year: Int!, $lang: Language!) {
    cup(seasonYear: $year) {
      winner { name } runnersUp { name } bronze { name }
      rounds { name(language: $lang) lastDay ties { name(language: $lang) reason(language: $lang) points matches { points } goesOn { id } sides { name(language: $lang) kind pair { id } } } }
    }
  }`,
  trophies: `query ($season: Int, $after: String, $lang: Language!) {
    trophies(seasonYear: $season, first: 100, after: $after) {
      nodes { date name(language: $lang) ordinal(language: $lang) listNumbers { first last } count announcer { name(language: $lang) } partner { name(language: $lang) } opposingSide { name } }
      pageInfo { hasNextPage endCursor }
    }
  }`,
  trophy: `query ($id: UUID!, $lang: Language!) {
    trophy(id: $id) {
      date trophy name(language: $lang) ordinal(language: $lang) count competitions matchId game freeGame { id }
      side { name } opposingSide { name }
      announcer { name(language: $lang) } partner { name(language: $lang) } opponents { name(language: $lang) }
      ofKind { last } ofAnnouncer { last } listNumbers { first last } hundredths
    }
  }`,
  trophyGame: `query ($id: UUID!, $lang: Language!) {
    match(id: $id) {
      date playedGames sides { name } venue { name }
      verification(language: $lang) { games { number announcements { announce status reason } } }
    }
  }`,
  milestones: `query ($id: UUID!, $lang: Language!) {
    person(id: $id) { name(language: $lang) milestones { number date trophy { id trophy name(language: $lang) matchId game freeGame { id } } } }
  }`,
} as const;

interface ByParties {
  readonly a: number;
  readonly b: number;
}

export interface MatchOnPaper {
  readonly id: string;
  readonly date: string;
  readonly competitions: readonly string[];
  readonly venue: NameOnPaper;
  readonly sides: readonly [NameOnPaper, NameOnPaper];
  readonly raw: ByParties;
  readonly points: ByParties | null;
  readonly revision: number;
  readonly players: readonly { seat: string; from: number; guest: boolean; person: NameOnPaper | null }[];
  readonly revisions: readonly { number: number; document: unknown }[];
  readonly games: readonly {
    readonly number: number;
    readonly points: ByParties;
    readonly onSheet: ByParties;
    readonly ruling: { readonly reason: string } | null;
  }[];
}

export interface PlanOnPaper {
  readonly __typename: 'PlannedMatch';
  readonly date: string;
  readonly order: number;
  readonly competition: string;
  readonly venue: NameOnPaper | null;
  readonly sideA: NameOnPaper;
  readonly sideB: NameOnPaper;
}

export type BegunOnPaper = PlanOnPaper | { readonly __typename: 'Draft'; readonly document: unknown };

/** Null of what there is not, or what is not for the reader. */
export type NamedOnPaper = (NameOnPaper & { readonly id: string }) | null;
