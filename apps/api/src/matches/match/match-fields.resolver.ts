import { Context, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import {
  cleanedName,
  deadlineOf,
  everybodyOn,
  named,
  personsAt,
  possibleMoves,
  privatePlace,
  sheetRecord,
  type SheetRecord,
  whereItStands,
  withoutPlaceWords,
} from '@tarokk/competition';
import { partyNames, resultDocument, seatNames, type ByParty, type Language, type ResultDocument } from '@tarokk/rules';
import { JsonScalar } from '../../platform/schema/json.scalar.js';
import { InLanguage } from '../../platform/schema/in-language.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { NeededApproval } from '../planned-matches/planned-match.types.js';
import { Side } from '../../registry/teams/sides/side.types.js';
import { Team } from '../../registry/teams/team.types.js';
import { TeamsLoader } from '../../registry/teams/teams.loader.js';
import { SidesLoader } from '../../registry/teams/sides/sides.loader.js';
import { PointsByParty, VerifiedMatch } from '../verification/verified-match.types.js';
import { disputedIn, presentDispute } from '../lifecycle/disputes.js';
import { gamesOnSheet } from './games-on-sheet.js';
import { nameIn } from '../sheets/knowledge.js';
import { actorsOf, championshipTeams, conditionsOf, revocable } from '../lifecycle/match-file.js';
import { GameOnSheet } from './match-games.types.js';
import { MatchStateEnum } from '../rows/match.enums.js';
import { standingOf } from '../rows/match.row.js';
import { Match, MatchVenue, PlayerAtTable } from './match.types.js';
import { MatchesLoader } from './matches.loader.js';
import { MatchSheet } from '../sheets/typed/sheet.types.js';
import { shownSheet } from '../sheets/typed/shown-sheet.js';
import type { VisibleMatch } from './matches.repository.js';
import { askable } from '../sheets/askable.js';
import { isOfJury, maySeePlace } from './readers.js';
import { sheetIn, withCleanedPlace } from '../sheets/sheet-reading.js';
import type { MatchState } from '../../platform/database/column-types.js';

/** What it takes to verify a sheet and look up all that it is judged by. */
const JUDGING = 50;

@Resolver(() => Match)
export class MatchFieldsResolver {
  constructor(
    private readonly loader: MatchesLoader,
    private readonly sides: SidesLoader,
    private readonly teams: TeamsLoader,
  ) {}

  @ResolveField(() => [Side], { name: 'sides', description: 'Party A and party B of the present sheet.' })
  async bothSides(@Parent() { sides }: VisibleMatch, @Context() context: RequestContext): Promise<Side[]> {
    const both = await Promise.all(sides.map((id) => this.sides.load(context, id)));
    return both.filter((side) => side !== null);
  }

  @ResolveField(() => [Team], {
    nullable: true,
    description:
      'The teams for which it is to count in the championship, A first: its sides, or the teams for which the pairs of a Grand Prix play (11.2, D37). Null where it counts for none there.',
    complexity: JUDGING,
  })
  async championshipTeams(@Parent() match: VisibleMatch, @Context() context: RequestContext): Promise<Team[] | null> {
    const teams = championshipTeams(await this.loader.file(context, match));
    if (teams === null) return null;
    const both = await Promise.all(teams.map((id) => this.teams.load(context, id)));
    return both.filter((team) => team !== null);
  }

  @ResolveField(() => PointsByParty, {
    description:
      'The raw points: the game totals of the present sheet added, those of a ruling in their place (8, D14).',
  })
  raw(@Parent() { raw }: VisibleMatch): PointsByParty {
    return byName(raw);
  }

  @ResolveField(() => PointsByParty, {
    nullable: true,
    description: 'The match points (8); null unless it is a match of eight games.',
  })
  points(@Parent() { points }: VisibleMatch): PointsByParty | null {
    return points && byName(points);
  }

  @ResolveField(() => String, {
    description:
      'Where it stands and whose turn it is, in words, as all lists and titles say it: "Disputed by B in game 5: Moon catch".',
  })
  async standing(
    @Parent() match: VisibleMatch,
    @Context() context: RequestContext,
    @InLanguage() language: Language | null,
  ): Promise<string> {
    const disputing = match.state === 'disputed' ? presentDispute(await this.loader.movesOf(context, match.id)) : null;
    const meant = disputing?.path == null ? null : await this.loader.revision(context, match.id, disputing.revision);
    const disputed = disputing && disputedIn(disputing, meant);
    return whereItStands(standingOf(match), disputed, match.openErrors)[language ?? context.caller.language];
  }

  @ResolveField(() => [GameOnSheet], {
    description: 'The games of the present sheet: what counts of each, and what was written down.',
    complexity: JUDGING,
  })
  async games(@Parent() match: VisibleMatch, @Context() context: RequestContext): Promise<readonly GameOnSheet[]> {
    const { sheet, result, contents } = await this.loader.file(context, match);
    const games = gamesOnSheet(sheet, result, contents.rulings, match.revision);
    if (!isOfJury(match, context)) return games;
    for (const [index, game] of games.entries()) {
      game.forJury = askable(sheet.record.games[index]!, result.games[index]!.violations);
    }
    return games;
  }

  @ResolveField(() => Int, {
    nullable: true,
    description:
      'The revision with which the present one is to be compared: the last to which your side has said something, else the one before. Null while there is one alone.',
    complexity: JUDGING,
  })
  async knownRevision(@Parent() match: VisibleMatch, @Context() context: RequestContext): Promise<number | null> {
    if (match.revision === 1) return null;
    const { account } = context.caller;
    const before = match.revision - 1;
    if (account === null || !match.inside) return before;
    const actors = actorsOf(account, await this.loader.file(context, match), null);
    const own = actors.flatMap((actor) =>
      actor.kind === 'side' ? [match.sides[partyNames.indexOf(actor.party)]] : [],
    );
    const revisions = await this.loader.revisionsOf(context, match.id);
    const moves = await this.loader.movesOf(context, match.id);
    const known = moves.filter(({ revision, actor }) => {
      const meant = revisions.find(({ number }) => number === revision);
      if (revision > before || actor === 'jury' || meant === undefined) return false;
      return own.includes(sheetIn(meant.sheet, meant.place).sides[partyNames.indexOf(actor)]);
    });
    return known.at(-1)?.revision ?? before;
  }

  @ResolveField(() => MatchVenue, {
    description:
      'Where it was played, as the sheet says. The words of a private place are for both sides, their players and the jury (D59).',
    complexity: JUDGING,
  })
  async venue(@Parent() match: VisibleMatch, @Context() context: RequestContext): Promise<MatchVenue> {
    const file = await this.loader.file(context, match);
    const { name, public: isDeclaredPublic } = file.sheet.venue;
    if (name !== null && maySeePlace(match, file))
      return { name: cleanedName(name), public: isDeclaredPublic, hidden: false };
    return { name: privatePlace[context.caller.language], public: false, hidden: true };
  }

  @ResolveField(() => [PlayerAtTable], { description: 'Who sat at the table.', complexity: JUDGING })
  async players(@Parent() match: VisibleMatch, @Context() context: RequestContext): Promise<PlayerAtTable[]> {
    const { sheet } = await this.loader.file(context, match);
    return everybodyOn(sheet).map((personId) => {
      const from = sheet.substitutions.find(({ person }) => person === personId)?.from ?? 1;
      const first = sheet.persons.includes(personId) ? 1 : from;
      const seat = seatNames[personsAt(sheet, first).indexOf(personId)]!;
      return { personId, seat, from: first, guest: sheet.guests.includes(personId) };
    });
  }

  @ResolveField(() => MatchSheet, {
    description:
      'The present sheet, with the rulings that hold and the names as they are now; without the words of a private place for who may not read them (D59).',
    complexity: JUDGING,
  })
  async sheet(@Parent() match: VisibleMatch, @Context() context: RequestContext): Promise<MatchSheet> {
    return shownSheet(await this.document(match, context));
  }

  @ResolveField(() => JsonScalar, {
    description: 'The same as `sheet` as one JSON document, tarokk-sheet/1 (docs/sheet.md).',
    complexity: JUDGING,
  })
  async document(@Parent() match: VisibleMatch, @Context() context: RequestContext): Promise<SheetRecord> {
    const file = await this.loader.file(context, match);
    const sheet = named(file.sheet, nameIn(file.knowledge));
    return sheetRecord(maySeePlace(match, file) ? withCleanedPlace(sheet) : withoutPlaceWords(sheet));
  }

  @ResolveField(() => [Int], {
    description: 'The numbers of the games whose every card is on record: they can be followed card by card.',
    complexity: JUDGING,
  })
  async playedGames(@Parent() match: VisibleMatch, @Context() context: RequestContext): Promise<number[]> {
    const { sheet } = await this.loader.file(context, match);
    return sheet.record.games.filter(({ form }) => form === 'played').map(({ number }) => number);
  }

  @ResolveField(() => VerifiedMatch, {
    description: 'Every announcement of the present sheet proved or refuted, before rulings.',
    complexity: JUDGING,
  })
  async verification(
    @Parent() match: VisibleMatch,
    @Context() context: RequestContext,
    @InLanguage() language: Language | null,
  ): Promise<ResultDocument> {
    const { result } = await this.loader.file(context, match);
    return resultDocument(result, language ?? context.caller.language);
  }

  @ResolveField(() => [NeededApproval], {
    nullable: true,
    description:
      'The approvals that it needs, and how they stand (9, D21); null for who is neither of the match nor of the jury.',
    complexity: JUDGING,
  })
  async approvals(@Parent() match: VisibleMatch, @Context() context: RequestContext): Promise<NeededApproval[] | null> {
    if (!match.inside) return null;
    const { needed, sheet } = await this.loader.file(context, match);
    return needed.map(({ kind, state, sentence, request }) => ({
      kind,
      state,
      sentence,
      deadline: deadlineOf(kind, sheet.date),
      requestId: request?.id ?? null,
    }));
  }

  @ResolveField(() => [MatchStateEnum], {
    description: 'Where you may move it now, if you give the reason or sheet that is needed.',
    complexity: JUDGING,
  })
  async possibleMoves(@Parent() match: VisibleMatch, @Context() context: RequestContext): Promise<MatchState[]> {
    const { account } = context.caller;
    if (account === null || !match.inside) return [];
    const file = await this.loader.file(context, match);
    const given = { reason: 'given', newRevision: true, warningsWithoutRemark: 0 };
    const conditions = { ...conditionsOf(file, file.contents.remarks), ...revocable(file), ...given };
    const moves = actorsOf(account, file, match.appointedJuror).flatMap((actor) =>
      possibleMoves(standingOf(match), actor, conditions),
    );
    return [...new Set(moves as MatchState[])];
  }

  @ResolveField(() => Boolean, {
    description:
      'You are of the jury, and played in it, are of one of its sides, or play in its cup or Grand Prix: others decide it (D12, D58).',
    complexity: JUDGING,
  })
  async concerned(@Parent() match: VisibleMatch, @Context() context: RequestContext): Promise<boolean> {
    const { account } = context.caller;
    if (account === null || !match.inside) return false;
    const actors = actorsOf(account, await this.loader.file(context, match), match.appointedJuror);
    return actors.some((actor) => actor.kind === 'jury' && actor.concerned);
  }
}

function byName([a, b]: ByParty<number>): PointsByParty {
  return { A: a, B: b };
}
