// Preloaded into an office whose clock a test moves: it reads the day, or the instant, from a file each time that it asks for
// the time. Behind it stands when the clock was begun, in milliseconds: since then it goes as any other.
// The database keeps its own clock.
import { readFileSync } from 'node:fs';

const Real = Date;
const file = process.env['CLOCK_FILE'];

function now() {
  const [day, begun] = readFileSync(file, 'utf8').split(' ');
  return Real.parse(day.includes('T') ? day : `${day}T10:00:00Z`) + Real.now() - Number(begun);
}

globalThis.Date = new Proxy(Real, {
  construct: (target, values, wanted) => Reflect.construct(target, values.length === 0 ? [now()] : values, wanted),
  apply: () => new Real(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
