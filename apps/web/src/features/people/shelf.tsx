import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { PictureOf } from '../../game/cards/picture.js';
import { Day } from '../../ui/days.js';
import { PersonLink } from '../../ui/links.js';
import { Section } from '../../ui/section.js';
import { pilesOf } from '../trophies/emblems.js';
import { classes } from '../trophies/search.js';
import type { Player } from './queries.js';

/** Of the latest so many are named. */
const NAMED = 3;

/** The trophies of a player as they stand on a shelf: a place for each class, empty until it is won; and the latest of them. */
export function Shelf({ person: { id, trophyTally, trophies } }: { readonly person: Player }) {
  const t = useTranslations('people');
  const tt = useTranslations('trophies');
  const { total, byClass } = trophyTally;
  const known = byClass.reduce((sum, { number }) => sum + number, 0);
  const latest = trophies.nodes.filter(({ trophy }) => trophy !== null).slice(0, NAMED);
  return (
    <Section
      id="shelf"
      heading={t('trophies')}
      beside={
        total === 0 ? null : (
          <Link to="/trophies" search={{ player: id }}>
            {t('allOfThem', { number: total })}
          </Link>
        )
      }
    >
      <ul className="shelf">
        {classes.map((each) => {
          const number = byClass.find((tally) => tally.class === each)?.number ?? 0;
          const won = trophies.nodes.find((trophy) => trophy.class === each);
          return (
            <li key={each} className={number === 0 ? undefined : 'has'}>
              <span className="shelf-cards" aria-hidden="true">
                {number === 0 ? <i /> : <Cards trophy={won?.trophy ?? null} />}
              </span>
              <b>{number === 0 ? '–' : number}</b>
              <small>
                {number === 0 ? (
                  tt(`class.${each}`)
                ) : (
                  <Link to="/trophies" search={{ player: id, class: each }}>
                    {tt(`class.${each}`)}
                  </Link>
                )}
              </small>
            </li>
          );
        })}
      </ul>
      {latest.length === 0 && total === known ? null : (
        <ul className="ruled latest-trophies">
          {latest.map((trophy) => (
            <li key={trophy.id}>
              <span>
                <Link to="/trophies/$id" params={{ id: trophy.id }}>
                  {trophy.name}
                </Link>{' '}
                <small>
                  {trophy.date === null ? tt('noDay') : <Day of={trophy.date} />}
                  {trophy.partner === null ? null : (
                    <>, {t.rich('withPartner', { partner: () => <PersonLink person={trophy.partner!} /> })}</>
                  )}
                </small>
              </span>{' '}
              <span className="figures">{t('trophyNumber', { number: trophy.listNumbers.first })}</span>
            </li>
          ))}
          {total === known ? null : (
            <li>
              <span>{t('fromOldList')}</span> <strong className="figures">{total - known}</strong>
            </li>
          )}
        </ul>
      )}
    </Section>
  );
}

/** Its cards; a back where its kind is not among the latest. */
function Cards({ trophy }: { readonly trophy: string | null }) {
  const [cards = [null]] = pilesOf([trophy]) as readonly (readonly (string | null)[])[];
  return cards.map((card) => <PictureOf key={card ?? 'back'} code={card} />);
}
