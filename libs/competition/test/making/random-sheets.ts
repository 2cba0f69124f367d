import {
  catalogue,
  deck,
  matchKinds,
  Random,
  randomMatch,
  readMatch,
  redealReasons,
  writeMatch,
  type AnnouncementId,
  type Match,
  type Seat,
} from '@tarokk/rules';
import {
  competitions,
  personsAt,
  type GameNotes,
  type Ruling,
  type Sheet,
  type Substitution,
} from '@tarokk/competition';

const trophyIds = catalogue.filter(({ trophy }) => trophy !== null).map(({ id }) => id as AnnouncementId);

/**
 * A sheet of any kind of record, half of its games only scored, with substitutions, guests and rulings; some of who left
 * return, in any seat.
 */
export function randomSheet(seed: number): Sheet {
  const random = new Random(seed);
  const record = randomMatch(random, { kind: random.pick(matchKinds), games: 1 + random.below(4), scoredPercent: 50 });
  const games = record.games.length;
  const persons = random.shuffled(['p-1', 'p-2', 'p-3', 'p-4']) as unknown as Sheet['persons'];
  const substitutions: Substitution[] = [];
  for (let from = 2; from <= games; from++) {
    if (random.chance(30, 100)) {
      const seated = personsAt({ persons, substitutions }, from);
      const left = substitutions.map((other) => other.for).filter((person) => !seated.includes(person));
      const person = left.length > 0 && random.chance(50, 100) ? random.pick(left) : `s-${from}`;
      substitutions.push({ person, for: random.pick(seated), from });
    }
  }
  return {
    record,
    persons,
    sides: random.chance(50, 100) ? ['t-1', 't-2'] : ['t-2', 't-1'],
    date: record.date!,
    order: 1 + random.below(3),
    venue: { name: random.pick(['Kakukkfészek, Győr', 'at home']), public: random.chance(50, 100) },
    competitions: random.shuffled(competitions).slice(0, 1 + random.below(2)),
    guests: random.chance(50, 100) ? [persons[random.below(4)]!] : [],
    substitutions,
    notes: randomNotes(random, games),
    rulings: Array.from({ length: random.below(4) }, () => randomRuling(random, games)),
  };
}

function randomNotes(random: Random, games: number): readonly GameNotes[] {
  const [a, b] = random.shuffled(deck);
  const all = Array.from({ length: games }, (_, index): GameNotes => ({
    game: index + 1,
    draw: index === 0 && random.chance(50, 100) ? [a!, b!] : null,
    redealt: Array.from({ length: random.below(3) }, () => random.pick(redealReasons)),
  }));
  return all.filter(({ draw, redealt }) => draw !== null || redealt.length > 0);
}

function randomRuling(random: Random, games: number): Ruling {
  const reason = random.pick(['seen by all', 'írásos vélemény']);
  const game = 1 + random.below(games);
  switch (random.below(3)) {
    case 0:
      return {
        kind: 'stands',
        code: 'play/revoke',
        game: random.chance(50, 100) ? null : game,
        accepted: random.chance(70, 100),
        reason,
      };
    case 1:
      return { kind: 'points', game, points: [random.below(201), random.below(201)], reason };
  }
  const seat = random.below(4) as Seat;
  return { kind: 'trophy', game, seat, trophy: random.pick(trophyIds), entered: random.chance(50, 100), reason };
}

/** The same sheet as the other side would write it that calls itself A. */
export function turned(sheet: Sheet): Sheet {
  const [a, b, c, d] = sheet.persons;
  return {
    ...sheet,
    persons: [c, d, a, b],
    sides: [sheet.sides[1], sheet.sides[0]],
    notes: sheet.notes.map(({ draw, ...notes }) => ({ ...notes, draw: draw && [draw[1], draw[0]] })),
    record: turnedRecord(sheet.record),
  };
}

/** Every A in the JSON becomes B and the reverse: names of keys, parties and seats. */
function turnedRecord(record: Match): Match {
  const turn = (word: string): string => word.replace(/^[AB](?=$|\.)/, (party) => (party === 'A' ? 'B' : 'A'));
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return turn(value);
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [turn(key), walk(inner)]));
  };
  const parsed = readMatch(walk(JSON.parse(writeMatch(record))));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}
