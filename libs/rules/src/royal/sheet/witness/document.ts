import { type Language } from '../../../language.js';
import { say } from '../../explain/sentence.js';
import { playedRecord, type PlayedGameRecord } from '../../record/write.js';
import { partyNames, type PartyName } from '../../table.js';
import { type SheetEntry } from '../statements.js';
import { clashSentence } from '../violations.js';
import { type PossibleGame, type WitnessSearch } from './possible-game.js';

/** An entry of the sheet, with the party on whose side it stands; lines count from 0 there. */
export interface ClashDocument {
  readonly party: PartyName;
  readonly entry: SheetEntry['entry'];
  readonly index?: number;
  readonly card?: string;
  readonly bonus?: string;
}

/** What `tarokk verify --witness` adds to a scored game under `possible`. */
export type PossibleGameDocument =
  | { readonly state: 'shown'; readonly game: PlayedGameRecord }
  | {
      readonly state: 'impossible';
      readonly excludedBy: 'claims' | 'clauses';
      readonly clash: readonly ClashDocument[];
      readonly message: string;
    }
  | {
      readonly state: 'undecided';
      readonly tried: readonly { readonly search: WitnessSearch; readonly steps: number }[];
    };

export function possibleGameDocument(possible: PossibleGame, language: Language): PossibleGameDocument {
  switch (possible.state) {
    case 'shown':
      return { state: 'shown', game: playedRecord(possible.game) };
    case 'impossible':
      return {
        state: 'impossible',
        excludedBy: possible.excludedBy,
        clash: possible.clash.map(({ party, stands: { entry, ...place } }) => ({
          entry,
          ...place,
          party: partyNames[party],
        })),
        message: say(clashSentence(possible.clash), language),
      };
    case 'undecided':
      return { state: 'undecided', tried: possible.tried };
  }
}
