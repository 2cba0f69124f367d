import { type ReactNode, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { graphql, type ResultOf } from '../../api/graphql.js';
import { useTranslations } from 'use-intl';
import type { DoneOf } from '../../api/mutate.js';
import { Change } from './consequences/change.js';
import { consequenceFields } from './consequences/queries.js';
import { Bar } from '../../ui/forms/bar.js';
import { PreviewedForm } from './previewed-form.js';
import type { Queued } from './queue-columns.js';
import { ReasonField } from '../../ui/forms/reason.js';

const approvedMatches = graphql(
  `
    fragment ApprovedMatches on MatchesApproved {
      approvals {
        matchId
        result {
          __typename
          ... on Refused {
            problems {
              message
            }
          }
        }
      }
      consequences {
        ...ConsequenceFields
      }
    }
  `,
  [consequenceFields],
);

type Approved = DoneOf<'approveMatches', ResultOf<typeof approvedMatches>>;

interface Values {
  /** Ids of matches. */
  readonly chosen: readonly string[];
  readonly reason: string;
}

/** A queue whose matches wait for approval: several are chosen, their consequences are seen together, and they are approved. */
export function ApprovingSeveral({
  queued,
  children,
}: {
  readonly queued: readonly Queued[];
  /** The queue, each match with a `ChosenMatch`. */
  readonly children: ReactNode;
}) {
  const t = useTranslations('desk');
  const [approved, setApproved] = useState<{ readonly answer: Approved; readonly names: Names } | null>(null);
  const [round, setRound] = useState(0);
  const names: Names = new Map(queued.map(({ match }) => [match.id, nameOf(match)]));
  return (
    <>
      {approved === null ? null : (
        <section role="status" className="consequences">
          <Outcomes approvals={approved.answer.approvals} names={approved.names} />
        </section>
      )}
      {queued.length === 0 ? (
        children
      ) : (
        <PreviewedForm
          key={round}
          mutation="approveMatches"
          selection={approvedMatches}
          name={t('several.title')}
          start={{ chosen: [], reason: '' }}
          input={({ chosen, reason }: Values) => ({
            matches: queued
              .filter(({ match }) => chosen.includes(match.id))
              .map(({ match }) => ({ matchId: match.id, seen: { revision: match.revision, state: match.state } })),
            reason: reason.trim() === '' ? null : reason,
          })}
          changes={({ approvals, consequences }) => (
            <>
              <Outcomes approvals={approvals} names={names} isPreview />
              {consequences === null ? null : <Change changes={consequences} />}
            </>
          )}
          done={(answer) => {
            setApproved({ answer, names });
            setRound(round + 1);
          }}
          submit={t('several.approve')}
          look={t('several.look')}
          byKey="a"
          foot={(button) => (
            <WhenChosen>
              <Bar name={t('several.title')}>{button}</Bar>
            </WhenChosen>
          )}
        >
          {children}
          <WhenChosen>
            <ReasonField isOptional hint={t('reasonHint')} />
          </WhenChosen>
        </PreviewedForm>
      )}
    </>
  );
}

/** While none is chosen there is nothing to approve, and a match that is opened is what the page is for. */
function WhenChosen({ children }: { readonly children: ReactNode }) {
  const { watch } = useFormContext<{ chosen: string[] }>();
  return watch('chosen').length === 0 ? null : children;
}

/** Chooses one of the matches. */
export function ChosenMatch({ match }: { readonly match: Queued['match'] }) {
  const t = useTranslations('desk');
  const { register } = useFormContext<{ chosen: string[] }>();
  return (
    <input
      type="checkbox"
      value={match.id}
      className="scripted"
      aria-label={t('several.choose', { match: nameOf(match) })}
      {...register('chosen')}
    />
  );
}

type Names = ReadonlyMap<string, string>;

function nameOf({ sides, date }: Queued['match']): string {
  return `${sides.map(({ name }) => name).join(' – ')}, ${date}`;
}

/** Of each match what became of it, or would. */
function Outcomes({
  approvals,
  names,
  isPreview = false,
}: {
  readonly approvals: Approved['approvals'];
  readonly names: Names;
  readonly isPreview?: boolean;
}) {
  const t = useTranslations('desk');
  return (
    <ul>
      {approvals.map(({ matchId, result }) => (
        <li key={matchId}>
          {names.get(matchId) ?? matchId}
          {': '}
          {result.__typename === 'Refused' ? (
            <strong>✗ {result.problems.map(({ message }) => message).join(' ')}</strong>
          ) : (
            t(isPreview ? 'several.wouldBeApproved' : 'several.approved')
          )}
        </li>
      ))}
    </ul>
  );
}
