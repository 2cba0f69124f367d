export const testedBy: Readonly<Record<string, readonly string[]>>;

export function testsOf(files: readonly string[]): string[];
