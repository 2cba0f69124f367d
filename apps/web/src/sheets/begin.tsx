import { createLazyRoute, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import { Title } from '../application/title.js';
import { Bar } from './bar.js';
import { begun, sidesToEnter, withMembers } from './beginning.js';
import { emptySheet } from './form/state.js';
import { dayOf } from './store/directory.js';
import { useSheets } from './use-sheets.js';

export const beginPage = createLazyRoute('/$language/sheets/new')({ component: BeginPage });

/** Who plays against whom; everything else has its own question later. */
function BeginPage() {
  const t = useTranslations('sheets');
  const { language } = usePage();
  const { directory, sheets } = useSheets();
  const navigate = useNavigate();
  const own = sidesToEnter(directory!);
  const [side, setSide] = useState(own[0]?.id ?? '');
  const [against, setAgainst] = useState('');
  const kind = own.find(({ id }) => id === side)?.kind;
  const others = directory!.sides.filter((each) => each.kind === kind && each.id !== side);
  const begin = (): void => {
    const state = withMembers(
      {
        ...emptySheet,
        sides: { A: side, B: against },
        date: dayOf(new Date()),
        competitions: [kind === 'pair' ? 'cup' : 'championship'],
      },
      directory!,
    );
    const { id } = begun(sheets, state, null);
    void navigate({ to: '/$language/sheets/$id/players', params: { language, id } });
  };
  return (
    <>
      <Title description={t('description')}>{t('beginTitle')}</Title>
      <h1>{t('beginTitle')}</h1>
      {own.length === 0 ? (
        <p className="problem">{t('noSide')}</p>
      ) : (
        <>
          <Choice label={t('ownSide')} value={side} change={setSide} options={own} />
          <Choice label={t('against')} value={against} change={setAgainst} options={others} empty={t('choose')} />
          <Bar>
            <button
              type="button"
              className="action main"
              disabled={side === '' || against === '' || side === against}
              onClick={begin}
            >
              {t('begin')}
            </button>
          </Bar>
        </>
      )}
    </>
  );
}

/** One of a list, in the way of the phone. */
export function Choice({
  label,
  value,
  change,
  options,
  empty,
}: {
  readonly label: string;
  readonly value: string;
  readonly change: (value: string) => void;
  readonly options: readonly { readonly id: string; readonly name: string }[];
  /** What stands there while nothing is chosen. */
  readonly empty?: string;
}) {
  return (
    <label className="field">
      <b>{label}</b>
      <select value={value} onChange={({ target }) => change(target.value)}>
        {empty === undefined ? null : <option value="">{empty}</option>}
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
