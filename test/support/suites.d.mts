export interface Suite {
  readonly name: string;
  readonly runner: 'jest' | 'playwright';
  readonly withoutOffice?: boolean;
  readonly command: 'npm test' | 'npm run test:all';
  readonly folders: readonly string[];
  readonly what: string;
}

export const suites: readonly Suite[];

export function suiteOf(file: string): Suite | null;
