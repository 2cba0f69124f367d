import { strToU8, zipSync } from 'fflate';
import { expect, it } from '@jest/globals';
import { partsOf } from './parts.js';
import { digestOf, type DocumentInFile, readFiles } from './reading.js';

const file = (name: string, content: string | Uint8Array): File => new File([content as BlobPart], name);

it('reads a document of a file, and those of a stream line by line with their numbers', async () => {
  const placed = await readFiles([
    file('b.ndjson', '{"n":1}\n\n{"n":2}\nno json\n'),
    file('a.json', '{\n "n": 0\n}'),
    file('c.json', '{"n":3}\n{"n":4}\n'),
  ]);
  expect(placed).toEqual([
    { file: 'a.json', line: null, content: { document: { n: 0 } } },
    { file: 'b.ndjson', line: 1, content: { document: { n: 1 } } },
    { file: 'b.ndjson', line: 3, content: { document: { n: 2 } } },
    { file: 'b.ndjson', line: 4, content: { fault: 'notJson' } },
    { file: 'c.json', line: 1, content: { document: { n: 3 } } },
    { file: 'c.json', line: 2, content: { document: { n: 4 } } },
  ]);
});

it('reads what an archive holds, in the order of the names, and leaves out what is no document', async () => {
  const archive = zipSync({
    'season/10.json': strToU8('{"n":10}'),
    'season/9.json': strToU8('{"n":9}'),
    'season/notes.txt': strToU8('nothing'),
  });
  expect(await readFiles([file('season.zip', archive)])).toEqual([
    { file: 'season.zip/season/9.json', line: null, content: { document: { n: 9 } } },
    { file: 'season.zip/season/10.json', line: null, content: { document: { n: 10 } } },
  ]);
});

it('says what cannot be read', async () => {
  const placed = await readFiles([
    file('1.json', '{'),
    file('2.json', new Uint8Array([0xff, 0xfe, 0xfd])),
    file('3.zip', 'no archive'),
    file('4.txt', 'text'),
    file('5.json', 'no\njson\nat all'),
  ]);
  expect(placed.map(({ content }) => content)).toEqual(
    ['notJson', 'notText', 'notZip', 'otherFile', 'notJson'].map((fault) => ({ fault })),
  );
});

it('tells files by the digests that sha256sum has', async () => {
  const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
  expect(await digestOf([file('a', '')])).toBe(empty);
  // printf '' > a; printf '' > b; sha256sum a b | sha256sum
  expect(await digestOf([file('a', ''), file('b', '')])).toBe(
    'f87e14d51c60a125fc0bc15dbcc564d0879f9fb166d3e7107661c18b0fed579d',
  );
});

it('is sent in parts of a hundred documents and half a million characters at most, in its order', () => {
  const placed = (document: unknown, line: number): DocumentInFile => ({
    file: 'a.ndjson',
    line,
    content: { document },
  });
  const small = Array.from({ length: 250 }, (_, index) => placed({ n: index }, index + 1));
  expect(partsOf(small).map(({ length }) => length)).toEqual([100, 100, 50]);
  const large = Array.from({ length: 5 }, (_, index) => placed('x'.repeat(200_000), index + 1));
  expect(partsOf(large).map((part) => part.map(({ line }) => line))).toEqual([[1, 2], [3, 4], [5]]);
  expect(partsOf([placed('x'.repeat(900_000), 1), small[0]!])).toHaveLength(2);
});
