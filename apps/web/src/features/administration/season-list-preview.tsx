import {
  lettersOf,
  lineOfProblem,
  listedPeople,
  type ListedPeople,
  type ListedPerson,
  type Meant,
  namesIn,
  type SeasonList,
  seasonToEnter,
  undecidedIn,
} from '@tarokk/competition';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { mutate, type Problem as Refusing } from '../../api/mutate.js';
import { usePage } from '../../api/page-context.js';
import { asked } from '../../api/queries.js';
import { ActButton } from '../../ui/forms/act-button.js';
import { ScriptedButton } from '../../ui/forms/scripted-button.js';
import { Problem } from '../../ui/problem.js';
import { Lines } from '../../ui/table/lines.js';
import { namedPeople, setUpFromList } from './season-list.js';

/** A line of the list with all that stands in it. */
interface Row {
  readonly line: number;
  readonly kind: 'team' | 'pair';
  readonly name: string;
  readonly persons: readonly string[];
}

/** Something that keeps a line away. */
interface Trouble {
  readonly line: number;
  readonly words: string;
  /** Of whom it has to be said who they are. */
  readonly about?: Extract<ListedPerson, { readonly kind: 'alike' }>;
}

interface Properties {
  readonly year: number;
  readonly isOpen: boolean;
  readonly list: SeasonList;
  readonly done: (teams: number, pairs: number) => void;
}

/** What would come of a list: each line, who in it is new, and what keeps lines away. Nothing is written before it is said. */
export function SeasonListPreview({ year, isOpen, list, done }: Properties) {
  const t = useTranslations('seasonList');
  const { ask, namesIn: language } = usePage();
  const [said, setSaid] = useState<ReadonlyMap<string, Meant>>(new Map());
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const named = useQuery(asked(ask, namedPeople, { names: [...namesIn(list)] }));
  const persons = named.data === undefined ? null : listedPeople(named.data.namedPeople, said);
  const rows = rowsOf(list);
  const read = list.problems.map(({ line, message }): Trouble => ({ line, words: message[language] }));
  const unsure = persons === null ? [] : onceEach(rows.flatMap((row) => doubtsOf(row, persons, t)));
  const away = new Set([...read, ...unsure].map(({ line }) => line));
  const isTaken = ({ line }: { readonly line: number }): boolean => !away.has(line) && !leftOut.has(line);
  const [teams, pairs] = [list.teams.filter(isTaken), list.pairs.filter(isTaken)];
  const input =
    persons === null ? null : { seasonYear: year, alreadyOpen: isOpen, ...seasonToEnter({ teams, pairs }, persons) };
  const tried = useQuery({
    queryKey: ['season list', input],
    queryFn: () => mutate(ask, 'setUpSeason', { ...input!, dryRun: true, idempotencyKey: 'only-tried' }, setUpFromList),
    enabled: input !== null && teams.length + pairs.length > 0,
  });
  const error = named.error ?? tried.error;
  if (error !== null)
    return <Problem error={error} reload={() => void Promise.all([named.refetch(), tried.refetch()])} />;
  if (persons === null) return <p className="freshness">{t('looking')}</p>;
  const refused = troublesOf(tried.data, { teams, pairs });
  const troubles = [...read, ...unsure, ...refused].toSorted((one, other) => one.line - other.line);
  const bad = new Set(troubles.map(({ line }) => line));
  return (
    <>
      <p role="status" className={troubles.length === 0 ? 'notice' : 'problem'}>
        {t('summary', { good: teams.length + pairs.length, bad: bad.size })}
      </p>
      <ol className="ruled">
        {troubles.map(({ line, words, about }) => (
          <li key={`${line} ${words}`}>
            <span>
              <b className="bad-line">✗ {line === 0 ? '' : t('line', { line: String(line) })}</b> {words}
            </span>
            {about === undefined ? null : (
              <span className="acts">
                <ScriptedButton onClick={() => setSaid(new Map(said).set(lettersOf(about.name), 'alike'))}>
                  {t('takeThat', { name: about.alike.name })}
                </ScriptedButton>
                <ScriptedButton onClick={() => setSaid(new Map(said).set(lettersOf(about.name), 'new'))}>
                  {t('somebodyNew')}
                </ScriptedButton>
              </span>
            )}
          </li>
        ))}
      </ol>
      <ListedLines rows={rows} persons={persons} bad={bad} leftOut={leftOut} />
      <p className="acts">
        {refused.length > 0 ? (
          <ScriptedButton onClick={() => setLeftOut(new Set([...leftOut, ...refused.map(({ line }) => line)]))}>
            {t('leaveOut', { lines: refused.length })}
          </ScriptedButton>
        ) : teams.length + pairs.length > 0 && tried.data !== undefined && input !== null ? (
          <ActButton
            mutation="setUpSeason"
            selection={setUpFromList}
            // The list is entered then: tried once more, it would be refused.
            leaves
            input={{ ...input, dryRun: false }}
            done={(made) => done(made.teams.length, made.pairs.length)}
          >
            {t('take', { teams: teams.length, pairs: pairs.length })}
          </ActButton>
        ) : null}
      </p>
    </>
  );
}

function ListedLines({
  rows,
  persons,
  bad,
  leftOut,
}: {
  readonly rows: readonly Row[];
  readonly persons: ListedPeople;
  readonly bad: ReadonlySet<number>;
  readonly leftOut: ReadonlySet<number>;
}) {
  const t = useTranslations('seasonList');
  const named = (name: string): string => {
    const person = persons.get(lettersOf(name))!;
    return person.kind === 'new' ? t('newPerson', { name: person.name }) : person.name;
  };
  return (
    <Lines
      columns={[
        { id: 'line', heading: t('lineHeading'), cell: ({ line }) => line, figures: true },
        { id: 'name', heading: t('name'), cell: ({ name }) => name, namesRow: true },
        { id: 'persons', heading: t('persons'), cell: ({ persons: each }) => each.map(named).join(', ') },
        {
          id: 'becomes',
          heading: t('willBe'),
          cell: ({ line, kind }) =>
            bad.has(line) ? (
              <b className="bad-line">✗ {t('notYet')}</b>
            ) : leftOut.has(line) ? (
              t('leftOut')
            ) : (
              t(`kind.${kind}`)
            ),
        },
      ]}
      rows={rows}
      rowKey={({ line, kind }) => `${line} ${kind}`}
    />
  );
}

function rowsOf({ teams, pairs }: SeasonList): readonly Row[] {
  return [
    ...teams.map(({ line, name, members }): Row => ({ line, kind: 'team', name, persons: members })),
    ...pairs.map(({ line, name, players }): Row => ({ line, kind: 'pair', name, persons: players })),
  ].toSorted((one, other) => one.line - other.line);
}

/** Of a line, whom it leaves in doubt. */
function doubtsOf(
  { line, persons: names }: Row,
  persons: ListedPeople,
  t: (key: 'notKnown' | 'several', values: Record<string, string>) => string,
): readonly Trouble[] {
  return undecidedIn(names, persons).map((person): Trouble =>
    person.kind === 'alike'
      ? { line, words: t('notKnown', { name: person.name, alike: person.alike.name }), about: person }
      : { line, words: t('several', { name: person.name }) },
  );
}

/** The pair of a team's line has persons of whom is told already. */
function onceEach(troubles: readonly Trouble[]): readonly Trouble[] {
  return [...new Map(troubles.map((trouble) => [`${trouble.line} ${trouble.words}`, trouble])).values()];
}

/** Why the office would refuse lines; what concerns none of them stands on line 0. */
function troublesOf(answer: object | undefined, lines: Pick<SeasonList, 'teams' | 'pairs'>): readonly Trouble[] {
  if (answer === undefined || !('problems' in answer)) return [];
  return (answer.problems as readonly Refusing[]).map(({ path, message }) => ({
    line: lineOfProblem(path, lines) ?? 0,
    words: message,
  }));
}
