import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { WithRoman } from '../../game/cards/with-roman.js';
import { Rule } from '../rules/rule.js';
import type { ShownMatch } from './queries.js';

/** What the jury decided about the sheet, with its reasons. */
export function Rulings({ rulings }: { readonly rulings: ShownMatch['rulings'] }) {
  const t = useTranslations('match');
  return (
    <section className="rulings">
      <h2>{t('rulings')}</h2>
      <ol>
        {rulings.map(({ number, game, points, rule, reason, revoked, by }) => (
          <li key={number} className={revoked === null ? undefined : 'gone'}>
            {game === null ? null : (
              <a href={`#game-${game}`}>
                <WithRoman say={(numeral) => t('gameNumber', { number: numeral(game) })} />
              </a>
            )}{' '}
            {points === null ? null : (
              <strong>
                {points.a}&nbsp;:&nbsp;{points.b}
              </strong>
            )}{' '}
            <q>{reason}</q>{' '}
            <small>
              {by.name}
              {rule === null ? null : (
                <>
                  , <Rule of={rule} />,{' '}
                  <Link to="/rulings" search={{ rule }}>
                    {t('rulingsBy', { rule })}
                  </Link>
                </>
              )}
              {revoked === null ? '' : `. ${t('revoked', { reason: revoked })}`}
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}
