import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Day } from '../../ui/days.js';
import { nameOfSide } from '../../ui/links.js';
import { Section } from '../../ui/section.js';
import type { News } from './queries.js';

type Match = News['matches']['nodes'][number];

/** Two lines each, the figure before the name, the winner bold; the whole row leads to the match. */
export function Results({ matches }: { readonly matches: readonly Match[] }) {
  const t = useTranslations('home');
  if (matches.length === 0) return null;
  return (
    <Section id="results" heading={t('results')} beside={<Link to="/matches">{t('allMatches')}</Link>}>
      <ol className="ruled results">
        {matches.map((match) => (
          <li key={match.id}>
            <Result match={match} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Result({ match: { id, date, sides, raw, points, competitions } }: { readonly match: Match }) {
  const t = useTranslations('home');
  const tm = useTranslations('match');
  // What counts in the championship, where it counts there; else the points of the games.
  const counted = points ?? raw;
  const [a, b] = [counted.a, counted.b];
  const other = competitions.find(
    (competition) => competition !== 'CHAMPIONSHIP' && competition !== 'FREE_CHAMPIONSHIP',
  );
  return (
    <Link to="/matches/$id" params={{ id }} className="whole">
      <small>
        <Day of={date} style="short" />
      </small>
      <span className="pair-of-sides">
        {sides.map((side, index) => {
          const [own, theirs] = index === 0 ? [a, b] : [b, a];
          return (
            <span key={side.id} className={own > theirs ? 'winner' : undefined}>
              <span className="figures">{own}</span> <span>{nameOfSide(side)}</span>
              {own > theirs ? <span className="unseen"> {t('won')}</span> : null}
            </span>
          );
        })}
      </span>
      <small>{other === undefined ? '' : tm(`competition.${other}`)}</small>
    </Link>
  );
}
