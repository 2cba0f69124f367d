// What papers are made of: plain data, in the words of the reader's language.

export interface NameOnPaper {
  readonly name: string;
}

export interface NumbersOnPaper {
  readonly first: number;
  readonly last: number;
}

export interface ChampionshipOnPaper {
  readonly asOf: string | null;
  readonly rows: readonly {
    rank: number;
    team: NameOnPaper;
    matches: number;
    points: number;
    average: number | null;
    best: number | null;
    remaining: number;
    reason: string;
  }[];
}

export interface CupOnPaper {
  readonly winner: NameOnPaper | null;
  readonly runnersUp: readonly NameOnPaper[];
  readonly bronze: readonly NameOnPaper[];
  readonly rounds: readonly {
    name: string;
    lastDay: string;
    ties: readonly {
      name: string;
      reason: string;
      points: readonly number[];
      matches: readonly object[];
      /** Null while it is open, and when nobody goes on. */
      goesOn: { id: string } | null;
      sides: readonly (NameOnPaper & { readonly kind: string; readonly pair: { readonly id: string } | null })[];
    }[];
  }[];
}

export interface TrophyOnPaper {
  readonly date: string | null;
  readonly name: string | null;
  readonly ordinal: string;
  readonly listNumbers: NumbersOnPaper;
  readonly count: number;
  readonly announcer: NameOnPaper;
  readonly partner: NameOnPaper | null;
  readonly opposingSide: NameOnPaper | null;
}

/** Where a trophy was made. */
export interface PlaceOfTrophy {
  /** As the schema writes it; null where the old list knew none. */
  readonly trophy: string | null;
  readonly name: string | null;
  readonly matchId: string | null;
  readonly game: number | null;
  readonly freeGame: { readonly id: string } | null;
}

/** The match of a trophy: what was played, and why the trophy stands. */
export interface MatchOfTrophy {
  readonly date: string;
  readonly playedGames: readonly number[];
  readonly sides: readonly [NameOnPaper, NameOnPaper];
  readonly venue: NameOnPaper;
  readonly verification: {
    readonly games: readonly {
      readonly number: number;
      readonly announcements: readonly {
        readonly announce: string;
        readonly status: string;
        readonly reason: string;
      }[];
    }[];
  };
}

export interface TrophyOnCertificate extends PlaceOfTrophy {
  readonly date: string | null;
  readonly side: NameOnPaper | null;
  readonly opposingSide: NameOnPaper | null;
  readonly announcer: NameOnPaper;
  readonly partner: NameOnPaper | null;
  readonly opponents: readonly NameOnPaper[];
  readonly ofKind: { readonly last: number } | null;
  readonly ofAnnouncer: { readonly last: number };
  /** Their numbers in the whole list (D54). */
  readonly listNumbers: NumbersOnPaper;
  /** Those of them that earn the cup of a hundredth. */
  readonly hundredths: readonly number[];
}

export interface MilestonesOnPaper extends NameOnPaper {
  readonly milestones: readonly { number: number; date: string | null; trophy: PlaceOfTrophy }[];
}
