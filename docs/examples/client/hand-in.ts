// node dist/hand-in.js SHEET.json [CODE=REMARK …]: hands the sheet in, and prints the standings of its season.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { VariablesOf } from 'gql.tada';
import { graphql, Office } from './office.js';

const submitSheet = graphql(`
  mutation ($key: IdempotencyKey!, $document: JSON!, $remarks: [RemarkInput!]!) {
    submitSheet(input: { idempotencyKey: $key, document: $document, remarks: $remarks }) {
      __typename
      ... on SheetSubmitted {
        outcome
        match {
          id
          state
        }
      }
      ... on SheetDiffers {
        differences
      }
      ... on Refused {
        problems {
          code
          path
          message
        }
      }
    }
  }
`);

const standings = graphql(`
  query ($year: Int!) {
    championshipTable(seasonYear: $year) {
      rows {
        rank
        points
        team {
          name
        }
        reason
      }
    }
  }
`);

const [file, ...given] = process.argv.slice(2);
const { OFFICE = 'http://127.0.0.1:4000', TOKEN } = process.env;
if (file === undefined || TOKEN === undefined) {
  console.error('TOKEN=tarokk_… node dist/hand-in.js SHEET.json [CODE=REMARK …]');
  process.exit(2);
}

const text = await readFile(file, 'utf8');
const document = JSON.parse(text) as { readonly date: string };
type Remark = VariablesOf<typeof submitSheet>['remarks'][number];
const remarks = given.map((each) => {
  const [code, ...words] = each.split('=');
  // A code that the office does not know it refuses, and says so.
  return { code: code as Remark['code'], words: words.join('=') };
});
// The key follows from what is sent: whoever runs this twice hands in once, and gets the same answer.
const key = createHash('sha256')
  .update(JSON.stringify([text, remarks]))
  .digest('hex');
const office = new Office(OFFICE, TOKEN);
const { submitSheet: answer } = await office.ask(submitSheet, { key, document, remarks });

switch (answer.__typename) {
  case 'SheetSubmitted':
    console.log(`${answer.outcome}: match ${answer.match?.id} is ${answer.match?.state}.`);
    break;
  case 'SheetDiffers':
    fail(['The sheet of the other side differs:', ...answer.differences]);
    break;
  case 'Refused':
    fail(answer.problems.map(({ code, path, message }) => `${code} ${path}: ${message}`));
    break;
}

const { championshipTable } = await office.ask(standings, { year: Number(document.date.slice(0, 4)) });
for (const { rank, points, team, reason } of championshipTable?.rows ?? []) {
  console.log(`${rank}. ${team.name}, ${points} points (${reason})`);
}

function fail(lines: readonly unknown[]): void {
  for (const line of lines) console.error(line);
  process.exitCode = 1;
}
