import { createFileRoute, Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import type { PartyName, Role, SeatName } from '@tarokk/rules';
import { Title } from '../../../ui/title.js';
import { Bar } from '../../../ui/forms/bar.js';
import { Choice } from '../../../features/sheets/choice.js';
import { candidates, isMember } from '../../../features/sheets/beginning.js';
import { CardsDrawn } from '../../../features/sheets/cards-drawn.js';
import { partyNames } from '../../../features/sheets/form/state.js';
import { missingOf } from '../../../features/sheets/form/result.js';
import { NotListed } from '../../../features/sheets/not-listed.js';
import { Onward, useThen } from '../../../features/sheets/onward.js';
import { Running } from '../../../features/sheets/running.js';
import { sideOf } from '../../../features/sheets/store/season-directory.js';
import { Substitutions } from '../../../features/sheets/substitutions.js';
import { useOpened } from '../../../features/sheets/use-sheets.js';
import { WhoDeals } from '../../../features/sheets/who-deals.js';
import { WithDraft } from '../../../features/sheets/with-draft.js';
import { thenSearch } from '../../../features/sheets/then.js';

export const Route = createFileRoute('/sheets/$id/players')({
  validateSearch: thenSearch,
  component: PlayersPage,
});

function PlayersPage() {
  const { id } = Route.useParams();
  return (
    <WithDraft id={id}>
      <Players />
    </WithDraft>
  );
}

function Players() {
  const t = useTranslations('sheets');
  const { draft } = useOpened();
  const { state, id } = draft;
  const then = useThen();
  // What is missing is asked for next.
  const lacksPlace = missingOf(state).some((each) => each === 'date' || each === 'venue' || each === 'competitions');
  return (
    <>
      <Title description={t('description')}>{t('players')}</Title>
      <Running />
      <h1 className="small-heading">{t('whoSits')}</h1>
      <div className="columns">
        {partyNames.map((party) => (
          <Party key={party} party={party} />
        ))}
      </div>
      <WhoDeals />
      <CardsDrawn />
      <NotListed />
      <Substitutions />
      <Bar>
        <Link to="/sheets/$id/match" params={{ id }} search={then} className={lacksPlace ? 'action main' : 'action'}>
          {t('matchDetails')}
        </Link>
        <Onward>
          <Link to="/sheets/$id/game/$game" params={{ id, game: 1 }} className={lacksPlace ? 'action' : 'action main'}>
            {t('toGame', { game: 1 })}
          </Link>
        </Onward>
      </Bar>
    </>
  );
}

function Party({ party }: { readonly party: PartyName }) {
  const t = useTranslations('sheets');
  const { draft, sheets, directory } = useOpened();
  const { state, id } = draft;
  const side = sideOf(directory, state.sides[party]);
  const options = candidates(directory, state.sides[party]);
  const sit = (role: Role) => (person: string) => {
    const seat: SeatName = `${party}.${role}`;
    const guest = person !== '' && !isMember(directory, state, party, person);
    sheets.tap(id, { tap: 'seat', seat, person: person === '' ? null : person, guest });
  };
  return (
    <section className={`party party-${party.toLowerCase()}`} aria-label={`${party} ${side?.name ?? ''}`}>
      <h2>
        {party} <span className="of">{side?.name}</span>
      </h2>
      {(['collector', 'interceptor'] as const).map((role) => {
        const person = state.persons[`${party}.${role}`];
        const isGuest = person !== null && state.guests.includes(person);
        return (
          <Choice
            key={role}
            label={isGuest ? `${t(role)} (${t('guest')})` : t(role)}
            value={person ?? ''}
            change={sit(role)}
            options={options.map((each) =>
              isMember(directory, state, party, each.id) ? each : { ...each, name: `${each.name} (${t('guest')})` },
            )}
            empty={t('choose')}
          />
        );
      })}
      <button type="button" className="action" onClick={() => sheets.tap(id, { tap: 'swap', party })}>
        {t('swap')}
      </button>
    </section>
  );
}
