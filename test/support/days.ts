let made = 0;

/** A day of 2025 that no other match of the file of tests has. */
export function newDay(): string {
  return new Date(Date.UTC(2025, 1, 1 + ++made)).toISOString().slice(0, 10);
}

/** From the first one again: files of one worker share what is loaded, and each has offices of its own. */
export function beginDays(): void {
  made = 0;
}
