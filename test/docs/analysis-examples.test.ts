import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import {
  analyseGame,
  analysisDocument,
  announcementName,
  cardLabel,
  catalogue,
  seatLabel,
  type Definition,
  matchRecord,
  silentBonuses,
  type GameAnalysis,
  type Verdicts,
} from '@tarokk/rules';
import { projectRoot } from '../support/project.js';
import { exampleRecords } from '../support/record-files.js';
import { expectFile } from '../support/text-files.js';

const oneOf = new Intl.ListFormat('en', { type: 'disjunction' });

const head = `# The example games, analysed

Each announcement and each bonus has a record in which it is made and one in which it fails ([rulebook.md](rulebook.md)). Here is whether it had to be: what \`tarokk analyse\` finds of it, with
all hands open ([analysis.md](analysis.md)). The forty signs stand for the positions before the forty cards, ten tricks: \`1\` it could be made, \`0\` it could be stopped. The page is made from the records by
\`test/docs/analysis-examples.test.ts\`; UPDATE_FILES=1 writes it anew.
`;

function row(name: string, number: number, { verdicts, turns }: Verdicts): string {
  const tricks = Array.from({ length: 10 }, (_, trick) => verdicts.slice(4 * trick, 4 * trick + 4)).join(' ');
  const turned = turns.map(({ card, kind, seat, played, keeping }) => {
    const kept = oneOf.format(keeping.map((each) => cardLabel(each, 'en')));
    return `trick ${(card >> 2) + 1}, ${kind} of ${seatLabel(seat, 'en')}: ${cardLabel(played, 'en')} instead of ${kept}`;
  });
  const end = verdicts.endsWith('1') ? 'made' : 'lost';
  return `| ${number} | ${name} | ${end} | \`${tricks}\` | ${turned.join('; ')} |`;
}

/** The lines of one announcement, or bonus, in one game. */
function rowsOf(id: string, { number, announcements, silent }: GameAnalysis): string[] {
  return [
    ...announcements
      .filter(({ announcement }) => announcement.id === id)
      .map((line) => row(`${announcementName(line.announcement, 'en')}, ${seatLabel(line.seat, 'en')}`, number, line)),
    ...silent
      .filter(({ bonus }) => bonus === id)
      .map((line) => row(`party ${line.party === 0 ? 'A' : 'B'}`, number, line)),
  ];
}

/** What can be made or lost; a message cannot. */
const made = [...catalogue, ...silentBonuses].filter(({ family }) => family !== 'message');
const records = new Map(exampleRecords().map(({ name, match }) => [name, match]));
const analyses = new Map(
  made.map(({ id }) => [id, records.get(`${id}.json`)!.games.map((game) => analyseGame(game, { only: id }))]),
);

function page(): string {
  const sections = made.map(({ id, name, rule }) => {
    const rows = analyses.get(id)!.flatMap((game) => rowsOf(id, game));
    const title = `## ${name.en} (${rule}): [${id}.json](../test/records/${id}.json)`;
    return [title, '', '| Game | | Ended | Before each card | Turned by |', '| --- | --- | --- | --- | --- |', ...rows];
  });
  return `${head}\n${sections.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/** What the page of an announcement shows: its example games without the people, and its analysis of each. */
function example(id: Definition['id']): string {
  const match = records.get(`${id}.json`)!;
  const nobody = { team: '-', collector: '-', interceptor: '-' };
  const record = matchRecord({ ...match, date: null, venue: null, parties: [nobody, nobody] });
  return JSON.stringify({ record, analysis: analysisDocument(analyses.get(id)!) });
}

it('docs/analysis-examples.md has the analysis of both games of every announcement and bonus', () => {
  expectFile(join(projectRoot, 'docs/analysis-examples.md'), page());
});

const pages = join(projectRoot, 'apps/web/src/features/announcements/examples');

it.each(made.map(({ id }) => id))('the page of the announcement %s has its example games and their analysis', (id) => {
  expectFile(join(pages, `${id}.json`), `${example(id)}\n`);
});

it('each page with example games is that of an announcement or a bonus that can be made', () => {
  expect(readdirSync(pages).toSorted()).toEqual(made.map(({ id }) => `${id}.json`).toSorted());
});
