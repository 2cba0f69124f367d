import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { MalformedArchive } from '@tarokk/archive';
import { verifyFile } from '@tarokk/archive/file';
import { changed, type Files, pack, relist, unpack } from '../support/archives.js';
import { projectRoot } from '../support/project.js';
import { readSamples, type SampleKind, sampleKinds, samplePath, temporaryPlace } from '../support/sample-archives.js';

const at = temporaryPlace();
let archives: Readonly<Record<SampleKind, Files>>;

beforeAll(async () => {
  archives = await readSamples();
});

describe('the program in docs/archive.md', () => {
  const [, program] = /^```js\n([^]*?)^```$/m.exec(readFileSync(join(projectRoot, 'docs/archive.md'), 'utf8'))!;

  function run(files: Files): { readonly stdout: string; readonly stderr: string } {
    const unpacked = mkdtempSync(at('unpacked-'));
    for (const [name, text] of files) {
      mkdirSync(dirname(join(unpacked, name)), { recursive: true });
      writeFileSync(join(unpacked, name), text);
    }
    writeFileSync(join(unpacked, 'verify.mjs'), program!);
    return spawnSync(process.execPath, ['verify.mjs'], { cwd: unpacked, encoding: 'utf8' });
  }

  it.each(sampleKinds)('prints the head of the %s archive', (kind) => {
    const { head } = JSON.parse(archives[kind].get('manifest.json')!) as { head: { number: number; hash: string } };
    expect(run(archives[kind])).toMatchObject({ stdout: `${head.number}:${head.hash}\n`, stderr: '' });
  });

  it('holds names against their root, where there is one', async () => {
    const season = (name: string) => unpack(join(projectRoot, `test/conformance/season/${name}.zip`));
    for (const name of ['vouched-public', 'vouched-full']) {
      expect(run(await season(name))).toMatchObject({ stdout: expect.stringMatching(/^\d+:[0-9a-f]{64}\n$/), stderr: '' });
    }
    expect(run(await season('names-swapped')).stderr).toMatch(/The name of person [0-9a-f-]+ was changed\./);
    const other = changed(await season('vouched-public'), 'log/names.ndjson', (lines) => lines.slice(1));
    expect(run(other).stderr).toContain('Names were changed.');
  });

  it('finds a link and a sheet that were changed', () => {
    const link = changed(archives.full, 'log/chain.ndjson', (lines) => lines.with(6, lines[6]!.replace('"at":"2', '"at":"1')));
    expect(run(link).stderr).toContain('Link 7 is broken.');
    const sheet = changed(archives.full, 'records/match_revision.ndjson', ([first, ...rest]) => [
      first!.replace('"date":"2025', '"date":"2024'),
      ...rest,
    ]);
    expect(run(sheet).stderr).toMatch(/Sheet \d+ of match [0-9a-f-]+ was changed\./);
  });
});

describe('the archives of a season whose names are vouched for', () => {
  const reportOf = (name: string) => verifyFile(join(projectRoot, `test/conformance/season/${name}.zip`));

  it.each(['vouched-public', 'vouched-full'])('%s.zip is the same, names and all', async (name) => {
    const { verdict, figures, unvouched } = await reportOf(name);
    expect([verdict, unvouched]).toEqual(['same', { names: 0, without: null, opening: 1 }]);
    expect(figures!.vouchedNames).toBeGreaterThan(4);
  });

  it('names-swapped.zip has two names that changed places', async () => {
    const { faults } = await reportOf('names-swapped');
    expect(faults.map(({ code }) => code)).toEqual(['name-differs', 'name-differs']);
  });
});

describe('what is no archive of a season', () => {
  async function refused(archive: string): Promise<string> {
    const why: unknown = await verifyFile(archive).then(
      () => 'taken',
      (error: unknown) => error,
    );
    expect(why).toBeInstanceOf(MalformedArchive);
    return (why as MalformedArchive).in('en');
  }

  it('is refused: no zip, half a zip, a broken one', async () => {
    writeFileSync(at('text.zip'), 'This is no zip file, although it is called one.');
    expect(await refused(at('text.zip'))).toContain('this is no whole zip file');
    const bytes = readFileSync(samplePath('full'));
    writeFileSync(at('half.zip'), bytes);
    truncateSync(at('half.zip'), bytes.length >> 1);
    expect(await refused(at('half.zip'))).toContain('this is no whole zip file');
    writeFileSync(at('broken.zip'), Buffer.from(bytes).fill(0xff, 200, 400));
    expect(await refused(at('broken.zip'))).toContain('this is no whole zip file');
  });

  it('is refused: without a manifest, with one of something else, or with files that do not fit it', async () => {
    const without = new Map(archives.public);
    without.delete('manifest.json');
    expect(await refused(await pack(at('changed.zip'), without))).toContain('manifest.json is missing');
    for (const manifest of ['', '[]', '{}', JSON.stringify({ format: 'royal-tarokk-season/2', files: [] })]) {
      const of = new Map(archives.public).set('manifest.json', manifest);
      expect(await refused(await pack(at('changed.zip'), of))).toContain('not of the format royal-tarokk-season/1');
    }
    const more = new Map(archives.public).set('more.txt', 'unlisted');
    expect(await refused(await pack(at('changed.zip'), more))).toContain('more.txt is not in the manifest');
    const less = new Map(archives.public);
    less.delete('records/match.ndjson');
    expect(await refused(await pack(at('changed.zip'), less))).toContain('records/match.ndjson is missing');
    expect(await refused(await pack(at('changed.zip'), relist(less)))).toContain('records/match.ndjson is missing');
  });

  it.each([
    ['records/match.ndjson', 'null', 'line 1 is no JSON object'],
    ['records/match.ndjson', '{"id":7}', 'line 1: revision is not as it should be'],
    ['log/chain.ndjson', '{"number":1,"hash":"x"}', 'line 1: hash'],
    ['trophies/opening.ndjson', '{"player":"x"}', 'line 1: player'],
    ['records/trophy.ndjson', '{"evidence":"old-list","trophy":"moon"}', 'line 1: trophy'],
  ])('is refused: %s with the line %s', async (name, text, why) => {
    const of = changed(archives.public, name, () => [text]);
    expect(await refused(await pack(at('changed.zip'), of))).toContain(why);
  });

  it('is refused before anything is unpacked: a zip bomb', async () => {
    const bomb = new Map(archives.public).set('records/match.ndjson', ' '.repeat(64 * 2 ** 20));
    expect(await refused(await pack(at('bomb.zip'), bomb, true))).toContain('made to do harm');
  });

  it('is refused while it is unpacked: a file that is larger than the archive says', async () => {
    const files = new Map(archives.public).set('more.txt', 'x'.repeat(2 ** 20));
    const bytes = readFileSync(await pack(at('liar.zip'), files));
    // The size in the central directory, which is what is believed before unpacking.
    const entry = bytes.lastIndexOf('more.txt') - 46;
    expect(bytes.readUInt32LE(entry + 24)).toBe(2 ** 20);
    bytes.writeUInt32LE(10, entry + 24);
    writeFileSync(at('liar.zip'), bytes);
    expect(await refused(at('liar.zip'))).toMatch(/no whole zip file|more\.txt/);
  });

  // The names have as many letters as the real one.
  it.each(['../ersons.ndjson', '/ersons.ndjson', 'C:ersons.ndjson', 'per/../ns.ndjson', 'pers\\ns.ndjson'])(
    'is refused: a file called %s, which would lead out of the folder',
    async (evil) => {
      const bytes = readFileSync(samplePath('public'));
      const name = evil.padEnd('persons.ndjson'.length, 'x').slice(0, 'persons.ndjson'.length);
      for (let place = bytes.indexOf('persons.ndjson'); place >= 0; place = bytes.indexOf('persons.ndjson', place)) {
        bytes.write(name, place, 'latin1');
      }
      writeFileSync(at('evil.zip'), bytes);
      expect(await refused(at('evil.zip'))).toMatch(/no file of an archive may be called|no whole zip file/);
    },
  );
});
