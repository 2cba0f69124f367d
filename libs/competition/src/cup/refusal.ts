import { text } from '@tarokk/rules';
import { problemKind } from '../wording/problem-kind.js';

/** Why something cannot be entered into a cup. */
export type CupRefusal = ReturnType<(typeof cupRefusals)[keyof typeof cupRefusals]>;

export const cupRefusals = {
  entriesClosed: problemKind('cup/entries-closed', {
    rule: 'D28',
    text: text('entries closed on {day}', 'die Nennungen sind seit {day} geschlossen', 'a nevezés lezárult: {day}'),
  }),
  full: problemKind('cup/full', {
    rule: '10',
    text: text(
      'at most {most} pairs play in the cup',
      'im Cup spielen höchstens {most} Paare',
      'a kupában legfeljebb {most} pár játszik',
    ),
  }),
  notTwoPersons: problemKind('cup/not-two-persons', {
    rule: 'D36',
    text: text('a pair is two persons', 'ein Paar sind zwei Personen', 'egy pár két személy'),
  }),
  inAnotherPair: problemKind('cup/in-another-pair', {
    rule: '10',
    text: text(
      '{person} plays in the pair {pair} already',
      '{person} spielt schon im Paar {pair}',
      '{person} már a(z) {pair} párban játszik',
    ),
  }),
  entriesOpen: problemKind('cup/entries-open', {
    rule: 'D28',
    text: text(
      'the entries are open until {day}; the draw follows',
      'die Nennungen sind bis {day} offen; dann folgt die Auslosung',
      'a nevezés nyitott eddig: {day}; a sorsolás utána következik',
    ),
  }),
  tooFew: problemKind('cup/too-few', {
    rule: 'D27',
    text: text(
      'a cup needs at least {fewest} pairs',
      'ein Cup braucht mindestens {fewest} Paare',
      'a kupához legalább {fewest} pár kell',
    ),
  }),
  noEvent: problemKind('cup/no-event', {
    rule: 'D28',
    text: text(
      'the public event that gives the seed must be named before the entries close',
      'das öffentliche Ereignis, das den Startwert gibt, muss vor dem Ende der Nennungen genannt sein',
      'a sorsolási magot adó nyilvános eseményt a nevezés lezárása előtt meg kell nevezni',
    ),
  }),
  noSeed: problemKind('cup/no-seed', {
    rule: 'D28',
    text: text(
      'a seed is a text of 1–200 characters without control characters',
      'ein Startwert ist ein Text von 1–200 Zeichen ohne Steuerzeichen',
      'a sorsolási mag 1–200 karakteres, vezérlőkarakter nélküli szöveg',
    ),
  }),
  drawnAlready: problemKind('cup/drawn-already', {
    rule: 'D28',
    text: text(
      'the cup is drawn; the seed is entered once',
      'der Cup ist ausgelost; der Startwert wird einmal eingegeben',
      'a kupa ki van sorsolva; a sorsolási magot egyszer lehet megadni',
    ),
  }),
  finalBeyondNextEntries: problemKind('cup/final-beyond-next-entries', {
    rule: 'D52',
    text: text(
      'drawn now, the final could be played until {day}, and the entries of the next cup close on {closes}: this cup comes too late',
      'jetzt ausgelost könnte das Finale bis {day} gespielt werden, und die Nennungen zum nächsten Cup enden am {closes}: dieser Cup kommt zu spät',
      'ha most sorsolnák, a döntőt eddig lehetne játszani: {day}, a következő kupa nevezése pedig ekkor zárul: {closes}; ez a kupa elkésett',
    ),
  }),
  notInCup: problemKind('cup/not-in-cup', {
    rule: '10',
    text: text('this pair is not in the cup', 'dieses Paar ist nicht im Cup', 'ez a pár nem szerepel a kupában'),
  }),
  notMeeting: problemKind('cup/not-meeting', {
    rule: '10',
    text: text(
      '{pair} and {other} do not meet in an open tie',
      '{pair} und {other} treffen in keiner offenen Begegnung aufeinander',
      '{pair} és {other} nem találkozik nyitott párharcban',
    ),
  }),
  tooFewMatches: problemKind('cup/too-few-matches', {
    rule: 'D29',
    text: text(
      'a tie has at least {fewest} matches',
      'eine Begegnung hat mindestens {fewest} Matches',
      'egy párharc legalább {fewest} mérkőzésből áll',
    ),
  }),
  begun: problemKind('cup/begun', {
    rule: 'D29',
    text: text(
      'more matches are agreed before the first one',
      'mehr Matches werden vor dem ersten vereinbart',
      'több mérkőzésben az első előtt kell megállapodni',
    ),
  }),
  out: problemKind('cup/out', {
    rule: 'D30',
    text: text('{pair} is out of the cup', '{pair} ist nicht mehr im Cup', '{pair} már kiesett a kupából'),
  }),
  tieOver: problemKind('cup/tie-over', {
    rule: '10',
    text: text('the tie is decided', 'die Begegnung ist entschieden', 'a párharc eldőlt'),
  }),
  stillToPlay: problemKind('cup/still-to-play', {
    rule: '10',
    text: text(
      'this tie can be played until {day}, and of its matches played are: {played}; decide it before that only if you say so',
      'diese Begegnung kann bis {day} gespielt werden, und von ihren Matches gespielt sind: {played}; entscheide sie vorher nur, wenn du es eigens sagst',
      'ez a párharc eddig lejátszható: {day}, és a lejátszott mérkőzései: {played}; ez előtt csak akkor döntsd el, ha külön megerősíted',
    ),
  }),
  tooLate: problemKind('cup/too-late', {
    rule: 'D33',
    text: text(
      'the tie ended on {day}; a postponement is granted before that',
      'die Begegnung endete am {day}; verschoben wird vorher',
      'a párharc határideje {day} volt; halasztást csak előtte lehet adni',
    ),
  }),
  noLater: problemKind('cup/no-later', {
    rule: 'D33',
    text: text(
      'the tie may be played until {day} as it is',
      'die Begegnung kann ohnehin bis {day} gespielt werden',
      'a párharc így is lejátszható eddig: {day}',
    ),
  }),
  beyondNextEntries: problemKind('cup/beyond-next-entries', {
    rule: 'D51',
    text: text(
      'the entries of the next cup close on {day}: a tie is postponed to a day before that',
      'die Nennungen zum nächsten Cup enden am {day}: verschoben wird auf einen Tag davor',
      'a következő kupa nevezése ekkor zárul: {day}; a párharc csak ennél korábbi napra halasztható',
    ),
  }),
  notInPair: problemKind('cup/not-in-pair', {
    rule: '10',
    text: text(
      '{person} is not in the pair {pair}',
      '{person} ist nicht im Paar {pair}',
      '{person} nincs a(z) {pair} párban',
    ),
  }),
};
