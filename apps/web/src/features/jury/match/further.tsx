import { useTranslations } from 'use-intl';
import { TickField } from '../../../ui/forms/fields.js';
import { Form } from '../../../ui/forms/form.js';
import { AppointJuror } from '../appointing.js';
import { Opening } from '../../../ui/forms/opening.js';
import type { DeskMatch } from './queries.js';
import { ReasonField } from '../../../ui/forms/reason.js';

interface DecisionOnMatch {
  readonly match: DeskMatch;
}

/** What else the jury says of a match: who decides it, and which of its games count in the free championship. */
export function Further({ match, isAdmin }: DecisionOnMatch & { readonly isAdmin: boolean }) {
  const t = useTranslations('desk');
  if (['APPROVED', 'WITHDRAWN'].includes(match.state)) return null;
  // Admins appoint, nobody else (D12).
  const acts = [
    ...(match.competitions.includes('FREE_CHAMPIONSHIP') && !match.concerned ? (['admit'] as const) : []),
    ...(isAdmin ? (['appoint'] as const) : []),
  ];
  if (acts.length === 0) return null;
  return (
    <section aria-labelledby="further">
      <h2 id="further">{t('further')}</h2>
      <Opening acts={acts} name={(act) => t(act === 'admit' ? 'admitGames' : 'appoint')}>
        {(act, close) =>
          act === 'admit' ? <AdmitGames match={match} done={close} /> : <AppointJuror id={match.id} done={close} />
        }
      </Opening>
    </section>
  );
}

/** Which games of a match of the free championship count once it is approved (12, D43). */
function AdmitGames({ match, done }: DecisionOnMatch & { readonly done: () => void }) {
  const t = useTranslations('desk');
  const tm = useTranslations('match');
  const numbers = match.verification.games.map(({ number }) => number);
  const admitted = match.admittedGames ?? numbers;
  return (
    <Form
      mutation="admitGames"
      name={t('admitGames')}
      start={{ reason: '', ...Object.fromEntries(numbers.map((game) => [`game${game}`, admitted.includes(game)])) }}
      input={({ reason, ...ticked }: { reason: string } & Record<string, unknown>) => ({
        matchId: match.id,
        seen: { revision: match.revision, state: match.state },

        games: numbers.filter((game) => ticked[`game${game}`] === true),
        reason,
      })}
      done={done}
      submit={t('admitGames')}
    >
      <fieldset>
        <legend>{t('gamesThatCount')}</legend>
        {numbers.map((game) => (
          <TickField key={game} name={`game${game}`} label={tm('gameNumber', { number: game })} />
        ))}
      </fieldset>
      <ReasonField hint={t('reasonHint')} />
    </Form>
  );
}
