import { Injectable } from '@nestjs/common';
import type { ScoredGame } from '@tarokk/rules';
import { loaderPerRequest } from '../../platform/graphql/loader.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { writtenSheet } from '../lifecycle/match-file.js';
import { MatchFilesRepository } from '../lifecycle/match-files.repository.js';
import type { MatchRow } from '../rows/match.row.js';
import type { PossibleGame } from './possible-game.types.js';
import { hashOf, PossibleGames } from './possible-games.service.js';

const nothing = { game: null, clash: [], excludedBy: null, sentence: null, tried: [] } as const;
const waiting = { state: 'waiting' } as const;

/** What is known of games. Who asks for one of which nobody has asked has it decided, and waits. */
@Injectable()
export class PossibleGamesLoader {
  private readonly games = loaderPerRequest<ScoredGame, PossibleGame>(async (games) => {
    const rows = await this.possible.find(games);
    const byHash = new Map(rows.map(({ gameHash, document }) => [keyOf(gameHash), document]));
    const unknown = games.filter((game) => !byHash.has(keyOf(hashOf(game))));
    if (unknown.length > 0) await this.possible.ask(unknown);
    return games.map((game): PossibleGame => {
      const document = byHash.get(keyOf(hashOf(game))) ?? waiting;
      switch (document.state) {
        case 'shown':
          return { ...nothing, state: 'shown', game: { ...document.game, number: game.number } };
        case 'impossible': {
          const { state, excludedBy, message } = document;
          const clash = document.clash.map(({ party, entry, index = null, card = null, bonus = null }) => {
            return { party, entry, index, card, bonus };
          });
          return { ...nothing, state, excludedBy, clash, sentence: message };
        }
        case 'undecided':
          return { ...nothing, state: 'undecided', tried: document.tried };
        case 'waiting':
          return { ...nothing, state: 'waiting' };
      }
    });
  });

  /** Of matches the numbers of such games, as far as they are decided: nothing is asked for, since a list is long. */
  private readonly excluded = loaderPerRequest<MatchRow, readonly number[]>(async (matches) => {
    const contents = await this.files.contentsOf(null, matches);
    const byMatch = new Map(contents.map((each) => [each.matchId, each]));
    const games = matches.map((match) =>
      writtenSheet(byMatch.get(match.id)!, match.revision).record.games.filter((game) => game.form === 'scored'),
    );
    const excluded = new Set((await this.possible.excluded(games.flat())).map(keyOf));
    return games.map((ofMatch) =>
      ofMatch.filter((game) => excluded.has(keyOf(hashOf(game)))).map(({ number }) => number),
    );
  });

  constructor(
    private readonly possible: PossibleGames,
    private readonly files: MatchFilesRepository,
  ) {}

  /** The numbers of the games of a match that no game can give, though their claims alone do not clash. */
  excludedIn(context: RequestContext, match: MatchRow): Promise<readonly number[]> {
    return this.excluded(context).load(match);
  }

  load(context: RequestContext, games: readonly ScoredGame[]): Promise<PossibleGame[]> {
    return Promise.all(games.map((game) => this.games(context).load(game)));
  }
}

function keyOf(hash: Uint8Array): string {
  return Buffer.from(hash).toString('base64');
}
