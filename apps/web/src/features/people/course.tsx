import { useFormatter, useTranslations } from 'use-intl';
import { useDay } from '../../ui/days.js';
import { List } from '../../ui/table/list.js';
import type { WholeSearch } from '../../ui/search.js';
import { type Meeting, type MeetingOfCourse, useCourseColumns } from './course-columns.js';
import { UpAndDown } from '../../ui/charts/up-and-down.js';
import { Section } from '../../ui/section.js';

interface Properties {
  /** As they were played. */
  readonly course: readonly Meeting[];
  /** From whose side it is seen. */
  readonly name: string;
  readonly search: WholeSearch;
  /** The name of its files, without ending. */
  readonly file: string;
}

/** How two stood to each other from match to match: the difference in game points, each and added up. */
export function Course({ course, name, search, file }: Properties) {
  const t = useTranslations('people');
  const columns = useCourseColumns();
  if (course.length === 0) return null;
  let sum = 0;
  const rows = course.map((met, index) => {
    const difference = met.own - met.other;
    sum += difference;
    return { ...met, id: `${met.matchId} ${index}`, difference, sum };
  });
  return (
    <>
      {rows.length < 2 ? null : (
        <Section id="course" heading={t('difference')}>
          <Standing rows={rows} name={name} />
          <Bars rows={rows} />
        </Section>
      )}
      <List
        list="matches"
        search={search}
        title={t('course')}
        name="course"
        columns={columns}
        rows={rows.toReversed()}
        rowKey={({ id }) => id}
        file={file}
      />
    </>
  );
}

/** What each match brought, the first at the left: above the line to the one, below it to the other. */
function Bars({ rows }: { readonly rows: readonly MeetingOfCourse[] }) {
  const t = useTranslations('people');
  const day = useDay();
  const [from, to] = [rows[0]!.date, rows.at(-1)!.date];
  return (
    <UpAndDown
      said={t('differenceSaid', { matches: rows.length, won: rows.filter(({ difference }) => difference > 0).length })}
      bars={rows.map(({ matchId, date, own, other, difference }, index) => ({
        match: matchId,
        at: (index + 0.5) / rows.length,
        by: difference,
        said: t('meetingSaid', { day: day(date), own, other }),
      }))}
      opens={t('opensMatches')}
      names={[{ name: day(from), at: 0 }, ...(to === from ? [] : [{ name: day(to), at: 1 }])]}
    />
  );
}

/** What the picture shows, in words. */
function Standing({ rows, name }: { readonly rows: readonly MeetingOfCourse[]; readonly name: string }) {
  const t = useTranslations('people');
  const day = useDay();
  const format = useFormatter();
  const last = rows.at(-1)!;
  const span = { matches: rows.length, from: day(rows[0]!.date), to: day(last.date), name };
  const points = format.number(Math.abs(last.sum));
  return (
    <p className="legend">
      {last.sum === 0 ? t('level', span) : t(last.sum > 0 ? 'ahead' : 'behind', { ...span, points })}
    </p>
  );
}
