import { problemKind } from '@tarokk/competition';
import { text } from '@tarokk/rules';

const withoutAccount = text(
  'This person has no account with which to decide.',
  'Diese Person hat kein Konto, mit dem sie entscheiden könnte.',
  'Ennek a személynek nincs fiókja, amellyel dönthetne.',
);

/** Of a match, or of a game of the free championship. */
export const noAccount = problemKind('appointment/no-account', {
  rule: 'D12',
  path: 'personId',
  text: withoutAccount,
});
/** Of a cup or a Grand Prix. */
export const noAccountInEvent = problemKind('appointment/no-account', {
  rule: 'D58',
  path: 'personId',
  text: withoutAccount,
});
