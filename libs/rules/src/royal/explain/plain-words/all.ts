import { type Text } from '../../../language.js';
import { type DefinitionId } from '../../announcements/ids.js';
import { plainWords as de } from './de.js';
import { plainWords as en } from './en.js';
import { plainWords as hu } from './hu.js';

/** What an announcement or silent bonus asks for, in plain words of every language: for programs that have all of them at hand anyway. */
export function plainWordsOf(id: DefinitionId): Text {
  return { en: en[id], de: de[id], hu: hu[id] };
}
