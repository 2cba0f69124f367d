import { PASSWORD, PIN, playerOf, playingJuror, usernameOf } from '../filling/people.js';
import { type DemoPlan, rivals } from '../plan/demo.js';

type Row = readonly [role: string, name: string, username: string];

interface Opened {
  readonly url: string;
  readonly database: string;
}

/** Who can log in, and what there is to be asked. */
export function welcome({ url, database }: Opened, plan: DemoPlan, apiToken: string): string {
  const { now, admin, jurors } = plan;
  const [host, guest] = rivals(plan);
  const login = (role: string, name: string): Row => [role, name, usernameOf(name)];
  const rows: readonly Row[] = [
    ['', 'name', 'username'],
    login('admin', admin),
    login('jury', jurors[0]!),
    login(`jury, plays for ${now.teams[0]!.name}`, playingJuror(plan)),
    login(`captain of ${host!.name}`, host!.members[0]!),
    login(`captain of ${guest!.name}`, guest!.members[0]!),
    login(`player of ${now.teams[1]!.name}`, playerOf(plan)),
  ];
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]!.length)));
  const table = rows.map(
    ([role, name, username]) => `  ${role.padEnd(widths[0]!)}  ${name.padEnd(widths[1]!)}  ${username}`,
  );
  return [
    `The office is open at ${url} with a made-up season`,
    `  GraphQL   ${url}/graphql`,
    `  database  embedded PostgreSQL in ${database}`,
    '',
    `Everybody’s password is ${PASSWORD}:`,
    '',
    ...table,
    '',
    `${host!.name} has handed in a sheet that ${guest!.name} may confirm; its captain has the PIN ${PIN}.`,
    `A program of the captain of ${host!.name} reads and hands in with this token:`,
    '',
    `  authorization: Bearer ${apiToken}`,
    '',
    'To try:',
    '',
    ...[
      `{ championshipTable(seasonYear: ${now.year}) { rows { rank team { name } matches points reason } } }`,
      `{ freeTable(seasonYear: ${now.year}) { rows { rank player { name } points reason } } }`,
      '{ trophies(first: 10) { nodes { date name ordinal announcer { name } } } }',
      '{ milestones(first: 10) { nodes { number date trophy { announcer { name } } } } }',
    ].map((query) => `  ${curl(url, query)}`),
    `  ${curl(url, '{ myMatches(first: 10) { nodes { date state sides { name } } } }', `authorization: Bearer ${apiToken}`)}`,
    '',
    'Stop it with Ctrl+C; the next start opens the same demo. `npm run demo -- --fresh` makes it anew.',
  ].join('\n');
}

function curl(url: string, query: string, header?: string): string {
  const headers = ['content-type: application/json', ...(header === undefined ? [] : [header])];
  return `curl -s ${url}/graphql ${headers.map((each) => `-H '${each}'`).join(' ')} -d '{"query":"${query}"}'`;
}
