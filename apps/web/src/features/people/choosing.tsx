import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { asked } from '../../api/queries.js';
import { Title } from '../../ui/title.js';
import { Meet } from './meet.js';
import { nameOfPlayer, playersNamed } from './meeting-queries.js';
import type { MeetingSearch } from './search.js';
import { present } from '../../api/load.js';

/** Before two players are chosen: the one, then the other, by letters of a name. */
export function Choosing({ search: { player, name } }: { readonly search: MeetingSearch }) {
  const t = useTranslations('people');
  return (
    <>
      <Title description={t('meetDescription')}>{t('meet')}</Title>
      <h1>{t('meet')}</h1>
      {player === undefined ? (
        <Meet player={undefined} label={t('firstPlayer')} typed={name} />
      ) : (
        <Against player={player} typed={name} />
      )}
      {name === undefined ? null : <Fitting player={player} name={name} />}
    </>
  );
}

function Against({ player, typed }: { readonly player: string; readonly typed: string | undefined }) {
  const t = useTranslations('people');
  const { ask } = usePage();
  const { person } = present(useSuspenseQuery(asked(ask, nameOfPlayer, { id: player })).data, 'person');
  return <Meet player={person.id} label={t('meetWithOf', { name: person.name })} typed={typed} />;
}

/** Who is called so; the teams tell apart who has the same name. */
function Fitting({ player, name }: { readonly player: string | undefined; readonly name: string }) {
  const t = useTranslations('people');
  const { ask } = usePage();
  const { nodes, pageInfo } = useSuspenseQuery(asked(ask, playersNamed, { search: name })).data.persons;
  const others = nodes.filter(({ id }) => id !== player);
  if (others.length === 0) return <p className="empty">{t('nobodyFits')}</p>;
  return (
    <>
      <ul className="ruled">
        {others.map(({ id, name: called, teams }) => (
          <li key={id}>
            <Link to="/head-to-head" search={player === undefined ? { player: id } : { player, other: id }}>
              {called}
            </Link>
            <small>{teams.map(({ team }) => `${team.name} ${team.seasonYear}`).join(', ')}</small>
          </li>
        ))}
      </ul>
      {pageInfo.hasNextPage ? <p className="legend">{t('moreFit')}</p> : null}
    </>
  );
}
