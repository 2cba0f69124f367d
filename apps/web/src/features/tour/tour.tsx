import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Title } from '../../ui/title.js';
import { FortyCards } from './forty-cards.js';
import { FourSeats } from './four-seats.js';
import { steps, type TourSearch, type TourStep } from './steps.js';
import { WhatToPlay } from './what-to-play.js';

/** One part of the tour: a page of its own, so that it can be read without script, and shown to somebody else. */
export function Tour({ step, search }: { readonly step: TourStep; readonly search: TourSearch }) {
  const t = useTranslations('tour');
  const place = steps.indexOf(step);
  return (
    <article className="tour">
      <Title description={t('description')}>{`${t('title')}: ${t(`step.${step}`)}`}</Title>
      <nav aria-label={t('parts')}>
        <ol>
          {steps.map((each) => (
            <li key={each}>
              <Link to="/tour/$step" params={{ step: each }} aria-current={each === step ? 'page' : undefined}>
                {t(`step.${each}`)}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <h1>
        {t(`step.${step}`)} <small>{t('part', { number: place + 1, all: steps.length })}</small>
      </h1>
      <p className="tour-lead">{t(`${step}.about`)}</p>
      <StepContent step={step} search={search} />
      <Ways place={place} />
    </article>
  );
}

function StepContent({ step, search: { pressed, then } }: { readonly step: TourStep; readonly search: TourSearch }) {
  const t = useTranslations('tour');
  switch (step) {
    case 'cards':
      return <FortyCards pressed={pressed} />;
    case 'table':
      return <FourSeats pressed={pressed} />;
    case 'trick':
      return (
        <>
          <p>{t('trick.takes')}</p>
          <WhatToPlay
            step={step}
            question="follow"
            ask={t('trick.ask')}
            pressed={pressed}
            searchOf={(card) => ({ pressed: card, then })}
          />
          <WhatToPlay
            step={step}
            question="tarock"
            ask={t('trick.askThen')}
            pressed={then}
            searchOf={(card) => ({ pressed, then: card })}
          />
        </>
      );
    case 'announcement':
      return (
        <>
          <WhatToPlay
            step={step}
            question="ultimo"
            ask={t('announcement.ask')}
            pressed={pressed}
            searchOf={(card) => ({ pressed: card })}
          />
          <p>
            <Link to="/announcements/$announcement" params={{ announcement: 'ultimo' }}>
              {t('announcement.more')}
            </Link>
          </p>
        </>
      );
    case 'trophy':
      return (
        <WhatToPlay
          step={step}
          question="moon"
          ask={t('trophy.ask')}
          pressed={pressed}
          searchOf={(card) => ({ pressed: card })}
        />
      );
  }
}

/** To the parts before and behind; at the end to what one can do with it. */
function Ways({ place }: { readonly place: number }) {
  const t = useTranslations('tour');
  const [before, after] = [steps[place - 1], steps[place + 1]];
  return (
    <>
      {after === undefined ? <p>{t('trophy.end')}</p> : null}
      <p className="acts">
        {after === undefined ? (
          <Link to="/table" className="action main">
            {t('trophy.play')}
          </Link>
        ) : (
          <Link to="/tour/$step" params={{ step: after }} className="action main">
            {t('next', { name: t(`step.${after}`) })}
          </Link>
        )}
        {before === undefined ? null : (
          <Link to="/tour/$step" params={{ step: before }} className="action">
            {t('previous', { name: t(`step.${before}`) })}
          </Link>
        )}
        {after === undefined ? (
          <>
            <Link to="/trophies" className="action">
              {t('trophy.list')}
            </Link>
            <Link to="/announcements" className="action">
              {t('trophy.all')}
            </Link>
            <Link to="/rules" preload={false} className="action">
              {t('trophy.rules')}
            </Link>
          </>
        ) : null}
      </p>
    </>
  );
}
