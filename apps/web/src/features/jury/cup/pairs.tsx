import { useTranslations } from 'use-intl';
import { usePage } from '../../../api/page-context.js';
import { ChoiceField, TextField } from '../../../ui/forms/fields.js';
import { nobodyChosen, PersonField, somebody } from '../../../ui/forms/person-field.js';
import { PersonLink, SideLink } from '../../../ui/links.js';
import { Opening } from '../../../ui/forms/opening.js';
import { PreviewedForm } from '../previewed-form.js';
import { RenamePair } from '../pairs/rename-pair.js';
import { changeFields } from './acts.js';
import { Changes } from './changes.js';
import type { DeskCup, DeskEntry } from './queries.js';
import { ReasonField } from '../../../ui/forms/reason.js';

/** The pairs of a drawn cup: another player for one of them, a withdrawal, another name. */
export function Pairs({
  cup,
  entries,
  isClosed,
}: {
  readonly cup: DeskCup;
  readonly entries: readonly DeskEntry[];
  readonly isClosed: boolean;
}) {
  const t = useTranslations('cupDesk');
  const tc = useTranslations('cup');
  const isOver = cup.phase === 'OVER';
  return (
    <section aria-labelledby="pairs">
      <h2 id="pairs">{t('pairs')}</h2>
      <ul className="ruled">
        {entries.map(({ number, pair }) => (
          <li key={pair.id} className="kept">
            <span>
              {number}. <SideLink side={pair} />{' '}
              <small>
                {pair.players.map(({ person, lastDay }, index) => (
                  <span key={person.id}>
                    {index > 0 ? ', ' : ''}
                    <PersonLink person={person} />
                    {lastDay === null ? '' : ` (${tc('left')})`}
                  </span>
                ))}
              </small>
            </span>
            {isClosed ? null : (
              <Opening
                acts={isOver ? (['rename'] as const) : (['changePlayer', 'withdraw', 'rename'] as const)}
                name={(act) => t(`act.${act}`)}
                about={pair.name}
              >
                {(act, close) => {
                  const part = {
                    cup,
                    pair,
                    done: close,
                  };
                  switch (act) {
                    case 'changePlayer':
                      return <ChangePlayer {...part} />;
                    case 'withdraw':
                      return <Withdraw {...part} />;
                    case 'rename':
                      return <RenamePair {...part} />;
                  }
                }}
              </Opening>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ActOnPair {
  readonly cup: DeskCup;
  readonly pair: DeskEntry['pair'];
  readonly done: () => void;
}

/** For vis maior (10). */
function ChangePlayer({ cup, pair, done }: ActOnPair) {
  const t = useTranslations('cupDesk');
  const { madeAt } = usePage();
  const players = pair.players.filter(({ lastDay }) => lastDay === null);
  return (
    <PreviewedForm
      mutation="changeCupPlayer"
      selection={changeFields}
      name={`${t('act.changePlayer')}: ${pair.name}`}
      start={{
        leaverId: players[0]?.person.id ?? '',
        comes: nobodyChosen,
        from: madeAt.slice(0, 10),
        reason: '',
      }}
      input={({ leaverId, comes, from, reason }) => ({
        version: cup.version,
        pairId: pair.id,
        leaverId,
        comes: somebody(comes),
        from,
        reason,
      })}
      changes={({ consequences }) => (
        <>
          <p>{t('changePlayerMeans')}</p>
          <Changes changes={consequences} />
        </>
      )}
      done={done}
      submit={t('act.changePlayer')}
    >
      <ChoiceField name="leaverId" label={t('leaves')}>
        {players.map(({ person }) => (
          <option key={person.id} value={person.id}>
            {person.name}
          </option>
        ))}
      </ChoiceField>
      <PersonField name="comes" label={t('comes')} />
      <TextField name="from" label={t('fromDay')} type="date" />
      <ReasonField hint={t('reasonHint')} />
    </PreviewedForm>
  );
}

/** It concedes its next tie to whoever comes (D32). */
function Withdraw({ pair, done }: ActOnPair) {
  const t = useTranslations('cupDesk');
  return (
    <PreviewedForm
      mutation="withdrawFromCup"
      selection={changeFields}
      name={t('withdrawPair', { pair: pair.name })}
      start={{ reason: '' }}
      input={({ reason }) => ({
        pairId: pair.id,
        reason: reason.trim() === '' ? null : reason,
      })}
      changes={(answer) => (answer.__typename === 'CupActed' ? <Changes changes={answer.consequences} /> : null)}
      done={done}
      submit={t('withdrawPair', { pair: pair.name })}
    >
      <p>{t('withdrawMeans')}</p>
      <ReasonField isOptional hint={t('reasonHint')} />
    </PreviewedForm>
  );
}
