/** A day `YYYY-MM-DD` as Prisma wants a column of type DATE: midnight UTC. */
export function toDate(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** The day of a column of type DATE. */
export function toDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
