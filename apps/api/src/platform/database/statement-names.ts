/** Statements that every connection keeps. Texts that grow with a list are many, and are not worth it. */
const MOST_PREPARED = 500;

/** Gives each text of a statement a name, under which a connection keeps it prepared; none when there are enough. */
export function statementNames(): (statement: { readonly sql: string }) => string {
  const names = new Map<string, string>();
  return ({ sql }) => {
    const known = names.get(sql);
    if (known !== undefined || names.size >= MOST_PREPARED) return known ?? '';
    const name = `office ${names.size + 1}`;
    names.set(sql, name);
    return name;
  };
}
