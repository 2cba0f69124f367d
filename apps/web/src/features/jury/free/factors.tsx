import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../api/page-context.js';
import { Problem } from '../../../ui/problem.js';
import { TextField } from '../../../ui/forms/fields.js';
import { Form } from '../../../ui/forms/form.js';
import { asked } from '../../../api/queries.js';
import { Day } from '../../../ui/days.js';
import { Opening } from '../../../ui/forms/opening.js';
import { freeFactors } from './queries.js';
import { ReasonField } from '../../../ui/forms/reason.js';

const games = ['HUNGARIAN', 'KINGS_TAROCK', 'TAROKI_Z_KROLAMI', 'TAROKY', 'TAROKY_POLISH'] as const;

/** What a point of each other game is worth in a season: until it is fixed, its sessions cannot be admitted (D46). */
export function Factors({ year, isClosed }: { readonly year: number; readonly isClosed: boolean }) {
  const t = useTranslations('freeDesk');
  const { ask } = usePage();
  const { data, error, refetch } = useQuery(asked(ask, freeFactors, { year }));
  return (
    <section aria-labelledby="factors" aria-busy={data === undefined}>
      <h2 id="factors">{t('factors', { year: String(year) })}</h2>
      <p className="legend">{t('factorsMean')}</p>
      {error === null ? null : <Problem error={error} reload={() => void refetch()} />}
      <ul className="ruled">
        {games.map((game) => {
          const factor = data?.freeFactors.find(({ ruleset }) => ruleset === game);
          return (
            <li key={game} className="kept">
              <span>
                {t(`kind.${game}`)}{' '}
                {factor === undefined ? (
                  <span className="empty">{t(data === undefined ? 'lookingUp' : 'notFixed')}</span>
                ) : (
                  <>
                    <strong>
                      {factor.numerator}&nbsp;:&nbsp;{factor.denominator}
                    </strong>{' '}
                    <small>
                      {t('since')} <Day of={factor.fixedOn} />
                    </small>
                  </>
                )}
              </span>
              {isClosed ? null : (
                <Opening acts={['fix'] as const} name={() => t('fix')} about={t(`kind.${game}`)}>
                  {(_, close) => (
                    <Form
                      mutation="fixFreeFactor"
                      name={`${t('fix')}: ${t(`kind.${game}`)}`}
                      start={{
                        numerator: String(factor?.numerator ?? 1),
                        denominator: String(factor?.denominator ?? 1),
                        reason: '',
                      }}
                      input={({ numerator, denominator, reason }) => ({
                        seasonYear: year,
                        ruleset: game,
                        numerator: Number(numerator),
                        denominator: Number(denominator),
                        reason: reason.trim() === '' ? null : reason,
                      })}
                      done={close}
                      submit={t('fix')}
                    >
                      <TextField name="numerator" label={t('numerator')} type="number" min={1} />
                      <TextField name="denominator" label={t('denominator')} type="number" min={1} />
                      <ReasonField isOptional />
                    </Form>
                  )}
                </Opening>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
