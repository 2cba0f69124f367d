import { type GameSoFar, partyNames, partyOf, seats } from '@tarokk/rules';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { Hand } from '../cards/hand.js';
import { inHandOrder } from '../cards/order.js';
import { type Replay, whoSits } from './replay.js';

/** Where a link to them leads. */
export const HANDS = 'hands';

/** All four hands as they were dealt, one below the other, for a window that has room for one at the table. */
export function FourHands({
  replay: { game, players },
  standing,
}: {
  readonly replay: Replay;
  readonly standing: GameSoFar;
}) {
  const t = useTranslations('replay');
  const { namesIn } = usePage();
  const played = standing.tricks.flatMap(({ cards }) => cards);
  return (
    <section className="four-hands" aria-labelledby={HANDS}>
      <div className="head">
        <h2 id={HANDS}>{t('fourHands')}</h2>
      </div>
      {seats.map((seat) => {
        const name = whoSits(seat, players, namesIn);
        const party = partyNames[partyOf(seat)];
        return (
          <div key={seat}>
            <p aria-hidden="true">
              {players[seat] === '' ? null : <b className={`party-${party.toLowerCase()}`}>{party} </b>}
              {name}
            </p>
            <Hand label={name} cards={inHandOrder(game.deal[seat])} played={played} />
          </div>
        );
      })}
    </section>
  );
}
