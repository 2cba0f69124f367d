import {
  type BySeat,
  type Card as CardNumber,
  type Party,
  partyNames,
  partyOf,
  type Seat,
  seatLabel,
  seats,
} from '@tarokk/rules';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { Card } from './card.js';
import { Hand, type HandProps } from './hand.js';

/** One of the four players. */
export interface SeatAtTable extends Omit<HandProps, 'label'> {
  /** Empty where nobody is named. */
  readonly player: string;
  /** What the player says or did just now, under their name. */
  readonly says?: ReactNode;
}

/** The trick in the middle: up to four cards in the order played. */
export interface TrickOnTable {
  /** From 1. */
  readonly number: number;
  readonly leader: Seat;
  readonly cards: readonly CardNumber[];
  /** Who takes it, once it is complete. */
  readonly winner: Seat | null;
}

export interface TableTopProps {
  readonly label: string;
  readonly players: BySeat<SeatAtTable>;
  readonly attackers: Party;
  /** Whose turn it is, to speak or to play; null when it is nobody's. */
  readonly turnOf: Seat | null;
  readonly trick: TrickOnTable | null;
  /** In the middle instead of a trick: what an auction says. */
  readonly children?: ReactNode;
}

/**
 * The table from above (1.1): counterclockwise A's interceptor, A's collector, B's interceptor, B's collector, the first of them
 * nearest to who looks. On a phone the four hands stand above and below the trick, each party on its side of it.
 */
export function TableTop({ label, players, attackers, turnOf, trick, children }: TableTopProps) {
  return (
    <div className="table-top" role="group" aria-label={label}>
      {seats.map((seat) => (
        <AtTable
          key={seat}
          seat={seat}
          player={players[seat]}
          attackers={attackers}
          isInTurn={seat === turnOf}
          isFirst={seat === (turnOf ?? FAR)}
        />
      ))}
      <div className="middle">{trick === null ? children : <Trick trick={trick} players={players} />}</div>
    </div>
  );
}

/** Of the first hand below the trick on a phone: a link leads there. */
export const HANDS = 'hands';

const FAR: Seat = 2;

/** Where a seat is, seen from A's interceptor. */
const places: BySeat<string> = ['near', 'right', 'far', 'left'];

function AtTable({
  seat,
  player: { player, says, ...hand },
  attackers,
  isInTurn,
  isFirst,
}: {
  readonly seat: Seat;
  readonly player: SeatAtTable;
  readonly attackers: Party;
  readonly isInTurn: boolean;
  /** Whether it is the first hand on a phone. */
  readonly isFirst: boolean;
}) {
  const t = useTranslations('cards');
  const { namesIn } = usePage();
  const label = seatLabel(seat, namesIn);
  const party = partyOf(seat);
  // 1.2: the dealer is the defenders' collector.
  const duties = [
    party === attackers ? t('attacks') : null,
    party !== attackers && seat % 2 === 1 ? t('deals') : null,
    isInTurn ? t('inTurn') : null,
  ].filter((each) => each !== null);
  return (
    <section
      id={isFirst ? HANDS : undefined}
      className={`at-the-table ${places[seat]} party-${partyNames[party].toLowerCase()}${isInTurn ? ' in-turn' : ''}`}
      aria-label={player === '' ? label : `${label}: ${player}`}
    >
      <p className="who">
        <strong>{player === '' ? label : player}</strong>{' '}
        <small>{[...(player === '' ? [] : [label]), ...duties].join(', ')}</small>
      </p>
      <Hand {...hand} label={t('handOf', { seat: label })} />
      {says === undefined ? null : <div className="says">{says}</div>}
    </section>
  );
}

/** Each card lies before who played it. */
function Trick({
  trick: { number, leader, cards, winner },
  players,
}: {
  readonly trick: TrickOnTable;
  readonly players: BySeat<SeatAtTable>;
}) {
  const t = useTranslations('cards');
  const { namesIn } = usePage();
  const who = (seat: Seat): string => (players[seat].player === '' ? seatLabel(seat, namesIn) : players[seat].player);
  return (
    <div className="trick" role="group" aria-label={t('trick', { number })}>
      <p className="trick-number">
        {t('trick', { number })}
        {winner === null ? null : <small> {t('takenBy', { seat: who(winner) })}</small>}
      </p>
      <ol>
        {cards.map((card, place) => {
          const seat = ((leader + place) & 3) as Seat;
          return (
            <li key={card} className={`${places[seat]}${seat === winner ? ' took' : ''}`}>
              <span className="unseen">{t('plays', { seat: who(seat) })}</span>
              <Card card={card} />
            </li>
          );
        })}
      </ol>
    </div>
  );
}
