import { definitionOf, type ScoredGame, seatNames } from '@tarokk/rules';
import { usePage } from '../../application/page-context.js';
import { Game as MatchGame, Notes } from '../../match/game.js';
import type { CountedGame } from '../../match/queries.js';
import type { WhoSat } from '../../match/who-sat.js';
import { Outcome, sheetGameOf } from '../../playing/outcome.js';
import { standingOf } from '../../playing/standing.js';
import { notesOfState } from '../form/notes.js';
import { previewOf } from '../form/result.js';
import { gameAt, gamesOf, notesAt, personAt } from '../form/state.js';
import { nameOf, sideOf } from '../store/season-directory.js';
import { useOpened } from '../use-sheets.js';
import { enumName } from '../../graphql/enum-name.js';

/** Every game of the sheet as it is to be handed in, line by line, as the office will show it. */
export function Games() {
  const { draft } = useOpened();
  const { kind, games } = draft.state;
  const numbers = Array.from({ length: Math.min(games.length, gamesOf[kind]) }, (_, index) => index + 1);
  return numbers.map((number) => <Game key={number} number={number} />);
}

function Game({ number }: { readonly number: number }) {
  const { language } = usePage();
  const { draft, directory } = useOpened();
  const { sides } = draft.state;
  const names = [sideOf(directory, sides.A)?.name ?? '', sideOf(directory, sides.B)?.name ?? ''] as const;
  const game = gameAt(draft.state, number);
  const notes = [...notesOfState(notesAt(draft.state, number), language)];
  if (game.form === 'played') {
    const { result } = standingOf(game.course);
    return result === null ? null : (
      <>
        <Outcome result={{ ...result, number }} sides={names} />
        <Notes of={notes} />
      </>
    );
  }
  const preview = previewOf(draft.state, number);
  if (preview?.game == null || preview.score === null) return null;
  const { game: scored, score, announcements } = preview;
  const silent = ([0, 1] as const).flatMap((party) =>
    scored.sheet[party].silent.map((bonus) => ({
      party,
      bonus,
      points: definitionOf(bonus).points,
      reason: { kind: 'sheet' } as const,
    })),
  );
  const { attackers } = scored;
  const whoSat: WhoSat = (seat) => {
    const name = seatNames.find((each) => enumName(each) === seat);
    return name === undefined ? '' : nameOf(directory, personAt(draft.state, name, number));
  };
  const points = { a: score[0].total, b: score[1].total };
  const [a, b] = scored.sheet;
  const counted: CountedGame = {
    number,
    points,
    onSheet: points,
    ruling: null,
    dealt: { a: dealt(a), b: dealt(b) },
    notes,
  };
  const result = { number, attackers, violations: [], announcements, silent, trophies: [], score };
  return <MatchGame game={sheetGameOf(result, language)} sides={names} counted={counted} whoSat={whoSat} />;
}

function dealt({ tarocks, honours, has }: ScoredGame['sheet'][0]): CountedGame['dealt']['a'] {
  return { tarocks, honours, has: [...has] };
}
