import { capitalised } from '@tarokk/competition';
import type { Content } from 'pdfmake/interfaces.js';
import { fill, type Language, romanOf } from '@tarokk/rules';
import type { Paper } from '../press.js';
import type { MatchOfTrophy, MilestonesOnPaper, PlaceOfTrophy, TrophyOnCertificate } from '../data.js';
import { competitionWords, dayIn, numbersInWords, wholeDays, words } from '../words.js';
import { emblemOf } from './emblems.js';

/** What the pages draw: SVG without its outermost element. */
export interface CertificateDrawings {
  /** By the codes of the cards, each 60 wide and 100 high. */
  readonly cards: ReadonlyMap<string, string>;
  /** The letters of Roman numerals, each as wide as said where it is 24 high, in the colour around it. */
  readonly letters: ReadonlyMap<string, { readonly width: number; readonly drawn: string }>;
}

/** What stands on a certificate beside the trophy itself. */
export interface AboutTrophy {
  readonly match: MatchOfTrophy | null;
  /** Where the game is shown card by card, or the sheet; printed as a QR code. */
  readonly address: string;
  readonly isReplay: boolean;
  readonly drawings: CertificateDrawings;
}

/** A trophy for a frame on the wall (13). @param competitions as sheets name them */
export function trophyCertificate(
  trophy: TrophyOnCertificate,
  competitions: readonly string[],
  about: AboutTrophy,
  language: Language,
): Paper {
  const names = trophy.opponents.map(({ name }) => name);
  const { announcer, partner, ofKind, ofAnnouncer, date, name } = trophy;
  return certificate(
    announcer.name,
    words.hasMade[language],
    name ?? '–',
    trophy.listNumbers.last,
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
): Paper {
  return certificate(
    player,
    words.hasReached[language],
    fill(words.milestone[language], { number }),
    number,
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

function gameOf({ sides: [a, b] }: MatchOfTrophy, number: number, language: Language): string {
  return fill(words.inGame[language], { a: a.name, b: b.name, number });
}

/** A4 on its feet, and on it the tarock on which the trophy stands, in points. */
const PAGE = { width: 595.28, height: 841.89 } as const;
const TAROCK = { x: 92, y: 40, width: PAGE.width - 2 * 92, height: 520 } as const;
/** Of the number at its head and, turned, at its foot. */
const NUMBER = { height: 32, y: TAROCK.y + 30, widest: TAROCK.width - 60 } as const;
/** A card on it, and the distance of two. */
const CARD = { width: 90, gap: 12, y: TAROCK.y + 262 } as const;

const felt = '#1d4a45';
const cream = '#f7edd0';
const gold = '#e0b43c';
const soft = '#4a4a48';

/** As its page has it: a tarock with its number at both ends, below it what is known of it, and places to sign. @param number from 1 */
function certificate(
  name: string,
  deed: string,
  what: string,
  number: number,
  below: readonly string[],
  emblem: readonly string[],
  about: AboutTrophy,
  language: Language,
): Paper {
  const onTarock = (text: string, fontSize: number, y: number, font: 'Sans' | 'Serif' = 'Sans'): Content => ({
    columns: [
      { width: TAROCK.width - 40, text, fontSize, font, bold: font === 'Serif', color: cream, alignment: 'center' },
    ],
    absolutePosition: { x: TAROCK.x + 20, y: TAROCK.y + y },
  });
  return {
    title: `${words.certificate[language]}: ${name}, ${what}`,
    size: 'A4',
    letters: 11,
    margins: [60, TAROCK.y + TAROCK.height + 14, 60, 30],
    numbered: false,
    ground: ground(romanOf(number), emblem, about.drawings),
    content: [
      onTarock(`Royal Tarokk · ${words.certificate[language]}`, 12, 84),
      onTarock(words.certifies[language], 11, 106),
      onTarock(name, sizeFor(name, 30), 122, 'Serif'),
      onTarock(deed, 12, 164),
      onTarock(what, sizeFor(what, 44), 184, 'Serif'),
      ...below
        .filter((each) => each !== '')
        .map((text): Content => ({ text, alignment: 'center', margin: [0, 0, 0, 3] })),
      signature(about, language),
    ],
  };
}

/** Long names are set smaller, so that they stand in one line. */
function sizeFor(name: string, size: number): number {
  return Math.min(size, Math.floor((TAROCK.width - 40) / (name.length * 0.52)));
}

/** The tarock: its frame, its number at both ends, the cards in the middle. */
function ground(roman: string, codes: readonly string[], drawings: CertificateDrawings): string {
  const { x, y, width, height } = TAROCK;
  const number = numeral(roman, drawings);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PAGE.width} ${PAGE.height}" width="${PAGE.width}" height="${PAGE.height}">`,
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="12" fill="${felt}"/>`,
    `<rect x="${x + 9}" y="${y + 9}" width="${width - 18}" height="${height - 18}" rx="6" fill="none" stroke="${gold}" stroke-width="1.6"/>`,
    number,
    `<g transform="rotate(180 ${x + width / 2} ${y + height / 2})">${number}</g>`,
    ...cardsInARow(codes, drawings),
    '</svg>',
  ].join('');
}

function numeral(roman: string, { letters }: CertificateDrawings): string {
  const all = Array.from(roman).flatMap((each) => letters.get(each) ?? []);
  const long = all.reduce((sum, { width }) => sum + width + 2.2, -2.2);
  const scale = Math.min(NUMBER.height / 24, NUMBER.widest / long);
  let at = 0;
  const drawn = all.map(({ width, drawn: letter }) => {
    const placed = `<g transform="translate(${at} 0)">${letter.replaceAll('currentColor', cream)}</g>`;
    at += width + 2.2;
    return placed;
  });
  return `<g transform="translate(${(PAGE.width - long * scale) / 2} ${NUMBER.y}) scale(${scale})">${drawn.join('')}</g>`;
}

/** The drawing of the pages, side by side in the middle, with an edge of cream on the ground of their own colour. */
function cardsInARow(codes: readonly string[], { cards }: CertificateDrawings): readonly string[] {
  const drawn = codes.flatMap((code) => cards.get(code) ?? []);
  const { width, gap, y } = CARD;
  const all = drawn.length * (width + gap) - gap;
  return drawn.map(
    (card, place) =>
      `<g transform="translate(${(PAGE.width - all) / 2 + place * (width + gap)} ${y}) scale(${width / 60})">${card}` +
      `<rect x="0.75" y="0.75" width="58.5" height="98.5" rx="4.5" fill="none" stroke="${cream}" stroke-width="1.5"/></g>`,
  );
}

/** Place and day, who signs, and the way to the game. */
function signature({ address, isReplay }: AboutTrophy, language: Language): Content {
  const over = (word: string): Content => ({
    stack: [
      { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 170, y2: 0, lineWidth: 0.6 }] },
      { text: word, fontSize: 9.5, color: soft, margin: [0, 3, 0, 0] },
    ],
    margin: [0, 62, 0, 0],
  });
  return {
    columns: [
      { width: 170, stack: [over(words.placeAndDay[language])] },
      { width: 170, stack: [over(words.forJury[language])] },
      {
        width: '*',
        stack: [
          { qr: address, fit: 84, alignment: 'right' },
          { text: words[isReplay ? 'replay' : 'record'][language], fontSize: 8, color: soft, alignment: 'right' },
        ],
      },
    ],
    columnGap: 28,
    absolutePosition: { x: 60, y: 700 },
  };
}
