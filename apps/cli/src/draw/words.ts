import { text } from '@tarokk/rules';

export const drawHelp = {
  draw: text(
    'Repeat the draw of a cup from its published list and seed (docs/draw.md), or check a published draw.',
    'Die Auslosung eines Cups aus veröffentlichter Liste und Startwert wiederholen (docs/draw.md) oder eine veröffentlichte prüfen.',
    'Egy kupa sorsolásának megismétlése a közzétett listából és sorsolási magból (docs/draw.md), vagy egy közzétett sorsolás ellenőrzése.',
  ),
  file: text(
    'A published draw (tarokk-draw/1 as text), its input as JSON, or with --seed and --year a list of names, one a line; - for standard input.',
    'Eine veröffentlichte Auslosung (tarokk-draw/1 als Text), ihre Eingabe als JSON oder mit --seed und --year eine Namensliste, ein Name je Zeile; - für die Standardeingabe.',
    'Közzétett sorsolás (tarokk-draw/1 szövegként), a bemenete JSON-ként, vagy --seed és --year esetén névlista, soronként egy név; - a szabványos bemenethez.',
  ),
  seed: text('the published seed', 'der veröffentlichte Startwert', 'a közzétett sorsolási mag'),
  year: text('the year of the cup', 'das Jahr des Cups', 'a kupa éve'),
};

/** Each ends the command with 2, save the last, which says what a check has found. */
export const drawWords = {
  together: text(
    'a list of names needs --seed and --year; a draw or its input has both',
    'eine Namensliste braucht --seed und --year; eine Auslosung oder ihre Eingabe hat beides',
    'a névlistához --seed és --year kell; a sorsolásban vagy a bemenetében mindkettő benne van',
  ),
  malformed: text(
    'this is neither a draw of tarokk-draw/1 nor its input',
    'das ist weder eine Auslosung nach tarokk-draw/1 noch ihre Eingabe',
    'ez nem tarokk-draw/1 sorsolás, és nem is a bemenete',
  ),
  tooLarge: text(
    'more than a draw can have',
    'mehr, als eine Auslosung haben kann',
    'több, mint amennyi egy sorsolásban lehet',
  ),
  entries: text(
    'a cup has 2–16 pairs, here are {number}',
    'ein Cup hat 2–16 Paare, hier sind es {number}',
    'egy kupában 2–16 pár van, itt {number}',
  ),
  name: text(
    'entry {number}: a name has 1–200 characters, none of them a control character',
    'Eintrag {number}: ein Name hat 1–200 Zeichen, keines davon ein Steuerzeichen',
    '{number}. nevezés: a név 1–200 karakter, vezérlőkarakter nélkül',
  ),
  seed: text(
    'a seed has 1–200 characters, none of them a control character',
    'ein Startwert hat 1–200 Zeichen, keines davon ein Steuerzeichen',
    'a sorsolási mag 1–200 karakter, vezérlőkarakter nélkül',
  ),
  differs: text(
    'not what follows from list and seed: line {line} is "{published}" and should be "{drawn}"',
    'nicht, was aus Liste und Startwert folgt: Zeile {line} ist „{published}“ und müsste „{drawn}“ sein',
    'nem ez következik a listából és a sorsolási magból: a(z) {line}. sor „{published}”, pedig „{drawn}” kellene legyen',
  ),
};
