import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useDay } from '../../ui/days.js';
import type { Task } from './tasks.js';

/** Something that the jury has to do, as a link to where it is done. */
export function TaskLink({ task }: { readonly task: Task }) {
  const t = useTranslations('due.task');
  const day = useDay();
  switch (task.kind) {
    case 'matches':
      return (
        <Link to="/jury" search={{ queue: task.queue }} hash="queue">
          {t(task.queue, { number: task.number })}
          <Overdue number={task.overdue} />
        </Link>
      );
    case 'requests':
      return (
        <Link to="/jury/requests">
          {t('requests', { number: task.number })}
          <Overdue number={task.overdue} />
        </Link>
      );
    case 'freeGames':
      return <Link to="/jury/free-games">{t('freeGames', { number: task.number })}</Link>;
    case 'tiesForJury':
    case 'tiesOverdue':
      return (
        <Link to="/jury/cup/$year" params={{ year: String(task.year) }}>
          {t(task.kind, { number: task.number, year: String(task.year) })}
        </Link>
      );
    case 'drawCup':
      return (
        <Link to="/jury/cup/$year" params={{ year: String(task.year) }}>
          {t('drawCup', { year: String(task.year) })}
        </Link>
      );
    case 'drawGrandPrix':
    case 'closeGrandPrix':
      return (
        <Link to="/jury/grand-prix/$year/$id" params={{ year: String(task.year), id: task.id }}>
          {t(task.kind, { name: task.name, day: day(task.date) })}
        </Link>
      );
  }
}

/** How many of them have waited too long. */
function Overdue({ number }: { readonly number: number }) {
  const t = useTranslations('due.task');
  return number === 0 ? null : (
    <>
      {', '}
      <strong className="overdue">{t('overdue', { number })}</strong>
    </>
  );
}
