import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Title } from '../../ui/title.js';
import { Bar } from '../../ui/forms/bar.js';
import { begun, withMembers } from '../../features/sheets/beginning.js';
import { sidesToEnter } from '../../features/sheets/store/season-directory.js';
import { emptySheet } from '../../features/sheets/form/state.js';
import { type MatchOfDay, matchesOfDay, nextOrder } from '../../features/sheets/order.js';
import { dayOf } from '../../features/sheets/store/directory.js';
import { sideOf } from '../../features/sheets/store/season-directory.js';
import { standingOf } from '../../features/sheets/store/draft.js';
import { Choice } from '../../features/sheets/choice.js';
import { useReadySheets } from '../../features/sheets/use-sheets.js';

export const Route = createFileRoute('/sheets/new')({
  component: BeginPage,
});

/** Who plays against whom; everything else has its own question later. */
function BeginPage() {
  const t = useTranslations('sheets');
  const { directory, sheets, drafts } = useReadySheets();
  const navigate = useNavigate();
  const own = sidesToEnter(directory);
  const [side, setSide] = useState(own[0]?.id ?? '');
  const [against, setAgainst] = useState('');
  const [order, setOrder] = useState<number | null>(null);
  const kind = own.find(({ id }) => id === side)?.kind;
  const others = directory.sides.filter((each) => each.kind === kind && each.id !== side);
  const day = dayOf(new Date());
  const known = against === '' ? [] : matchesOfDay({ sides: { A: side, B: against }, date: day }, drafts, directory);
  const begin = (): void => {
    const state = withMembers(
      {
        ...emptySheet,
        sides: { A: side, B: against },
        date: day,
        order: order ?? nextOrder(known),
        competitions: [kind === 'pair' ? 'cup' : 'championship'],
      },
      directory,
    );
    const { id } = begun(sheets, state, null);
    void navigate({ to: '/sheets/$id/players', params: { id } });
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
          <Choice
            label={t('against')}
            value={against}
            change={(next) => {
              setAgainst(next);
              setOrder(null);
            }}
            options={others}
            empty={t('choose')}
          />
          {known.length === 0 ? null : (
            <>
              <KnownOfToday known={known} />
              <Choice
                label={t('order')}
                value={String(order ?? nextOrder(known))}
                change={(next) => setOrder(Number(next))}
                options={Array.from({ length: nextOrder(known) }, (_, index) => index + 1)
                  // The other side may have sent the same match; a sheet of this phone is gone on with.
                  .filter((number) => !known.some((each) => each.order === number && each.draft !== null))
                  .map((number) => ({ id: String(number), name: t('nthMatch', { order: number }) }))}
              />
            </>
          )}
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

/** What there is of the two sides today, so that nobody writes the same sheet twice. */
function KnownOfToday({ known }: { readonly known: readonly MatchOfDay[] }) {
  const t = useTranslations('sheets');
  const { directory } = useReadySheets();
  return (
    <div className="not-finished">
      <p>{t('knownToday')}</p>
      <ul className="ruled">
        {known.map(({ order, draft, match, enteredBy }) => (
          <li key={order}>
            {draft !== null ? (
              <Link to="/sheets/$id" params={{ id: draft.id }}>
                {t('nthMatch', { order })}, {t(`standing.${standingOf(draft)}`)}
              </Link>
            ) : (
              <Link to="/matches/$id" params={{ id: match! }}>
                {t('nthMatch', { order })},{' '}
                {t('enteredBy', { side: sideOf(directory, enteredBy)?.name ?? t('theJury') })}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
