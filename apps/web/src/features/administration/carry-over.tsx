import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { Problem } from '../../ui/problem.js';
import { ActButton } from '../../ui/forms/act-button.js';
import { ScriptedButton } from '../../ui/forms/scripted-button.js';
import { graphql } from '../../api/graphql.js';
import { asked } from '../../api/queries.js';

const carryOverPreview = graphql(`
  query CarryOverPreview($year: Int!) {
    previewCarryOver(seasonYear: $year) {
      problems {
        message
      }
      teams {
        outcome
        team {
          id
          name
        }
        members {
          id
          name
        }
      }
    }
  }
`);

const carriedOver = graphql(`
  fragment CarriedOver on CarriedOver {
    teams {
      id
    }
  }
`);

interface Properties {
  readonly year: number;
  /** Whether there are any. */
  readonly isAny: boolean;
}

/** The teams of the season before are proposed for this one; each takes part when it is confirmed. */
export function CarryOver({ year, isAny }: Properties) {
  const t = useTranslations('carryOver');
  const [isOpen, setOpen] = useState(false);
  const [carried, setCarried] = useState<number | null>(null);
  if (!isAny && carried === null) return null;
  return (
    <section aria-labelledby="carry-over">
      <h2 id="carry-over">{t('title', { year: String(year - 1) })}</h2>
      <p className="legend">{t('means')}</p>
      <p role="status">{carried === null ? '' : t('done', { teams: carried })}</p>
      {isAny ? (
        <ScriptedButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('look')}&nbsp;…
        </ScriptedButton>
      ) : null}
      {isOpen ? (
        <Preview
          year={year}
          done={(teams) => {
            setOpen(false);
            setCarried(teams);
          }}
        />
      ) : null}
    </section>
  );
}

function Preview({ year, done }: { readonly year: number; readonly done: (teams: number) => void }) {
  const t = useTranslations('carryOver');
  const { ask } = usePage();
  const { data, error, refetch } = useQuery({ ...asked(ask, carryOverPreview, { year }), staleTime: 0 });
  if (error !== null) return <Problem error={error} reload={() => void refetch()} />;
  if (data === undefined) return <p className="freshness">{t('looking')}</p>;
  const { teams, problems } = data.previewCarryOver;
  const proposed = teams.filter(({ outcome }) => outcome === 'PROPOSED').length;
  return (
    <div className="consequences">
      {teams.length === 0 ? <p className="empty">{t('nobody')}</p> : null}
      <ul>
        {teams.map(({ team, members, outcome }) => (
          <li key={team.id}>
            <strong>{team.name}</strong>: {t(`outcome.${outcome}`)}
            {outcome === 'PROPOSED' ? ` ${members.map(({ name }) => name).join(', ')}` : ''}
          </li>
        ))}
      </ul>
      {problems.map(({ message }) => (
        <p key={message} className="notice">
          {message}
        </p>
      ))}
      {proposed === 0 || problems.length > 0 ? null : (
        <ActButton
          mutation="carryOver"
          selection={carriedOver}
          input={{ seasonYear: year }}
          done={({ teams: made }) => done(made.length)}
        >
          {t('carry', { teams: proposed })}
        </ActButton>
      )}
    </div>
  );
}
