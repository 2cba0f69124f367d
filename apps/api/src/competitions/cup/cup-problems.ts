import type { CupRefusal } from '@tarokk/competition';
import { problemKind } from '@tarokk/competition';
import { sentence, text, type Text } from '@tarokk/rules';
import type { Problem } from '../../platform/problems/refused.types.js';

/** Problems of requests about a cup, beside the refusals of the competition library. */
export const cupProblems = {
  unknown: problemKind('cup/unknown', {
    rule: '10',
    path: 'seasonYear',
    text: text('There is no cup in {year}.', '{year} gibt es keinen Cup.', 'Ebben az évben nincs kupa: {year}.'),
  }),
  notDrawn: problemKind('cup/not-drawn', {
    rule: 'D28',
    text: text('The cup is not drawn yet.', 'Der Cup ist noch nicht ausgelost.', 'A kupa még nincs kisorsolva.'),
  }),
  notYours: problemKind('cup/not-yours', {
    rule: 'D12',
    path: 'pairId',
    text: text(
      'This is for the players of the pair and for the jury.',
      'Das tun die Spieler des Paars und die Jury.',
      'Ezt a pár játékosai és a zsűri tehetik meg.',
    ),
  }),
  ofThePairs: problemKind('cup/of-the-pairs', {
    rule: 'D29',
    path: 'pairId',
    text: text(
      'Only the players of the two pairs agree on this.',
      'Das vereinbaren nur die Spieler der beiden Paare.',
      'Ebben csak a két pár játékosai állapodhatnak meg.',
    ),
  }),
  juryConcerned: problemKind('cup/jury-concerned', {
    rule: 'D58',
    text: text(
      'You play in this cup: somebody of the jury who does not decides. If nobody is left, an admin appoints somebody.',
      'Du spielst in diesem Cup: Es entscheidet jemand aus der Jury, der nicht mitspielt. Ist niemand übrig, bestimmt die Verwaltung jemanden.',
      'Játszol ebben a kupában: a zsűri olyan tagja dönt, aki nem játszik benne. Ha nincs ilyen, egy adminisztrátor jelöl ki valakit.',
    ),
  }),
  ofTheJury: problemKind('cup/of-the-jury', {
    rule: '10',
    text: text(
      'The jury decides this, or whom an admin has appointed for this cup.',
      'Das entscheidet die Jury oder wen die Verwaltung für diesen Cup bestimmt hat.',
      'Erről a zsűri dönt, vagy akit egy adminisztrátor ehhez a kupához kijelölt.',
    ),
  }),
  deadlinePast: problemKind('cup/deadline-past', {
    rule: 'D28',
    path: 'entriesUntil',
    text: text(
      'The last day of the entries lies in the year {year} and not in the past.',
      'Der letzte Tag der Nennungen liegt im Jahr {year} und nicht in der Vergangenheit.',
      'A nevezés utolsó napja a(z) {year}. évben van, és nem a múltban.',
    ),
  }),
  otherDayUnexplained: problemKind('cup/other-day-unexplained', {
    rule: 'D52',
    path: 'reason',
    text: text(
      'Entries close on 31 August: say why this cup takes another day.',
      'Die Nennungen enden am 31. August: Begründe, warum dieser Cup einen anderen Tag nimmt.',
      'A nevezés augusztus 31-én zárul: indokold meg, miért más nap ennél a kupánál.',
    ),
  }),
  listClosed: problemKind('cup/list-closed', {
    rule: 'D28',
    text: text(
      'The entries closed on {day}: until the draw nothing of the list changes. After the draw a withdrawal concedes the next tie (D32).',
      'Die Nennungen sind seit {day} geschlossen: bis zur Auslosung ändert sich an der Liste nichts. Danach gibt ein Rückzug die nächste Begegnung auf (D32).',
      'A nevezés lezárult ({day}): a sorsolásig a lista nem változik. A sorsolás után a visszalépés a következő párharc feladása (D32).',
    ),
  }),
  enteredAlready: problemKind('cup/entered-already', {
    rule: '10',
    path: 'pairId',
    text: text('The pair is entered already.', 'Das Paar ist schon genannt.', 'A pár már nevezett.'),
  }),
  notEntered: problemKind('cup/not-entered', {
    rule: '10',
    path: 'pairId',
    text: text('This pair is not entered.', 'Dieses Paar ist nicht genannt.', 'Ez a pár nem nevezett.'),
  }),
  unknownPair: problemKind('cup/unknown-pair', {
    path: 'pairId',
    text: text(
      'There is no such pair in this season.',
      'Dieses Paar gibt es in dieser Saison nicht.',
      'Ebben a szezonban nincs ilyen pár.',
    ),
  }),
  pairOrPlayers: problemKind('cup/pair-or-players', {
    path: 'entries',
    text: text(
      'Give the id of a pair, or the name and the players of a new one.',
      'Gib die ID eines Paars an oder Namen und Spieler eines neuen.',
      'Add meg egy pár azonosítóját vagy egy új pár nevét és játékosait.',
    ),
  }),
  begunAlready: problemKind('cup/begun-already', {
    rule: 'D28',
    path: 'seasonYear',
    text: text(
      'This cup has entries or a draw already: only a cup that was drawn elsewhere is taken over.',
      'Dieser Cup hat schon Nennungen oder eine Auslosung: übernommen wird nur ein anderswo ausgeloster.',
      'Ennek a kupának már vannak nevezései vagy sorsolása: csak máshol kisorsolt kupa vehető át.',
    ),
  }),
  drawnInFuture: problemKind('cup/drawn-in-future', {
    rule: 'D28',
    path: 'drawnOn',
    text: text(
      'The draw was today or before, and the event was named before the entries closed.',
      'Die Auslosung war heute oder früher, und das Ereignis wurde vor dem Ende der Nennungen genannt.',
      'A sorsolás ma vagy korábban volt, és az eseményt a nevezés lezárása előtt megnevezték.',
    ),
  }),
  opponentUnknown: problemKind('cup/opponent-unknown', {
    rule: 'D32',
    path: 'pairId',
    text: text(
      'The opponent is not known yet; who withdraws from the cup concedes to whoever comes.',
      'Der Gegner steht noch nicht fest; wer sich aus dem Cup zurückzieht, gibt gegen jeden auf, der kommt.',
      'Az ellenfél még nem ismert; aki a kupától visszalép, bárki ellen feladja.',
    ),
  }),
  tooManyMatches: problemKind('cup/too-many-matches', {
    rule: 'D29',
    path: 'matches',
    text: text(
      'The office keeps at most {most} matches of a tie.',
      'Das Büro führt höchstens {most} Matches einer Begegnung.',
      'Az iroda egy párharcnak legfeljebb {most} mérkőzését tartja nyilván.',
    ),
  }),
  beyondCup: problemKind('cup/beyond-cup', {
    rule: 'D51',
    path: 'from',
    text: text(
      'The cup of {year} is played from 1 January {year} until {day}: the new player begins on one of these days.',
      'Der Cup {year} wird vom 1. Jänner {year} bis {day} gespielt: an einem dieser Tage fängt der neue Spieler an.',
      'A(z) {year}. évi kupát {year}. január 1-jétől eddig játsszák: {day}; az új játékos e napok valamelyikén kezd.',
    ),
  }),
  previousNotOver: problemKind('cup/previous-not-over', {
    rule: 'D51',
    path: 'entriesUntil',
    text: text(
      'The {tie} of the cup of {year} may be played until {day}: the entries of the next cup close after that.',
      'Im Cup {year} darf noch bis {day} gespielt werden ({tie}): die Nennungen zum nächsten Cup enden danach.',
      'A(z) {year}. évi kupában eddig lehet játszani: {day} ({tie}); a következő kupa nevezése ezután zárul.',
    ),
  }),
  changedSince: problemKind('cup/changed-since', {
    path: 'version',
    text: text(
      'Somebody has said or decided something in this cup since you looked: look again.',
      'Seit du nachgesehen hast, hat jemand in diesem Cup etwas gesagt oder entschieden: sieh noch einmal nach.',
      'Mióta megnézted, valaki mondott vagy döntött valamit ebben a kupában: nézd meg újra.',
    ),
  }),
  noLooseEnd: problemKind('cup/no-loose-end', {
    path: 'what',
    text: text(
      'Only what a correction has left without its tie is set aside.',
      'Beiseitegelegt wird nur, was eine Berichtigung ohne Begegnung gelassen hat.',
      'Csak az tehető félre, ami egy helyesbítés után párharc nélkül maradt.',
    ),
  }),
};

/** What the competition library refuses, with the names of persons in place of their ids. */
export function refusalProblem(refusal: CupRefusal, path: string, names: ReadonlyMap<string, string | Text>): Problem {
  const { text: words, values } = refusal.sentence;
  const { person } = values;
  const known = typeof person === 'string' ? names.get(person) : undefined;
  const named = known === undefined ? values : { ...values, person: known };
  return { ...refusal, path, sentence: sentence(words, named) };
}
