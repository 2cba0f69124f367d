import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import { PictureOf } from '../../game/cards/picture.js';
import { RomanNumber } from '../../game/cards/roman-number.js';
import { Day } from '../../ui/days.js';
import { takenAndTaker } from './deciding-tricks.js';
import { pilesOf } from './emblems.js';
import type { OneTrophy } from './queries.js';

/** A trophy as a tarock: its number at both ends, and between them what it is, the cards that made it, and whose it is. */
export function Certificate({ trophy }: { readonly trophy: OneTrophy }) {
  const t = useTranslations('trophies');
  const tm = useTranslations('match');
  const { name, plainWords, ordinal, listNumbers, announcer, date, competitions, match } = trophy;
  const event = match?.grandPrix ?? null;
  return (
    <div className="certificate">
      <RomanNumber of={listNumbers.last} />
      <Star />
      <div>
        <h1>{name ?? t('unknownKind')}</h1>
        <p>{plainWords ?? ordinal}</p>
      </div>
      <DecidingCards trophy={trophy} />
      <p>
        {t('madeBy')}
        <strong>{announcer.name}</strong>
        {date === null ? t('noDay') : <Day of={date} style="long" />}
        {competitions.map((each) => (
          <Fragment key={each}>
            ,{' '}
            {each === 'GRAND_PRIX' && event !== null ? (
              <Link to="/grand-prix/$year/$id" params={{ year: String(event.seasonYear), id: event.id }}>
                {event.name}
              </Link>
            ) : (
              tm(`competition.${each}`)
            )}
          </Fragment>
        ))}
      </p>
      <Star />
      <span aria-hidden="true">
        <RomanNumber of={listNumbers.last} look="turned" />
      </span>
    </div>
  );
}

/** Of each deciding trick the card that took, over those that were taken; where no trick is known, what the trophy is about. */
function DecidingCards({ trophy: { trophy, decidingTricks } }: { readonly trophy: OneTrophy }) {
  const fans = decidingTricks.length === 0 ? pilesOf([trophy]) : decidingTricks.map(takenAndTaker);
  return (
    <div className="taken" aria-hidden="true">
      {fans.map((codes, index) => (
        <span key={index} className="fan">
          {codes.map((code) => (
            <PictureOf key={code} code={code} />
          ))}
        </span>
      ))}
    </div>
  );
}

function Star() {
  return (
    <svg className="star" viewBox="26 38 8 8" aria-hidden="true">
      <path d="M30 38L30.8 40.2L32.8 39.2L31.8 41.2L34 42L31.8 42.8L32.8 44.8L30.8 43.8L30 46L29.2 43.8L27.2 44.8L28.2 42.8L26 42L28.2 41.2L27.2 39.2L29.2 40.2Z" />
    </svg>
  );
}
