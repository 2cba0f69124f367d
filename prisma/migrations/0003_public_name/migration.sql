-- How the public is told of somebody: by name, or by a pseudonym, for those who have asked for one and for those whose name the
-- office does not know. Whoever was merged into another is that other, under each of the ids. Nothing else decides it.
CREATE VIEW "public_name" AS
SELECT
  asked."id",
  p."id" AS "is",
  p."number",
  p."pseudonymous",
  CASE WHEN p."pseudonymous" OR n."name" IS NULL THEN 'Player ' || p."number" ELSE n."name" END AS "name"
FROM "person" asked
JOIN "person" p ON p."id" = COALESCE(asked."merged_into", asked."id")
LEFT JOIN "person_name" n ON n."person_id" = p."id" AND n."revision" = p."name_revision";
