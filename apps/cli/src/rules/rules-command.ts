import { findRuleset, type Language } from '@tarokk/rules';
import { announcementsCommand } from '../catalogue/announcements-command.js';
import { write } from '../terminal/output.js';
import { paintFor, wantsColour } from '../terminal/paint.js';
import { PAGE_WIDTH } from '../verify/page.js';
import { ROYAL } from './games.js';
import { gameList, gameListDocument } from './game-list.js';
import { rulesetDocument } from './ruleset-document.js';
import { rulesetPage } from './ruleset-page.js';

/** `tarokk rules [RULESET]` @param id of a game that there is; without, all of them are listed */
export async function rulesCommand(id: string | undefined, json: boolean, language: Language): Promise<void> {
  if (id === ROYAL) return announcementsCommand(json, language);
  const page = { language, paint: paintFor(wantsColour(process.stdout, process.env)), width: PAGE_WIDTH };
  const ruleset = id === undefined ? undefined : findRuleset(id);
  const document = ruleset ? rulesetDocument(ruleset) : gameListDocument();
  const lines = json ? [JSON.stringify(document, null, 2)] : ruleset ? rulesetPage(ruleset, page) : gameList(page);
  await write(process.stdout, lines.map((line) => `${line}\n`).join(''));
}
