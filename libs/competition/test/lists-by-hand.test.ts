import { describe, expect, it } from '@jest/globals';
import { lineProblemMessage, readOldList, readOldTable, separatorOf } from '@tarokk/competition';
import { catalogue } from '@tarokk/rules';

const trophies = catalogue.filter(({ trophy }) => trophy !== null);
const kindOf = (word: string) => readOldList(`player,count,trophy\nAnna,1,${word}`, '2026-11-28').lines[0]?.trophy;

describe('D50 a list that somebody kept by hand', () => {
  it.each(trophies.map(({ id, name }) => [id, name] as const))(
    'D50 names %s in any language and any case',
    (id, name) => {
      for (const word of Object.values(name)) {
        expect(kindOf(`"${word}"`)).toBe(id);
        expect(kindOf(`"${word.toUpperCase()}"`)).toBe(id);
        expect(kindOf(`" ${word.toLowerCase()} "`)).toBe(id);
      }
      expect(kindOf(id.toUpperCase())).toBe(id);
    },
  );

  it('D50 may be typed without accents, where that leaves no doubt which trophy is meant', () => {
    const meant = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '');
    const { id, name } = trophies.find((each) => meant(each.name.hu) !== each.name.hu)!;
    expect(kindOf(meant(name.hu))).toBe(id);
    expect(kindOf('Feniks of ours')).toBeUndefined();
  });

  it('D50 has semicolons or tabs between its fields, and columns in the language of who kept it', () => {
    const [first] = trophies;
    const lines = [{ player: 'Nagy, Anna', count: 2, trophy: first!.id, date: '1998-05-01', team: 'Darazsak' }];
    const german = `Spieler;Anzahl;TROPHÄE;Datum;Mannschaft\r\nNagy, Anna;2;${first!.name.de};1.5.1998;Darazsak\r\n`;
    const hungarian = `Játékos\tDarab\ttrófea\tdátum\tcsapat\nNagy, Anna\t2\t${first!.name.hu}\t1998. 05. 01.\tDarazsak\n`;
    expect(readOldList(german, '2026-11-28')).toMatchObject({ lines, problems: [] });
    expect(readOldList(hungarian, '2026-11-28')).toMatchObject({ lines, problems: [] });
    expect(readOldList('játékos;db\n"Nagy; Anna";37', '2026-11-28').lines).toMatchObject([
      { player: 'Nagy; Anna', count: 37 },
    ]);
  });

  it('D50 is told what is wrong by the names of its own columns', () => {
    const [problem] = readOldList('Játékos;Darab\nAnna;sok', '2026-11-28').problems;
    expect(problem).toMatchObject({ line: 2, column: 'count', heading: 'Darab' });
    expect(
      readOldList('Játékos;Darab;szín\nAnna;1;piros', '2026-11-28').problems.map((each) =>
        lineProblemMessage(each, 'hu'),
      ),
    ).toEqual(['nincs szín oszlop']);
    expect(readOldList('name;count;player\nA;1;A', '2026-11-28').problems).toHaveLength(1);
    expect(
      readOldList('player;count\n"Anna"x;1', '2026-11-28').problems.map((each) => lineProblemMessage(each, 'en')),
    ).toEqual(['after a closing quotation mark only a semicolon or the end of the line may follow']);
  });

  it('D50 a year may have its dot; a day that could be read in two ways is none', () => {
    const dateOf = (date: string) => readOldList(`player;count;date\nAnna;1;${date}`, '2026-11-28').lines[0]?.date;
    expect(dateOf('1998.')).toBe('1998-01-01');
    expect(dateOf('31.12.2003')).toBe('2003-12-31');
    expect(dateOf('2003.12.31')).toBe('2003-12-31');
    expect(dateOf('31.02.2003')).toBeUndefined();
    expect(dateOf('05/06/2003')).toBeUndefined();
  });
});

describe('tables of former times', () => {
  it('have their known columns by any name, the others as they are written', () => {
    const { columns, rows, problems } = readOldTable('Hely;Csapat;Mérkőzések;Pont;Kupa\n1;Darazsak;12;5600;igen');
    expect(problems).toEqual([]);
    expect(columns).toEqual(['Kupa']);
    expect(rows).toEqual([{ rank: 1, name: 'Darazsak', matches: 12, points: 5600, more: ['igen'] }]);
    expect(readOldTable('név,csapat\nAnna,Darazsak')).toMatchObject({
      columns: ['csapat'],
      rows: [{ name: 'Anna', more: ['Darazsak'] }],
    });
  });

  it('are separated by what their first line has most often outside of quotation marks', () => {
    expect(separatorOf('a;b;c\n1,2,3,4,5')).toBe(';');
    expect(separatorOf('\ufeff\r\na\tb\n')).toBe('\t');
    expect(separatorOf('"a;b;c",d')).toBe(',');
    expect(separatorOf('alone')).toBe(',');
  });
});
