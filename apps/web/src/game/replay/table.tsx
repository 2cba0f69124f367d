import { type Card, cardCode, type GameSoFar, type Seat } from '@tarokk/rules';
import { useTranslations } from 'use-intl';
import { inHandOrder } from '../cards/order.js';
import { type SeatAtTable, TableTop } from '../cards/table-top.js';
import type { Replay, ReplayStep } from './replay.js';
import { useCall } from './saying.js';
import { bySeat } from '../by-seat.js';

/** The table after a step: what was played fades in its hand, what is bound carries its trick. */
export function ReplayedTable({
  replay,
  standing,
  step,
  said,
  keeping,
}: {
  readonly replay: Replay;
  readonly standing: GameSoFar;
  readonly step: ReplayStep;
  readonly said: string;
  /** Cards with which the seat in turn would have kept what its next card changed. */
  readonly keeping: readonly Card[];
}) {
  const t = useTranslations('replay');
  const call = useCall();
  const played = standing.tricks.flatMap(({ cards }) => cards);
  const bound = new Map(standing.bound.map(({ card, tricks }) => [card, tricks] as const));
  const players = bySeat((seat): SeatAtTable => ({
    player: replay.players[seat],
    cards: inHandOrder(replay.game.deal[seat]),
    played,
    bound,
    glowing: { cards: keeping, because: t('analysis.keeping') },
  }));
  const trick = standing.tricks.at(-1);
  return (
    <>
      <TableTop
        label={t('table')}
        players={players}
        attackers={replay.game.attackers}
        turnOf={standing.turnOf}
        trick={
          trick === undefined
            ? null
            : {
                number: standing.tricks.length,
                leader: trick.leader,
                cards: trick.cards,
                winner: trick.cards.length === 4 ? trick.winner : null,
              }
        }
      >
        {step.kind === 'turn' && step.turn.calls.length > 0 ? (
          <ul className="spoken plain">
            {step.turn.calls.map((each, index) => (
              <li key={index}>{call(each)}</li>
            ))}
          </ul>
        ) : (
          <p className="spoken">{said}</p>
        )}
      </TableTop>
      <TableForPicture replay={replay} standing={standing} played={played} />
    </>
  );
}

/** What the preview picture of this step draws; `apps/api/src/platform/web/previews/table-on-page.ts` reads it. */
function TableForPicture({
  replay: { game, players },
  standing: { tricks },
  played,
}: {
  readonly replay: Replay;
  readonly standing: GameSoFar;
  readonly played: readonly Card[];
}) {
  const trick = tricks.at(-1);
  const table = {
    players,
    hands: game.deal.map((cards) => inHandOrder(cards).map(cardCode)),
    played: played.map(cardCode),
    attackers: game.attackers,
    trick: (trick?.cards ?? []).map((card, place) => [((trick!.leader + place) & 3) as Seat, cardCode(card)]),
    taker: trick?.cards.length === 4 ? trick.winner : null,
  };
  return <meta name="table" content={JSON.stringify(table)} />;
}
