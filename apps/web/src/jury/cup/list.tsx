import { useTranslations } from 'use-intl';
import { ActButton } from '../../forms/act-button.js';
import { WordsField } from '../../forms/fields.js';
import { Form } from '../../forms/form.js';
import { SideLink } from '../../people/links.js';
import { Opening } from '../opening.js';
import { NewPair } from '../pairs/new-pair.js';
import { namesOf, NotEntered } from '../pairs/not-entered.js';
import { enterCup, takeOffList } from './acts.js';
import { AnnounceCup } from './announce.js';
import type { DeskCup } from './queries.js';

interface Properties {
  readonly cup: DeskCup;
  readonly again: () => Promise<void>;
}

/** The list of the entries before the draw: its order is that of the draw, so it is numbered. */
export function List({ cup, again }: Properties) {
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
                    <Form
                      mutation={takeOffList}
                      name={tp('takeOffNamed', { pair: pair.name })}
                      start={{ reason: '' }}
                      variables={({ reason }) => ({ pairId: pair.id, reason: reason.trim() === '' ? null : reason })}
                      done={again}
                      submit={tp('takeOffNamed', { pair: pair.name })}
                    >
                      <WordsField name="reason" label={t('reasonIfAny')} required={false} />
                    </Form>
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
              <ActButton
                mutation={enterCup}
                variables={{ pairId: pair.id }}
                done={again}
                label={tp('enterNamed', { pair: pair.name })}
              >
                {tp('enter')}
              </ActButton>
            )}
          />
          <NewPair year={cup.seasonYear} mutation={enterCup} variables={(pairId) => ({ pairId })} again={again} />
          <section aria-labelledby="change">
            <h2 id="change">{t('changeTitle')}</h2>
            <AnnounceCup key={`${cup.entriesUntil} ${cup.event ?? ''}`} year={cup.seasonYear} cup={cup} done={again} />
          </section>
        </>
      ) : null}
    </>
  );
}
