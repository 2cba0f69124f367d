import { useTranslations } from 'use-intl';
import { ActButton } from '../../forms/act-button.js';
import { WordsField } from '../../forms/fields.js';
import { Form } from '../../forms/form.js';
import { SideLink } from '../../people/links.js';
import { Opening } from '../opening.js';
import { NewPair } from '../pairs/new-pair.js';
import { NotEntered } from '../pairs/not-entered.js';
import { enterGrandPrix, withdrawFromGrandPrix } from './acts.js';
import type { Part } from './part.js';

/** The list while pairs enter; the draw follows from its order. */
export function EntriesOpen({ event: { id, seasonYear: year, entries }, again }: Part) {
  const t = useTranslations('eventDesk');
  const tp = useTranslations('pairs');
  const tg = useTranslations('grandPrix');
  return (
    <>
      <section aria-labelledby="list">
        <h2 id="list">{tg('entries')}</h2>
        {entries.length === 0 ? <p className="empty">{t('listEmpty')}</p> : null}
        <ol className="ruled">
          {entries.map(({ number, pair, players }) => (
            <li key={pair.id}>
              <span>
                {number}. <SideLink side={pair} /> <small>{players.map(({ name }) => name).join(', ')}</small>
              </span>
              <Opening acts={['off'] as const} name={() => tp('takeOff')} about={pair.name}>
                {() => (
                  <Form
                    mutation={withdrawFromGrandPrix}
                    name={tp('takeOffNamed', { pair: pair.name })}
                    start={{ reason: '' }}
                    variables={({ reason }) => ({
                      id,
                      pairId: pair.id,
                      reason: reason.trim() === '' ? null : reason,
                    })}
                    done={again}
                    submit={tp('takeOffNamed', { pair: pair.name })}
                  >
                    <WordsField name="reason" label={t('reasonIfAny')} required={false} />
                  </Form>
                )}
              </Opening>
            </li>
          ))}
        </ol>
      </section>
      <NotEntered
        year={year}
        entered={entries.map(({ pair }) => pair.id)}
        enter={(pair) => (
          <ActButton
            mutation={enterGrandPrix}
            variables={{ id, pairId: pair.id }}
            done={again}
            label={tp('enterNamed', { pair: pair.name })}
          >
            {tp('enter')}
          </ActButton>
        )}
      />
      <NewPair year={year} mutation={enterGrandPrix} variables={(pairId) => ({ id, pairId })} again={again} />
    </>
  );
}
