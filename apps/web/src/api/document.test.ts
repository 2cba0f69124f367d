import { expect, it } from '@jest/globals';
import { makeDocument, type MakeDocument, nameOf, textOf } from './document.js';

const person = 'fragment Named on Person { name }';
const pair = 'fragment Paired on Pair { players { ...Named } }';
const query = '{ pair { ...Paired captain { ...Named } } }';

interface Documents {
  [person]: [{ name: string }, 'Named', []];
  [pair]: [{ players: { name: string }[] }, 'Paired', ['Named']];
  [query]: [{ pair: object }, object, ['Paired', 'Named']];
}

const document = makeDocument as MakeDocument<Documents>;
const named = document(person);
const paired = document(pair, [named]);

it('a document is sent with every fragment that it needs, each of them once', () => {
  expect(textOf(document(query, [paired, named]))).toBe([query, pair, person].join('\n'));
});

it('an operation is known by its name, whatever stands before and within it', () => {
  expect(nameOf(makeDocument('\n  query Sheet($id: ID!) { query: match(id: $id) { id } }'))).toBe('Sheet');
  expect(nameOf(makeDocument('subscription MatchChanged { matchChanged { at } }'))).toBe('MatchChanged');
});

it('a document without the fragments that it spreads, or of which no types were made, is an error of types', () => {
  // @ts-expect-error: a fragment is lacking
  document(query, [named]);
  // @ts-expect-error: it is none that is spread
  document(pair, [paired]);
  // @ts-expect-error: all are lacking
  document(pair);
  // @ts-expect-error: nothing is known of its answer
  const answer: { pair: object } = document('{ players { name } }');
  expect(answer).toHaveProperty('text');
});
