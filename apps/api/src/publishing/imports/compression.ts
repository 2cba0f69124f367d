/** The first bytes of compressed files; no text that is read here begins so. */
const beginnings: Readonly<Record<string, readonly number[]>> = {
  zip: [0x50, 0x4b, 0x03, 0x04],
  gzip: [0x1f, 0x8b],
  bzip2: [0x42, 0x5a, 0x68],
  xz: [0xfd, 0x37, 0x7a, 0x58, 0x5a],
  zstd: [0x28, 0xb5, 0x2f, 0xfd],
};

/** How a file is compressed; null when it is not. Nothing is ever unpacked: a small file could become a large one. */
export function compressionOf(bytes: Uint8Array): string | null {
  const found = Object.entries(beginnings).find(([, start]) => start.every((byte, at) => bytes[at] === byte));
  return found?.[0] ?? null;
}
