import { Context, Extensions, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { roundNames, sideName, tieName, type TieId } from '@tarokk/competition';
import { type Language, say, type Sentence } from '@tarokk/rules';
import { InLanguage } from '../../platform/schema/in-language.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { Pair } from '../../registry/pairs/pair.types.js';
import { PairsLoader } from '../../registry/pairs/pairs.loader.js';
import {
  CupActed,
  CupConsequences,
  CupDrawn,
  CupRoundDates,
  CupSaved,
  CupTieChange,
  sentencesOf,
} from './cup-changes.types.js';
import { CupLooseEnd, CupTie, CupTieSide } from './cup-tie.types.js';
import { Cup } from './cup.types.js';
import { CupsLoader } from './cups.loader.js';
import { fieldOf } from '../../platform/graphql/field-of.js';

type Lang = Language | null | undefined;

function sentencesIn(sentences: readonly Sentence[], lang: Lang, { caller }: RequestContext): string[] {
  return sentences.map((sentence) => say(sentence, lang ?? caller.language));
}

@Resolver(() => CupTie)
export class CupTieResolver {
  constructor(private readonly pairs: PairsLoader) {}

  @ResolveField(() => String, { description: 'Its name: `quarter-finals 3`.' })
  name(@Parent() { id }: CupTie, @Context() { caller }: RequestContext, @InLanguage() lang?: Lang): string {
    return tieName(id as TieId)[lang ?? caller.language];
  }

  @ResolveField(() => String, {
    description: 'Why it stands as it does: `A goes on 192:191 after the first extra time`.',
  })
  reason(@Parent() { sentence }: CupTie, @Context() context: RequestContext, @InLanguage() lang?: Lang): string {
    return sentencesIn([sentence], lang, context)[0]!;
  }

  @ResolveField(() => Pair, {
    nullable: true,
    description: 'Who goes on; null while it is open, and when nobody does.',
  })
  goesOn(@Parent() { goesOn }: CupTie, @Context() context: RequestContext): Promise<Pair | null> | null {
    return goesOn === null ? null : this.pairs.load(context, goesOn);
  }

  @ResolveField(() => [Pair], { description: 'Who is out: none, one or both.' })
  out(@Parent() { out }: CupTie, @Context() context: RequestContext): Promise<readonly Pair[]> {
    return this.pairs.loadAll(context, out);
  }
}

@Resolver(() => CupTieSide)
export class CupTieSideResolver {
  constructor(private readonly pairs: PairsLoader) {}

  @ResolveField(() => Pair, { nullable: true, description: 'The pair; null where there is none.' })
  pair(@Parent() { pairId }: CupTieSide, @Context() context: RequestContext): Promise<Pair | null> | null {
    return pairId === null ? null : this.pairs.load(context, pairId);
  }

  @ResolveField(() => String, { description: 'Its name, or what stands in its place: `winner of quarter-finals 3`.' })
  async name(
    @Parent() { side, pairId }: CupTieSide,
    @Context() context: RequestContext,
    @InLanguage() lang?: Lang,
  ): Promise<string> {
    const pair = pairId === null ? null : await this.pairs.load(context, pairId);
    const name = sideName(side, (id) => pair?.name ?? id);
    return typeof name === 'string' ? name : name[lang ?? context.caller.language];
  }
}

@Resolver(() => CupLooseEnd)
export class CupLooseEndResolver {
  constructor(private readonly pairs: PairsLoader) {}

  @Extensions({ atMost: 2 })
  @ResolveField(() => [Pair], { description: 'Between whom it was.' })
  between(@Parent() { pairIds }: CupLooseEnd, @Context() context: RequestContext): Promise<readonly Pair[]> {
    return this.pairs.loadAll(context, pairIds);
  }

  @ResolveField(() => String, { description: 'What it is, and what the jury is asked.' })
  message(@Parent() { sentence }: CupLooseEnd, @Context() context: RequestContext, @InLanguage() lang?: Lang): string {
    return sentencesIn([sentence], lang, context)[0]!;
  }
}

export const fieldsOfCupTies = [
  fieldOf(
    CupTieChange,
    'sentences',
    () => [String],
    'Who meets now, and how the tie stands now, if that is otherwise.',
  ).inWords(({ sentences }, language) => sentences.map((sentence) => say(sentence, language))),
  fieldOf(CupConsequences, 'sentences', () => [String], 'All of it in words.').inWords((changes, language) =>
    sentencesOf(changes).map((sentence) => say(sentence, language)),
  ),
  fieldOf(CupDrawn, 'cup', () => Cup, 'The cup as it is now; with `dryRun` not drawn.', { nullable: true }).from(
    CupsLoader,
    (cups, { year }, context) => cups.load(context, year),
  ),
  fieldOf(CupRoundDates, 'name', () => String, 'Its name.').inWords(
    ({ round }, language) => roundNames[round][language],
  ),
  fieldOf(CupSaved, 'cup', () => Cup, 'The cup.').from(CupsLoader, (cups, { year }, context) =>
    cups.load(context, year),
  ),
  fieldOf(CupActed, 'cup', () => Cup, 'The cup as it is now.').from(CupsLoader, (cups, { year }, context) =>
    cups.load(context, year),
  ),
];
