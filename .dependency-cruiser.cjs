// Which part may import from which: web, cli, api → competition → rules, never upwards.

/** The wings of the api, from the bottom: each may import those before it. */
const wings = ['platform', 'identity', 'registry', 'competitions', 'matches', 'jury', 'publishing'];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Files that need each other are one file, or lack a third; of types too.',
      severity: 'error',
      from: { pathNot: '^apps/api/src/platform/(database/generated)/' },
      to: { circular: true },
    },
    ...wings.map((wing, rank) => ({
      name: 'wings-one-way',
      comment:
        'A wing knows those before it. What it must ask of a later one is an interface that the later one provides.',
      severity: 'error',
      from: { path: `^apps/api/src/${wing}/` },
      to: { path: [...wings.slice(rank + 1).map((later) => `^apps/api/src/${later}/`), '^apps/api/src/[^/]+$'] },
    })),
    {
      name: 'rules-stand-alone',
      comment: 'The rules library runs in browsers: nothing outside itself, no Node modules, no packages.',
      severity: 'error',
      from: { path: '^libs/rules/src/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^libs/rules/src/' },
    },
    {
      name: 'competition-on-rules-only',
      severity: 'error',
      from: { path: '^libs/competition/src/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^libs/(competition|rules)/src/' },
    },
    {
      name: 'libraries-by-their-door',
      comment: 'A library is entered by its index.ts; what lies behind may change any day.',
      severity: 'error',
      from: { path: '^(apps|prisma|test|scripts)/' },
      to: { path: '^libs/', pathNot: '^libs/[^/]+/src/index\\.ts$' },
    },
    {
      name: 'libraries-of-each-other-by-their-door',
      severity: 'error',
      from: { path: '^libs/([^/]+)/' },
      to: { path: '^libs/', pathNot: ['^libs/$1/', '^libs/[^/]+/src/index\\.ts$'] },
    },
    {
      name: 'libraries-know-no-apps',
      severity: 'error',
      from: { path: '^libs/' },
      to: { path: '^apps/' },
    },
    {
      name: 'games-apart',
      comment: 'Tarock games share cards, tricks and results, and know nothing of each other.',
      severity: 'error',
      from: { path: '^libs/rules/src/([^/]+)/' },
      to: {
        path: '^libs/rules/src/[^/]+/',
        pathNot: ['^libs/rules/src/$1/', '^libs/rules/src/(cards|tricks|record|result|random|solver|sessions)/'],
      },
    },
    {
      name: 'shared-rooms-know-no-game',
      severity: 'error',
      from: { path: '^libs/rules/src/(cards|tricks|record|result|random|solver)/' },
      to: {
        path: '^libs/rules/src/[^/]+/',
        pathNot: '^libs/rules/src/(cards|tricks|record|result|random|solver)/',
      },
    },
    {
      name: 'web-by-graphql-only',
      comment: 'The web reaches the api over GraphQL; the api loads the built pages as files.',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^apps/(api|cli|demo)/' },
    },
    {
      name: 'demo-by-graphql-only',
      comment: 'Demo data are entered as users enter theirs, so that the log, the counting and the rules hold.',
      severity: 'error',
      from: { path: '^apps/demo/' },
      to: { path: '^apps/', pathNot: '^apps/demo/' },
    },
    {
      name: 'api-knows-no-other-app',
      severity: 'error',
      from: { path: '^apps/api/' },
      to: { path: '^apps/(web|cli|demo)/' },
    },
    {
      name: 'cli-enters-the-api-by-its-door',
      severity: 'error',
      from: { path: '^apps/cli/' },
      to: { path: '^apps/(api|web|demo)/', pathNot: '^apps/api/src/office\\.ts$' },
    },
    {
      name: 'prisma-in-repositories',
      comment: 'Prisma and its types stay in repositories and the database folder.',
      severity: 'error',
      from: { path: '^apps/api/src/', pathNot: ['^apps/api/src/platform/database/', '\\.repository\\.ts$'] },
      to: { path: ['^apps/api/src/platform/database/generated/', 'prisma\\.service\\.ts$'] },
    },
    {
      name: 'nothing-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'packages-of-its-own',
      comment: "What an app or a library imports stands in its package.json; the tools of all stand in the project's.",
      severity: 'error',
      from: { path: '^(apps|libs)/[^/]+/src/', pathNot: '\\.test\\.tsx?$' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-development-packages-at-run-time',
      comment: 'What the pages need is in their bundle; the packages it was made of are not installed with the office.',
      severity: 'error',
      from: { path: '^(apps|libs)/[^/]+/src/', pathNot: ['\\.test\\.ts$', '^libs/[^/]+/test/', '^apps/web/'] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data|coverage)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
