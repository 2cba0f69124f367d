import { type Card, cardCode, type GameSoFar, legalCards, parties, partyNames, type Seat } from '@tarokk/rules';
import { useTranslations } from 'use-intl';
import { Head } from '../../ui/head.js';
import { inHandOrder } from '../cards/order.js';
import { type SeatAtTable, TableTop } from '../cards/table-top.js';
import { keepingIn, type Mistake } from './analysis/turns.js';
import { nextCard, type Replay, type ReplayStep } from './replay.js';
import { useCall } from './saying.js';
import { bySeat, seatOfCard } from '../by-seat.js';

/**
 * The table after a step: what was played fades in its hand, what is bound carries its trick. In the hand in turn the card that is
 * played next is lifted, and what may not be played is pale.
 */
export function ReplayedTable({
  replay,
  standing,
  step,
  said,
  mistakes,
}: {
  readonly replay: Replay;
  readonly standing: GameSoFar;
  readonly step: ReplayStep;
  readonly said: string;
  /** What the next card lets slip or gives away. */
  readonly mistakes: readonly Mistake[];
}) {
  const t = useTranslations('replay');
  const call = useCall();
  const played = standing.tricks.flatMap(({ cards }) => cards);
  const bound = new Map(standing.bound.map(({ card, tricks }) => [card, tricks] as const));
  const next = nextCard(replay, standing);
  const players = bySeat((seat): SeatAtTable => {
    const hand = replay.game.deal[seat];
    const left = hand.filter((card) => !played.includes(card));
    const isInPlay = seat === standing.turnOf && next !== null;
    return {
      player: replay.players[seat],
      left: left.length,
      cards: inHandOrder(hand),
      played,
      bound,
      ...(isInPlay
        ? {
            glowing: { cards: keepingIn(mistakes), because: t('analysis.keeping') },
            barred: barredIn(replay, standing, seat, left),
            next: { card: next, isWrong: mistakes.length > 0, says: t('playsIt') },
          }
        : {}),
    };
  });
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
        outcome={standing.result === null ? null : <Sums score={standing.result.score} />}
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

/** Of a card that was not legal nothing else is said to be illegal: what speaks against it stands among the verdicts. */
function barredIn(
  { game: { attackers, auction } }: Replay,
  { tricks }: GameSoFar,
  seat: Seat,
  left: readonly Card[],
): readonly Card[] {
  const { cards } = legalCards({ attackers, seat, hand: left, auction, tricks: tricks.map((each) => each.cards) });
  return left.filter((card) => !cards.includes(card));
}

/** What the game has brought each party. */
function Sums({ score }: { readonly score: NonNullable<GameSoFar['result']>['score'] }) {
  const t = useTranslations('replay');
  return (
    <p className="sums">
      {t('points')}{' '}
      {parties.map((party) => (
        <span key={party} className={`party-${partyNames[party].toLowerCase()}`}>
          <strong>
            {partyNames[party]} {score[party].total}
          </strong>{' '}
          <small>{t('consolation', { consolation: score[party].consolation })}</small>{' '}
        </span>
      ))}
    </p>
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
    trick: trick?.cards.map((card, place) => [seatOfCard(trick.leader, place), cardCode(card)]) ?? [],
    taker: trick?.cards.length === 4 ? trick.winner : null,
  };
  return (
    <Head>
      <meta name="table" content={JSON.stringify(table)} />
    </Head>
  );
}
