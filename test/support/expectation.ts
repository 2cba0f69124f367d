import { resultDocument, verifyMatch, type Match, type ResultDocument } from '@tarokk/rules';

type GameDocument = ResultDocument['games'][number];

/** What a record of `test/records` must come to, short enough to be read beside it. */
export interface Expectation {
  readonly about: string;
  readonly verdict: string;
  readonly games: readonly {
    /** `A.collector ultimo T1: won, 10`, with `contra by B.collector, -10` behind it. */
    readonly announcements: readonly string[];
    /** `B obscur` */
    readonly silent: readonly string[];
    /** `play/revoke, A.collector, trick 3` */
    readonly violations: readonly string[];
    /** total of A : total of B, and the limits of 7.4 */
    readonly score: string;
    readonly limits: string;
  }[];
  readonly points: string;
  readonly match: string | null;
}

export function expectationOf(about: string, match: Match): Expectation {
  const { verdict, games, points, match: matchScore } = resultDocument(verifyMatch(match), 'en');
  return {
    about,
    verdict,
    games: games.map((game) => ({
      announcements: game.announcements.map(announcementLine),
      silent: game.silent.map(({ party, bonus }) => `${party} ${bonus}`).sort(),
      violations: game.violations.map(violationLine).sort(),
      score: `${game.score.A.total} : ${game.score.B.total}`,
      limits: `${game.score.A.limit} : ${game.score.B.limit}`,
    })),
    points: `${points.A} : ${points.B}`,
    match: matchScore && `${matchScore.A} : ${matchScore.B}`,
  };
}

function announcementLine(line: GameDocument['announcements'][number]): string {
  const { card, cards = [], suit, suits = [], count } = line;
  const named = [line.announce, card, ...cards, suit, ...suits, count].filter((part) => part !== undefined);
  const by = line.contra?.seat ? ` by ${line.contra.seat}` : '';
  const contra = line.contra ? `, contra${by}, ${line.contra.points}` : '';
  return `${line.seat} ${named.join(' ')}: ${line.status}, ${line.points}${contra}`;
}

function violationLine({ code, party, seat, turn, trick }: GameDocument['violations'][number]): string {
  const where = [party ?? seat, turn === null ? null : `turn ${turn}`, trick === null ? null : `trick ${trick}`].filter(
    (part) => part !== null,
  );
  return [code, ...where].join(', ');
}
