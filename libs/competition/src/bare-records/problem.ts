import { sentence, text, type Sentence, type Text } from '@tarokk/rules';

/** Why a bare record does not become a sheet. */
export interface BareProblem {
  readonly code: `import/${BareCode}`;
  /** Rule or decision; null where the office itself says so. */
  readonly rule: string | null;
  /** Where in the record. */
  readonly path: string;
  readonly sentence: Sentence;
}

interface ProblemText {
  readonly rule: string | null;
  readonly text: Text;
  /** Said where a name of the season is near. */
  readonly alike?: Text;
}

const texts = {
  'no-date': {
    rule: 'D9',
    text: text(
      'The record has no date, and none was given for such records.',
      'Die Aufzeichnung hat kein Datum, und für solche Aufzeichnungen wurde keines angegeben.',
      'A jegyzőkönyvben nincs dátum, és az ilyenekhez nem is adtak meg.',
    ),
  },
  'no-venue': {
    rule: 'D23',
    text: text(
      'The record has no venue, and none was given for such records.',
      'Die Aufzeichnung hat keinen Ort, und für solche Aufzeichnungen wurde keiner angegeben.',
      'A jegyzőkönyvben nincs helyszín, és az ilyenekhez nem is adtak meg.',
    ),
  },
  'no-competition': {
    rule: 'D15',
    text: text(
      'A bare record does not say what the match counts for, and it was not given.',
      'Eine bloße Aufzeichnung sagt nicht, wofür das Match zählt, und es wurde nicht angegeben.',
      'A puszta jegyzőkönyv nem mondja meg, melyik versenybe számít a mérkőzés, és ezt nem is adták meg.',
    ),
  },
  'no-number-left': {
    rule: 'D10',
    text: text(
      'These sides have {most} matches on {date} already; there are no more numbers.',
      'Diese Seiten haben am {date} schon {most} Matches; mehr Nummern gibt es nicht.',
      'Ennek a két oldalnak {date} napján már {most} mérkőzése van; nincs több sorszám.',
    ),
  },
  'unknown-side': {
    rule: null,
    text: text(
      'No team or pair of the season {year} is called {name}.',
      'Keine Mannschaft und kein Paar der Saison {year} heißt {name}.',
      'A(z) {year}. szezonban nincs {name} nevű csapat vagy pár.',
    ),
    alike: text(
      'No team or pair of the season {year} is called {name}; there is {alike}.',
      'Keine Mannschaft und kein Paar der Saison {year} heißt {name}; es gibt {alike}.',
      'A(z) {year}. szezonban nincs {name} nevű csapat vagy pár; ilyen viszont van: {alike}.',
    ),
  },
  'ambiguous-side': {
    rule: null,
    text: text(
      '{count} teams or pairs of the season {year} are called {name}. Hand in a sheet that says which one by its id.',
      '{count} Mannschaften oder Paare der Saison {year} heißen {name}. Reiche einen Spielzettel ein, der mit der Kennung sagt, welche oder welches gemeint ist.',
      'A(z) {year}. szezonban {count} csapatot vagy párt hívnak így: {name}. Olyan mérkőzéslapot adj be, amely azonosítóval mondja meg, melyik az.',
    ),
  },
  'unknown-person': {
    rule: null,
    text: text('Nobody is called {name}.', 'Niemand heißt {name}.', 'Senkit sem hívnak így: {name}.'),
    alike: text(
      'Nobody is called {name}; {alike} plays in the season.',
      'Niemand heißt {name}; in der Saison spielt {alike}.',
      'Senkit sem hívnak így: {name}; a szezonban {alike} játszik.',
    ),
  },
  'ambiguous-person': {
    rule: null,
    text: text(
      '{count} persons are called {name}. Hand in a sheet that says who it is by their id.',
      '{count} Personen heißen {name}. Gib einen Spielzettel ein, der mit der Kennung sagt, wer es ist.',
      '{count} személyt hívnak így: {name}. Olyan mérkőzéslapot adj be, amely azonosítóval mondja meg, ki az.',
    ),
  },
  'same-person': {
    rule: '1.1',
    text: text('{name} sits in two seats.', '{name} sitzt auf zwei Plätzen.', '{name} két helyen ül.'),
  },
  'same-side': {
    rule: null,
    text: text('Both sides are {name}.', 'Beide Seiten sind {name}.', 'Mindkét oldal ugyanaz: {name}.'),
  },
} as const satisfies Readonly<Record<string, ProblemText>>;

export type BareCode = keyof typeof texts;

export function bareProblem(code: BareCode, path: string, values: Sentence['values'] = {}): BareProblem {
  const { rule, text: plain, alike = plain }: ProblemText = texts[code];
  const words = values['alike'] === undefined ? plain : alike;
  return { code: `import/${code}`, rule, path, sentence: sentence(words, values) };
}
