import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { type Finding as LibraryFinding, found, privatePlace, findingKinds } from '@tarokk/competition';
import type { Sentence } from '@tarokk/rules';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { nameIn, withNames } from '../sheets/knowledge.js';
import type { MatchFile } from '../lifecycle/match-file.js';
import { Finding } from '../match/finding.types.js';
import { Match } from '../match/match.types.js';
import { MatchesLoader } from '../match/matches.loader.js';
import type { VisibleMatch } from '../match/matches.repository.js';
import { isOfJury, maySeePlace } from '../match/readers.js';
import { askable } from '../sheets/askable.js';
import { PossibleGamesLoader } from './possible-games.loader.js';

/** What it takes to verify a sheet and look up all that it is judged by. */
const JUDGING = 50;

@Resolver(() => Match)
export class FindingsResolver {
  constructor(
    private readonly loader: MatchesLoader,
    private readonly possible: PossibleGamesLoader,
  ) {}

  @ResolveField(() => [Finding], {
    description: 'What the office finds on the present sheet, errors first. Notes are for the jury alone.',
    complexity: JUDGING,
  })
  async findings(@Parent() match: VisibleMatch, @Context() context: RequestContext): Promise<Finding[]> {
    const file = await this.loader.file(context, match);
    const nameOf = nameIn(file.knowledge);
    const hides = !maySeePlace(match, file);
    const notes = isOfJury(match, context) ? await this.notes(file, context) : [];
    return [...file.findings, ...notes].map((finding) => {
      const sentence = hides ? withoutPlace(finding.sentence) : finding.sentence;
      return { ...finding, sentence: withNames(sentence, nameOf) };
    });
  }

  /** Scored games that no game can give. Where the verification has refuted the sheet by its claims, it has said so. */
  private async notes({ sheet, result }: MatchFile, context: RequestContext): Promise<LibraryFinding[]> {
    const games = sheet.record.games.flatMap((game, index) => askable(game, result.games[index]!.violations) ?? []);
    const possible = await this.possible.load(context, games);
    return possible.flatMap(({ excludedBy, sentence }, index) => {
      if (excludedBy !== 'clauses') return [];
      const { number } = games[index]!;
      return [found(findingKinds.noGame.at(`record.games[${number - 1}]`, { game: number, clash: sentence! }), number)];
    });
  }
}

function withoutPlace({ text, values }: Sentence): Sentence {
  return { text, values: 'venue' in values ? { ...values, venue: privatePlace } : values };
}
