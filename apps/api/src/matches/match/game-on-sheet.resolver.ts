import { sayBeforePlay } from '@tarokk/rules';
import { GameOnSheet } from './match-games.types.js';
import { fieldOf } from '../../platform/graphql/field-of.js';

export const fieldsOfGameOnSheet = [
  fieldOf(
    GameOnSheet,
    'notes',
    () => [String],
    'What was noted of it beside the record, as sentences: who drew which card for the first deal (1.2), and why it was dealt again (1.4).',
  ).inWords(({ noted }, language) =>
    noted === null ? [] : sayBeforePlay(noted).map((sentence) => sentence[language]),
  ),
];
