/** Most characters (code points) of a name. */
const LONGEST = 200;

/** In these scripts a joiner between two letters changes nothing that can be seen. */
const UNJOINED = String.raw`[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]`;
/** A joiner where a script needs it, and what makes a picture of several, or shows one in colours. */
const NEEDED = [
  String.raw`(?<=[\p{L}\p{M}])(?<!${UNJOINED})[\u200c\u200d](?=\p{L})(?!.${UNJOINED})`,
  String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})`,
  String.raw`(?<=\p{Extended_Pictographic})\ufe0f`,
].join('|');
/** Controls, what turns the direction of a text, and whatever else takes no room on a page or is no more than a blank. */
const UNSEEN = String.raw`(?!${NEEDED})[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]`;

const unseen = new RegExp(UNSEEN, 'u');
const allUnseen = new RegExp(UNSEEN, 'gu');
const seen = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * A name in the form in which the office keeps names, however it is entered: one form of each letter, no spaces at the ends, one
 * in between. Null for what is none, or would look like another: longer than 200 characters, nothing to be seen, or with
 * characters in it that cannot be seen or turn the direction of what follows.
 */
export function plainName(text: string): string | null {
  const plain = inOneLine(text);
  const length = Array.from(plain).length;
  return length >= 1 && length <= LONGEST && !unseen.test(plain) && seen.test(plain) ? plain : null;
}

/** A name that is there already, as it is shown: without what `plainName` would refuse it for. */
export function cleanedName(text: string): string {
  const plain = inOneLine(text);
  if (!unseen.test(plain)) return plain;
  return inOneLine(plain.replace(allUnseen, '')) || '?';
}

function inOneLine(text: string): string {
  return text.normalize('NFC').replace(/\s+/gu, ' ').trim();
}
