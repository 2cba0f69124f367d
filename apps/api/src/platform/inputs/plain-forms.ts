/** The forms of texts in inputs: each function gives the plain form of a text, or null where it has none. */

/** Eight, four, four, four and twelve hexadecimal digits. */
export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function isUuid(text: string): boolean {
  return UUID.test(text);
}

export function plainId(text: string): string | null {
  return UUID.test(text) ? text.toLowerCase() : null;
}

export function isDay(text: string): boolean {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

export function plainDay(text: string): string | null {
  return isDay(text) ? text : null;
}

/** Characters that change the direction of the text after them, so that it reads as another text. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/;

const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

export function plainWords(text: string): string | null {
  const plain = text.normalize('NFC').replace(/\r\n?/g, '\n').trim();
  const length = Array.from(plain).length;
  return length >= 1 && length <= 2000 && !/[^\P{Cc}\n\t]/u.test(plain) && !TURNING.test(plain) && SEEN.test(plain)
    ? plain
    : null;
}

export function plainSha256(text: string): string | null {
  return /^[0-9a-f]{64}$/i.test(text) ? text.toLowerCase() : null;
}

export function plainEmail(text: string): string | null {
  const plain = text.trim();
  return plain.length <= 254 && /^[^\s@<>,;:"()[\]\\\p{Cc}]+@[^\s@<>,;:"()[\]\\\p{Cc}]+$/u.test(plain) ? plain : null;
}

export function plainIdempotencyKey(text: string): string | null {
  return /^[\x21-\x7e]{1,100}$/.test(text) ? text : null;
}
