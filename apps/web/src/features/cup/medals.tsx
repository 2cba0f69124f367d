import { useTranslations } from 'use-intl';
import { SideLink } from '../../ui/links.js';
import type { CupShown } from './queries.js';

const ROWS = ['gold', 'silver', 'bronze'] as const;

/** Who receives which medal; nothing before the first is known. */
export function Medals({ cup }: { readonly cup: CupShown }) {
  const t = useTranslations('cup');
  const pairs = {
    gold: cup.winner === null ? [] : [cup.winner],
    silver: cup.runnersUp,
    bronze: cup.bronze,
  };
  const known = ROWS.filter((medal) => pairs[medal].length > 0);
  if (known.length === 0) return null;
  const players = (id: string): string =>
    cup.entries
      .filter(({ pair }) => pair.id === id)
      .flatMap((entry) => entry.pair.players.filter(({ lastDay }) => lastDay === null))
      .map(({ person }) => person.name)
      .join(', ');
  return (
    <dl className="medals">
      {known.map((medal) => (
        <div key={medal} className={medal}>
          <dt>
            <Medal /> {t(medal)}
          </dt>
          {pairs[medal].map((pair) => (
            <dd key={pair.id}>
              <SideLink side={pair} /> <small>{players(pair.id)}</small>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

/** A disc on a ribbon; the word beside it says which. */
function Medal() {
  return (
    <svg className="medal" viewBox="0 0 16 24" aria-hidden="true">
      <path className="ribbon" d="M3 0h4l1 6 1-6h4l-3 11H6z" />
      <circle cx="8" cy="16" r="7" />
      <circle className="rim" cx="8" cy="16" r="4.5" />
    </svg>
  );
}
