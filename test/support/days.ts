let made = 0;

/** A day of 2025 that no other match of the file of tests has. */
export function newDay(): string {
  return new Date(Date.UTC(2025, 1, 1 + ++made)).toISOString().slice(0, 10);
}
