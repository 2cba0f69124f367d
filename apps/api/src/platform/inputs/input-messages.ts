import { sentence, type Sentence, type Text, text } from '@tarokk/rules';
import type { CodeOf, ProblemCode } from '../problems/problem-codes.js';

/** What a decorator answers that refuses a value; class-validator carries it as the `context` of the constraint. */
export interface InputMessage {
  readonly code: ProblemCode;
  readonly sentence: Sentence;
}

function message(code: CodeOf<'input'>, words: Text, values: Sentence['values'] = {}): InputMessage {
  return { code: `input/${code}`, sentence: sentence(words, values) };
}

export const anId = message(
  'id',
  text(
    'An id is written as the office gives it, such as 0b0f8ad2-5c1e-4a35-9f0e-0d5b6c2f7a11.',
    'Eine ID wird so geschrieben, wie das Büro sie vergibt, zum Beispiel 0b0f8ad2-5c1e-4a35-9f0e-0d5b6c2f7a11.',
    'Az azonosítót úgy kell írni, ahogy az iroda adja, például 0b0f8ad2-5c1e-4a35-9f0e-0d5b6c2f7a11.',
  ),
);
export const someWords = message(
  'words',
  text(
    'This takes a text of 1 to 2000 characters that is not blank.',
    'Hier muss ein Text von 1 bis 2000 Zeichen stehen, der nicht leer ist.',
    'Ide 1–2000 karakteres, nem üres szöveg kell.',
  ),
);
export const aName = message(
  'name',
  text(
    'A name has 1 to 200 characters in one line, none of which is invisible or turns the direction of the text.',
    'Ein Name hat 1 bis 200 Zeichen in einer Zeile, von denen keines unsichtbar ist oder die Schreibrichtung ändert.',
    'A név 1–200 karakter egy sorban; láthatatlan vagy az írásirányt megfordító karakter nem lehet benne.',
  ),
);
export const aDay = message(
  'day',
  text(
    'This takes a real day of the calendar from 1900 to 2200, written as 2026-03-14.',
    'Hier muss ein wirklicher Kalendertag von 1900 bis 2200 stehen, geschrieben wie 2026-03-14.',
    'Ide létező naptári nap kell 1900 és 2200 között, így írva: 2026-03-14.',
  ),
);
export const anEmail = message(
  'email',
  text(
    'This takes an e-mail address such as anna@example.org, at most 254 characters.',
    'Hier muss eine E-Mail-Adresse wie anna@example.org stehen, höchstens 254 Zeichen.',
    'Ide e-mail-cím kell, például anna@example.org, legfeljebb 254 karakter.',
  ),
);
export const aSha256 = message(
  'sha256',
  text(
    'This takes a SHA-256 in 64 hexadecimal digits, as `sha256sum` prints it.',
    'Hier muss ein SHA-256 aus 64 hexadezimalen Ziffern stehen, wie `sha256sum` ihn ausgibt.',
    'Ide 64 hexadecimális jegyű SHA-256 kell, ahogy a `sha256sum` kiírja.',
  ),
);
export const anIdempotencyKey = message(
  'idempotency-key',
  text(
    'An idempotency key is 1 to 100 visible ASCII characters without spaces, such as a UUID.',
    'Ein Idempotenzschlüssel besteht aus 1 bis 100 sichtbaren ASCII-Zeichen ohne Leerzeichen, zum Beispiel einer UUID.',
    'Az idempotenciakulcs 1–100 látható, szóköz nélküli ASCII-karakter, például egy UUID.',
  ),
);
const aLengthText = text(
  'This takes a text of {least} to {most} characters.',
  'Hier muss ein Text von {least} bis {most} Zeichen stehen.',
  'Ide {least}–{most} karakteres szöveg kell.',
);
const aNumberText = text(
  'This takes a whole number from {least} to {most}.',
  'Hier muss eine ganze Zahl von {least} bis {most} stehen.',
  'Ide {least} és {most} közötti egész szám kell.',
);
const aListText = text(
  'This takes a list of {least} to {most} entries.',
  'Hier muss eine Liste mit {least} bis {most} Einträgen stehen.',
  'Ide {least}–{most} elemű lista kell.',
);

export const aLength = (least: number, most: number): InputMessage => message('length', aLengthText, { least, most });
export const aNumber = (least: number, most: number): InputMessage => message('number', aNumberText, { least, most });
export const aList = (least: number, most: number): InputMessage => message('list', aListText, { least, most });

const sheetOrDocumentText = text(
  'A sheet is needed here, either field by field in {field} or as a JSON document in {document}, and not both.',
  'Hier wird ein Spielzettel gebraucht, entweder Feld für Feld in {field} oder als JSON-Dokument in {document}, nicht beides.',
  'Ide egy mérkőzéslap kell: vagy mezőnként a {field} mezőben, vagy JSON-dokumentumként a {document} mezőben, de csak az egyik.',
);

export const sheetOrDocument = (field: string, document: string): InputMessage =>
  message('sheet', sheetOrDocumentText, { field, document });
