import { factsOf } from '../play/facts.js';
import { type PlayedGame } from '../record/match.js';
import { type Party, type Seat } from '../table.js';
import { type Announcement } from './announcement.js';
import { prove, type Proof } from './proof.js';

/** An announcement that was won, and who said it. */
interface Won {
  readonly announcement: Announcement;
  readonly party: Party;
  readonly seat: Seat;
}

/** The tricks by which an announcement was won, in the order played: one for each of its claims that one trick decided, with its proof. */
export function decidingTricks({ hands, tricks }: PlayedGame, { announcement, party, seat }: Won): readonly Proof[] {
  const facts = factsOf(hands, tricks);
  const proofs = announcement.claims.map((claim) => prove(claim, facts, party, seat)).filter(({ trick }) => trick > 0);
  return proofs
    .filter(({ trick }, index) => proofs.findIndex((other) => other.trick === trick) === index)
    .sort((one, other) => one.trick - other.trick);
}
