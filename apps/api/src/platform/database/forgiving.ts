import pg from 'pg';

/** What the terminal says where the database does not find names with a wrong letter, and what to do about it. */
export const NOT_FORGIVING =
  'Search finds no names with a wrong letter in them: this role may not create the extension pg_trgm. Let a superuser run CREATE EXTENSION pg_trgm in this database, and start the office again.';

/** Makes what finds names with a wrong letter, where the database allows it. Answers whether it does. */
export async function forgiveWrongLetters(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ forgiving: boolean }>('SELECT forgive_wrong_letters() AS "forgiving"');
    return rows[0]?.forgiving === true;
  } finally {
    await client.end();
  }
}
