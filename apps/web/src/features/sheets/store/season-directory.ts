export interface DirectoryPerson {
  readonly id: string;
  readonly name: string;
}

export interface DirectorySide extends DirectoryPerson {
  readonly kind: 'team' | 'pair';
  /** Who plays for it now; of a team since when, which directories of earlier versions do not say. */
  readonly members: readonly (DirectoryPerson & { readonly from?: string })[];
}

/** A recent match of an own side that the office has: for the number of the next one, and for where it stands. */
export interface MatchThere {
  readonly id: string;
  readonly date: string;
  readonly order: number;
  readonly sides: { readonly A: string; readonly B: string };
  /** The side that entered it; null for the jury. */
  readonly enteredBy: string | null;
  /** Where it stands, as the office said it last; directories of earlier versions do not say. */
  readonly standing?: string;
  /** The raw points that count, with the rulings; directories of earlier versions do not say. */
  readonly sum?: { readonly A: number; readonly B: number };
}

export interface DirectoryPlan {
  readonly id: string;
  readonly date: string;
  readonly order: number;
  readonly competition: string;
  readonly sides: { readonly A: string; readonly B: string };
  readonly venue: { readonly name: string; readonly public: boolean } | null;
}

/** What has to be known of a season to write its sheets without a network. */
export interface SeasonDirectory {
  readonly year: number;
  readonly me: {
    readonly account: string;
    readonly person: DirectoryPerson;
    readonly hasPin: boolean;
    /** Directories of earlier versions do not say. */
    readonly jury?: boolean;
  };
  /** To which PINs are sealed; null where the office has none. Directories of earlier versions have none either. */
  readonly sealingKey?: { readonly id: string; readonly publicKey: string } | null;
  readonly sides: readonly DirectorySide[];
  /** Guests and substitutes who are of no side of the season, once somebody has looked them up. */
  readonly others?: readonly DirectoryPerson[];
  readonly venues: readonly { readonly name: string; readonly public: boolean }[];
  readonly plans: readonly DirectoryPlan[];
  /** Directories of earlier versions have neither of these. */
  readonly matches?: readonly MatchThere[];
  readonly season?: { readonly year: number; readonly closed: boolean; readonly annualMeeting: string | null } | null;
}

/** The sides for which somebody may write a sheet (D12). */
export function ownSides({ sides, me }: SeasonDirectory): readonly DirectorySide[] {
  return sides.filter(({ members }) => members.some(({ id }) => id === me.person.id));
}

/** The sides whose sheets somebody may begin: the jury types in whichever was filled by hand. */
export function sidesToEnter(directory: SeasonDirectory): readonly DirectorySide[] {
  const own = ownSides(directory);
  if (directory.me.jury !== true) return own;
  return [...own, ...directory.sides.filter((side) => !own.includes(side))];
}

export function sideOf(directory: SeasonDirectory, id: string | null): DirectorySide | null {
  return directory.sides.find((side) => side.id === id) ?? null;
}

/** The names of both, A first; dots where a side is not chosen, or the phone does not know it. */
export function namesOfBoth(
  directory: SeasonDirectory,
  sides: { readonly A: string | null; readonly B: string | null },
): readonly [string, string] {
  return [sideOf(directory, sides.A)?.name ?? '…', sideOf(directory, sides.B)?.name ?? '…'];
}

export function nameOf(directory: SeasonDirectory, person: string | null): string {
  return person === null ? '–' : (known(directory, person)?.name ?? '?');
}

/** Who has this id, as far as the phone knows. */
export function known({ sides, others = [], me }: SeasonDirectory, id: string): DirectoryPerson | null {
  const isHe = (person: DirectoryPerson): boolean => person.id === id;
  for (const { members } of sides) {
    const member = members.find(isHe);
    if (member !== undefined) return member;
  }
  return others.find(isHe) ?? (isHe(me.person) ? me.person : null);
}
