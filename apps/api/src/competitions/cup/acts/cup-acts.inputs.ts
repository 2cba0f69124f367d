import { InputType } from '@nestjs/graphql';
import { CupRoundEnum } from '../cup.enums.js';
import { type CupRoundName } from '@tarokk/competition';
import { MemberInput } from '../../../registry/teams/team.types.js';
import { WriteInput } from '../../../platform/inputs/write.input.js';
import {
  Choice,
  Day,
  Flag,
  Id,
  Ids,
  Part,
  PlainText,
  Version,
  WholeNumber,
  Words,
  Year,
} from '../../../platform/inputs/fields.js';

/** A change of the cup, which can be tried first. */
@InputType({ isAbstract: true })
abstract class CupChangeInput extends WriteInput {
  @Flag('Only says what it would change. Leaves no trace, the idempotency key neither.', { defaultValue: false })
  dryRun: boolean = false;
}

/** What somebody does for their own pair. */
@InputType({ isAbstract: true })
abstract class CupPairInput extends CupChangeInput {
  @Id('The pair.')
  pairId!: string;

  @Words('Why; everybody sees it.', { nullable: true })
  reason: string | null = null;
}

/** What the jury decides on the cup as it has seen it. */
@InputType({ isAbstract: true })
abstract class CupDecisionInput extends CupChangeInput {
  @Version('The `version` of the cup that you have seen: if there is a later one, somebody else was faster.')
  version!: number;

  @Words('Why; everybody sees it.')
  reason!: string;
}

@InputType({ description: 'What `withdrawFromCup` takes.' })
export class WithdrawFromCupInput extends CupPairInput {}

@InputType({ description: 'What `concedeTie` takes.' })
export class ConcedeTieInput extends CupPairInput {
  @Choice(CupRoundEnum, 'Of which round; its next tie if left out.', { nullable: true })
  round: CupRoundName | null = null;
}

@InputType({ description: 'What `agreeOnMatches` takes.' })
export class AgreeOnMatchesInput extends WriteInput {
  @Id('The pair.')
  pairId!: string;

  @WholeNumber(0, 1_000, 'Three, or more, to twenty.')
  matches!: number;
}

@InputType({ description: 'What `postponeTie` takes.' })
export class PostponeTieInput extends CupDecisionInput {
  @Year('The year of the season.')
  seasonYear!: number;

  @PlainText(100, 'The tie: `semi-finals/1`.')
  tie!: string;

  @Day('Its new last day, before the entries of the next cup close (D51).')
  until!: string;
}

@InputType({ description: 'What `decideTie` takes.' })
export class DecideTieInput extends CupDecisionInput {
  @Year('The year of the season.')
  seasonYear!: number;

  @Id('One of the two pairs that meet.')
  pairId!: string;

  @Id('The other.')
  otherId!: string;

  @Id('Who goes on; neither if left out.', { nullable: true })
  goesOnId: string | null = null;

  @Flag('Decides a tie that can still be played, up to and including its last day.', { defaultValue: false })
  acknowledgeStillToPlay: boolean = false;
}

@InputType({ description: 'What `changeCupPlayer` takes.' })
export class ChangeCupPlayerInput extends CupDecisionInput {
  @Id('The pair.')
  pairId!: string;

  @Id('Who leaves.')
  leaverId!: string;

  @Part(MemberInput, 'Who comes; in no other pair of the cup (10).')
  comes!: MemberInput;

  @Day('The first day on which they play.')
  from!: string;
}

@InputType({ description: 'What `setAsideInCup` takes.' })
export class SetAsideInCupInput extends CupDecisionInput {
  @Year('The year of the season.')
  seasonYear!: number;

  @Ids('The ids of the loose ends.', { most: 200 })
  what!: readonly string[];
}
