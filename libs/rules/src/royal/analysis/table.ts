import { highest, type Pattern } from './pattern.js';

// An entry, in words of 32 bits.
const NEXT = 0;
const KEY = 1;
const KEYS = 8;
const OWNERS = KEY + KEYS;
const MASKS = OWNERS + 3;
const ANSWER = MASKS + 3;
const WORDS = ANSWER + 1;

const CHAINS = 1 << 16;
const FIRST_ENTRIES = 1 << 12;
/** 64 bytes each: 48 MB at most. */
const MOST_ENTRIES = 3 << 18;

/**
 * What was proved of positions before a trick. An answer holds for all positions that agree in who leads, in what the tricks
 * have brought of the goal, in how many cards of each suit everybody has, in the special cards, and in the owners of the
 * highest cards as far as the proof depended on them (partition search).
 */
export class TranspositionTable {
  private readonly chains = new Int32Array(CHAINS);
  private entries = new Int32Array(FIRST_ENTRIES * WORDS);
  private count = 0;
  private readonly key = new Int32Array(KEYS);
  private hash = 0;
  private found = 0;

  clear(): void {
    this.chains.fill(0);
    this.count = 0;
  }

  /**
   * Looks a position up; `answer` and `depthOf` then tell what was found.
   * @param place the number of the trick and who leads to it
   * @param specialSuits the special cards that are left
   */
  find(pattern: Pattern, place: number, state: number, specialSuits: number, specialTarocks: number): boolean {
    this.keyed(pattern, place, state, specialSuits, specialTarocks);
    const { entries, key } = this;
    const { owners0, owners1, owners2 } = pattern;
    for (let at = this.chains[this.hash]! * WORDS; at !== 0; at = entries[at]! * WORDS) {
      if (
        entries[at + KEY] === key[0] &&
        entries[at + KEY + 1] === key[1] &&
        entries[at + KEY + 2] === key[2] &&
        ((entries[at + OWNERS]! ^ owners0) & entries[at + MASKS]!) === 0 &&
        ((entries[at + OWNERS + 1]! ^ owners1) & entries[at + MASKS + 1]!) === 0 &&
        ((entries[at + OWNERS + 2]! ^ owners2) & entries[at + MASKS + 2]!) === 0 &&
        entries[at + KEY + 3] === key[3] &&
        entries[at + KEY + 4] === key[4] &&
        entries[at + KEY + 5] === key[5] &&
        entries[at + KEY + 6] === key[6] &&
        entries[at + KEY + 7] === key[7]
      ) {
        this.found = entries[at + ANSWER]!;
        return true;
      }
    }
    return false;
  }

  /** Whether the goal can be reached in what was found. */
  get answer(): boolean {
    return (this.found & 1) !== 0;
  }

  /** How many of the highest cards the proof depended on. @param suit 0–3, 4 for tarocks */
  depthOf(suit: number): number {
    return (this.found >>> (1 + 5 * suit)) & 31;
  }

  /** Puts down what was proved of a position; the parameters as for `find`. @param depths by suit, 0–3, then tarocks */
  store(
    pattern: Pattern,
    place: number,
    state: number,
    specialSuits: number,
    specialTarocks: number,
    answer: boolean,
    depths: Int8Array,
  ): void {
    if (this.count + 1 >= MOST_ENTRIES) this.clear();
    this.keyed(pattern, place, state, specialSuits, specialTarocks);
    const index = ++this.count;
    const at = index * WORDS;
    if (at + WORDS > this.entries.length) this.grow();
    const { entries, key } = this;
    entries[at + NEXT] = this.chains[this.hash]!;
    this.chains[this.hash] = index;
    for (let word = 0; word < KEYS; word++) entries[at + KEY + word] = key[word]!;
    entries[at + OWNERS] = pattern.owners0;
    entries[at + OWNERS + 1] = pattern.owners1;
    entries[at + OWNERS + 2] = pattern.owners2;
    const tarocks = depths[4]!;
    // Special cards are told apart at any depth.
    entries[at + MASKS] = highest(Math.min(tarocks, 16)) | pattern.specials0;
    entries[at + MASKS + 1] =
      highest(Math.max(tarocks - 16, 0)) |
      (highest(depths[0]!) >>> 12) |
      (highest(depths[1]!) >>> 22) |
      pattern.specials1;
    entries[at + MASKS + 2] = (highest(depths[2]!) >>> 12) | (highest(depths[3]!) >>> 22) | pattern.specials2;
    entries[at + ANSWER] =
      (answer ? 1 : 0) |
      (depths[0]! << 1) |
      (depths[1]! << 6) |
      (depths[2]! << 11) |
      (depths[3]! << 16) |
      (tarocks << 21);
  }

  private keyed(pattern: Pattern, place: number, state: number, specialSuits: number, specialTarocks: number): void {
    const { key } = this;
    key[0] = pattern.lengths0 | (place << 24);
    key[1] = pattern.lengths1;
    key[2] = state;
    key[3] = specialSuits;
    key[4] = specialTarocks;
    key[5] = pattern.specials0;
    key[6] = pattern.specials1;
    key[7] = pattern.specials2;
    let hash = 0;
    for (let word = 0; word < KEYS; word++) hash = Math.imul(hash ^ key[word]!, 0x9e3779b1) ^ (hash >>> 15);
    this.hash = (hash ^ (hash >>> 16)) & (CHAINS - 1);
  }

  private grow(): void {
    const larger = new Int32Array(Math.min(this.entries.length * 4, MOST_ENTRIES * WORDS));
    larger.set(this.entries);
    this.entries = larger;
  }
}
