import { enumOf } from '../schema/enum-of.js';
import { problemCodes } from './problem-codes.js';

/** Inside the office a code stays as the libraries, documents, logs and archives write it. */
export const ProblemCodeEnum = enumOf(
  'ProblemCode',
  'What stands in the way, or what is found on a sheet; docs/problems.md has the sentence of each.',
  problemCodes,
  (code) => `In documents, logs and archives: \`${code}\`.`,
);
