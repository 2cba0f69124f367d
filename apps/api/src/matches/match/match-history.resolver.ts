import { Args, Context, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import {
  differences,
  everybodyOn,
  holding,
  isPublic,
  named,
  type SheetRecord,
  sheetRecord,
  withoutPlaceWords,
} from '@tarokk/competition';
import { type Language, type ResultDocument, resultDocument } from '@tarokk/rules';
import { JsonScalar } from '../../platform/schema/json.scalar.js';
import { InLanguage } from '../../platform/schema/in-language.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { PeopleLoader } from '../../registry/people/people.loader.js';
import { Person } from '../../registry/people/person.types.js';
import { SidesLoader } from '../../registry/teams/sides/sides.loader.js';
import { VerifiedMatch } from '../verification/verified-match.types.js';
import { gamesOnSheet } from './games-on-sheet.js';
import { GameOnSheet } from './match-games.types.js';
import { MatchMove, MatchRevision, MatchRuling, Remark } from '../history/match-history.types.js';
import { Match } from './match.types.js';
import { disputedIn, presentDispute } from '../lifecycle/disputes.js';
import { rulingOf } from '../history/match-rulings.js';
import { type MoveRow } from '../rows/match.row.js';
import { MatchesLoader } from './matches.loader.js';
import type { VisibleMatch } from './matches.repository.js';
import { VenuesLoader } from '../../registry/venues/venues.loader.js';
import { sheetIn, withCleanedPlace } from '../sheets/sheet-reading.js';
import { MatchSheet } from '../sheets/typed/sheet.types.js';
import { shownSheet } from '../sheets/typed/shown-sheet.js';
import { Verifications } from '../lifecycle/verifications.js';
import { fieldOf } from '../../platform/graphql/field-of.js';
import type { MatchState } from '../../platform/database/column-types.js';

@Resolver(() => Match)
export class MatchHistoryResolver {
  constructor(private readonly loader: MatchesLoader) {}

  @ResolveField(() => [MatchRevision], { description: 'Every sheet that was handed in, the first first.' })
  async revisions(
    @Parent() { id, inside }: VisibleMatch,
    @Context() context: RequestContext,
  ): Promise<MatchRevision[]> {
    const rows = await this.loader.revisionsOf(context, id);
    return rows.map((row, index) => ({ ...row, before: rows[index - 1] ?? null, inside }));
  }

  @ResolveField(() => MatchRevision, {
    nullable: true,
    description: 'One of the sheets that were handed in; null if there is none of that number.',
  })
  async handedIn(
    @Parent() match: VisibleMatch,
    @Context() context: RequestContext,
    @Args('number', { type: () => Int, description: 'The number of the revision.' }) number: number,
  ): Promise<MatchRevision | null> {
    return (await this.revisions(match, context)).find((revision) => revision.number === number) ?? null;
  }

  @ResolveField(() => [MatchMove], {
    description:
      'The steps of its life, the first first. Who is neither of the match nor of the jury sees what the jury did since it was first approved.',
  })
  async moves(@Parent() { id, inside }: VisibleMatch, @Context() context: RequestContext): Promise<MatchMove[]> {
    const rows = await this.loader.movesOf(context, id);
    return (inside ? rows : publicOf(rows)).map((row) => ({ ...row, from: stateBefore(row), inside }));
  }

  @ResolveField(() => MatchMove, {
    nullable: true,
    description:
      'What is disputed now: by whom, in which game, which line, and why. Null while nothing is, and for who is neither of the match nor of the jury.',
  })
  async dispute(
    @Parent() { id, state, inside }: VisibleMatch,
    @Context() context: RequestContext,
  ): Promise<MatchMove | null> {
    if (state !== 'disputed' || !inside) return null;
    const move = presentDispute(await this.loader.movesOf(context, id));
    return move && { ...move, from: stateBefore(move), inside };
  }

  @ResolveField(() => [MatchRuling], {
    description: 'What the jury ruled, revoked and former rulings too, the first first.',
  })
  async rulings(@Parent() { id }: VisibleMatch, @Context() context: RequestContext): Promise<MatchRuling[]> {
    const rows = await this.loader.rulingsOf(context, id);
    return rows.flatMap((row) => (row.ruling.kind === 'revocation' ? [] : [rulingOf(row, rows)]));
  }
}

/** The jury's steps from the first approval on are public, because they change what was public. Other steps are for the sides. */
function publicOf(rows: readonly MoveRow[]): readonly MoveRow[] {
  const first = rows.findIndex(({ to }) => to === 'approved');
  return first < 0 ? [] : rows.slice(first).filter(({ actor }) => actor === 'jury');
}

function stateBefore({ from }: MoveRow): MatchState | null {
  return from === 'draft' ? null : from;
}

@Resolver(() => MatchRevision)
export class MatchRevisionResolver {
  constructor(
    private readonly loader: MatchesLoader,
    private readonly people: PeopleLoader,
    private readonly sides: SidesLoader,
    private readonly venues: VenuesLoader,
    private readonly verifications: Verifications,
  ) {}

  @ResolveField(() => Person, {
    nullable: true,
    description: 'Who handed it in; null for who is neither of the match nor of the jury.',
  })
  async by(@Parent() { accountId, inside }: MatchRevision, @Context() context: RequestContext): Promise<Person | null> {
    return inside ? this.loader.holder(context, accountId) : null;
  }

  @ResolveField(() => [Remark], {
    nullable: true,
    description: 'What they said to findings; null for readers who are neither of the match nor of the jury.',
  })
  remarks(@Parent() { remarks, inside }: MatchRevision): Remark[] | null {
    return inside ? Object.entries(remarks).map(([code, words]) => ({ code, words })) : null;
  }

  @ResolveField(() => MatchSheet, {
    description:
      'The sheet, with the names as they are now; without the words of a private place for who may not read them (D59).',
    complexity: 20,
  })
  async sheet(@Parent() revision: MatchRevision, @Context() context: RequestContext): Promise<MatchSheet> {
    return shownSheet(await this.document(revision, context));
  }

  @ResolveField(() => JsonScalar, {
    description: 'The same as `sheet` as one JSON document, tarokk-sheet/1 (docs/sheet.md).',
    complexity: 20,
  })
  async document(
    @Parent() { sheet: kept, place, inside }: MatchRevision,
    @Context() context: RequestContext,
  ): Promise<SheetRecord> {
    const written = sheetIn(kept, place);
    const { name } = written.venue;
    const listed = inside || name === null ? null : await this.venues.named(context, name);
    const mayRead = inside || isPublic(written.venue, listed === null ? [] : [listed]);
    const sheet = mayRead ? withCleanedPlace(written) : withoutPlaceWords(written);
    const [people, sides] = await Promise.all([
      Promise.all(everybodyOn(sheet).map((id) => this.people.load(context, id))),
      Promise.all(sheet.sides.map((id) => this.sides.load(context, id))),
    ]);
    const names = new Map([...people, ...sides].flatMap((one) => (one === null ? [] : [[one.id, one.name] as const])));
    return sheetRecord(named(sheet, (id) => names.get(id) ?? id));
  }

  @ResolveField(() => String, {
    description:
      'SHA-256 of the text of the sheet as the office keeps it, in hexadecimal digits: the log has the same, also of a sheet that is shown without words.',
  })
  digest(@Parent() { sheetHash }: MatchRevision): string {
    return Buffer.from(sheetHash).toString('hex');
  }

  @ResolveField(() => VerifiedMatch, {
    description: 'Every announcement of this sheet proved or refuted, before rulings.',
    complexity: 50,
  })
  verification(
    @Parent() revision: MatchRevision,
    @Context() context: RequestContext,
    @InLanguage() language: Language | null,
  ): ResultDocument {
    const { record } = sheetIn(revision.sheet, revision.place);
    return resultDocument(this.verifications.of(record, revision.sheetHash), language ?? context.caller.language);
  }

  @ResolveField(() => [GameOnSheet], {
    description: 'Its games: what counts of each, with the rulings on this sheet, and what was written down.',
    complexity: 20,
  })
  async games(
    @Parent() { matchId, number, sheet: kept, place, sheetHash }: MatchRevision,
    @Context() context: RequestContext,
  ): Promise<readonly GameOnSheet[]> {
    const rulings = await this.loader.rulingsOf(context, matchId);
    const held = holding(rulings, number).map(({ ruling }) => ruling);
    const sheet = sheetIn({ ...(kept as object), rulings: held }, place);
    return gamesOnSheet(sheet, this.verifications.of(sheet.record, sheetHash), rulings, number);
  }

  @ResolveField(() => [String], {
    nullable: true,
    description: 'Where it differs from the sheet before it, as paths (D11); null for the first.',
    complexity: 20,
  })
  differences(@Parent() { sheet, place, before }: MatchRevision): readonly string[] | null {
    return before === null ? null : differences(sheetIn(before.sheet, before.place), sheetIn(sheet, place));
  }
}

@Resolver(() => MatchMove)
export class MatchMoveResolver {
  constructor(private readonly loader: MatchesLoader) {}

  @ResolveField(() => Person, { description: 'Who did it.' })
  by(@Parent() { accountId }: MatchMove, @Context() context: RequestContext): Promise<Person> {
    return this.loader.holder(context, accountId);
  }

  @ResolveField(() => String, {
    nullable: true,
    description: 'Of a dispute: the line that is meant, by its name; null where a whole game or sheet is.',
    complexity: 5,
  })
  async line(
    @Parent() move: MatchMove,
    @Context() context: RequestContext,
    @InLanguage() language: Language | null,
  ): Promise<string | null> {
    if (move.path === null) return null;
    const { line } = disputedIn(move, await this.loader.revision(context, move.matchId, move.revision));
    return line?.[language ?? context.caller.language] ?? null;
  }

  @ResolveField(() => MatchSheet, {
    nullable: true,
    description:
      'Of a confirmation or dispute by another sheet: that sheet, with ids in place of names (D11); null for who is neither of the match nor of the jury.',
  })
  sheet(@Parent() move: MatchMove): MatchSheet | null {
    const document = this.document(move);
    return document && shownSheet(document);
  }

  @ResolveField(() => JsonScalar, {
    nullable: true,
    description: 'The same as `sheet` as one JSON document, tarokk-sheet/1 (docs/sheet.md).',
  })
  document(@Parent() { sheet, place, inside }: MatchMove): SheetRecord | null {
    if (sheet == null || !inside) return null;
    return place === null ? (sheet as SheetRecord) : sheetRecord(sheetIn(sheet, place));
  }
}

export const fieldsOfMatchHistory = [
  fieldOf(MatchRuling, 'by', () => Person, 'Who decided.').from(MatchesLoader, (loader, { accountId }, context) =>
    loader.holder(context, accountId),
  ),
];
