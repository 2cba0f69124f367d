import {
  catalogue,
  seatNames,
  text,
  type AnnouncementId,
  type ByParty,
  type PartyName,
  type Reader,
  type Seat,
} from '@tarokk/rules';
import { MOST_RULED_POINTS, RULE_PATTERN, rulingKinds, type Ruling } from './ruling.js';

/** Rulings pile up over the years; more than these are no sheet. */
export const MOST_RULINGS = 1000;
export const CODE_PATTERN = '^[a-z]+(-[a-z]+)*(/[a-z0-9]+(-[a-z0-9]+)*)?$';

export const trophyIds = catalogue.filter(({ trophy }) => trophy !== null).map(({ id }) => id as AnnouncementId);

const isCode = new RegExp(CODE_PATTERN);
const isRule = new RegExp(RULE_PATTERN);

const tooMany = text(
  'at most {most} rulings can be written here',
  'hier können höchstens {most} Entscheidungen stehen',
  'itt legfeljebb {most} döntés állhat',
);
const notACode = text(
  'the code of a finding is needed here',
  'hier wird das Kürzel eines Befunds gebraucht',
  'itt egy megállapítás kódja kell',
);
const notARule = text(
  'the number of a rule (4.3) or of a decision (D14) is needed here',
  'hier wird die Nummer einer Regel (4.3) oder eines Beschlusses (D14) gebraucht',
  'itt egy szabály (4.3) vagy döntés (D14) száma kell',
);
const notABoolean = text(
  'true or false is needed here',
  'hier wird true oder false gebraucht',
  'itt true vagy false kell',
);

const keysOfKind: Readonly<Record<Ruling['kind'], readonly string[]>> = {
  stands: ['kind', 'code', 'game', 'accepted', 'rule', 'reason'],
  points: ['kind', 'game', 'points', 'rule', 'reason'],
  trophy: ['kind', 'game', 'seat', 'trophy', 'entered', 'rule', 'reason'],
};

type JsonObject = Readonly<Record<string, unknown>>;

/** The rulings (D14). @param games of the record; 0 when it could not be read */
export function readRulings(reader: Reader, value: unknown, games: number): readonly Ruling[] {
  const items = reader.array(value) ?? [];
  if (items.length > MOST_RULINGS) reader.problem(tooMany, { most: MOST_RULINGS });
  return items.slice(0, MOST_RULINGS).flatMap((item, index) => {
    reader.enter(index);
    const object = reader.object(item);
    const ruling = object ? [readRuling(reader, object, games === 0 ? 100 : games)] : [];
    reader.leave();
    return ruling;
  });
}

function readRuling(reader: Reader, object: JsonObject, games: number): Ruling {
  const kind = reader.oneOf(object.kind, rulingKinds, 'kind');
  reader.keys(object, keysOfKind[kind]);
  const reason = reader.name(object.reason, 'reason');
  const grounds = { ...(object.rule === undefined ? {} : { rule: readRule(reader, object.rule) }), reason };
  const game = (): number => reader.integerWithin(object.game, 'game', 1, games);
  switch (kind) {
    case 'stands':
      return {
        kind,
        code: readCode(reader, object.code),
        game: object.game === undefined ? null : game(),
        accepted: object.accepted === undefined || readBoolean(reader, object.accepted, 'accepted'),
        ...grounds,
      };
    case 'points':
      return { kind, game: game(), points: readPoints(reader, object.points), ...grounds };
    case 'trophy':
      return {
        kind,
        game: game(),
        seat: seatNames.indexOf(reader.oneOf(object.seat, seatNames, 'seat')) as Seat,
        trophy: reader.oneOf(object.trophy, trophyIds, 'trophy'),
        entered: readBoolean(reader, object.entered, 'entered'),
        ...grounds,
      };
  }
}

function readRule(reader: Reader, value: unknown): string {
  if (typeof value === 'string' && isRule.test(value)) return value;
  reader.problem(notARule, {}, 'rule');
  return '';
}

function readCode(reader: Reader, value: unknown): string {
  if (typeof value === 'string' && value.length <= 60 && isCode.test(value)) return value;
  if (value === undefined) reader.missing('code');
  else reader.problem(notACode, {}, 'code');
  return '';
}

function readBoolean(reader: Reader, value: unknown, key: string): boolean {
  if (value === undefined) reader.missing(key);
  else if (typeof value !== 'boolean') reader.problem(notABoolean, {}, key);
  return value === true;
}

function readPoints(reader: Reader, value: unknown): ByParty<number> {
  reader.enter('points');
  const object = reader.object(value);
  if (object) reader.keys(object, ['A', 'B']);
  const of = (party: PartyName): number =>
    object ? reader.integerWithin(object[party], party, 0, MOST_RULED_POINTS) : 0;
  const points: ByParty<number> = [of('A'), of('B')];
  reader.leave();
  return points;
}
