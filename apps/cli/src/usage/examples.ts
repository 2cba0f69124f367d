/** The same in every language: what one types is not translated. */
export const examples = `  tarokk verify match.json
  tarokk verify matches/ --lang hu
  tarokk verify season.ndjson --json > results.ndjson
  tarokk random --seed 7 --matches 1000 | tarokk verify -
  tarokk random --seed 7 --ruleset hungarian --sessions 3
  tarokk rules kings-tarock
  tarokk verify sheet.json --witness
  tarokk witness sheet.json > example.json
  tarokk analyse match.json --game 3
  tarokk announcements --lang de
  tarokk announcements pagat ultimo
  tarokk schema > match.schema.json
  tarokk draw cup-2026.txt
  tarokk audit verify log.ndjson
  tarokk season verify season-2026.zip
  tarokk admin create --name 'Anna Kis'
  tarokk import season-2019.ndjson --as judit --dry-run
  tarokk recount 2026
  tarokk backup office-2026-11-24.tar`;
