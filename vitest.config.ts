import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

const door = (library: string): string => fileURLToPath(new URL(`./libs/${library}/src/index.ts`, import.meta.url));

/** The tests in a browser, until they are Playwright's. */
export default defineConfig({
  resolve: { alias: { '@tarokk/competition': door('competition'), '@tarokk/rules': door('rules') } },
  test: {
    include: ['test/browser/**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'dist/**', 'data/**'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
