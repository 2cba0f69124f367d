import {
  type BySeat,
  type Card as CardNumber,
  type Party,
  type PartyName,
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
import { seatOfCard } from '../by-seat.js';

/** One of the four players. */
export interface SeatAtTable extends Omit<HandProps, 'label'> {
  /** Empty where nobody is named. */
  readonly player: string;
  /** How many cards are left, where it is shown: a name, its party and this number are all that then stands there. */
  readonly left?: number;
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
  /** What the game has brought, once it is over. */
  readonly outcome?: ReactNode;
}

/**
 * The table from above (1.1): counterclockwise A's interceptor, A's collector, B's interceptor, B's collector, the first of them
 * nearest to who looks.
 */
export function TableTop({ label, players, attackers, turnOf, trick, children, outcome = null }: TableTopProps) {
  return (
    <div className="table-top" role="group" aria-label={label}>
      {seats.map((seat) => (
        <AtTable key={seat} seat={seat} player={players[seat]} attackers={attackers} isInTurn={seat === turnOf} />
      ))}
      <div className="middle">
        {trick === null ? children : <Trick trick={trick} players={players} turnOf={turnOf} />}
      </div>
      {outcome}
    </div>
  );
}

/** Where a seat is, seen from A's interceptor. */
const places: BySeat<string> = ['near', 'right', 'far', 'left'];

function AtTable({
  seat,
  player: { player, left, says, ...hand },
  attackers,
  isInTurn,
}: {
  readonly seat: Seat;
  readonly player: SeatAtTable;
  readonly attackers: Party;
  readonly isInTurn: boolean;
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
      className={`at-the-table ${places[seat]} party-${partyNames[party].toLowerCase()}${isInTurn ? ' in-turn' : ''}`}
      aria-label={player === '' ? label : `${label}: ${player}`}
    >
      {left === undefined ? (
        <p className="who">
          <strong>{player === '' ? label : player}</strong>{' '}
          <small>{[...(player === '' ? [] : [label]), ...duties].join(', ')}</small>
        </p>
      ) : (
        <p className="who">
          <Named player={player} label={label} party={partyNames[party]} /> <small>{t('left', { left })}</small>
          {duties.length === 0 ? null : <span className="unseen"> {duties.join(', ')}</span>}
        </p>
      )}
      {left !== undefined && isInTurn ? (
        <div className="whose-hand" aria-hidden="true">
          <Named player={player} label={label} party={partyNames[party]} />, {t('inTurn')} ◀
        </div>
      ) : null}
      <Hand {...hand} label={t('handOf', { seat: label })} />
      {says === undefined ? null : <div className="says">{says}</div>}
    </section>
  );
}

/** The party as a letter, and the name; a seat without a name says its party itself. */
function Named({
  player,
  label,
  party,
}: {
  readonly player: string;
  readonly label: string;
  readonly party: PartyName;
}) {
  if (player === '') return <span className="seated">{label}</span>;
  return (
    <>
      <b className="party-letter">{party}</b> <span className="seated">{player}</span>
    </>
  );
}

/** Each card lies before who played it; places wait for those that are still to come. */
function Trick({
  trick: { number, leader, cards, winner },
  players,
  turnOf,
}: {
  readonly trick: TrickOnTable;
  readonly players: BySeat<SeatAtTable>;
  readonly turnOf: Seat | null;
}) {
  const t = useTranslations('cards');
  const { namesIn } = usePage();
  const who = (seat: Seat): string => (players[seat].player === '' ? seatLabel(seat, namesIn) : players[seat].player);
  return (
    <div className="trick" role="group" aria-label={t('trick', { number })}>
      {/* Where the cards that are left are counted, the head of the page and what is told beside the table say it. */}
      {players[0].left === undefined ? (
        <p className="trick-number">
          {t('trick', { number })}
          {winner === null ? null : <small> {t('takenBy', { seat: who(winner) })}</small>}
        </p>
      ) : null}
      <ol>
        {cards.map((card, place) => {
          const seat = seatOfCard(leader, place);
          return (
            <li key={card} className={`${places[seat]}${seat === winner ? ' took' : ''}`}>
              <span className="unseen">{t('plays', { seat: who(seat) })}</span>
              <Card card={card} />
            </li>
          );
        })}
        {seats
          .filter((seat) => ((seat - leader) & 3) >= cards.length)
          .map((seat) => (
            <li key={`place ${seat}`} className={places[seat]} aria-hidden="true">
              <span className={seat === turnOf ? 'place in-turn' : 'place'}>{seat === turnOf ? t('turn') : null}</span>
            </li>
          ))}
      </ol>
    </div>
  );
}
