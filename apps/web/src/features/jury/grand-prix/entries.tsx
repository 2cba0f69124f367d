import { useTranslations } from 'use-intl';
import { ActButton } from '../../../ui/forms/act-button.js';
import { SideLink } from '../../../ui/links.js';
import { Opening } from '../../../ui/forms/opening.js';
import { NewPair } from '../pairs/new-pair.js';
import { NotEntered } from '../pairs/not-entered.js';
import type { ActOnEvent } from './act-on-event.js';
import { ReasonForm } from '../../../ui/forms/reason.js';

/** The list while pairs enter; the draw follows from its order. */
export function EntriesOpen({ event: { id, seasonYear: year, entries } }: ActOnEvent) {
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
                  <ReasonForm
                    mutation="withdrawFromGrandPrix"
                    of={{ grandPrixId: id, pairId: pair.id }}
                    submit={tp('takeOffNamed', { pair: pair.name })}
                    isOptional
                  />
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
            mutation="enterGrandPrix"
            input={{ grandPrixId: id, pairId: pair.id }}
            label={tp('enterNamed', { pair: pair.name })}
          >
            {tp('enter')}
          </ActButton>
        )}
      />
      <NewPair year={year} mutation="enterGrandPrix" input={(pairId) => ({ grandPrixId: id, pairId })} />
    </>
  );
}
