import type { Content } from 'pdfmake/interfaces.js';
import { fill, type Language } from '@tarokk/rules';
import type { Sheet } from '../press.js';
import type { MilestonesOnPaper, TrophyOnCertificate } from '../questions.js';
import { competitionWords, dayIn, words } from '../words.js';

/** A trophy for a frame on the wall (13). @param competitions as sheets name them */
export function trophyCertificate(
  trophy: TrophyOnCertificate,
  competitions: readonly string[],
  language: Language,
): Sheet {
  const names = trophy.opponents.map(({ name }) => name);
  return certificate(
    trophy.announcer.name,
    words.hasMade[language],
    trophy.name ?? '–',
    [
      [
        ...(trophy.partner === null ? [] : [fill(words.withPartner[language], { name: trophy.partner.name })]),
        ...(names.length === 0 ? [] : [fill(words.againstWhom[language], { names: names.join(', ') })]),
      ].join(', '),
      [
        ...competitions.map((each) => competitionWords[each]![language]),
        ...(trophy.date === null ? [] : [dayIn(trophy.date, language)]),
      ].join(' · '),
      [
        ...(trophy.ofKind === null ? [] : [fill(words.ofKind[language], { number: trophy.ofKind.last })]),
        fill(words.ofPlayer[language], { number: trophy.ofAnnouncer.last }),
      ].join(' · '),
    ],
    language,
  );
}

/** The 100th, 250th, 500th or 1000th trophy of a player (13, D49). */
export function milestoneCertificate(
  player: string,
  { number, date, trophy }: MilestonesOnPaper['milestones'][number],
  language: Language,
): Sheet {
  return certificate(
    player,
    words.hasReached[language],
    fill(words.milestone[language], { number }),
    [[trophy.name ?? '', ...(date === null ? [] : [dayIn(date, language)])].filter((each) => each !== '').join(' · ')],
    language,
  );
}

function certificate(name: string, deed: string, what: string, below: readonly string[], language: Language): Sheet {
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
    margins: [60, 60, 60, 60],
    numbered: false,
    content: [
      { canvas: [frame(0, 2), frame(7, 0.6)], absolutePosition: { x: 0, y: 0 } },
      line('Royal Tarokk', 18, 20),
      line(words.certificate[language].toUpperCase(), 13, 4),
      line(name, 40, 48, true),
      line(deed, 16, 16),
      line(what, 34, 14, true),
      ...below.filter((each) => each !== '').map((each, place) => line(each, 14, place === 0 ? 36 : 8)),
    ],
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
