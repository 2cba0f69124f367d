import { type Language, text } from '@tarokk/rules';
import type { HttpRefusal } from './http-problem.js';

/** Seconds after which whoever asked while the database was away is told to ask again. */
export const RETRY_AFTER = '5';

const words = text(
  'The office cannot reach its database just now. Nothing that was confirmed is lost. Try again in a moment.',
  'Das Büro erreicht seine Datenbank gerade nicht. Nichts Bestätigtes ist verloren. Versuche es gleich noch einmal.',
  'A versenyiroda most nem éri el az adatbázisát. Semmi sem veszett el, ami megerősítést kapott. Próbáld újra egy kicsit később.',
);

/** What everybody is told while the database is away. Sent with `retry-after`. */
export function databaseAway(language: Language): HttpRefusal {
  return { status: 503, code: 'DATABASE_AWAY', message: words[language] };
}
