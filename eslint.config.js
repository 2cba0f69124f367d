import prettier from 'eslint-config-prettier';
import { globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  globalIgnores(['dist', 'data', 'coverage', 'apps/api/src/generated', 'apps/web/src/generated']),
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      // A new id or kind must be thought of wherever kinds are told apart: no silent default.
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true, requireDefaultForNonUnion: false },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // Indexes that a type proves to be in range cannot be told from others; noUncheckedIndexedAccess would want a branch for each.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // GraphQL's classes describe shapes; whatever has the shape may be answered.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // Nest's modules are classes that carry a decorator and nothing else.
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Export by name: a thing has one name everywhere.' },
      ],
    },
  },
  {
    files: ['**/*.config.ts', 'test/support/build.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // What is thrown to the router is no error: another address, or that there is nothing at this one.
    files: ['apps/web/src/application/{router,roots,viewer}.{ts,tsx}', 'apps/web/src/*/routes.ts'],
    rules: {
      '@typescript-eslint/only-throw-error': [
        'error',
        { allow: [{ from: 'package', package: '@tanstack/router-core', name: ['NotFoundError', 'Redirect'] }] },
      ],
    },
  },
  {
    // Vitest's expect(object.method) and matchers that are typed loosely.
    files: ['**/*.test.ts'],
    rules: { '@typescript-eslint/unbound-method': 'off', '@typescript-eslint/no-unsafe-assignment': 'off' },
  },
  {
    files: ['**/*.js', '**/*.mjs', '**/*.cjs'],
    extends: [tseslint.configs.disableTypeChecked],
  },
  prettier,
);
