import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { readSeasonList } from '@tarokk/competition';

describe('a list of teams and pairs', () => {
  it('has teams with captain and members, and the pair of the first two', () => {
    const source =
      'Team;Captain;Member;Member;Pair\nDanube Wasps;Nagy Anna;Kis Béla;Vas Dóra;Két Pagát\nFull House;Gál Gizi;Tóth Csaba;;\n';
    expect(readSeasonList(source)).toEqual({
      teams: [
        { line: 2, name: 'Danube Wasps', members: ['Nagy Anna', 'Kis Béla', 'Vas Dóra'] },
        { line: 3, name: 'Full House', members: ['Gál Gizi', 'Tóth Csaba'] },
      ],
      pairs: [{ line: 2, name: 'Két Pagát', players: ['Nagy Anna', 'Kis Béla'] }],
      problems: [],
    });
  });

  it.each([
    ['pasted from a spreadsheet, without a heading', 'Wasps\tNagy Anna\tKis Béla'],
    ['with columns in another order and language', 'tag,csapat,kapitány\nKis Béla,Wasps,Nagy Anna'],
    ['without a captain’s column: the first member', 'Mannschaft;Mitglied;Mitglied\nWasps;Nagy Anna;Kis Béla'],
    ['with more blanks than are needed', '  Wasps ; Nagy   Anna;Kis Béla;;;\n\n'],
  ])('may be %s', (_, source) => {
    const { teams, problems } = readSeasonList(source);
    expect([teams.map(({ name, members }) => [name, ...members]), problems]).toEqual([
      [['Wasps', 'Nagy Anna', 'Kis Béla']],
      [],
    ]);
  });

  it('a line of a pair alone names its two players', () => {
    expect(readSeasonList('pair;player;player\nVizsla;Nagy Anna;Kis Béla').pairs).toEqual([
      { line: 2, name: 'Vizsla', players: ['Nagy Anna', 'Kis Béla'] },
    ]);
  });

  it('9 tells every line that cannot be taken, and why', () => {
    const { problems, teams } = readSeasonList(
      [
        'team;captain;member;member;member;pair',
        'Alone;Nagy Anna;;;;',
        'Headless;;Kis Béla;Vas Dóra;;',
        'Crowd;A A;B B;C C;D D;',
        ';Nagy Anna;Kis Béla;;;',
        'Wasps;Nagy Anna;Kis Béla;;;',
        'WASPS;Gál Gizi;Tóth Csaba;;;',
        'Twins;Nagy Anna;nagy anna;;;',
        ';Nagy Anna;;;;Pair of one',
        'Quoted;Na"gy;Kis Béla;;;',
      ].join('\n'),
    );
    expect(teams.map(({ name }) => name)).toEqual(['Wasps', 'WASPS']);
    expect(problems.map(({ line, message }) => [line, message.en])).toEqual([
      [2, 'No second member. A team has two or three.'],
      [3, 'No captain.'],
      [4, 'More than three members need the approval of the jury (9).'],
      [5, 'No team and no pair is named.'],
      [7, 'WASPS is there already, from line 6.'],
      [8, 'Somebody stands in the line twice.'],
      [9, 'A pair has two players.'],
      [10, 'a quotation mark inside a field that does not begin with one'],
    ]);
  });

  it('that comes as an example is one', () => {
    const source = readFileSync(new URL('../../../docs/examples/season-list.csv', import.meta.url), 'utf8');
    const { teams, pairs, problems } = readSeasonList(source);
    expect([teams.length, pairs.length, problems]).toEqual([3, 3, []]);
  });
});
