import { catalogue, type Definition, silentBonuses } from '@tarokk/rules';
import { createLazyRoute, Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../application/page-context.js';
import { Title } from '../../application/title.js';
import { Catalogue } from '../../playing/catalogue.js';
import { Parameters } from '../../playing/parameters.js';
import { isMessage } from '../../playing/standing.js';
import { Bar } from '../bar.js';

import { type CallState, type PartyName, type Role, type SeatName, seatNames } from '../form/state.js';
import { Running } from '../running.js';
import { useOpened } from '../use-sheets.js';
import { WithDraft } from '../with-draft.js';
import { firstSeat, SeatChoice } from './seats.js';

export const cataloguePage = createLazyRoute('/$language/sheets/$id/game/$game/announcements')({
  component: CataloguePage,
});

function CataloguePage() {
  const { id } = cataloguePage.useParams();
  return (
    <WithDraft id={id}>
      <WhatIsAnnounced />
    </WithDraft>
  );
}

const all = [...catalogue, ...silentBonuses];

/** Everything that can be announced, in the order of the match sheet, and the silent bonuses among it. */
function WhatIsAnnounced() {
  const t = useTranslations('sheets');
  const { language } = usePage();
  const { game } = cataloguePage.useParams();
  const { seat: asked } = cataloguePage.useSearch();
  const { draft, sheets } = useOpened();
  const navigate = useNavigate();
  const [seat, setSeat] = useState<SeatName>(seatNames.find((each) => each === asked) ?? firstSeat(draft.state, game));
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
  return (
    <>
      <Title description={t('description')}>{t('allAnnouncements')}</Title>
      <Running game={game} />
      <h1 className="small-heading">{chosen === null ? t('announceWhat') : chosen.name[language]}</h1>
      <SeatChoice game={game} seat={seat} choose={setSeat} />
      {chosen !== null ? (
        <Parameters definition={chosen} done={announce} />
      ) : (
        <Catalogue definitions={all} choose={choose} />
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
