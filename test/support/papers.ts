import { execFileSync } from 'node:child_process';
import jsQR from 'jsqr';

/** The words of a PDF, as poppler reads them. */
export function wordsOf(pdf: Buffer): string {
  return execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' });
}

export function pagesOf(pdf: Buffer): number {
  return Number(/^Pages:\s+(\d+)/m.exec(execFileSync('pdfinfo', ['-'], { input: pdf, encoding: 'utf8' }))?.[1]);
}

/** Each font of a PDF, and whether its letters are in the file and can be copied as text. */
export function fontsOf(pdf: Buffer): readonly { name: string; embedded: boolean; readable: boolean }[] {
  const lines = execFileSync('pdffonts', ['-'], { input: pdf, encoding: 'utf8' }).trimEnd().split('\n').slice(2);
  return lines.map((line) => {
    const [, name, embedded, readable] = /^(\S+).*\s(yes|no)\s+(?:yes|no)\s+(yes|no)\s+\d+\s+\d+$/.exec(line)!;
    return { name: name!, embedded: embedded === 'yes', readable: readable === 'yes' };
  });
}

/** What the QR code on the first page says; null when none is found. */
export function qrCodeOf(pdf: Buffer): string | null {
  const picture = execFileSync('pdftoppm', ['-r', '120', '-l', '1', '-'], { input: pdf, maxBuffer: 100_000_000 });
  const [head, width, height] = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(picture.subarray(0, 64).toString('latin1'))!;
  const pixels = picture.subarray(head.length);
  const opaque = new Uint8ClampedArray((pixels.length / 3) * 4).fill(255);
  for (let from = 0, to = 0; from < pixels.length; from += 3, to += 4) opaque.set(pixels.subarray(from, from + 3), to);
  return (
    (jsQR as unknown as typeof jsQR.default)(opaque, Number(width), Number(height), { inversionAttempts: 'dontInvert' })
      ?.data ?? null
  );
}
