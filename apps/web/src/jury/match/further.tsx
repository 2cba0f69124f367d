import { useTranslations } from 'use-intl';
import { TickField, WordsField } from '../../forms/fields.js';
import { Form } from '../../forms/form.js';
import { graphql } from '../../graphql/graphql.js';
import { refused } from '../../graphql/refused.js';
import { AppointJuror } from '../appointing.js';
import { Opening } from '../opening.js';
import type { DeskMatch } from './queries.js';

const admitGames = graphql(
  `
    mutation AdmitGames(
      $key: IdempotencyKey!
      $matchId: UUID!
      $revision: Int!
      $state: MatchState
      $games: [Int!]!
      $reason: Words!
    ) {
      admitGames(
        input: {
          idempotencyKey: $key
          matchId: $matchId
          seen: { revision: $revision, state: $state }
          games: $games
          reason: $reason
        }
      ) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

interface Part {
  readonly match: DeskMatch;
  readonly again: () => Promise<void>;
}

/** What else the jury says of a match: who decides it, and which of its games count in the free championship. */
export function Further({ match, isAdmin, again }: Part & { readonly isAdmin: boolean }) {
  const t = useTranslations('desk');
  if (['APPROVED', 'WITHDRAWN'].includes(match.state)) return null;
  // Admins appoint, nobody else (D12).
  const acts = [
    ...(match.competitions.includes('FREE_CHAMPIONSHIP') ? (['admit'] as const) : []),
    ...(isAdmin ? (['appoint'] as const) : []),
  ];
  if (acts.length === 0) return null;
  return (
    <section aria-labelledby="further">
      <h2 id="further">{t('further')}</h2>
      <Opening acts={acts} name={(act) => t(act === 'admit' ? 'admitGames' : 'appoint')}>
        {(act, close) => {
          const done = async (): Promise<void> => {
            close();
            await again();
          };
          return act === 'admit' ? (
            <AdmitGames match={match} again={done} />
          ) : (
            <AppointJuror id={match.id} done={done} />
          );
        }}
      </Opening>
    </section>
  );
}

/** Which games of a match of the free championship count once it is approved (12, D43). */
function AdmitGames({ match, again }: Part) {
  const t = useTranslations('desk');
  const tm = useTranslations('match');
  const numbers = match.verification.games.map(({ number }) => number);
  const admitted = match.admittedGames ?? numbers;
  return (
    <Form
      mutation={admitGames}
      name={t('admitGames')}
      start={{ reason: '', ...Object.fromEntries(numbers.map((game) => [`game${game}`, admitted.includes(game)])) }}
      variables={({ reason, ...ticked }: { reason: string } & Record<string, unknown>) => ({
        matchId: match.id,
        revision: match.revision,
        state: match.state,
        games: numbers.filter((game) => ticked[`game${game}`] === true),
        reason,
      })}
      done={again}
      submit={t('admitGames')}
    >
      <fieldset>
        <legend>{t('gamesThatCount')}</legend>
        {numbers.map((game) => (
          <TickField key={game} name={`game${game}`} label={tm('gameNumber', { number: game })} />
        ))}
      </fieldset>
      <WordsField name="reason" label={t('reason')} hint={t('reasonHint')} />
    </Form>
  );
}
