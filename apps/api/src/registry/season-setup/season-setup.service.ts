import { Injectable } from '@nestjs/common';
import { lettersOf } from '@tarokk/competition';
import type { Transaction } from '../../platform/database/transactions.js';
import { isRefused } from '../../platform/problems/is-refused.js';
import { MOST_TOLD, ofLine } from '../../platform/problems/problems-of-list.js';
import { type Problem, refused, type Refused } from '../../platform/problems/refused.types.js';
import { Clock } from '../../platform/office/clock.js';
import type { AccountCaller } from '../../platform/requests/current-caller.js';
import { type Write, Writes } from '../../platform/writes/writes.service.js';
import { type NewPair, PairsService } from '../pairs/pairs.service.js';
import { type NewPerson, PeopleService } from '../people/people.service.js';
import { SeasonsService } from '../seasons/seasons.service.js';
import { EnteringService, type NewTeam } from '../teams/entering.service.js';
import type { MemberInput } from '../teams/team.types.js';
import type { SetUpSeasonInput } from './season-setup.inputs.js';
import type { SeasonSetUp } from './season-setup.types.js';

/** Milliseconds for all of one. */
const LONGEST = 120_000;

export interface NewSeason {
  readonly seasonYear: number;
  readonly annualMeeting: string | null;
  readonly persons: readonly NewPerson[];
  /** The captain first. */
  readonly teams: readonly Omit<NewTeam, 'seasonYear'>[];
  readonly pairs: readonly Omit<NewPair, 'seasonYear'>[];
  /** Whether the season is open already. */
  readonly alreadyOpen: boolean;
}

/** What was made of a list: the ids in its order, and what stands in the way of those that are not made. */
interface Entered {
  readonly ids: string[];
  readonly problems: Problem[];
}

/**
 * Opens a season with all that it begins with, or nothing of it. Each line is the act that it would be alone (`openSeason`,
 * `addPerson`, `enterTeam`), judged by the same rules, and the log has each as an act of its own.
 */
@Injectable()
export class SeasonSetupService {
  constructor(
    private readonly writes: Writes,
    private readonly seasons: SeasonsService,
    private readonly people: PeopleService,
    private readonly entering: EnteringService,
    private readonly pairs: PairsService,
    private readonly clock: Clock,
  ) {}

  setUp(
    caller: AccountCaller,
    { idempotencyKey: key, dryRun, ...season }: SetUpSeasonInput,
  ): Promise<SeasonSetUp | Refused> {
    const write: Write = { action: 'setUpSeason', key, input: season, longest: LONGEST };
    return this.writes.runOrTry<SeasonSetUp>(dryRun, caller, write, (transaction) =>
      this.enterAll(transaction, caller, season, dryRun),
    );
  }

  private async enterAll(
    transaction: Transaction,
    caller: AccountCaller,
    season: NewSeason,
    dryRun: boolean,
  ): Promise<SeasonSetUp | Refused> {
    const { seasonYear: year, annualMeeting } = season;
    const notOpen = await this.open(transaction, caller, season);
    if (notOpen !== null) return notOpen;
    const people = await this.enterPeople(transaction, caller, season);
    const teams = await this.enterTeams(transaction, caller, season, people.ids);
    const pairs = await this.enterPairs(transaction, caller, season, people.ids);
    const problems = [...people.problems, ...teams.problems, ...pairs.problems];
    if (problems.length > 0) return refused(...problems.slice(0, MOST_TOLD));
    const [personIds, teamIds, pairIds] = dryRun ? [[], [], []] : [people.ids, teams.ids, pairs.ids];
    const entered = people.ids.length + teams.newcomers + pairs.newcomers;
    return { __typename: 'SeasonSetUp', year, annualMeeting, dryRun, personIds, teamIds, pairIds, entered };
  }

  /** @returns why it is not open; null: it is */
  private async open(
    transaction: Transaction,
    caller: AccountCaller,
    { seasonYear: year, annualMeeting, alreadyOpen }: NewSeason,
  ): Promise<Refused | null> {
    if (alreadyOpen) {
      const season = await this.seasons.lockOpen(transaction, year, { path: 'seasonYear' });
      return isRefused(season) ? season : null;
    }
    await this.writes.beginAct(transaction, caller, { action: 'openSeason' }, 0);
    return this.seasons.openIn(transaction, year, annualMeeting);
  }

  private async enterPeople(transaction: Transaction, caller: AccountCaller, { persons }: NewSeason): Promise<Entered> {
    const entered: Entered = { ids: [], problems: [] };
    for (const [index, person] of persons.entries()) {
      await this.writes.beginAct(transaction, caller, { action: 'addPerson' }, 1 + index);
      const made = await this.people.enter(transaction, caller, person, `persons[${index}].name`);
      if ('code' in made) entered.problems.push(made);
      else entered.ids.push(made.id);
    }
    return entered;
  }

  /** What keeps one team away is told beside what keeps others; nothing of any stays then. */
  private async enterTeams(
    transaction: Transaction,
    caller: AccountCaller,
    { seasonYear: year, persons, teams }: NewSeason,
    personIds: readonly string[],
  ): Promise<Entered & { readonly newcomers: number }> {
    const entered: Entered = { ids: [], problems: [] };
    const known = knownPersons(persons, personIds);
    const today = await this.clock.today();
    let newcomers = 0;
    for (const [index, { members: given, ...team }] of teams.entries()) {
      const members = given.map((member) => knownMember(member, known));
      await this.writes.beginAct(
        transaction,
        caller,
        { action: 'enterTeam', reason: team.reason },
        1 + persons.length + index,
      );
      const made = await this.entering.enterInto(transaction, caller, { ...team, seasonYear: year, members }, today);
      if (isRefused(made)) {
        entered.problems.push(...made.problems.map((problem) => ofLine(`teams[${index}]`, problem)));
      } else {
        entered.ids.push(made.teamId);
        newcomers += members.filter(({ personId }) => personId == null).length;
      }
    }
    return { ...entered, newcomers };
  }

  private async enterPairs(
    transaction: Transaction,
    caller: AccountCaller,
    { seasonYear, persons, teams, pairs }: NewSeason,
    personIds: readonly string[],
  ): Promise<Entered & { readonly newcomers: number }> {
    const entered: Entered = { ids: [], problems: [] };
    const known = knownPersons(persons, personIds);
    let newcomers = 0;
    for (const [index, { name, players: given }] of pairs.entries()) {
      const players = given.map((player) => knownMember(player, known));
      const place = 1 + persons.length + teams.length + index;
      await this.writes.beginAct(transaction, caller, { action: 'enterPair' }, place);
      const made = await this.pairs.make(transaction, caller, { seasonYear, name, players }, 'players');
      if (isRefused(made)) {
        entered.problems.push(...made.problems.map((problem) => ofLine(`pairs[${index}]`, problem)));
      } else {
        entered.ids.push(made.id);
        newcomers += players.filter(({ personId }) => personId == null).length;
      }
    }
    return { ...entered, newcomers };
  }
}

/** Who was entered by `persons`, by the letters of their names. */
function knownPersons(
  persons: readonly NewPerson[],
  personIds: readonly string[],
): ReadonlyMap<string, string | undefined> {
  return new Map(persons.map(({ name }, index) => [lettersOf(name), personIds[index]]));
}

/** A member by a name that stands in `persons` is the person who was entered there. */
function knownMember(member: MemberInput, known: ReadonlyMap<string, string | undefined>): MemberInput {
  if (member.name == null || member.personId != null || member.isAnother === true) return member;
  const personId = known.get(lettersOf(member.name));
  return personId === undefined ? member : { personId };
}
