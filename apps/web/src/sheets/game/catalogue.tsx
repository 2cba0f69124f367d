import { catalogue, type Definition, families, type Language, silentBonuses } from '@tarokk/rules';
import { createLazyRoute, Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../application/page-context.js';
import { Title } from '../../application/title.js';
import { Bar } from '../bar.js';
import { isMessage } from '../form/result.js';
import { type CallState, type PartyName, type Role, type SeatName, seatNames } from '../form/state.js';
import { Running } from '../running.js';
import { useOpened } from '../use-sheets.js';
import { WithDraft } from '../with-draft.js';
import { Parameters } from './parameters.js';
import { firstSeat, SeatChoice } from './seats.js';

export const cataloguePage = createLazyRoute('/$language/sheets/$id/game/$game/announcements')({
  component: CataloguePage,
});

function CataloguePage() {
  const { id } = cataloguePage.useParams();
  return (
    <WithDraft id={id}>
      <Catalogue />
    </WithDraft>
  );
}

/** Everything that can be announced, in the order of the match sheet, and the silent bonuses among it. */
function Catalogue() {
  const t = useTranslations('sheets');
  const tf = useTranslations('announcements.family');
  const { language } = usePage();
  const { game } = cataloguePage.useParams();
  const { seat: asked } = cataloguePage.useSearch();
  const { draft, sheets } = useOpened();
  const navigate = useNavigate();
  const [seat, setSeat] = useState<SeatName>(seatNames.find((each) => each === asked) ?? firstSeat(draft.state, game));
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<Definition | null>(null);
  const [party, by] = seat.split('.') as [PartyName, Role];
  const where = { game, party };
  const back = (): void => {
    void navigate({ to: '/$language/sheets/$id/game/$game/calls', params: { language, id: draft.id, game } });
  };
  const announce = (call: CallState): void => {
    sheets.tap(draft.id, { ...where, tap: 'announce', call, by, isMessage: isMessage(call.announce) });
    back();
  };
  const choose = (definition: Definition): void => {
    if (definition.family === 'silent') {
      sheets.tap(draft.id, { ...where, tap: 'silent', bonus: definition.id });
      back();
    } else if (definition.parameter === 'none') announce({ announce: definition.id });
    else setChosen(definition);
  };
  const found = [...catalogue, ...silentBonuses].filter((each) => isFound(each, search, language));
  return (
    <>
      <Title description={t('description')}>{t('allAnnouncements')}</Title>
      <Running game={game} />
      <h1 className="small-heading">{chosen === null ? t('announceWhat') : chosen.name[language]}</h1>
      <SeatChoice game={game} seat={seat} choose={setSeat} />
      {chosen !== null ? (
        <Parameters definition={chosen} done={announce} />
      ) : (
        <>
          <label className="field">
            <b>{t('search')}</b>
            <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
          </label>
          {families.map((family) => {
            const own = found.filter((each) => each.family === family);
            return own.length === 0 ? null : (
              <section key={family} aria-labelledby={family}>
                <h2 id={family}>{tf(family.toUpperCase().replaceAll('-', '_') as 'MESSAGE')}</h2>
                <div className="chips two">
                  {own.map((definition) => (
                    <button key={definition.id} type="button" className="chip" onClick={() => choose(definition)}>
                      {definition.name[language]} <small>{definition.points}</small>
                    </button>
                  ))}
                </div>
              </section>
            );
          })}
          {found.length === 0 ? <p className="empty">{t('nothingFound')}</p> : null}
        </>
      )}
      <Bar>
        {chosen === null ? (
          <Link
            to="/$language/sheets/$id/game/$game/calls"
            params={{ language, id: draft.id, game }}
            className="action"
          >
            {t('back')}
          </Link>
        ) : (
          <button type="button" className="action" onClick={() => setChosen(null)}>
            {t('back')}
          </button>
        )}
      </Bar>
    </>
  );
}

/** Accents and case say nothing. */
function isFound({ name }: Definition, search: string, language: Language): boolean {
  return plain(name[language]).includes(plain(search.trim()));
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
