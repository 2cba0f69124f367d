import { type Definition, type Language } from '@tarokk/rules';
import { plainWordsOf } from '@tarokk/rules/plain-words';
import { write } from '../terminal/output.js';
import { paintFor, wantsColour } from '../terminal/paint.js';
import { wrap } from '../terminal/width.js';
import { PAGE_WIDTH } from '../verify/page.js';
import { cataloguePage } from './catalogue-page.js';
import { bySection } from './named.js';

/** `tarokk announcements [NAME…]` @param one the announcement or bonus that was named; without, all of them are listed */
export async function announcementsCommand(json: boolean, language: Language, one?: Definition): Promise<void> {
  const page = { language, paint: paintFor(wantsColour(process.stdout, process.env)), width: PAGE_WIDTH };
  const lines = json
    ? [JSON.stringify(one === undefined ? bySection.map(entry) : entry(one), null, 2)]
    : one === undefined
      ? cataloguePage(bySection, page)
      : [
          ...cataloguePage([one], page),
          ...wrap(plainWordsOf(one.id)[language], page.width - 2).map((line) => `  ${line}`),
        ];
  await write(process.stdout, lines.map((line) => `${line}\n`).join(''));
}

/** For programs: all names and sentences, whatever the language. */
function entry(definition: Definition): object {
  const { id, rule, family, name, parameter, points, trophy, valat } = definition;
  return {
    id,
    rule,
    family,
    name,
    explained: plainWordsOf(definition.id),
    parameter,
    points,
    ...(trophy === null ? {} : { rank: trophy.rank, class: trophy.class, valat }),
  };
}
