import { Int, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Input } from '../../../platform/inputs/input.js';
import { Allows } from '../../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../../platform/requests/current-caller.js';
import type { Refused } from '../../../platform/problems/refused.types.js';
import { Match } from '../../match/match.types.js';
import { MatchesLoader } from '../../match/matches.loader.js';
import type { VisibleMatch } from '../../match/matches.repository.js';
import { AdmittedGames } from './admitted-games.service.js';
import { AdmitGamesResult, GamesAdmitted } from '../lifecycle/free-game-moves.types.js';
import { AdmitGamesInput } from './admitted-games.inputs.js';
import { fieldOf } from '../../../platform/graphql/field-of.js';

@Resolver(() => Match)
export class AdmittedGamesResolver {
  constructor(private readonly service: AdmittedGames) {}

  @Allows('side-or-jury')
  @Mutation(() => AdmitGamesResult, {
    description:
      'Says which games of a match of the free championship count once it is approved (12): the jury, before it approves. Without it, and after a new sheet, all of them do; games not played are 0 (D43).',
    complexity: 50,
  })
  admitGames(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: AdmitGamesInput,
  ): Promise<GamesAdmitted | Refused> {
    return this.service.admit(caller, input);
  }

  @ResolveField(() => [Int], {
    nullable: true,
    description:
      'The games that the jury admits to the free championship (12); null while it has named none: all of them, or a match of other competitions.',
  })
  admittedGames(@Parent() { admittedGames }: VisibleMatch): readonly number[] | null {
    return admittedGames;
  }
}

export const fieldsOfAdmittedGames = [
  fieldOf(GamesAdmitted, 'match', () => Match, 'The match as it is now.', { nullable: true }).from(
    MatchesLoader,
    (loader, { matchId }, context) => loader.match(context, matchId),
  ),
];
