import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import { useDay } from '../language/days.js';
import type { Task } from './tasks.js';

/** What has to be done next, each with its number and the way there. */
export function ToDo({ tasks }: { readonly tasks: readonly Task[] }) {
  const t = useTranslations('desk.toDo');
  return (
    <section aria-labelledby="to-do">
      <h2 id="to-do">{t('title')}</h2>
      {tasks.length === 0 ? (
        <p className="empty">{t('nothing')}</p>
      ) : (
        <ol className="ruled">
          {tasks.map((task) => (
            <li key={JSON.stringify(task)}>
              <What task={task} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function What({ task }: { readonly task: Task }) {
  const t = useTranslations('desk.toDo');
  const { language } = usePage();
  const day = useDay();
  switch (task.kind) {
    case 'matches':
      return (
        <Link to="/$language/jury" params={{ language }} search={{ queue: task.queue }} hash="queue">
          {t(task.queue as 'TO_DECIDE', { number: task.number })}
        </Link>
      );
    case 'requests':
      return (
        <Link to="/$language/jury/requests" params={{ language }}>
          {t('requests', { number: task.number })}
        </Link>
      );
    case 'freeGames':
      return (
        <Link to="/$language/jury/free-games" params={{ language }}>
          {t('freeGames', { number: task.number })}
        </Link>
      );
    case 'tiesForJury':
    case 'tiesOverdue':
      return (
        <Link to="/$language/jury/cup/$year" params={{ language, year: String(task.year) }}>
          {t(task.kind, { number: task.number, year: String(task.year) })}
        </Link>
      );
    case 'drawCup':
      return (
        <Link to="/$language/jury/cup/$year" params={{ language, year: String(task.year) }}>
          {t('drawCup', { year: String(task.year) })}
        </Link>
      );
    case 'drawGrandPrix':
    case 'closeGrandPrix':
      return (
        <Link to="/$language/jury/grand-prix/$year/$id" params={{ language, year: String(task.year), id: task.id }}>
          {t(task.kind, { name: task.name, day: day(task.date) })}
        </Link>
      );
  }
}
