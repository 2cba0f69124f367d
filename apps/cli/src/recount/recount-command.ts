import { fill, type Language } from '@tarokk/rules';
import type { OpenRecount, Recount } from '../../../api/src/office.js';
import { complain, openDoor } from '../office/door.js';
import { counted } from '../terminal/numbers.js';
import { write } from '../terminal/output.js';
import { type Paint, paintFor, wantsColour } from '../terminal/paint.js';
import { harmless } from '../terminal/width.js';
import { recountProblems, recountWords, thingWords } from './words.js';

export interface RecountArguments {
  readonly json: boolean;
  readonly language: Language;
}

interface OfSeason {
  readonly season: number;
  readonly recount: Recount;
}

/** `tarokk recount [YEAR]` @param year null: all seasons */
export async function recountCommand(year: number | null, { json, language }: RecountArguments): Promise<void> {
  const door = await openDoor(language);
  if (door === null) return;
  let office: OpenRecount;
  try {
    office = await door.openRecount(process.env, process.cwd());
  } catch (error) {
    if (!(error instanceof door.StartProblem)) throw error;
    complain(fill(recountProblems.noDatabase[language], { message: error.message }));
    return;
  }
  try {
    const there = await office.seasons();
    if (year !== null && !there.includes(year)) {
      complain(fill(recountProblems.noSeason[language], { season: year }));
      return;
    }
    const paint = paintFor(wantsColour(process.stdout, process.env));
    const done: OfSeason[] = [];
    for (const season of year === null ? there : [year]) {
      const each = { season, recount: await office.ofSeason(season) };
      done.push(each);
      if (!json) await write(process.stdout, page(each, language, paint));
    }
    if (json) await write(process.stdout, `${JSON.stringify(document(done), null, 2)}\n`);
    else if (done.length === 0) await write(process.stdout, `${recountWords.none[language]}\n`);
    process.exitCode = done.every(({ recount }) => recount.difference === null) ? 0 : 1;
  } finally {
    await office.close();
  }
}

function page({ season, recount }: OfSeason, language: Language, paint: Paint): string {
  const { matches, games, trophies, difference } = recount;
  const figures = fill(recountWords.figures[language], {
    matches: counted(matches, language),
    games: counted(games, language),
    trophies: counted(trophies, language),
  });
  if (difference === null) return `${paint.good(`✓ ${fill(recountWords.same[language], { season })}`)}\n  ${figures}\n`;
  const { thing, id, kept, recounted } = difference;
  const lines = [
    fill(recountWords.thing[language], { thing: thingWords[thing][language], id }),
    fill(recountWords.kept[language], { value: written(kept, language) }),
    fill(recountWords.recounted[language], { value: written(recounted, language) }),
  ];
  // Whole lines, so that what is shown can be copied as JSON.
  return [
    paint.bad(`✗ ${fill(recountWords.different[language], { season })}`),
    ...lines.map((line) => `    ${harmless(line)}`),
  ]
    .map((line) => `${line}\n`)
    .join('');
}

function written(value: unknown, language: Language): string {
  return value === null || value === undefined ? recountWords.nothing[language] : JSON.stringify(value);
}

/** The same for programs. */
function document(done: readonly OfSeason[]): object {
  return {
    format: 'royal-tarokk-recount/1',
    verdict: done.every(({ recount }) => recount.difference === null) ? 'same' : 'different',
    seasons: done.map(({ season, recount: { matches, games, trophies, difference } }) => ({
      season,
      matches,
      games,
      trophies,
      difference,
    })),
  };
}
