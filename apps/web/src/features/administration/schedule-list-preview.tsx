import { lineOfMatch, type ListedMatch, type ScheduleList } from '@tarokk/competition';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { mutate, type Problem as Refusing } from '../../api/mutate.js';
import { usePage } from '../../api/page-context.js';
import { Day } from '../../ui/days.js';
import { ActButton } from '../../ui/forms/act-button.js';
import { ScriptedButton } from '../../ui/forms/scripted-button.js';
import { Problem } from '../../ui/problem.js';
import { Lines } from '../../ui/table/lines.js';
import { matchesPlanned } from './schedule-list.js';

/** Something that keeps a line away. */
interface Trouble {
  readonly line: number;
  readonly words: string;
}

/** What would come of a schedule: each line, and what keeps lines away. Nothing is written before it is said. */
export function ScheduleListPreview({
  year,
  list,
  done,
}: {
  readonly year: number;
  readonly list: ScheduleList;
  readonly done: (matches: number) => void;
}) {
  const t = useTranslations('scheduleList');
  const tl = useTranslations('seasonList');
  const { ask, namesIn } = usePage();
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const matches = list.matches.filter(({ line }) => !leftOut.has(line));
  const input = { seasonYear: year, matches: matches.map(matchToPlan) };
  const tried = useQuery({
    queryKey: ['schedule list', input],
    queryFn: () => mutate(ask, 'planMatches', { ...input, dryRun: true, idempotencyKey: 'only-tried' }, matchesPlanned),
    enabled: matches.length > 0,
  });
  if (tried.error !== null) return <Problem error={tried.error} reload={() => void tried.refetch()} />;
  const read = list.problems.map(({ line, message }): Trouble => ({ line, words: message[namesIn] }));
  const refused = troublesOf(tried.data, matches);
  const troubles = [...read, ...refused].toSorted((one, other) => one.line - other.line);
  const bad = new Set(troubles.map(({ line }) => line));
  return (
    <>
      <p role="status" className={troubles.length === 0 ? 'notice' : 'problem'}>
        {tl('summary', { good: matches.filter(({ line }) => !bad.has(line)).length, bad: bad.size })}
      </p>
      <ol className="ruled">
        {troubles.map(({ line, words }) => (
          <li key={`${line} ${words}`}>
            <span>
              <b className="bad-line">✗ {line === 0 ? '' : tl('line', { line: String(line) })}</b> {words}
            </span>
          </li>
        ))}
      </ol>
      <ScheduledLines matches={list.matches} bad={bad} leftOut={leftOut} />
      <p className="acts">
        {refused.length > 0 ? (
          <ScriptedButton onClick={() => setLeftOut(new Set([...leftOut, ...refused.map(({ line }) => line)]))}>
            {tl('leaveOut', { lines: new Set(refused.map(({ line }) => line)).size })}
          </ScriptedButton>
        ) : matches.length > 0 && tried.data !== undefined ? (
          <ActButton
            mutation="planMatches"
            selection={matchesPlanned}
            // They are planned then: tried once more, they would be refused.
            leaves
            isMain
            input={{ ...input, dryRun: false }}
            done={({ planned }) => done(planned)}
          >
            {t('take', { matches: matches.length })}
          </ActButton>
        ) : null}
      </p>
    </>
  );
}

function matchToPlan({ date, sides: [sideA, sideB], venue, order }: ListedMatch) {
  return { date, sideA, sideB, order, venue: { name: venue, public: true } };
}

function ScheduledLines({
  matches,
  bad,
  leftOut,
}: {
  readonly matches: readonly ListedMatch[];
  readonly bad: ReadonlySet<number>;
  readonly leftOut: ReadonlySet<number>;
}) {
  const t = useTranslations('scheduleList');
  const tl = useTranslations('seasonList');
  return (
    <Lines
      columns={[
        { id: 'line', heading: tl('lineHeading'), cell: ({ line }) => line, figures: true },
        { id: 'day', heading: t('day'), cell: ({ date }) => <Day of={date} /> },
        { id: 'sides', heading: t('match'), cell: ({ sides }) => sides.join(' – '), namesRow: true },
        { id: 'venue', heading: t('venue'), cell: ({ venue }) => venue },
        {
          id: 'becomes',
          heading: tl('willBe'),
          cell: ({ line, order }) =>
            bad.has(line) ? (
              <b className="bad-line">✗ {tl('notYet')}</b>
            ) : leftOut.has(line) ? (
              tl('leftOut')
            ) : order === null ? (
              t('planned')
            ) : (
              t('plannedAs', { order })
            ),
        },
      ]}
      rows={matches}
      rowKey={({ line }) => String(line)}
    />
  );
}

/** Why the office would refuse lines; what concerns none of them stands on line 0. */
function troublesOf(answer: object | undefined, matches: readonly ListedMatch[]): readonly Trouble[] {
  if (answer === undefined || !('problems' in answer)) return [];
  return (answer.problems as readonly Refusing[]).map(({ path, message }) => ({
    line: lineOfMatch(path, matches) ?? 0,
    words: message,
  }));
}
