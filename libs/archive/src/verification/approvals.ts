import {
  blockingErrors,
  type Finding,
  findingsOf,
  type MatchRequest,
  matchRequestKinds,
  type Membership,
  type OfficeContext,
  type OfficialMatch,
  withNames,
} from '@tarokk/competition';
import type { Sentence } from '@tarokk/rules';
import type { RecordsReader } from '../competitions/competition-archive.js';
import { archiveFiles } from '../format/manifest.js';
import { idIn, type ArchiveLine, numberIn, textIn, textOrNullIn, wrong } from '../format/rows.js';
import type { ZipReader } from '../format/zip-reader.js';
import type { Irregularity } from './irregularity.js';

/** How many approvals are named: where all were against the rules, the first ones will do. */
const MOST = 100;

interface Plan {
  readonly sides: readonly [string, string];
  readonly date: string;
  readonly order: number;
  readonly venue: string;
}

/**
 * Whether what counts could be approved, by the members, requests, rulings and places that a full archive has. They are those
 * of its last day: a place that was taken off the list of the jury since then is found too. So it is told, and is no difference.
 */
export class Approvals implements RecordsReader {
  private readonly names = new Map<string, string>();
  private readonly confirmed = new Set<string>();
  private readonly members = new Map<string, Membership[]>();
  private readonly plans = new Map<string, Plan>();
  private readonly requests: ArchiveLine[] = [];
  private season: OfficeContext['season'] | null = null;
  private known: Pick<OfficeContext, 'teams' | 'requests'> | null = null;
  /** The first hundred. */
  readonly irregular: Irregularity[] = [];
  irregularCount = 0;

  constructor(private readonly venues: OfficeContext['venues']) {}

  /** @throws MalformedArchive when it cannot be a row of that table */
  take(table: string, line: ArchiveLine): void {
    switch (table) {
      case 'season':
        // It was open when its matches were approved.
        this.season = {
          year: numberIn(line, 'year'),
          annualMeeting: textOrNullIn(line, 'annual_meeting'),
          closed: false,
        };
        break;
      case 'side':
        this.names.set(idIn(line, 'id'), textIn(line, 'name'));
        break;
      case 'team':
        if (textOrNullIn(line, 'confirmed_at') !== null) this.confirmed.add(idIn(line, 'id'));
        break;
      case 'membership':
        this.takeMember(line);
        break;
      case 'planned_match':
        this.plans.set(idIn(line, 'id'), planIn(line));
        break;
      case 'request':
        this.requests.push(line);
        break;
    }
  }

  count({ id: match, sheet: written, result, state, teams }: OfficialMatch): void {
    if (state !== 'approved' || this.season === null) return;
    this.known ??= { teams: this.teams(), requests: this.requests.flatMap((line) => this.request(line)) };
    // As the championship sees it: of the teams for which the pairs of a Grand Prix play (11.2).
    const sheet = teams === undefined ? written : { ...written, sides: teams };
    const context: OfficeContext = {
      ...this.known,
      season: this.season,
      venues: this.venues,
      // What follows from other days, other matches and habits are warnings, which the jury has answered.
      today: sheet.date,
      placesTaken: new Map(),
      usualRoles: new Map(),
    };
    for (const finding of blockingErrors(findingsOf(sheet, result, context))) {
      this.irregularCount++;
      if (this.irregular.length < MOST)
        this.irregular.push({ match, code: finding.code, sentence: this.named(finding) });
    }
  }

  private named({ sentence }: Finding): Sentence {
    return withNames(sentence, (id) => this.names.get(id) ?? id);
  }

  private takeMember(line: ArchiveLine): void {
    const team = idIn(line, 'team_id');
    const member = {
      person: idIn(line, 'person_id'),
      from: textIn(line, 'first_day'),
      until: textOrNullIn(line, 'last_day'),
    };
    this.members.set(team, [...(this.members.get(team) ?? []), member]);
  }

  private teams(): OfficeContext['teams'] {
    return [...this.confirmed].map((id) => ({
      id,
      name: this.names.get(id) ?? id,
      members: this.members.get(id) ?? [],
    }));
  }

  /** None for a request that is about a team. Where it was decided, it says itself for which day and place. */
  private request(line: ArchiveLine): readonly MatchRequest[] {
    const kind = matchRequestKinds.find((each) => each === line.row['kind']);
    const plan = this.plans.get(textOrNullIn(line, 'planned_match_id') ?? '');
    if (kind === undefined || plan === undefined || textOrNullIn(line, 'withdrawn_at') !== null) return [];
    const { granted } = line.row;
    const on = textOrNullIn(line, 'decided_on');
    return [
      {
        id: idIn(line, 'id'),
        kind,
        sides: plan.sides,
        date: textOrNullIn(line, 'date') ?? plan.date,
        order: line.row['order'] == null ? plan.order : numberIn(line, 'order', 1),
        venue: textOrNullIn(line, 'venue_name') ?? plan.venue,
        decision: typeof granted === 'boolean' && on !== null ? { granted, on } : null,
        lapsed: textOrNullIn(line, 'lapsed_at') !== null,
      },
    ];
  }
}

function planIn(line: ArchiveLine): Plan {
  return {
    sides: [idIn(line, 'side_a'), idIn(line, 'side_b')],
    date: textIn(line, 'date'),
    order: numberIn(line, 'order', 1),
    venue: textIn(line, 'venue_name'),
  };
}

/** The list of the jury (D23). @throws MalformedArchive at a line that is no place */
export async function readVenues(archive: ZipReader): Promise<OfficeContext['venues']> {
  const venues: { name: string; public: boolean }[] = [];
  for await (const line of archive.has(archiveFiles.venues) ? archive.lines(archiveFiles.venues) : []) {
    const isPublic = line.row['public'];
    if (typeof isPublic !== 'boolean') wrong(line, 'public');
    venues.push({ name: textIn(line, 'name'), public: isPublic });
  }
  return venues;
}
