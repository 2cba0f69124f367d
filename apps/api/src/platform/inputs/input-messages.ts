import { problemKind } from '@tarokk/competition';
import type { Problem } from '../problems/refused.types.js';
import { text } from '@tarokk/rules';

export const anId = problemKind('input/id', {
  text: text(
    'An id is written as the office gives it, such as 0b0f8ad2-5c1e-4a35-9f0e-0d5b6c2f7a11.',
    'Eine ID wird so geschrieben, wie das Büro sie vergibt, zum Beispiel 0b0f8ad2-5c1e-4a35-9f0e-0d5b6c2f7a11.',
    'Az azonosítót úgy kell írni, ahogy az iroda adja, például 0b0f8ad2-5c1e-4a35-9f0e-0d5b6c2f7a11.',
  ),
})();
export const someWords = problemKind('input/words', {
  text: text(
    'This takes a text of 1 to 2000 characters that is not blank.',
    'Hier muss ein Text von 1 bis 2000 Zeichen stehen, der nicht leer ist.',
    'Ide 1–2000 karakteres, nem üres szöveg kell.',
  ),
})();
export const aName = problemKind('input/name', {
  text: text(
    'A name has 1 to 200 characters in one line, none of which is invisible or turns the direction of the text.',
    'Ein Name hat 1 bis 200 Zeichen in einer Zeile, von denen keines unsichtbar ist oder die Schreibrichtung ändert.',
    'A név 1–200 karakter egy sorban; láthatatlan vagy az írásirányt megfordító karakter nem lehet benne.',
  ),
})();
export const aDay = problemKind('input/day', {
  text: text(
    'This takes a real day of the calendar from 1900 to 2200, written as 2026-03-14.',
    'Hier muss ein wirklicher Kalendertag von 1900 bis 2200 stehen, geschrieben wie 2026-03-14.',
    'Ide létező naptári nap kell 1900 és 2200 között, így írva: 2026-03-14.',
  ),
})();
export const anEmail = problemKind('input/email', {
  text: text(
    'This takes an e-mail address such as anna@example.org, at most 254 characters.',
    'Hier muss eine E-Mail-Adresse wie anna@example.org stehen, höchstens 254 Zeichen.',
    'Ide e-mail-cím kell, például anna@example.org, legfeljebb 254 karakter.',
  ),
})();
export const aSha256 = problemKind('input/sha256', {
  text: text(
    'This takes a SHA-256 in 64 hexadecimal digits, as `sha256sum` prints it.',
    'Hier muss ein SHA-256 aus 64 hexadezimalen Ziffern stehen, wie `sha256sum` ihn ausgibt.',
    'Ide 64 hexadecimális jegyű SHA-256 kell, ahogy a `sha256sum` kiírja.',
  ),
})();
export const anIdempotencyKey = problemKind('input/idempotency-key', {
  text: text(
    'An idempotency key is 1 to 100 visible ASCII characters without spaces, such as a UUID.',
    'Ein Idempotenzschlüssel besteht aus 1 bis 100 sichtbaren ASCII-Zeichen ohne Leerzeichen, zum Beispiel einer UUID.',
    'Az idempotenciakulcs 1–100 látható, szóköz nélküli ASCII-karakter, például egy UUID.',
  ),
})();
const aLengthKind = problemKind('input/length', {
  text: text(
    'This takes a text of {least} to {most} characters.',
    'Hier muss ein Text von {least} bis {most} Zeichen stehen.',
    'Ide {least}–{most} karakteres szöveg kell.',
  ),
});
const aNumberKind = problemKind('input/number', {
  text: text(
    'This takes a whole number from {least} to {most}.',
    'Hier muss eine ganze Zahl von {least} bis {most} stehen.',
    'Ide {least} és {most} közötti egész szám kell.',
  ),
});
const aListKind = problemKind('input/list', {
  text: text(
    'This takes a list of {least} to {most} entries.',
    'Hier muss eine Liste mit {least} bis {most} Einträgen stehen.',
    'Ide {least}–{most} elemű lista kell.',
  ),
});

export const aLength = (least: number, most: number): Problem => aLengthKind({ least, most });
export const aNumber = (least: number, most: number): Problem => aNumberKind({ least, most });
export const aList = (least: number, most: number): Problem => aListKind({ least, most });

export const sheetOrDocument = problemKind('input/sheet', {
  text: text(
    'A sheet is needed here, either field by field in {field} or as a JSON document in {document}, and not both.',
    'Hier wird ein Spielzettel gebraucht, entweder Feld für Feld in {field} oder als JSON-Dokument in {document}, nicht beides.',
    'Ide egy mérkőzéslap kell: vagy mezőnként a {field} mezőben, vagy JSON-dokumentumként a {document} mezőben, de csak az egyik.',
  ),
});
