import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { CupChanges, CupRoundName } from '@tarokk/competition';
import type { Sentence } from '@tarokk/rules';
import { resultOf } from '../../platform/problems/refused.types.js';
import { DayScalar, UuidScalar } from '../../platform/schema/scalars.js';
import { CupRoundEnum } from './cup.enums.js';
import { CupLooseEnd, CupTie, cupTie, looseEnd } from './cup-tie.types.js';

@ObjectType({ description: 'One tie before and after.' })
export class CupTieChange {
  @Field(() => CupTie, { description: 'As it is.' })
  before!: CupTie;

  @Field(() => CupTie, { description: 'As it would be.' })
  after!: CupTie;

  /** The resolver words it in the reader's language. */
  sentences!: readonly Sentence[];
}

@ObjectType({ description: 'What has lost its tie, and in which.' })
export class CupLooseEndOfTie {
  @Field(() => String, { description: 'The tie.' })
  tie!: string;

  @Field(() => CupLooseEnd, { description: 'What it is.' })
  looseEnd!: CupLooseEnd;
}

@ObjectType({ description: 'What something changes in a cup.' })
export class CupConsequences {
  @Field(() => [CupTieChange], { description: 'Ties that change, from the first round on.' })
  ties!: readonly CupTieChange[];

  @Field(() => [CupLooseEndOfTie], {
    description:
      'What was played, conceded or decided in later rounds and would lose its tie. The jury must say whether the earlier result is kept all the same (`decideTie`) or this counts no more (`setAsideInCup`); until then these ties stay open.',
  })
  forJury!: readonly CupLooseEndOfTie[];

  /** Cup and medals won or lost; said by the resolver with those of the ties. */
  medals!: readonly Sentence[];
}

/** Changes of the competition library as the API shows them; null when there are none. */
export function cupConsequences({ ties, forJury, sentences }: CupChanges): CupConsequences {
  return {
    ties: ties.map(({ before, after, sentences: words }) => ({
      before: cupTie(before),
      after: cupTie(after),
      sentences: words,
    })),
    forJury: forJury.map(({ tie, looseEnd: left }) => ({ tie, looseEnd: looseEnd(left) })),
    medals: sentences,
  };
}

/** For an act that changes nothing else. */
export const noConsequences: CupConsequences = { ties: [], forJury: [], medals: [] };

/** All of it in words: how ties stand now, what is for the jury, who wins or loses a medal. */
export function sentencesOf({ ties, forJury, medals }: CupConsequences): readonly Sentence[] {
  return [
    ...ties.flatMap(({ sentences }) => sentences),
    ...forJury.map(({ looseEnd: { sentence } }) => sentence),
    ...medals,
  ];
}

@ObjectType({ description: 'The cup as it is now.' })
export class CupSaved {
  readonly __typename = 'CupSaved';

  /** The resolver looks the cup up, so that a repeated request sees it as it is. */
  @Field(() => Int, { name: 'seasonYear', description: 'The year of its season.' })
  year!: number;
}

@ObjectType({ description: 'When a round ends.' })
export class CupRoundDates {
  @Field(() => CupRoundEnum, { description: 'The round.' })
  round!: CupRoundName;

  @Field(() => DayScalar, { description: 'Its last day.' })
  lastDay!: string;

  @Field(() => Boolean, {
    description: 'Whether the draw was too late for the months of section 10, so that the rounds have moved on (D52).',
  })
  movedOn!: boolean;
}

@ObjectType({ description: 'The cup is drawn, or with `dryRun` would be.' })
export class CupDrawn {
  readonly __typename = 'CupDrawn';

  /** The resolver looks the cup up, so that a repeated request sees it as it is. */
  @Field(() => Int, { name: 'seasonYear', description: 'The year of its season.' })
  year!: number;

  @Field(() => String, { description: 'The seed as it goes into the lots (docs/draw.md).' })
  seed!: string;

  @Field(() => [CupRoundDates], {
    description: 'When the rounds end, from the first one played to the final (D27, D52).',
  })
  rounds!: readonly CupRoundDates[];
}

@ObjectType({ description: 'Something was said or decided in a cup, or with `dryRun` would be.' })
export class CupActed {
  readonly __typename = 'CupActed';

  @Field(() => Int, { name: 'seasonYear', description: 'The year of its season.' })
  year!: number;

  @Field(() => UuidScalar, { nullable: true, description: 'The act that was entered; null with `dryRun`.' })
  actId!: string | null;

  @Field(() => CupConsequences, { description: 'What it changes.' })
  consequences!: CupConsequences;
}

export const CupResult = resultOf('CupResult', () => [CupSaved]);
export const CupDrawResult = resultOf('CupDrawResult', () => [CupDrawn]);
export const CupActResult = resultOf('CupActResult', () => [CupActed]);
export const CupWithdrawalResult = resultOf('CupWithdrawalResult', () => [CupSaved, CupActed]);
