// Apart from the type, whose decorators load Nest: commands that only look into files and databases ask this too.
import type { Refused } from './refused.types.js';

export function isRefused(value: object): value is Refused {
  return '__typename' in value && value.__typename === 'Refused';
}
