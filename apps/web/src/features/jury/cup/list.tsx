import { useTranslations } from 'use-intl';
import { ActButton } from '../../../ui/forms/act-button.js';
import { SideLink } from '../../../ui/links.js';
import { Opening } from '../../../ui/forms/opening.js';
import { NewPair } from '../pairs/new-pair.js';
import { namesOf, NotEntered } from '../pairs/not-entered.js';
import { AnnounceCup } from './announce.js';
import type { DeskCup } from './queries.js';
import { ReasonForm } from '../../../ui/forms/reason.js';

/** The list of the entries before the draw: its order is that of the draw, so it is numbered. */
export function List({ cup }: { readonly cup: DeskCup }) {
  const t = useTranslations('cupDesk');
  const tp = useTranslations('pairs');
  const isOpen = cup.phase === 'ENTRIES_OPEN';
  return (
    <>
      <section aria-labelledby="list">
        <h2 id="list">{t('list')}</h2>
        {cup.entries.length === 0 ? <p className="empty">{t('listEmpty')}</p> : null}
        <ol className="ruled numbered">
          {cup.entries.map(({ number, pair }) => (
            <li key={pair.id} value={number}>
              <span>
                {number}. <SideLink side={pair} /> <small>{namesOf(pair)}</small>
              </span>
              {isOpen ? (
                <Opening acts={['off'] as const} name={() => tp('takeOff')} about={pair.name}>
                  {() => (
                    <ReasonForm
                      mutation="withdrawFromCup"
                      of={{ pairId: pair.id, dryRun: false }}
                      submit={tp('takeOffNamed', { pair: pair.name })}
                      isOptional
                    />
                  )}
                </Opening>
              ) : null}
            </li>
          ))}
        </ol>
      </section>
      {isOpen ? (
        <>
          <NotEntered
            year={cup.seasonYear}
            entered={cup.entries.map(({ pair }) => pair.id)}
            enter={(pair) => (
              <ActButton mutation="enterCup" input={{ pairId: pair.id }} label={tp('enterNamed', { pair: pair.name })}>
                {tp('enter')}
              </ActButton>
            )}
          />
          <NewPair year={cup.seasonYear} mutation="enterCup" input={(pairId) => ({ pairId })} />
          <section aria-labelledby="change">
            <h2 id="change">{t('changeTitle')}</h2>
            <AnnounceCup key={`${cup.entriesUntil} ${cup.event ?? ''}`} year={cup.seasonYear} cup={cup} />
          </section>
        </>
      ) : null}
    </>
  );
}
