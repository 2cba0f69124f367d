import type { Content } from 'pdfmake/interfaces.js';
import { fill, type Language } from '@tarokk/rules';
import type { CardPictures } from '../../../platform/web/previews/cards.js';
import type { Sheet } from '../press.js';
import type { MatchOfTrophy, MilestonesOnPaper, PlaceOfTrophy, TrophyOnCertificate } from '../questions.js';
import { competitionWords, dayIn, numbersInWords, wholeDays, words } from '../words.js';
import { emblemOf } from './emblems.js';

/** What stands on a certificate beside the trophy itself. */
export interface AboutTrophy {
  readonly match: MatchOfTrophy | null;
  /** Where the game is shown card by card, or the sheet; printed as a QR code. */
  readonly address: string;
  readonly isReplay: boolean;
  readonly cards: CardPictures;
}

/** A trophy for a frame on the wall (13). @param competitions as sheets name them */
export function trophyCertificate(
  trophy: TrophyOnCertificate,
  competitions: readonly string[],
  about: AboutTrophy,
  language: Language,
): Sheet {
  const names = trophy.opponents.map(({ name }) => name);
  const { announcer, partner, ofKind, ofAnnouncer, date, name } = trophy;
  return certificate(
    announcer.name,
    words.hasMade[language],
    name ?? '–',
    [
      capitalised(reasonOf(trophy, about.match), language),
      [
        ...(partner === null ? [] : [fill(words.withPartner[language], { name: partner.name })]),
        ...(names.length === 0 ? [] : [fill(words.againstWhom[language], { names: names.join(', ') })]),
      ].join('; '),
      [
        ...(about.match === null || trophy.game === null ? [] : [gameOf(about.match, trophy.game, language)]),
        ...competitions.map((each) => competitionWords[each]![language]),
        ...(date === null ? [] : [wholeDays(dayIn(date, language))]),
      ].join(' · '),
      [
        ...(ofKind === null || name === null ? [] : [fill(words.ofKind[language], { number: ofKind.last, name })]),
        fill(words.ofPlayer[language], { number: ofAnnouncer.last, player: announcer.name }),
      ].join(' · '),
      inWholeList(trophy, language),
    ],
    emblemOf(trophy.trophy),
    about,
    language,
  );
}

/** The 100th, 250th, 500th or 1000th trophy of a player (13, D49). */
export function milestoneCertificate(
  player: string,
  { number, date, trophy }: MilestonesOnPaper['milestones'][number],
  about: AboutTrophy,
  language: Language,
): Sheet {
  return certificate(
    player,
    words.hasReached[language],
    fill(words.milestone[language], { number }),
    [
      [trophy.name ?? '', ...(date === null ? [] : [wholeDays(dayIn(date, language))])]
        .filter((each) => each !== '')
        .join(' · '),
      about.match === null || trophy.game === null ? '' : gameOf(about.match, trophy.game, language),
    ],
    emblemOf(trophy.trophy),
    about,
    language,
  );
}

/** Its number in the whole list, and the cup that it earns as a hundredth (D54). */
function inWholeList({ listNumbers, hundredths }: TrophyOnCertificate, language: Language): string {
  return [
    fill(words.ofList[language], { number: numbersInWords(listNumbers) }),
    ...(hundredths.length === 0 ? [] : [fill(words.withCup[language], { numbers: hundredths.join(', ') })]),
  ].join(' · ');
}

/** Why it stands: the trick, in the words of the verification. */
function reasonOf({ trophy, game }: PlaceOfTrophy, match: MatchOfTrophy | null): string {
  const played = match?.verification.games.find(({ number }) => number === game);
  return played?.announcements.find(({ announce, status }) => announce === trophy && status === 'WON')?.reason ?? '';
}

function capitalised(sentence: string, language: Language): string {
  return sentence.slice(0, 1).toLocaleUpperCase(language) + sentence.slice(1);
}

function gameOf({ sides: [a, b] }: MatchOfTrophy, number: number, language: Language): string {
  return fill(words.inGame[language], { a: a.name, b: b.name, number });
}

/** Points: a card on paper, and the distance of two. */
const CARD = { width: 48, height: 80, gap: 9 } as const;

function certificate(
  name: string,
  deed: string,
  what: string,
  below: readonly string[],
  emblem: readonly string[],
  about: AboutTrophy,
  language: Language,
): Sheet {
  const title = `${words.certificate[language]}: ${name}, ${what}`;
  const line = (text: string, fontSize: number, space: number, strong = false): Content => ({
    text,
    fontSize,
    bold: strong,
    font: 'Serif',
    alignment: 'center',
    margin: [0, space, 0, 0],
  });
  return {
    title,
    size: 'A4',
    landscape: true,
    letters: 14,
    margins: [60, 56, 60, 40],
    numbered: false,
    content: [
      { canvas: [frame(0, 2), frame(7, 0.6)], absolutePosition: { x: 0, y: 0 } },
      line(`Royal Tarokk · ${words.certificate[language]}`, 16, 0),
      cardsInARow(emblem, about.cards),
      line(words.certifies[language], 13, 10),
      line(name, 36, 4, true),
      line(deed, 14, 6),
      line(what, 32, 6, true),
      ...below.filter((each) => each !== '').map((each, place) => line(each, 13, place === 0 ? 14 : 5)),
      signature(about, language),
    ],
  };
}

/** The drawing of the pages, side by side in the middle. */
function cardsInARow(codes: readonly string[], cards: CardPictures): Content {
  const drawn = codes.flatMap((code) => cards.get(code) ?? []);
  if (drawn.length === 0) return { text: '' };
  const { width, height, gap } = CARD;
  const all = drawn.length * width + (drawn.length - 1) * gap;
  const scale = height / 100;
  const groups = drawn
    .map((card, place) => `<g transform="translate(${place * (width + gap)} 0) scale(${scale})">${card}</g>`)
    .join('');
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${all} ${height}" width="${all}" height="${height}">${groups}</svg>`,
    width: all,
    alignment: 'center',
    margin: [0, 12, 0, 0],
  };
}

/** Place and day, who signs, and the way to the game. */
function signature({ address, isReplay }: AboutTrophy, language: Language): Content {
  const over = (word: string): Content => ({
    stack: [
      { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 230, y2: 0, lineWidth: 0.6 }] },
      { text: word, fontSize: 10, margin: [0, 3, 0, 0] },
    ],
    margin: [0, 48, 0, 0],
  });
  return {
    columns: [
      { width: 230, stack: [over(words.placeAndDay[language])] },
      { width: 230, stack: [over(words.forJury[language])] },
      {
        width: '*',
        stack: [
          { qr: address, fit: 96, alignment: 'right' },
          { text: words[isReplay ? 'replay' : 'record'][language], fontSize: 8, alignment: 'right' },
        ],
      },
    ],
    columnGap: 40,
    absolutePosition: { x: 60, y: 440 },
  };
}

/** A line around an A4 page that lies on its side. @param inset in points from the outer line */
function frame(inset: number, lineWidth: number) {
  const margin = 30 + inset;
  return {
    type: 'rect' as const,
    x: margin,
    y: margin,
    w: 841.89 - 2 * margin,
    h: 595.28 - 2 * margin,
    lineWidth,
    lineColor: '#333',
  };
}
