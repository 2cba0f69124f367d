import { sql } from 'kysely';
import { prepared } from './prepared.js';
import type { Transaction } from './transactions.js';

type Settings = Readonly<Record<string, string>>;

const statements = new Map<string, ReturnType<typeof setting>>();

/** Settings of PostgreSQL until the end of the transaction. Those that begin with `office.` are read by the triggers of the log. */
export async function setUntilEnd(client: Pick<Transaction, '$kysely'>, settings: Settings): Promise<void> {
  const names = Object.keys(settings);
  const key = names.join(' ');
  const statement = statements.get(key) ?? setting(names);
  statements.set(key, statement);
  await statement(client, settings);
}

function setting(names: readonly string[]) {
  return prepared<Settings, object>((kysely, given) =>
    kysely.selectNoFrom(
      names.map((name, index) =>
        sql<string>`set_config(${sql.lit(name)}, ${given[name]!}, true)`.as(`setting_${index}`),
      ),
    ),
  );
}
