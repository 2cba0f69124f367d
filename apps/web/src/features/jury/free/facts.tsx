import { useTranslations } from 'use-intl';
import { PersonLink } from '../../../ui/links.js';
import { Day } from '../../../ui/days.js';
import type { DeskFreeGame } from './queries.js';
import { Lines } from '../../../ui/table/lines.js';

/** What each player gets, and how it comes about (D43–D46). */
export function Credits({ game: { credits, players } }: { readonly game: DeskFreeGame }) {
  const t = useTranslations('freeDesk');
  const tg = useTranslations('grandPrix');
  return (
    <section aria-labelledby="credits">
      <h2 id="credits">{t('credits')}</h2>
      {credits.length === 0 ? (
        <>
          <p className="empty">{t('noCredits')}</p>
          <ul>
            {players.map((person) => (
              <li key={person.id}>
                <PersonLink person={person} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <Lines
          columns={[
            { id: 'player', heading: tg('player'), cell: ({ player }) => <PersonLink person={player} /> },
            { id: 'points', heading: tg('points'), figures: true, cell: ({ points }) => points },
            { id: 'because', heading: t('because'), cell: ({ reason }) => reason },
          ]}
          rows={credits}
          rowKey={({ player }) => player.id}
        />
      )}
    </section>
  );
}

/** A session deal by deal, and what was handed in word for word. */
export function Deals({ game: { verification, document } }: { readonly game: DeskFreeGame }) {
  const t = useTranslations('freeDesk');
  const violations = [
    ...(verification?.violations ?? []).map((each) => ({ ...each, deal: null })),
    ...(verification?.deals ?? []).flatMap(({ number, violations: wrong }) =>
      wrong.map((each) => ({ ...each, deal: number })),
    ),
  ];
  return (
    <section aria-labelledby="record">
      <h2 id="record">{t('record')}</h2>
      {violations.length === 0 ? null : (
        <ul className="problem">
          {violations.map(({ deal, message, rule }, index) => (
            <li key={index}>
              {deal === null ? '' : `${t('deal', { number: deal })}: `}
              {message} {rule === null ? null : <small>{t('rule', { rule })}</small>}
            </li>
          ))}
        </ul>
      )}
      {verification === null ? null : (
        <Lines
          columns={[
            { id: 'deal', heading: t('dealHeading'), cell: ({ number }) => number },
            { id: 'contract', heading: t('contract'), cell: ({ contract }) => contract },
            { id: 'payments', heading: t('payments'), figures: true, cell: ({ payments }) => payments.join(', ') },
          ]}
          rows={verification.deals}
          rowKey={({ number }) => number}
        />
      )}
      <details>
        <summary>{t('wordForWord')}</summary>
        <pre className="draw-text" role="region" tabIndex={0} aria-label={t('wordForWord')}>
          {JSON.stringify(document, null, 2)}
        </pre>
      </details>
    </section>
  );
}

/** The steps of its life and the objections, the first first. */
export function Steps({ game: { moves } }: { readonly game: DeskFreeGame }) {
  const t = useTranslations('freeDesk');
  const td = useTranslations('desk');
  return (
    <section aria-labelledby="history">
      <h2 id="history">{td('history')}</h2>
      <ol className="ruled">
        {moves.map(({ number, from, to, by, reason, createdAt }) => (
          <li key={number}>
            <span>
              {t(from === to ? 'objected' : `state.${to}`)}, {by.name}. {reason === null ? null : <q>{reason}</q>}
            </span>
            <small>
              <Day of={createdAt.slice(0, 10)} />
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}
