/** Bytes as lower-case hexadecimal digits. */
export function hex(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += byte.toString(16).padStart(2, '0');
  return text;
}

/** Null when the text is no bytes in hexadecimal digits. */
export function bytesIn(text: string): Uint8Array | null {
  if (!/^(?:[0-9a-f]{2})*$/i.test(text)) return null;
  return Uint8Array.from({ length: text.length / 2 }, (_, place) => parseInt(text.slice(2 * place, 2 * place + 2), 16));
}

/** Null when the text is no SHA-256 in hexadecimal digits. */
export function hashOf(text: string): Uint8Array | null {
  return text.length === 64 ? bytesIn(text) : null;
}

export function isSameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, place) => byte === other[place]);
}
