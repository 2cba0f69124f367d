import type { Acknowledged } from '../history.js';
import type { World } from '../world.js';

/**
 * What the database has on record of what people did, in the words of `Effect`. Where no row of its own says it, the log does: a
 * write is one transaction, and its entries have one instant.
 */
const recordedEffects = `
  SELECT "match_id"::text || ' ' || "to" || ' by ' || "account_id" AS "effect", "created_at" AS "at" FROM "match_move"
  UNION ALL SELECT "match_id"::text || ' ruled by ' || "account_id", "created_at" FROM "match_ruling"
  UNION ALL SELECT "game_id"::text || ' ' || "to" || ' by ' || "account_id", "created_at" FROM "free_game_move"
  UNION ALL SELECT "id"::text || ' said in the cup by ' || "account_id", "created_at" FROM "cup_act" a
    WHERE NOT ("kind" = 'matches-wished' AND EXISTS (SELECT FROM "cup_act" n
      WHERE n."season" = a."season" AND n."number" = a."number" + 1 AND n."kind" = 'matches-agreed'))
  UNION ALL SELECT DISTINCT (CASE "object" WHEN 'cup entry' THEN COALESCE("after", "before") ->> 'pair_id'
      WHEN 'grand prix wish' THEN "after" ->> 'pairing_id' ELSE "object_id" END) || ' ' || "action" || ' by ' || "account_id", "at"
    FROM "audit_entry" WHERE ("object", "action") IN (('cup', 'drawCup'), ('cup entry', 'enterCup'), ('cup entry', 'withdrawFromCup'),
      ('grand prix', 'drawGrandPrix'), ('grand prix', 'changeGrandPrixPairings'), ('grand prix', 'closeGrandPrix'),
      ('grand prix', 'reopenGrandPrix'), ('grand prix wish', 'agreeOnGrandPrixMatch'))
  UNION ALL SELECT DISTINCT (COALESCE("after", "before") ->> 'grand_prix_id') || ' ' || "action" || ' by ' || "account_id", "at"
    FROM "audit_entry" WHERE "object" = 'grand prix entry' AND "action" IN ('enterGrandPrix', 'withdrawFromGrandPrix')`;

/** Each acknowledged effect is there as often as it was acknowledged, and nothing else is there. */
export async function lostOrDoubled(
  { given }: World,
  acknowledged: readonly Acknowledged[],
): Promise<readonly string[]> {
  const { rows } = await given.database.query<{ effect: string; at: Date }>(recordedEffects);
  const counts = new Map<string, number>();
  const count = (effect: string, by: number): void => void counts.set(effect, (counts.get(effect) ?? 0) + by);
  for (const { effect } of rows) count(effect, 1);
  for (const { effect, account } of acknowledged) {
    if (effect !== null) count(`${effect.about} ${effect.did} by ${account}`, -1);
  }
  return [...counts].flatMap(([effect, surplus]) => {
    if (surplus === 0) return [];
    const times = rows.filter((row) => row.effect === effect).map(({ at }) => at.toISOString());
    const what = surplus < 0 ? 'acknowledged and lost' : 'done without an acknowledgement, or twice';
    return [`${what}: ${effect}; on record at ${times.join(' and ') || 'no time'}`];
  });
}

/** A write that was done keeps its answer under its key; one that was refused keeps nothing. */
export async function forgottenAnswers(
  { given }: World,
  acknowledged: readonly Acknowledged[],
): Promise<readonly string[]> {
  const { rows } = await given.database.query<{ name: string; type: string | null; about: string | null }>(`
    SELECT "account_id" || ' ' || "key" AS "name", "answer" ->> '__typename' AS "type",
      COALESCE("answer" ->> 'matchId', "answer" ->> 'gameId', "answer" ->> 'actId') AS "about"
    FROM "idempotency_key"`);
  const kept = new Map(rows.map((row) => [row.name, row]));
  const known = new Set(acknowledged.map(({ account, key }) => `${account} ${key}`));
  return [
    ...rows.flatMap(({ name }) => (known.has(name) ? [] : [`a key that nobody has sent: ${name}`])),
    ...acknowledged.flatMap(({ account, key, operation, type, effect }) => {
      const row = kept.get(`${account} ${key}`);
      const isAsGiven = row === undefined ? effect === null : row.type === type;
      if (isAsGiven && (effect === null || row?.about == null || row.about === effect.about)) return [];
      return [`the answer to ${key} (${operation}) was ${type}, and is kept as ${row?.type ?? 'nothing'}`];
    }),
  ];
}
