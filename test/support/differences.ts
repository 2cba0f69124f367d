/**
 * What differs between a result and what an independent implementation has, with its place: key by key. Sentences
 * (`message`, `reason`) are not compared, nor keys that the expected result leaves out where the rules leave something open.
 */
export function differences(expected: unknown, actual: unknown, path = ''): string[] {
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual)) return [`${path}: a list is expected`];
    const counts = expected.length === actual.length ? [] : [`${path}: ${actual.length} instead of ${expected.length}`];
    return [
      ...counts,
      ...expected.flatMap((element, index) => differences(element, actual[index], `${path}[${index}]`)),
    ];
  }
  if (typeof expected === 'object' && expected !== null) {
    return Object.entries(expected).flatMap(([key, value]) => {
      if (key === 'message' || key === 'reason') return [];
      return differences(value, (actual as Record<string, unknown> | null | undefined)?.[key], `${path}.${key}`);
    });
  }
  return Object.is(expected, actual)
    ? []
    : [`${path}: ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`];
}
