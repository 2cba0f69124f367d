import { type Sentence, sentence, type Text } from '@tarokk/rules';
import { refused, type Refused } from '../../platform/graphql/refused.types.js';

/** Nothing was changed, for one reason that no rule gives but the office itself. */
export function refusedByOffice(code: string, path: string, said: Text, values: Sentence['values'] = {}): Refused {
  return refused({ code, rule: null, path, sentence: sentence(said, values) });
}
