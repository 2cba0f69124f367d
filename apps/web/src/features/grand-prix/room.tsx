import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { LiveState } from '../../api/live.js';
import mark from '../../game/cards/mark.svg?raw';
import wordmark from '../../game/cards/wordmark.svg?raw';
import { nameOfSide } from '../../ui/links.js';
import { Freshness } from '../../ui/table/freshness.js';
import type { Pairing } from './pairing-columns.js';
import type { Event } from './queries.js';
import { roundsOf, underWay } from './rounds.js';
import { GameNumber, Standing } from './under-way.js';

/** More pairs stand in two columns, with the tables below them. */
const ONE_COLUMN = 8;
/** Matches that have room beside the table: each at a table takes two lines, each that follows one. */
const LINES_BESIDE = 10;

/** For the wall of a room: who leads, who is at the tables, who meets next. It is read from afar, changes by itself, and needs no hand. */
export function Room({
  event,
  updatedAt,
  live,
}: {
  readonly event: Event;
  readonly updatedAt: string;
  readonly live: LiveState;
}) {
  const t = useTranslations('grandPrix');
  const { id, name, seasonYear, phase, schedule, table } = event;
  const { now, next } = underWay(schedule);
  const rounds = roundsOf(schedule).length;
  const atTables = phase === 'DRAWN' && now !== null ? now.pairings : [];
  const hasRoom = next !== null && 2 * atTables.length + next.pairings.length <= LINES_BESIDE;
  return (
    <div className={`room-screen ${table.rows.length > ONE_COLUMN ? 'long' : ''}`}>
      <div className="room-head">
        <Link
          to="/grand-prix/$year/$id"
          params={{ year: String(seasonYear), id }}
          className="mark"
          aria-label={t('leaveRoom', { event: name })}
        >
          <span aria-hidden="true" dangerouslySetInnerHTML={{ __html: mark }} />
          <span aria-hidden="true" className="word" dangerouslySetInnerHTML={{ __html: wordmark }} />
        </Link>
        <h1>{name}</h1>
        <div>
          {now === null || phase !== 'DRAWN' ? null : <span>{t('roundOf', { round: now.slot, rounds })}</span>}
          {live === 'live' ? <Clock /> : <Freshness live={live} at={updatedAt} />}
        </div>
      </div>
      {schedule.length === 0 ? <p>{t(`phaseLong.${phase}`)}</p> : <Places event={event} />}
      {atTables.length === 0 ? null : (
        <div className="tables">
          <section aria-labelledby="at-tables">
            <h2 id="at-tables">{t('atTables')}</h2>
            <ol>
              {atTables.map((pairing) => (
                <AtTheTable key={pairing.id} of={pairing} />
              ))}
            </ol>
          </section>
          {hasRoom ? (
            <section aria-labelledby="next">
              <h2 id="next">{t('nextRound', { round: next.slot })}</h2>
              <ol>
                {next.pairings.map(({ id: pairing, sides }) => (
                  <li key={pairing}>{sides.map(nameOfSide).join(' – ')}</li>
                ))}
              </ol>
            </section>
          ) : null}
        </div>
      )}
    </div>
  );
}

function Places({ event: { table } }: { readonly event: Event }) {
  const t = useTranslations('grandPrix');
  const format = useFormatter();
  return (
    <section aria-label={t(table.final ? 'finalRanking' : 'ranking')}>
      <ol className="wall-places">
        {table.rows.map(({ rank, pair, games, total }) => (
          <li key={pair.id}>
            <strong>{rank}</strong>
            <span>{nameOfSide(pair)}</span>
            <small>{t('gamesShort', { games })}</small>
            <strong className="figures">{format.number(total)}</strong>
          </li>
        ))}
      </ol>
    </section>
  );
}

function AtTheTable({ of: pairing }: { readonly of: Pairing }) {
  const t = useTranslations('grandPrix');
  const { games } = pairing;
  return (
    <li className="room-table">
      <Standing of={pairing} name={nameOfSide} />
      <span className="unseen">{t(games === 0 ? 'notBegun' : 'gamesIn', { games, next: games + 1 })}</span>
      {games === 0 ? null : <GameNumber of={games + 1} />}
    </li>
  );
}

/** How late it is, where the page lives; the server does not say it, for it would be old when it is read. */
function Clock() {
  const format = useFormatter();
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    const look = (): void => setNow(new Date());
    look();
    const timer = setInterval(look, 5_000);
    return () => clearInterval(timer);
  }, []);
  return now === null ? null : <span>{format.dateTime(now, { hour: '2-digit', minute: '2-digit' })}</span>;
}
