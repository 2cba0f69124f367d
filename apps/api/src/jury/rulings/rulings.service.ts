import { Injectable } from '@nestjs/common';
import { holding, readSheet, type RulingEntry, sheetRecord, problemKind, relayedProblem } from '@tarokk/competition';
import { sentence, text } from '@tarokk/rules';
import type { AccountCaller } from '../../platform/requests/current-caller.js';
import { isRefused } from '../../platform/problems/is-refused.js';
import { refused, type Problem, type Refused } from '../../platform/problems/refused.types.js';
import {
  type CallersFile,
  conditionsOf,
  judge,
  type MatchFile,
  writtenSheet,
} from '../../matches/lifecycle/match-file.js';
import { MatchFilesRepository } from '../../matches/lifecycle/match-files.repository.js';
import { MatchFiles } from '../../matches/lifecycle/match-files.service.js';
import { problemOf } from '../../matches/sheets/sheet-problems.js';
import { type Seen, seenOf } from '../../matches/lifecycle/move.types.js';
import { permitted, rowAfter } from '../../matches/lifecycle/match-step.js';
import { type MatchRow, standingOf } from '../../matches/rows/match.row.js';
import { MatchMovesService } from '../../matches/lifecycle/match-moves.service.js';
import { type Write, Writes } from '../../platform/writes/writes.service.js';
import { record } from '../../platform/events/outbox.js';
import type { MatchRuled, RulingInput } from './ruling.types.js';
import type { RuleOnMatchInput, RevokeRulingInput } from './rulings.inputs.js';

const wrongState = problemKind('ruling/wrong-state', {
  rule: 'D14',
  text: text(
    'A match that is approved is reopened before the jury rules on it; one that is withdrawn stays as it is.',
    'Ein genehmigtes Match wird wieder geöffnet, bevor die Jury darüber entscheidet; ein zurückgezogenes bleibt, wie es ist.',
    'A jóváhagyott mérkőzést újra kell nyitni, mielőtt a zsűri dönt róla; a visszavont úgy marad.',
  ),
});
const nothingFound = problemKind('ruling/no-finding', {
  rule: 'D14',
  path: 'ruling.code',
  text: text(
    'Nothing of this kind that a ruling may let stand is found on the sheet.',
    'Auf dem Spielzettel gibt es keinen solchen Befund, den eine Entscheidung stehen lassen könnte.',
    'A mérkőzéslapon nincs ilyen megállapítás, amelyet döntés helybenhagyhatna.',
  ),
});
const notHolding = problemKind('ruling/not-holding', {
  rule: 'D14',
  path: 'number',
  text: text(
    'There is no such ruling on the present sheet, or it was revoked.',
    'Eine solche Entscheidung zum jetzigen Spielzettel gibt es nicht, oder sie wurde aufgehoben.',
    'Nincs ilyen döntés a mostani mérkőzéslapról, vagy már visszavonták.',
  ),
});

const malformed = relayedProblem(
  'ruling/malformed',
  'What is wrong with the ruling, as of the ruling of a sheet.',
  'D14',
);

/** Enters the jury's rulings on a revision (D14). */
@Injectable()
export class RulingsService {
  constructor(
    private readonly writes: Writes,
    private readonly moves: MatchMovesService,
    private readonly files: MatchFiles,
    private readonly repository: MatchFilesRepository,
  ) {}

  rule(caller: AccountCaller, input: RuleOnMatchInput): Promise<MatchRuled | Refused> {
    const { idempotencyKey: key, ruling } = input;
    const seen = seenOf(input);
    const write: Write = { action: 'ruleOnMatch', key, input: { seen, ruling }, reason: ruling.reason };
    return this.decide(caller, write, seen, (file) => readRuling(file, ruling));
  }

  /** Revokes a ruling on the present revision, by its number. */
  revoke(caller: AccountCaller, input: RevokeRulingInput): Promise<MatchRuled | Refused> {
    const { idempotencyKey: key, number, reason } = input;
    const seen = seenOf(input);
    const write: Write = { action: 'revokeRuling', key, input: { seen, number, reason }, reason };
    return this.decide(caller, write, seen, ({ contents, row }) =>
      holding(contents.rulings, row.revision).some((ruling) => ruling.number === number)
        ? { kind: 'revocation', of: number, reason }
        : refused(notHolding()),
    );
  }

  private decide(
    caller: AccountCaller,
    write: Parameters<Writes['run']>[1],
    seen: Seen,
    entryFor: (file: MatchFile) => RulingEntry | Refused,
  ): Promise<MatchRuled | Refused> {
    return this.writes.run<MatchRuled>(caller, write, async (transaction) => {
      const file = await this.moves.lock(transaction, caller, seen);
      if (isRefused(file)) return file;
      const problems = rulingProblems(file);
      if (problems.length > 0) return refused(...problems);
      const entry = entryFor(file);
      if (isRefused(entry)) return entry;
      const ruled = withRuling(file, entry, caller.account.id);
      const number = await this.repository.saveRulings(transaction, ruled.row, [entry], caller.account.id);
      await record(transaction, { type: 'match-ruling', id: file.row.id, number, season: file.row.season });
      await this.files.recount(transaction, file, ruled);
      return { __typename: 'MatchRuled', matchId: file.row.id };
    });
  }
}

/** Who could return a confirmed match may rule: of the jury, not concerned, in an open season (D12, D25). */
function rulingProblems(file: CallersFile): readonly Problem[] {
  if (file.row.state === 'approved' || file.row.state === 'withdrawn') {
    return [wrongState()];
  }
  const standing = { ...standingOf(file.row), state: 'confirmed' } as const;
  const conditions = { ...conditionsOf(file, {}), reason: 'of the ruling' };
  const permission = permitted(standing, 'returned', file.actors, conditions);
  return permission.ok ? [] : permission.refusals.map((refusal) => problemOf(refusal, file.knowledge));
}

/** The ruling as the sheet's own reader accepts it, or what is wrong with it. */
function readRuling({ sheet, findings }: MatchFile, { points, ...given }: RulingInput): RulingEntry | Refused {
  const fields = { ...given, points: points && { A: points.a, B: points.b } };
  const written = Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null));
  const parsed = readSheet({ ...sheetRecord(sheet), rulings: [written] });
  if (!parsed.ok) {
    return refused(
      ...parsed.problems.map(({ path, message, values }) =>
        malformed(path.replace('rulings[0]', 'ruling'), sentence(message, values)),
      ),
    );
  }
  const [ruling] = parsed.value.rulings;
  if (ruling?.kind === 'stands') {
    const isMeant = findings.some(
      ({ code, game, mayStand }) => mayStand && code === ruling.code && (ruling.game === null || ruling.game === game),
    );
    if (!isMeant) {
      return refused(nothingFound());
    }
  }
  return sheetRecord({ ...sheet, rulings: parsed.value.rulings }).rulings[0]!;
}

/** The file with one ruling more, judged anew. */
function withRuling(file: MatchFile, ruling: RulingEntry, accountId: string): MatchFile {
  const { row, contents, knowledge, result } = file;
  const last = contents.rulings.at(-1)?.number ?? 0;
  const made = { matchId: row.id, number: last + 1, revision: row.revision, ruling, accountId, createdAt: new Date() };
  const ruled = { ...contents, rulings: [...contents.rulings, made] };
  const judged = judge(writtenSheet(ruled, row.revision), knowledge, result);
  return { ...judged, contents: ruled, row: rowAfter<MatchRow>(row, standingOf(row), judged) };
}
