import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { type Language, say, type Text } from '@tarokk/rules';
import { InLanguage } from '../../platform/schema/in-language.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { JsonScalar } from '../../platform/schema/json.scalar.js';
import { Pair } from '../../registry/pairs/pair.types.js';
import { PairsLoader } from '../../registry/pairs/pairs.loader.js';
import { PeopleLoader } from '../../registry/people/people.loader.js';
import { Person } from '../../registry/people/person.types.js';
import {
  CupAct,
  CupDeadline,
  CupDraw,
  CupListEntry,
  CupLot,
  CupPictureBox,
  CupPictureColumn,
  CupPictureLine,
  CupRound,
} from './cup.types.js';
import { fieldOf } from '../../platform/graphql/field-of.js';

type Lang = Language | null | undefined;

function inLanguage(words: Text, lang: Lang, { caller }: RequestContext): string {
  return words[lang ?? caller.language];
}

@Resolver(() => CupDraw)
export class CupDrawResolver {
  constructor(private readonly pairs: PairsLoader) {}

  @ResolveField(() => [Pair], {
    nullable: 'items',
    description: 'The places of the bracket from the top, null for a bye; places 1 and 2 meet, 3 and 4, and so on.',
  })
  places(@Parent() { placeIds }: CupDraw, @Context() context: RequestContext): Promise<(Pair | null)[]> {
    return Promise.all(placeIds.map(async (id) => (id === null ? null : this.pairs.load(context, id))));
  }

  @ResolveField(() => JsonScalar, {
    description: 'What `tarokk draw` repeats the draw from: year, seed, and the names of the published list.',
  })
  input(@Parent() { draw: { year, seed, lots } }: CupDraw): object {
    return { format: 'tarokk-draw/1', year, seed, entries: lots.map(({ entry }) => entry.name) };
  }
}

@Resolver(() => CupPictureLine)
export class CupPictureLineResolver {
  constructor(private readonly pairs: PairsLoader) {}

  @ResolveField(() => Pair, { nullable: true, description: 'The pair; null where there is none.' })
  pair(@Parent() { pairId }: CupPictureLine, @Context() context: RequestContext): Promise<Pair | null> | null {
    return pairId === null ? null : this.pairs.load(context, pairId);
  }

  @ResolveField(() => String, { description: 'Its name, or what stands in its place: `winner of quarter-finals 3`.' })
  name(@Parent() { words }: CupPictureLine, @Context() context: RequestContext, @InLanguage() lang?: Lang): string {
    return typeof words === 'string' ? words : inLanguage(words, lang, context);
  }
}

@Resolver(() => CupAct)
export class CupActResolver {
  constructor(
    private readonly pairs: PairsLoader,
    private readonly people: PeopleLoader,
  ) {}

  @ResolveField(() => Pair, { nullable: true, description: 'The pair that it is about, or one of the two.' })
  pair(@Parent() { row }: CupAct, @Context() context: RequestContext): Promise<Pair | null> | null {
    return this.pairOf(context, row.pairId);
  }

  @ResolveField(() => Pair, {
    nullable: true,
    description: 'Its opponent; null of a withdrawal, which holds against everybody.',
  })
  other(@Parent() { row }: CupAct, @Context() context: RequestContext): Promise<Pair | null> | null {
    return this.pairOf(context, row.otherId);
  }

  @ResolveField(() => Pair, { nullable: true, description: 'Of a decision: who goes on; null: neither.' })
  goesOn(@Parent() { row }: CupAct, @Context() context: RequestContext): Promise<Pair | null> | null {
    return this.pairOf(context, row.goesOn);
  }

  @ResolveField(() => Person, { nullable: true, description: 'Of a change of players: who leaves.' })
  leaves(@Parent() { row }: CupAct, @Context() context: RequestContext): Promise<Person | null> | null {
    return row.leavesId === null ? null : this.people.load(context, row.leavesId);
  }

  @ResolveField(() => Person, { nullable: true, description: 'Of a change of players: who comes.' })
  comes(@Parent() { row }: CupAct, @Context() context: RequestContext): Promise<Person | null> | null {
    return row.comesId === null ? null : this.people.load(context, row.comesId);
  }

  private pairOf(context: RequestContext, id: string | null): Promise<Pair | null> | null {
    return id === null ? null : this.pairs.load(context, id);
  }
}

export const fieldsOfCupParts = [
  fieldOf(CupListEntry, 'pair', () => Pair, 'The pair.').from(PairsLoader, (pairs, { pairId }, context) =>
    pairs.load(context, pairId),
  ),
  fieldOf(CupLot, 'pair', () => Pair, 'The pair.').from(PairsLoader, (pairs, { pairId }, context) =>
    pairs.load(context, pairId),
  ),
  fieldOf(CupRound, 'name', () => String, 'Its name.').inWords(({ words }, language) => words[language]),
  fieldOf(CupDeadline, 'message', () => String, 'The reminder.').inWords(({ sentence }, language) =>
    say(sentence, language),
  ),
  fieldOf(CupPictureColumn, 'name', () => String, 'The name of the round.').inWords(
    ({ words }, language) => words[language],
  ),
  fieldOf(CupPictureBox, 'reason', () => String, 'Why the tie stands as it does.').inWords(({ sentence }, language) =>
    say(sentence, language),
  ),
];
