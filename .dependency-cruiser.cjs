// Which part may import from which: web, cli, api → archive, paper → competition → rules, never upwards.

/** The wings of the api, from the bottom: each may import those before it. */
const wings = ['platform', 'identity', 'registry', 'competitions', 'matches', 'jury', 'publishing'];

/** The folders of each wing, from the bottom as well. */
const rooms = {
  platform: [
    'configuration',
    'loading',
    'schema',
    'database',
    'mail',
    'office-keys',
    'backup',
    'events',
    'requests',
    'tables',
    'logging',
    'metrics',
    'problems',
    'traffic',
    'web',
    'inputs',
    'jobs',
    'writes',
    'health',
    'office',
    'memory',
    'graphql',
    'public-reads',
    'without-server',
  ],
  identity: ['access', 'accounts'],
  registry: [
    'people',
    'rulesets',
    'seasons',
    'venues',
    'teams',
    'pairs',
    'team-invitations',
    'captain-invitations',
    'season-setup',
  ],
  competitions: ['announcements', 'championship', 'counting', 'cup', 'free-championship', 'trophies', 'grand-prix'],
  matches: [
    'planned-matches',
    'rows',
    'verification',
    'drafts',
    'requests',
    'sheets',
    'history',
    'lifecycle',
    'match',
    'analyses',
    'competition-matches',
    'confirmation',
    'free-games',
    'possible-games',
    'hand-in',
  ],
  jury: [
    'consequences',
    'merging',
    'queue',
    'rulings',
    'season-closing',
    'season-checklist',
    'appointment',
    'decisions',
    'preview',
    'free-games',
  ],
  publishing: [
    'audit',
    'calendar-feeds',
    'downloads',
    'live',
    'notifications',
    'old-tables',
    'profiles',
    'recount',
    'search',
    'archive',
    'cleaning',
    'imports',
    'news-feeds',
    'nodes',
    'paper',
    'tables',
  ],
};

/** The layers of the pages, from the bottom: each may import those before it. */
const layers = ['messages', 'api', 'ui', 'game', 'features', 'routes', 'app'];

/** What a page is about, from the bottom as well: what several pages show stands before them. */
const features = [
  ...['rules', 'season', 'office', 'offline', 'trophies', 'match', 'replay', 'matches', 'cup', 'sheets', 'due'],
  ...[
    'grand-prix',
    'followed',
    'people',
    'directory',
    'free-championship',
    'championship',
    'announcements',
    'home',
    'open-table',
    'tour',
  ],
  ...['search', 'planned-matches', 'account', 'teams', 'team-area', 'jury', 'administration'],
];
const games = ['cards', 'playing', 'replay'];

/** How the libraries are entered, as their package.json say it: the rules also by their words, a language a file; archives also by files of a disk. */
const doors = [
  '^libs/[^/]+/src/index\\.ts$',
  '^libs/rules/src/royal/explain/plain-words/(?:all|en|de|hu)\\.ts$',
  '^libs/archive/src/file\\.ts$',
];

/** @param {string} folder of those that are ranked @param {string[]} ranked from the bottom */
const oneWay = (name, folder, ranked, comment) =>
  ranked.slice(0, -1).map((each, rank) => ({
    name,
    comment,
    severity: 'error',
    from: { path: `^${folder}/${each}/` },
    to: { path: ranked.slice(rank + 1).map((later) => `^${folder}/${later}/`) },
  }));

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
    ...Object.entries(rooms).flatMap(([wing, ranked]) =>
      oneWay(
        'rooms-one-way',
        `apps/api/src/${wing}`,
        ranked,
        'What two rooms of a wing share stands in the earlier one.',
      ),
    ),
    ...Object.entries(rooms).map(([wing, ranked]) => ({
      name: 'rooms-have-a-rank',
      comment: 'A new folder of a wing gets its place in `rooms` above, or circles of folders could come back.',
      severity: 'error',
      from: { path: `^apps/api/src/${wing}/[^/]+/`, pathNot: `^apps/api/src/${wing}/(?:${ranked.join('|')})/` },
      to: {},
    })),
    // The list of styles by addresses (`ui/look`) names those of every layer: they lie beside what they style, and know nobody.
    ...oneWay('layers-of-pages', 'apps/web/src', layers, 'What is below knows no page: it is given what it shows.').map(
      (rule) => ({ ...rule, to: { ...rule.to, pathNot: '[.]css$' } }),
    ),
    ...oneWay(
      'features-one-way',
      'apps/web/src/features',
      features,
      'What two features share stands in the earlier one.',
    ),
    ...oneWay('games-one-way', 'apps/web/src/game', games, 'A replay shows cards; cards know of no replay.'),
    {
      name: 'features-have-a-rank',
      comment: 'A new feature gets its place in `features` above, or circles of folders could come back.',
      severity: 'error',
      from: { path: '^apps/web/src/features/', pathNot: `^apps/web/src/features/(?:${features.join('|')})/` },
      to: {},
    },
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
      name: 'archive-on-competition-and-rules',
      comment: 'Archives are verified in browsers too: what is of Node stands in the door for files and in one digest.',
      severity: 'error',
      from: { path: '^libs/archive/src/', pathNot: ['^libs/archive/src/(?:file|digests/node)\\.ts$'] },
      to: { pathNot: '^libs/(archive|competition|rules)/src/' },
    },
    {
      name: 'paper-on-competition-and-rules',
      comment: 'A paper is printed from plain data: it knows no archive, and nothing of an office.',
      severity: 'error',
      from: { path: '^libs/paper/src/' },
      to: { path: ['^libs/', '^apps/'], pathNot: '^libs/(paper|competition|rules)/src/' },
    },
    {
      name: 'libraries-by-their-door',
      comment: 'A library is entered by what its package.json exports; what lies behind may change any day.',
      severity: 'error',
      from: { path: '^(apps|prisma|test|scripts)/' },
      to: { path: '^libs/', pathNot: doors },
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
      comment: 'Typefaces are made when the pages are built (apps/web/typefaces.ts).',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^@typefaces/' },
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
