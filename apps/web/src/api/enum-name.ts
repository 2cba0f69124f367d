/** GraphQL's name of an id of the libraries: DATE_OLD of `date/old`, A_COLLECTOR of `A.collector`. Such a name stays as it is. */
export function enumName(id: string): string {
  return id.replace(/[^A-Za-z0-9]+/g, '_').toUpperCase();
}
