import { cardCode, type Card } from '../cards/card.js';
import { bySide, type Counts, type DealFacts } from './facts.js';
import { type Act } from './acts.js';
import { SESSION_FORMAT, type Deal, type PlayedDeal, type Session } from './record.js';
import { type Ruleset } from './ruleset.js';
import { type Options, type ScoredKey } from './ruleset-data.js';
import { phases } from './violation.js';

type JsonObject = Record<string, unknown>;

/** The session as a JSON value of `tarock-session/1`: what `readSession` reads gives the same session again. */
export function writeSession(session: Session): JsonObject {
  const { ruleset } = session;
  const options: JsonObject = {};
  for (const { id, values } of ruleset.options) {
    if (session.options[id] !== values[0]) options[id] = session.options[id];
  }
  return {
    format: SESSION_FORMAT,
    ruleset: ruleset.id,
    ...(Object.keys(options).length > 0 ? { options } : {}),
    ...(session.date === null ? {} : { date: session.date }),
    ...(session.venue === null ? {} : { venue: session.venue }),
    players: [...session.players],
    firstDealer: session.firstDealer,
    ...(Object.keys(session.start).length > 0 ? { start: { ...session.start } } : {}),
    ...(session.notice === null ? {} : { notice: session.notice }),
    deals: session.deals.map((deal) => writeDeal(deal, ruleset, session.options, session.players.length)),
    ...(session.claimedTotals === null ? {} : { claim: { totals: [...session.claimedTotals] } }),
  };
}

function writeDeal(deal: Deal, ruleset: Ruleset, options: Options, players: number): JsonObject {
  const { number, dealer, claim, fines } = deal;
  return {
    number,
    dealer,
    ...(deal.form === 'played'
      ? writePlay(deal, ruleset)
      : { scored: writeFacts(deal.facts, ruleset, options, players) }),
    ...(Object.keys(claim).length > 0 ? { claim: { ...claim } } : {}),
    ...(fines === null ? {} : { fines: fines.map((fine) => ({ ...fine })) }),
  };
}

const codes = (cards: readonly Card[]): string[] => cards.map(cardCode);

function writePlay(deal: PlayedDeal, { form }: Ruleset): JsonObject {
  const written: JsonObject = { hands: deal.hands.map(codes), talon: codes(deal.talon) };
  for (const phase of phases) {
    if (deal[phase].length === 0) continue;
    switch (phase) {
      case 'auction':
        written[phase] = deal.auction.map(({ seat, bid }) => ({ seat, bid }));
        break;
      case 'announcements':
        written[phase] = deal.announcements.map(({ seat, say }) => ({
          seat,
          say: say.map((act) => writeAct(act, form)),
        }));
        break;
      case 'tricks':
        written[phase] = deal.tricks.map(codes);
        break;
      case 'start':
      case 'calling':
      case 'exchange':
      case 'after':
        written[phase] = deal[phase].map((entry) => ({ seat: entry.seat, ...writeAct(entry, form) }));
        break;
    }
  }
  return written;
}

function writeAct(act: Act, form: Ruleset['form']): JsonObject {
  switch (act.act) {
    case 'throw-in':
    case 'four-kings':
    case 'varsava':
    case 'agree':
    case 'not':
    case 'decline':
    case 'surrender':
    case 'annul':
    case 'claim-tarokks':
      return { act: act.act };
    case 'call':
      return { act: act.act, card: cardCode(act.card) };
    case 'announce':
    case 'show':
      return { act: act.act, bonus: act.bonus };
    case 'declare':
      return { act: act.act, what: act.what };
    case 'kontra':
      return { act: act.act, on: act.on, level: act.level, ...(act.of === null ? {} : { of: act.of }) };
    case 'discard':
      return { act: act.act, cards: codes(act.cards) };
    case 'take':
      return { act: act.act, [form.take!.key]: act.which, ...(act.exposed === null ? {} : { exposed: act.exposed }) };
    case 'give-up':
      return { act: act.act, ...(act.seen === null ? {} : { seen: act.seen }) };
  }
}

/** The facts of a deal as the object `scored`: also those of a played deal, which makes a score sheet of it. */
export function writeFacts(facts: DealFacts, ruleset: Ruleset, options: Options, players: number): JsonObject {
  const keys = ruleset.scored.keys(facts.outcome, facts.contract ?? '', options, players);
  const written: JsonObject = facts.outcome === 'played' ? {} : { outcome: facts.outcome };
  for (const key of keys) {
    const value = writeFact(facts, key, ruleset);
    if (value !== undefined) written[key] = value;
  }
  return written;
}

function writeFact(facts: DealFacts, key: ScoredKey, ruleset: Ruleset): unknown {
  switch (key) {
    case 'contract':
    case 'level':
    case 'partner':
    case 'rufer':
      return facts[key];
    case 'declarers':
      return [...facts.declarers];
    case 'agreed':
      return facts.agreed.length > 0 ? [...facts.agreed] : undefined;
    case 'points':
    case 'tricks':
      return writeCounts(facts[key]);
    case 'kontra':
      return facts.kontra > 0 ? facts.kontra : undefined;
    case 'skiz':
      return facts.skiz ?? undefined;
    case 'bonuses':
      return listed(
        facts.bonuses.map(({ bonus, side, announced, won, kontra }) => {
          const form = ruleset.scored.bonuses.find(({ id }) => id === bonus);
          return { bonus, side, announced, ...(form?.won === false ? {} : { won }), ...(kontra > 0 ? { kontra } : {}) };
        }),
      );
    case 'declarations':
      return listed(facts.declarations.map(({ seat, what }) => ({ seat, what })));
    case 'claims':
      return listed(facts.claims.map(({ seat, what }) => ({ seat, what })));
    case 'talonHonours':
      return listed(facts.talonHonours.map(({ seat, card }) => ({ seat, card: cardCode(card) })));
    case 'contras':
      return listed(facts.contras.map((contra) => ({ ...contra })));
    case 'lost':
      return listed(facts.lost.map((lost) => ('card' in lost ? { ...lost, card: cardCode(lost.card) } : { ...lost })));
  }
}

function listed(list: readonly unknown[]): readonly unknown[] | undefined {
  return list.length > 0 ? list : undefined;
}

function writeCounts(counts: Counts | null): unknown {
  return counts !== null && 'declarer' in counts ? { ...bySide(counts) } : [...(counts ?? [])];
}
