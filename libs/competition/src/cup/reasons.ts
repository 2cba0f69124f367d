import { sentence, text, type Sentence, type Text } from '@tarokk/rules';
import { type SideId } from '../sheet/sheet.js';
import { dayText } from '../wording/dates.js';
import { ordinal } from '../wording/numbers.js';
import { sideName } from './names.js';
import { pairsOf, type DecidedBy, type Tie, type TieOutcome } from './tie.js';

type NameOf = (pair: SideId) => string;
type Decided = Extract<TieOutcome, { state: 'decided' }>;

const goesOn = text('goes on', 'kommt weiter', 'továbbjut');
const winsTheCup = text('wins the cup', 'gewinnt den Cup', 'megnyeri a kupát');
const nobodyGoesOn = text('nobody goes on', 'niemand kommt weiter', 'senki sem jut tovább');
const nobodyWinsTheCup = text('nobody wins the cup', 'niemand gewinnt den Cup', 'senki sem nyeri meg a kupát');

/** `{goesOn}` is what becomes of the pair, or that nobody goes on. */
const decidedTexts: Readonly<Record<DecidedBy, Text>> = {
  bye: text('{pair} {goesOn} with a bye', '{pair} {goesOn} durch ein Freilos', '{pair} {goesOn} erőnyerőként'),
  points: text(
    '{pair} {goesOn} {score} after {matches} {matches|match|matches}',
    '{pair} {goesOn}, {score} nach {matches} {matches|Match|Matches}',
    '{pair} {goesOn}: {score}, {matches} mérkőzés után',
  ),
  'extra-time': text(
    '{pair} {goesOn} {score} after the {extraTime} extra time',
    '{pair} {goesOn}, {score} nach der {extraTime} Verlängerung',
    '{pair} {goesOn}: {score}, a(z) {extraTime} hosszabbítás után',
  ),
  concession: text(
    '{pair} {goesOn}: {other} conceded at {score} (D30)',
    '{pair} {goesOn}: {other} hat bei {score} aufgegeben (D30)',
    '{pair} {goesOn}: {other} {score} állásnál feladta (D30)',
  ),
  walkover: text(
    '{pair} {goesOn} without playing: {other} conceded before the first match (D30)',
    '{pair} {goesOn}, ohne zu spielen: {other} hat vor dem ersten Match aufgegeben (D30)',
    '{pair} játék nélkül {goesOn}: {other} az első mérkőzés előtt feladta (D30)',
  ),
  'both-conceded': text(
    '{goesOn}: both pairs conceded (D32)',
    '{goesOn}: beide Paare haben aufgegeben (D32)',
    '{goesOn}: mindkét pár feladta (D32)',
  ),
  decision: text(
    '{pair} {goesOn} by decision of the jury: {reason}',
    '{pair} {goesOn} durch Entscheidung der Jury: {reason}',
    '{pair} a zsűri döntésével {goesOn}: {reason}',
  ),
  'no-opponent': text(
    '{pair} {goesOn} without an opponent: nobody was left on the other side (D32)',
    '{pair} {goesOn} ohne Gegner: auf der anderen Seite blieb niemand übrig (D32)',
    '{pair} ellenfél nélkül {goesOn}: a másik oldalon nem maradt senki (D32)',
  ),
  'nobody-left': text(
    '{goesOn}: no pair is left here (D32)',
    '{goesOn}: hier ist kein Paar mehr übrig (D32)',
    '{goesOn}: itt nem maradt pár (D32)',
  ),
};
const decidedAgainstBoth = text(
  '{goesOn} by decision of the jury: {reason}',
  '{goesOn} durch Entscheidung der Jury: {reason}',
  '{goesOn} a zsűri döntése alapján: {reason}',
);
const waiting = text('still to be found: {sides}', 'noch offen: {sides}', 'még kiderül: {sides}');
const matchesToPlay = text(
  '{pair} against {other} {score}; {missing} {missing|match|matches} to play until {day}',
  '{pair} gegen {other} {score}; noch {missing} {missing|Match|Matches} bis {day}',
  '{pair} – {other} {score}; még {missing} mérkőzés, az utolsó nap {day}',
);
const extraTimeDue = text(
  '{pair} against {other} {score}: extra time decides; extra times so far: {played}',
  '{pair} gegen {other} {score}: die Verlängerung entscheidet; Verlängerungen bisher: {played}',
  '{pair} – {other} {score}: hosszabbítás dönt; eddigi hosszabbítások: {played}',
);
const awaitsJury = text(
  '{pair} against {other}: open until the jury says what happens to what others played or decided here',
  '{pair} gegen {other}: offen, bis die Jury sagt, was mit dem geschieht, was andere hier gespielt oder entschieden haben',
  '{pair} – {other}: nyitott, amíg a zsűri nem dönt arról, amit itt mások játszottak vagy döntöttek',
);

/** The first three in words; in German as they follow „nach der“. */
const counted = [
  text('first', 'ersten', 'első'),
  text('second', 'zweiten', 'második'),
  text('third', 'dritten', 'harmadik'),
];

/** Why a tie stands as it does. @param reason the jury's, where it decided */
export function sayOutcome(tie: Omit<Tie, 'sentence'>, reason: string, nameOf: NameOf): Sentence {
  const { outcome } = tie;
  if (outcome.state === 'decided') return sayDecided(tie, outcome, reason, nameOf);
  if (outcome.state === 'waiting')
    return sentence(waiting, {
      sides: tie.sides.filter(({ kind }) => kind === 'awaited').map((side) => sideName(side, nameOf)),
    });
  const [pair, other] = tie.sides.map((side) => (side.kind === 'pair' ? nameOf(side.pair) : '–')) as [string, string];
  if (outcome.state === 'jury') return sentence(awaitsJury, { pair, other });
  const values = { pair, other, score: tie.points.join(':') };
  return outcome.next === 'match'
    ? sentence(matchesToPlay, { ...values, day: dayText(tie.lastDay), missing: outcome.missing })
    : sentence(extraTimeDue, { ...values, played: tie.extraTimes.length });
}

function sayDecided(
  tie: Omit<Tie, 'sentence'>,
  { by, goesOn: winner }: Decided,
  reason: string,
  nameOf: NameOf,
): Sentence {
  const isFinal = tie.round === 'final';
  if (winner === null) {
    const nobody = isFinal ? nobodyWinsTheCup : nobodyGoesOn;
    return sentence(by === 'decision' ? decidedAgainstBoth : decidedTexts[by], { goesOn: nobody, reason });
  }
  const pairs = pairsOf(tie);
  const other = pairs?.find((pair) => pair !== winner);
  const extraTimes = tie.extraTimes.length;
  const [upper, lower] = (by === 'extra-time' ? tie.extraTimes.at(-1)?.points : undefined) ?? tie.points;
  return sentence(decidedTexts[by], {
    pair: nameOf(winner),
    goesOn: isFinal ? winsTheCup : goesOn,
    score: pairs?.[0] === winner ? `${upper}:${lower}` : `${lower}:${upper}`,
    matches: tie.matches.length,
    ...(other === undefined ? {} : { other: nameOf(other) }),
    ...(extraTimes === 0 ? {} : { extraTime: counted[extraTimes - 1] ?? ordinal(extraTimes) }),
    reason,
  });
}
