import { type DefinitionId } from '../../announcements/ids.js';

/**
 * What each announcement and silent bonus of section 4 asks for, in one sentence for somebody who has never seen tarock. It explains;
 * what binds is the rule that its definition names. A language is a module of its own: who shows one loads no other.
 */
export type PlainWords = Readonly<Record<DefinitionId, string>>;
