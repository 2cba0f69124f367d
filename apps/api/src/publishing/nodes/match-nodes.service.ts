import { Injectable } from '@nestjs/common';
import { DraftsLoader } from '../../matches/drafts/drafts.loader.js';
import { FreeGamesLoader } from '../../matches/free-games/free-games.loader.js';
import { PlannedMatchesLoader } from '../../matches/planned-matches/planned-matches.loader.js';
import { MatchesLoader } from '../../matches/match/matches.loader.js';
import { RequestsLoader } from '../../matches/requests/requests.loader.js';
import type { NodeFinder } from './node-finder.js';

/** Finds planned matches, requests, drafts, matches and free games by their ids. */
@Injectable()
export class MatchNodes {
  readonly finders = {
    Match: (context, id) => this.matches.match(context, id),
    FreeGame: (context, id) => this.freeGames.game(context, id),
    PlannedMatch: (context, id) => this.plannedMatches.find(context, id),
    JuryRequest: (context, id) => this.requests.find(context, id),
    Draft: (context, id) => this.drafts.find(context, id),
  } satisfies Record<string, NodeFinder>;

  constructor(
    private readonly matches: MatchesLoader,
    private readonly freeGames: FreeGamesLoader,
    private readonly plannedMatches: PlannedMatchesLoader,
    private readonly requests: RequestsLoader,
    private readonly drafts: DraftsLoader,
  ) {}
}
