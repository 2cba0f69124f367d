const strength = new Map<string, number>();
for (let number = 1; number <= 22; number++) strength.set(`T${number}`, number);
const ranks = { SC: ['7', '8', '9', '10', 'J', 'C', 'Q', 'K'], HD: ['4', '3', '2', 'A', 'J', 'C', 'Q', 'K'] };
for (const [suits, codes] of Object.entries(ranks)) {
  for (const suit of suits.split('')) for (const [rank, code] of codes.entries()) strength.set(suit + code, rank);
}

const TAROCK = 'T'.charCodeAt(0);

function beats(card: string, best: string): boolean {
  const suit = card.charCodeAt(0);
  if (suit !== best.charCodeAt(0)) return suit === TAROCK;
  return strength.get(card)! > strength.get(best)!;
}

/** The least that anybody must do with a played game once its JSON is read: follow the tricks and find who won each. */
export function followTricks(tricks: readonly (readonly string[])[]): number {
  let winners = 0;
  let leader = 0;
  for (const cards of tricks) {
    let best = 0;
    for (let place = 1; place < 4; place++) if (beats(cards[place]!, cards[best]!)) best = place;
    leader = (leader + best) & 3;
    winners += leader;
  }
  return winners;
}
