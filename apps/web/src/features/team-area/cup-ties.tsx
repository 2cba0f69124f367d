import { capitalised } from '@tarokk/competition';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { TextField } from '../../ui/forms/fields.js';
import { Form } from '../../ui/forms/form.js';
import { Day } from '../../ui/days.js';
import type { SectionOfSide } from './section.js';

/** Where the pair stands in the cup; before the first match of a tie both may agree on more than three (D29). */
export function CupTies({ data, side }: SectionOfSide) {
  const t = useTranslations('side');
  const { namesIn } = usePage();
  const rounds = data.cup?.rounds ?? [];
  const own = rounds.flatMap(({ name, ties }) =>
    ties.filter(({ sides }) => sides.some(({ pair }) => pair?.id === side.id)).map((tie) => ({ round: name, tie })),
  );
  if (data.cup == null) return null;
  return (
    <section aria-labelledby="cup">
      <h2 id="cup">{t('cup')}</h2>
      {own.length === 0 ? <p className="empty">{t('notDrawn')}</p> : null}
      <ul className="ruled">
        {own.map(({ round, tie }) => (
          <li key={tie.id}>
            <span>
              {capitalised(round, namesIn)}: {tie.sides.map(({ name }) => name).join(' – ')}{' '}
              <strong className="state">{t(`tie.${tie.state}`)}</strong>
            </span>
            <small>
              {t('matchesOfTie', { number: tie.agreed })}, {t('until')} <Day of={tie.lastDay} />
            </small>
            {tie.state === 'OPEN' && tie.matches.length === 0 ? (
              <Form
                mutation="agreeOnMatches"
                name={t('agreeOnMatches')}
                start={{ matches: String(tie.agreed) }}
                input={({ matches }) => ({ pairId: side.id, matches: Number(matches) })}
                submit={t('agreeOnMatches')}
              >
                <TextField
                  name="matches"
                  label={t('howManyMatches')}
                  hint={t('agreeHint')}
                  type="number"
                  inputMode="numeric"
                  min={3}
                  max={9}
                />
              </Form>
            ) : null}
          </li>
        ))}
      </ul>
      <p>
        <Link to="/cup/$year" params={{ year: String(side.seasonYear) }} className="action">
          {t('toCup')}
        </Link>
      </p>
    </section>
  );
}
