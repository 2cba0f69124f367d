import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ScriptedButton } from '../../ui/forms/scripted-button.js';
import { Section } from '../../ui/section.js';
import { AnnualMeeting } from './annual-meeting.js';
import type { ListedSeason, SeasonStep } from './checklist-queries.js';
import { Closing } from './closing.js';

/** Who looks: what the jury alone does is no link for an admin. */
interface Reader {
  readonly jury: boolean;
}

/** What is left of a season, the next thing first in its group, and what is done. */
export function Checklist({
  season,
  steps,
  reader,
}: {
  readonly season: ListedSeason;
  readonly steps: readonly SeasonStep[];
  readonly reader: Reader;
}) {
  const t = useTranslations('checklist');
  const left = steps.filter(({ state }) => state === 'OPEN' || state === 'WRONG');
  const later = steps.filter(({ state }) => state === 'LATER');
  const done = steps.filter(({ state }) => state === 'DONE');
  const next = left.find(({ state }) => state === 'OPEN');
  const line = (step: SeasonStep) => (
    <StepLine key={step.kind} {...{ season, step, reader }} isNext={step.kind === next?.kind} />
  );
  return (
    <div className="checklist">
      {left.length === 0 ? null : (
        <Section id="next-steps" heading={t('next')}>
          <ol className="ruled">{left.map(line)}</ol>
        </Section>
      )}
      {later.length === 0 ? null : (
        <Section id="later-steps" heading={t('later')}>
          <ol className="ruled">{later.map(line)}</ol>
        </Section>
      )}
      {done.length === 0 ? null : (
        <Section id="done-steps" heading={t('done')}>
          <ol className="ruled">{done.map(line)}</ol>
        </Section>
      )}
    </div>
  );
}

/** The same things look the same without colour. */
const signs = { NEXT: '→', OPEN: '○', WRONG: '!', LATER: '○', DONE: '✓' } as const;

interface Line {
  readonly season: ListedSeason;
  readonly step: SeasonStep;
  readonly reader: Reader;
  readonly isNext: boolean;
}

function StepLine({ season, step, reader, isNext }: Line) {
  const t = useTranslations('checklist');
  const [isOpen, setOpen] = useState(false);
  const { kind, state, done, of, teams, pairs } = step;
  const stands = isNext ? 'NEXT' : state;
  const figures = { done, of, left: of - done };
  return (
    <li className={`step step-${stands.toLowerCase()}`}>
      <div className="with-action">
        <span>
          <b>
            <span aria-hidden="true">{signs[stands]}</span> <span className="unseen">{t(`state.${stands}`)}</span>{' '}
            {t(`${state === 'DONE' ? 'isDone' : 'toDo'}.${kind}`, figures)}
          </b>
          <small>{t(`why.${kind}`, figures)}</small>
          {teams.length === 0 ? null : (
            <small>
              {teams.map(({ id, name }, index) => (
                <span key={id}>
                  {index > 0 ? ', ' : ''}
                  {reader.jury ? (
                    <Link to="/jury/teams/$id" params={{ id }}>
                      {name}
                    </Link>
                  ) : (
                    name
                  )}
                </span>
              ))}
            </small>
          )}
          {pairs.length === 0 ? null : <small>{pairs.map(({ name }) => name).join(', ')}</small>}
        </span>
        {reader.jury && opens.has(kind) && state !== 'DONE' ? (
          <ScriptedButton look={isNext ? 'main' : undefined} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t(`act.${kind}`)}&nbsp;…
          </ScriptedButton>
        ) : null}
        {reader.jury || kind === 'CAPTAINS' ? (
          <LinkOfStep step={step} year={String(season.year)} isMain={isNext}>
            {t(state === 'DONE' ? 'look' : `act.${kind}`)}
            {state === 'DONE' ? <span className="unseen">{t(`isDone.${kind}`, figures)}</span> : null}
          </LinkOfStep>
        ) : null}
      </div>
      {isOpen && kind === 'MEETING' ? <AnnualMeeting season={season} done={() => setOpen(false)} /> : null}
      {isOpen && kind === 'CLOSING' ? <Closing year={season.year} done={() => setOpen(false)} /> : null}
    </li>
  );
}

/** What is done on this page, in a form that opens below. */
const opens: ReadonlySet<SeasonStep['kind']> = new Set<SeasonStep['kind']>(['MEETING', 'CLOSING']);

/** To the page where it is done. */
function LinkOfStep({
  step: { kind, of },
  year,
  isMain,
  children,
}: {
  readonly step: SeasonStep;
  readonly year: string;
  readonly isMain: boolean;
  readonly children: ReactNode;
}) {
  const className = isMain ? 'action main' : 'action';
  switch (kind) {
    case 'MEETING':
    case 'CLOSING':
      return null;
    case 'ANSWERS':
      return (
        <Link to="/jury/seasons/$year/teams" params={{ year }} search={{ state: 'PROPOSED' }} className={className}>
          {children}
        </Link>
      );
    case 'TEAMS':
      return (
        <Link
          to={of < 2 ? '/jury/seasons/$year/list' : '/jury/seasons/$year/teams'}
          params={{ year }}
          className={className}
        >
          {children}
        </Link>
      );
    case 'MEMBERS':
      return (
        <Link to="/jury/seasons/$year/teams" params={{ year }} className={className}>
          {children}
        </Link>
      );
    case 'CAPTAINS':
      return (
        <Link to="/jury/seasons/$year/captains" params={{ year }} className={className}>
          {children}
        </Link>
      );
    case 'VENUES':
      return (
        <Link to="/jury/venues" className={className}>
          {children}
        </Link>
      );
    case 'SCHEDULE':
      return (
        <Link to="/jury/seasons/$year/schedule" params={{ year }} className={className}>
          {children}
        </Link>
      );
    case 'PAIRS':
      return (
        <Link to={of === 0 ? '/jury/seasons/$year/list' : '/jury/cup/$year'} params={{ year }} className={className}>
          {children}
        </Link>
      );
    case 'CUP':
    case 'EVENT':
    case 'DRAW':
    case 'TIES':
      return (
        <Link to="/jury/cup/$year" params={{ year }} className={className}>
          {children}
        </Link>
      );
    case 'GRAND_PRIX':
      return (
        <Link to="/jury/grand-prix/$year" params={{ year }} className={className}>
          {children}
        </Link>
      );
    case 'MATCHES':
      return (
        <Link to="/jury" className={className}>
          {children}
        </Link>
      );
    case 'FREE_GAMES':
      return (
        <Link to="/jury/free-games" className={className}>
          {children}
        </Link>
      );
  }
}
