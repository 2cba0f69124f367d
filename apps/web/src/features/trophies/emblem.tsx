import { PictureOf } from '../../game/cards/picture.js';
import { emblems } from './emblems.js';
import { idInRules } from '../../api/enum-name.js';

/** Beside the name of a trophy, which says it for who cannot see it. @param trophy as the schema writes it; null where the old list knew none */
export function TrophyEmblem({ trophy }: { readonly trophy: string | null }) {
  const cards = trophy === null ? undefined : emblems[idInRules(trophy)];
  if (cards === undefined) return null;
  return (
    <span className="emblem" aria-hidden="true">
      {cards.split(' ').map((code) => (
        <PictureOf key={code} code={code} />
      ))}
    </span>
  );
}
