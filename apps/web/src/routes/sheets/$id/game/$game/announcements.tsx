import { catalogue, type Definition, type SeatName, silentBonuses } from '@tarokk/rules';
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../../../api/page-context.js';
import { Title } from '../../../../../ui/title.js';
import { nameAlone } from '../../../../../game/announcement-names.js';
import { Catalogue } from '../../../../../game/playing/catalogue.js';
import { Parameters } from '../../../../../game/playing/parameters.js';
import { announcementOf, isMessage } from '../../../../../game/playing/standing.js';
import { Bar } from '../../../../../ui/forms/bar.js';

import { type CallState, seatNames } from '../../../../../features/sheets/form/state.js';
import { useThen } from '../../../../../features/sheets/onward.js';
import { Running } from '../../../../../features/sheets/running.js';
import { useOpened } from '../../../../../features/sheets/use-sheets.js';
import { WithDraft } from '../../../../../features/sheets/with-draft.js';
import { verdictOn } from '../../../../../features/sheets/form/standing-of-game.js';
import { firstSeat, SeatChoice } from '../../../../../features/sheets/game/seats.js';
import { type NewEntry, useClashSentence, useVerdicts } from '../../../../../features/sheets/game/clashes.js';
import { then } from '../../../../../features/sheets/then.js';
import { fitting, searchOf } from '../../../../../ui/search.js';
import { gameInAddress } from '../../../../../features/sheets/game-number.js';
import { seatParts } from '../../../../../game/seat-parts.js';

export const Route = createFileRoute('/sheets/$id/game/$game/announcements')({
  params: gameInAddress,
  validateSearch: searchOf({ ...then, seat: fitting(/^[AB]\.(?:interceptor|collector)$/) }),
  component: CataloguePage,
});

function CataloguePage() {
  const { id } = Route.useParams();
  return (
    <WithDraft id={id}>
      <Announcing />
    </WithDraft>
  );
}

const all = [...catalogue, ...silentBonuses];

/** Everything that can be announced, in the order of the match sheet, and the silent bonuses among it. */
function Announcing() {
  const t = useTranslations('sheets');
  const { namesIn } = usePage();
  const { game } = Route.useParams();
  const { seat: asked } = Route.useSearch();
  const { draft, sheets } = useOpened();
  const navigate = useNavigate();
  const then = useThen();
  const [seat, setSeat] = useState<SeatName>(seatNames.find((each) => each === asked) ?? firstSeat(draft.state, game));
  const [chosen, setChosen] = useState<Definition | null>(null);
  const { party, role: by } = seatParts(seat);
  const where = { game, party };
  const back = (): void => {
    void navigate({
      to: '/sheets/$id/game/$game/calls',
      params: { id: draft.id, game },
      search: then,
    });
  };
  const clashSentence = useClashSentence(game);
  const [refused, setRefused] = useState<string | null>(null);
  const tapOf = ({ id, family }: Definition): NewEntry =>
    family === 'silent'
      ? { ...where, tap: 'silent', bonus: id }
      : { ...where, tap: 'announce', call: { announce: id }, by, isMessage: isMessage(id) };
  // What names a card or suit is judged once that is said.
  const verdicts = useVerdicts(
    new Map(
      all
        .filter(({ parameter }) => parameter === 'none')
        .map((definition) => [`${seat} ${definition.id}`, tapOf(definition)]),
    ),
  );
  /** Adds it as it can stand beside what is there, or says why it cannot. */
  const add = (tap: NewEntry, name: string): void => {
    const verdict = verdictOn(draft.state, tap);
    setRefused(verdict.may ? null : `${name}: ${clashSentence(verdict.clash, name)}`);
    if (!verdict.may) return scrollTo({ top: 0 });
    sheets.tap(draft.id, tap.tap === 'announce' ? { ...tap, isLost: verdict.isLost } : tap);
    back();
  };
  const announce = (call: CallState): void =>
    add(
      { ...where, tap: 'announce', call, by, isMessage: isMessage(call.announce) },
      nameAlone(announcementOf(call), namesIn),
    );
  const choose = (definition: Definition): void => {
    if (definition.parameter === 'none') add(tapOf(definition), definition.name[namesIn]);
    else setChosen(definition);
  };
  return (
    <>
      <Title description={t('description')}>{t('allAnnouncements')}</Title>
      <Running game={game} />
      <h1 className="small-heading">{chosen === null ? t('announceWhat') : chosen.name[namesIn]}</h1>
      {refused === null ? null : (
        <p className="refused" role="alert">
          {refused}
        </p>
      )}
      <SeatChoice game={game} seat={seat} choose={setSeat} />
      {chosen !== null ? (
        <Parameters definition={chosen} done={announce} />
      ) : (
        <Catalogue
          definitions={all}
          isLegal={({ id }) => verdicts.get(`${seat} ${id}`)?.may !== false}
          choose={choose}
        />
      )}
      <Bar>
        {chosen === null ? (
          <Link to="/sheets/$id/game/$game/calls" params={{ id: draft.id, game }} search={then} className="action">
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
