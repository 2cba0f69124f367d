import { agreementOf, type GrandPrixRow as Row, type KeptEvent, type PlayedPairing } from '@tarokk/competition';
import type { GrandPrix, GrandPrixPairing, GrandPrixPhase, GrandPrixRow } from './grand-prix.types.js';

/** An event as the API shows it. */
export function eventView(event: KeptEvent): GrandPrix {
  const { id, year, name, date, seed, version, entries } = event;
  return {
    event,
    id,
    year,
    name,
    date,
    phase: phaseOf(event),
    seed,
    version,
    entries: entries.map(({ id: pairId, players: playerIds, drawn }, index) => ({
      pairId,
      playerIds,
      number: index + 1,
      drawn,
    })),
  };
}

export function pairingView(pairing: PlayedPairing): GrandPrixPairing {
  const { id, slot, sides, proposals, played } = pairing;
  return {
    pairing,
    id,
    slot,
    games: played?.games ?? 0,
    raw: played && (played.sides[0] === sides[0] ? played.raw : played.raw.toReversed()),
    provisional: played?.provisional ?? false,
    proposals: proposals.map(({ pair, for: countsFor, team }) => ({ pairId: pair, countsFor, teamId: team })),
    countsElsewhere: agreementOf(pairing, sides)?.for ?? null,
  };
}

export function rowView(row: Row): GrandPrixRow {
  const { matches, games, total, raws, trophies, provisional } = row.standing;
  return { row, rank: row.rank, matches, games, total, raws, trophies, provisional };
}

function phaseOf({ cancelledAt, closedAt, seed }: KeptEvent): GrandPrixPhase {
  if (cancelledAt !== null) return 'cancelled';
  if (closedAt !== null) return 'closed';
  return seed === null ? 'entries-open' : 'drawn';
}
