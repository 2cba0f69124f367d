import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { OperationTypeNode, parse } from 'graphql';
import {
  type DocumentExample,
  Placeholders,
  readExamples,
  readHttpExamples,
  sectionOf,
} from '../support/document-examples.js';
import { type Answer, readAnswer } from '../support/office.js';
import { ownOffice } from '../support/own-office.js';
import { projectRoot } from '../support/project.js';
import { answerOf, openSocket } from '../support/socket.js';

const read = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');
const walk = sectionOf(read('docs/api.md'), 'From nothing to a match').section;
const examples = readExamples(walk);
const [archive] = readHttpExamples(walk);

/** The office of the document: nobody and nothing is in it yet. */
const { office, end } = await ownOffice();
afterAll(end);
const placeholders = new Placeholders({
  'token of the link': /\/first-admin#(\S+)/.exec(office.printed())![1],
});
/** The cookies of those who have logged in. */
const cookies = new Map<string, string>();

async function answerTo(example: DocumentExample): Promise<Pick<Answer, 'data' | 'errors'>> {
  const variables = placeholders.filledIn(example.variables) as Record<string, unknown>;
  if (example.isSubscription) {
    const socket = await openSocket(office);
    const message = await socket.watchRaw(example.query, variables).message();
    socket.close();
    return answerOf(message);
  }
  const cookie = cookies.get(example.who);
  const response = await fetch(`${office.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie === undefined ? {} : { cookie }) },
    body: JSON.stringify({ query: example.query, variables }),
  });
  const login = response.headers.getSetCookie().find((each) => each.startsWith(office.loginCookie));
  if (example.becomes !== null) cookies.set(example.becomes, login!.split(';')[0]!);
  return readAnswer(response);
}

/** The fields of a mutation, each of which is one. */
function mutationsIn({ query }: DocumentExample): number {
  return parse(query).definitions.reduce(
    (count, definition) =>
      'operation' in definition && definition.operation === OperationTypeNode.MUTATION
        ? count + definition.selectionSet.selections.length
        : count,
    0,
  );
}

describe('34 from nothing to a match, as docs/api.md has it', () => {
  it.each(examples.map((example) => [example.line, example] as const))(
    'the request in line %i is answered as it says',
    async (_, example) => {
      const { data, errors } = await answerTo(example);
      expect(errors).toEqual([]);
      const { actual, expected } = placeholders.compared(example.answer, data);
      expect(actual).toEqual(expected);
    },
  );

  it('the archive is fetched as it says', async () => {
    const { who, method, path, headers, body, status, answered } = archive!;
    const response = await fetch(office.url + path, {
      method,
      headers: { ...headers, cookie: cookies.get(who)! },
      body,
    });
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject(answered);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
  });

  it('is ten mutations, with the plan of the match', () => {
    expect(examples.reduce((count, example) => count + mutationsIn(example), 0)).toBe(10);
  });

  it('hands in the sheet that the client beside it sends', () => {
    const { document } = examples.find(({ query }) => query.includes('submitSheet'))!.variables;
    expect(JSON.parse(read('docs/examples/client/sheet.json'))).toEqual(document);
  });
});
