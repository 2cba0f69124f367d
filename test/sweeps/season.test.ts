import { beforeAll, describe, expect, it } from '@jest/globals';
import { hashOf, MalformedArchive, saySeasonFault, type SeasonReport } from '@tarokk/archive';
import { verifyFile } from '@tarokk/archive/file';
import { changed, type Files, pack, relist, rowsOf } from '../support/archives.js';
import { type Json, nodesOf, type Path, replacedAt } from '../support/json-paths.js';
import { readSamples, type SampleKind, sampleKinds, samplePath, temporaryPlace } from '../support/sample-archives.js';
import { isFull } from '../support/full.js';

const at = temporaryPlace();
let archives: Readonly<Record<SampleKind, Files>>;

beforeAll(async () => {
  archives = await readSamples();
});

/** Of the lines of a file. */
type Change = (lines: readonly string[]) => readonly string[];

interface Fault {
  readonly code: string;
  readonly [value: string]: unknown;
}

async function verified(files: Files): Promise<SeasonReport> {
  return verifyFile(await pack(at('changed.zip'), files));
}

/** What is found in the archive of these files. */
async function faultsOf(files: Files): Promise<readonly Fault[]> {
  return faultsIn(await verified(files));
}

function faultsIn({ faults, verdict }: SeasonReport): readonly Fault[] {
  expect(verdict).toBe(faults.length > 0 ? 'different' : 'same');
  return faults.map((fault) => ({ code: fault.code, ...fault.where, message: saySeasonFault(fault, 'en') }));
}

describe.each(sampleKinds)('a published season as a %s archive', (kind) => {
  it('is found the same without an office', async () => {
    const report = await verifyFile(samplePath(kind));
    expect(report).toMatchObject({ verdict: 'same', faultCount: 0, unverified: [] });
    expect(report.figures!.matches).toBe(rowsOf(archives[kind], 'records/match.ndjson').length);
    expect(report.figures!.trophies).toBe(rowsOf(archives[kind], 'trophies/list.ndjson').length);
    if (kind === 'full') expect(report.figures).toMatchObject({ unproved: 0, entries: report.figures!.links });
  });

  it('names the file in which a byte was changed', async () => {
    for (const [name, text] of archives[kind]) {
      if (name === 'manifest.json' || text === '') continue;
      const place = text.length >> 1;
      const other = text[place] === '7' ? '8' : '7';
      const files = new Map(archives[kind]).set(name, `${text.slice(0, place)}${other}${text.slice(place + 1)}`);
      const report = await verified(files);
      expect(faultsIn(report)).toMatchObject([{ code: 'file-changed', file: name }]);
      expect(report).toMatchObject({ figures: null, unvouched: null });
    }
  });

  it('names a result that was changed, also when the manifest was made to fit', async () => {
    const of = changed(archives[kind], 'records/match.ndjson', ([first, ...rest]) => [
      first!.replace(/"raw_a": (\d+)/, (_, raw) => `"raw_a": ${Number(raw) + 8}`),
      ...rest,
    ]);
    const [match] = rowsOf(of, 'records/match.ndjson');
    const [id, raw] = [match!['id'] as string, match!['raw_a'] as number];
    expect(await faultsOf(of)).toContainEqual({
      code: 'match-differs',
      match: id,
      field: 'raw_a',
      kept: String(raw),
      recounted: String(raw - 8),
      message: `Match ${id}: raw_a is ${raw} in the archive; by its sheet and rulings it is ${raw - 8}.`,
    });
  });

  it('names a match that was taken out with all that is of it', async () => {
    const counting = rowsOf(archives[kind], 'records/match.ndjson').find(
      ({ state, competitions }) => state === 'approved' && (competitions as string[])[0] === 'championship',
    )!;
    const id = counting['id'] as string;
    let of = archives[kind];
    for (const name of of.keys()) {
      if (name.startsWith('records/')) of = changed(of, name, (lines) => lines.filter((line) => !line.includes(id)));
    }
    const faults = await faultsOf(of);
    expect(faults.map(({ code }) => code)).toContain('table-differs');
    if (kind === 'full')
      expect(faults).toContainEqual(expect.objectContaining({ code: 'object-removed', objectId: id }));
  });

  it('names a ruling that was left out or changed', async () => {
    const rulings = (change: (line: string) => readonly string[]): Promise<readonly Fault[]> =>
      faultsOf(
        changed(archives[kind], 'records/match_ruling.ndjson', ([first, ...rest]) => [...change(first!), ...rest]),
      );
    const [ruling] = rowsOf(archives[kind], 'records/match_ruling.ndjson');
    const objectId = `${String(ruling!['match_id'])}/${String(ruling!['number'])}`;
    const object = 'match ruling';
    expect(await rulings(() => [])).toContainEqual(
      expect.objectContaining({ code: 'object-removed', object, objectId }),
    );
    expect(await rulings((line) => [line.replace('"game": ', '"game": 1')])).toContainEqual(
      expect.objectContaining({ code: 'object-changed', object, objectId, fields: 'ruling' }),
    );
  });

  it('names the link of a log that was changed, shortened, or is not the published one', async () => {
    const log = (change: Change): Promise<readonly Fault[]> =>
      faultsOf(changed(archives[kind], 'log/chain.ndjson', change));
    const all = rowsOf(archives[kind], 'log/chain.ndjson');
    const { number, hash } = all.at(-1)!;
    const hashIn = /"hash":"\w+"/;
    expect(
      await log(([first, second, ...rest]) => [first!, second!.replace(hashIn, hashIn.exec(first!)![0]), ...rest]),
    ).toContainEqual(expect.objectContaining({ code: 'link-broken', number: 2 }));
    expect((await log((lines) => lines.slice(0, -1)))[0]).toMatchObject({
      code: 'head-differs',
      number: (number as number) - 1,
    });
    expect((await log(([first, , ...rest]) => [first!, ...rest]))[0]).toMatchObject({
      code: 'link-missing',
      number: 2,
    });
    const withHeads = async (...published: NonNullable<Parameters<typeof verifyFile>[1]>): Promise<readonly string[]> =>
      (await verifyFile(samplePath(kind), published)).faults.map(({ code }) => code);
    const [right, wrong] = [hashOf(hash as string)!, hashOf('ab'.repeat(32))!];
    const chain = 'season 2025';
    expect(await withHeads({ hash: right }, { chain, number: number as number, hash: right })).toEqual([]);
    expect(await withHeads({ hash: wrong })).toEqual(['hash-missing']);
    expect(await withHeads({ chain, number: number as number, hash: wrong })).toEqual(['published-differs']);
    expect(await withHeads({ chain, number: (number as number) + 1, hash: wrong })).toEqual(['published-missing']);
  });

  it('names a false total, a false place and a team that is not in the table', async () => {
    const file = 'championship/table.ndjson';
    const table = (change: Change): Promise<readonly Fault[]> => faultsOf(changed(archives[kind], file, change));
    const [best, second] = rowsOf(archives[kind], file);
    const [name, points] = [best!['name'] as string, best!['points'] as number];
    expect(
      await table(([first, ...rest]) => [first!.replace(/"points":\d+/, `"points":${points + 1}`), ...rest]),
    ).toEqual([
      {
        code: 'table-differs',
        file,
        name,
        field: 'points',
        kept: String(points + 1),
        recounted: String(points),
        message: `Championship table, ${name}: points is ${points + 1} in the archive; by the records it is ${points}.`,
      },
    ]);
    expect((await table(([first, next, ...rest]) => [next!, first!, ...rest]))[0]).toMatchObject({
      code: 'table-order',
      file,
      place: 1,
      kept: second!['name'],
      recounted: name,
    });
    expect((await table((lines) => lines.slice(0, -1)))[0]).toMatchObject({ code: 'table-order', kept: '–' });
  });

  it('names a false, a missing and a misnumbered trophy', async () => {
    const list = (change: Change): Promise<readonly Fault[]> =>
      faultsOf(changed(archives[kind], 'trophies/list.ndjson', change));
    const [trophy, next] = rowsOf(archives[kind], 'trophies/list.ndjson');
    const id = trophy!['id'];
    expect(await list((all) => [...all, JSON.stringify({ ...trophy, id: 'false' })])).toMatchObject([
      { code: 'trophy-false', trophy: 'false' },
    ]);
    expect(await list(([_, ...rest]) => rest)).toMatchObject([{ code: 'trophy-missing', trophy: id }]);
    expect((await list(([first, other, ...rest]) => [other!, first!, ...rest]))[0]).toMatchObject({
      code: 'trophy-differs',
      trophy: id,
      field: 'place',
      kept: next!['id'],
      recounted: id,
    });
    const { first, last } = trophy!['ofAnnouncer'] as { first: number; last: number };
    const misnumbered = JSON.stringify({ ...trophy, ofAnnouncer: { first: first + 1, last } });
    expect(await list(([_, ...rest]) => [misnumbered, ...rest])).toMatchObject([
      {
        code: 'trophy-differs',
        trophy: id,
        field: 'ofAnnouncer.first',
        kept: String(first + 1),
        recounted: String(first),
      },
    ]);
    const opening = changed(archives[kind], 'trophies/opening.ndjson', ([one, ...rest]) => [
      one!.replace(/"count":(\d+)/, (_, count) => `"count":${Number(count) + 1}`),
      ...rest,
    ]);
    expect((await faultsOf(opening))[0]?.code).toBe('trophy-differs');
  });

  it('names who is missing among its persons, and who is there twice', async () => {
    const [first] = rowsOf(archives[kind], 'persons.ndjson').filter(({ id }) =>
      archives[kind].get('records/membership.ndjson')!.includes(id as string),
    );
    const without = changed(archives[kind], 'persons.ndjson', (lines) =>
      lines.filter((line) => !line.includes(first!['id'] as string)),
    );
    expect(await faultsOf(without)).toMatchObject([{ code: 'person-missing', person: first!['id'] }]);
    const twice = changed(archives[kind], 'persons.ndjson', (lines) => [...lines, lines[0]!]);
    expect((await faultsOf(twice))[0]).toMatchObject({ code: 'record-twice', object: 'person' });
  });

  it('says of files of a later version that they are not verified', async () => {
    const of = relist(new Map(archives[kind]).set('later/bracket.ndjson', '{"tie":1}\n'));
    expect(await verified(of)).toMatchObject({ verdict: 'same', unverified: ['later/bracket.ndjson'] });
  });
});

describe('every value of an archive', () => {
  /** Nothing but the digests in the manifest proves these: the log of a season never has them. */
  const unlogged: Readonly<Record<string, RegExp>> = {
    'persons.ndjson': /^(number|name)$/,
    'accounts.ndjson': /./,
    'venues.ndjson': /./,
    'records/match.ndjson': /^open_errors$/,
    'records/trophy.ndjson': /^remark\./,
  };

  it('is found when it was changed, save those of which the log has nothing', async () => {
    const overlooked: string[] = [];
    const files = archives.full;
    // Each takes an archive of its own: the short run tries every eighth.
    const oneOf = isFull ? 1 : 8;
    for (const name of files.keys()) {
      if (name === 'manifest.json') continue;
      const tried = new Set<string>();
      for (const [index, row] of rowsOf(files, name).entries()) {
        for (const path of nodesOf(row as Json)) {
          const value = path.reduce<unknown>((within, key) => (within as Record<string | number, unknown>)[key], row);
          const shape = shapeOf(path);
          if (typeof value === 'object' && value !== null) continue;
          if (tried.has(shape)) continue;
          tried.add(shape);
          if (tried.size % oneOf !== 0) continue;
          const line = JSON.stringify(replacedAt(row as Json, path, otherThan(value)));
          const of = changed(files, name, (lines) => lines.with(index, line));
          const isFound = await verified(of).then(
            ({ verdict }) => verdict === 'different',
            (error: unknown) => error instanceof MalformedArchive,
          );
          if (!isFound && unlogged[name]?.test(shape) !== true) overlooked.push(`${name}: ${shape}`);
        }
      }
    }
    expect(overlooked).toEqual([]);
  });

  /** Without the places in lists, so that one of each kind is tried; and, where not all are, only its beginning. */
  function shapeOf(path: Path): string {
    const most = isFull ? Infinity : 1;
    return path
      .map((step) => (typeof step === 'number' ? '*' : step))
      .slice(0, most)
      .join('.');
  }

  function otherThan(value: unknown): Json {
    if (typeof value === 'number') return value + 1;
    if (typeof value === 'boolean') return !value;
    if (typeof value !== 'string' || value === '') return 'x';
    return `${value.slice(0, -1)}${value.endsWith('1') ? '2' : '1'}`;
  }
});

describe('what counts although something stands in the way', () => {
  const codesOf = async (files: Files): Promise<readonly string[]> =>
    (await verified(files)).irregular.map(({ match, code }) => `${code} ${match}`);
  /** The jury has found that the pub where all matches were played is no public place (D23). */
  const unlisted = (): Files =>
    changed(archives.full, 'venues.ndjson', ([line]) => [
      JSON.stringify({ ...(JSON.parse(line!) as object), name: 'Desperados Pub', public: false }),
    ]);

  it('D14 is nothing in a season whose irregularities were all ruled upon', async () => {
    expect(await verified(archives.full)).toMatchObject({ irregular: [], irregularCount: 0 });
  });

  it('9, D21 is a match without the request that it needs, and is no difference', async () => {
    const counting = rowsOf(archives.full, 'records/match.ndjson').filter(
      ({ state, competitions }) => state === 'approved' && (competitions as string[]).includes('championship'),
    );
    const report = await verified(unlisted());
    expect(report).toMatchObject({ verdict: 'same', irregularCount: counting.length });
    expect(report.irregular.map(({ match }) => match).sort()).toEqual(counting.map(({ id }) => id).sort());
    expect(new Set(report.irregular.map(({ code }) => code))).toEqual(new Set(['request/private-venue']));
  });

  it('9, D21 is none where the jury had granted the request in time', async () => {
    const [{ id, season, side_a, side_b, date, order }] = rowsOf(archives.full, 'records/match.ndjson').filter(
      ({ state, competitions }) => state === 'approved' && (competitions as string[]).includes('championship'),
    ) as [Record<string, unknown>];
    const plan = { id, season, side_a, side_b, date, order, venue_name: 'Desperados Pub', venue_public: false };
    const request = { id, season, kind: 'private-venue', planned_match_id: id, granted: true };
    const asked = (decided_on: unknown): Files =>
      changed(
        changed(unlisted(), 'records/planned_match.ndjson', () => [JSON.stringify(plan)]),
        'records/request.ndjson',
        () => [JSON.stringify({ ...request, decided_on })],
      );
    const without = `request/private-venue ${String(id)}`;
    expect(await codesOf(unlisted())).toContain(without);
    expect(await codesOf(asked(date))).not.toContain(without);
    expect(await codesOf(asked('2026-12-31'))).toContain(without);
  });
});
