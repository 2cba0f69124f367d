import { KeysHelp, useKeys } from './keys.js';

export interface ListKeyNames {
  readonly next: string;
  readonly previous: string;
  /** Where the rows of the list can be chosen. */
  readonly select?: string;
  readonly selectAll?: string;
}

/** `j` and `k` walk through the rows of the list on this page (`data-row`), `x` chooses the one they have come to, with Shift all of them, or none where all are; Enter opens it, as any link. */
export function ListKeys({ names }: { readonly names: ListKeyNames }) {
  useKeys([
    { key: 'j', name: names.next, press: () => walk(1), repeats: true },
    { key: 'k', name: names.previous, press: () => walk(-1), repeats: true },
    ...(names.select === undefined ? [] : [{ key: 'x', name: names.select, press: select }]),
    ...(names.selectAll === undefined ? [] : [{ key: 'Shift+x', name: names.selectAll, press: selectAll }]),
  ]);
  return <KeysHelp />;
}

function select(): void {
  const row = document.activeElement;
  if (row?.matches('[data-row]') !== true) return;
  row.closest('li')?.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click();
}

function selectAll(): void {
  const boxes = [...document.querySelectorAll('[data-row]')].flatMap((row) => [
    ...(row.closest('li')?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]') ?? []),
  ]);
  const areAll = boxes.every(({ checked }) => checked);
  for (const box of boxes) if (box.checked === areAll) box.click();
}

function walk(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  const at = rows.findIndex((row) => row === document.activeElement);
  const next = at < 0 ? (step > 0 ? 0 : rows.length - 1) : at + step;
  rows[Math.min(Math.max(next, 0), rows.length - 1)]?.focus();
}
