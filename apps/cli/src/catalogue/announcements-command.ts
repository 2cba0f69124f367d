import { catalogue, silentBonuses, type Definition, type Language } from '@tarokk/rules';
import { write } from '../terminal/output.js';
import { paintFor, wantsColour } from '../terminal/paint.js';
import { cataloguePage } from './catalogue-page.js';

/** In the order of section 4: the silent bonuses are its third table. */
const bySection = [...catalogue, ...silentBonuses].sort((a, b) => (a.rule < b.rule ? -1 : a.rule > b.rule ? 1 : 0));

/** `tarokk announcements` */
export async function announcementsCommand(json: boolean, language: Language): Promise<void> {
  const paint = paintFor(wantsColour(process.stdout, process.env));
  const lines = json
    ? [JSON.stringify(bySection.map(entry), null, 2)]
    : cataloguePage(bySection, { language, paint, width: 100 });
  await write(process.stdout, lines.map((line) => `${line}\n`).join(''));
}

/** For programs: all names, whatever the language. */
function entry({ id, rule, family, name, parameter, points, trophy, valat }: Definition): object {
  return {
    id,
    rule,
    family,
    name,
    parameter,
    points,
    ...(trophy === null ? {} : { rank: trophy.rank, class: trophy.class, valat }),
  };
}
