import { terms as de } from './de.js';
import { terms as en } from './en.js';
import { terms as hu } from './hu.js';

/**
 * What the office calls a thing, where many sentences say it: of each language a file, with the forms that the sentences need. Another
 * word for a thing is another line there, and no sentence of the pages, the letters and the log need be looked for.
 */
export const terms = { en, de, hu };
