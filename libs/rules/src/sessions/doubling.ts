import { otherSide, sides, type SessionSide } from './seats.js';

interface DoubledItem {
  readonly on: string;
  readonly side: SessionSide;
  level: number;
}

/** The items of a deal and their levels of kontra (S5). */
export class Doubling {
  private readonly items: DoubledItem[] = [{ on: 'game', side: 'declarer', level: 0 }];

  /** @param maximum the highest level */
  constructor(private readonly maximum: number) {}

  /** A bonus has been announced by a side. */
  add(on: string, side: SessionSide): void {
    if (!this.has(on, side)) this.items.push({ on, side, level: 0 });
  }

  has(on: string, side: SessionSide): boolean {
    return this.find(on, side) !== undefined;
  }

  level(on: string, side: SessionSide): number {
    return this.find(on, side)?.level ?? 0;
  }

  /**
   * A seat of `speaker` says kontra of a level; a valid one lifts the item. Returns the code that it draws, null if it is
   * valid. `kontra/not-possible` is the ruleset's to find before.
   */
  kontra(on: string, level: number, speaker: SessionSide): string | null {
    const code = this.judge(on, level, speaker);
    if (code === null) this.find(on, ownerOf(level, speaker))!.level = level;
    return code;
  }

  /** What `kontra` would say, without lifting anything. */
  judge(on: string, level: number, speaker: SessionSide): string | null {
    const owner = ownerOf(level, speaker);
    const item = this.find(on, owner);
    if (item === undefined) return this.has(on, otherSide(owner)) ? 'kontra/own-side' : 'kontra/target';
    return level !== item.level + 1 || level > this.maximum ? 'kontra/level' : null;
  }

  /** The bonuses announced, in the order in which they were. */
  announced(): readonly { readonly on: string; readonly side: SessionSide; readonly level: number }[] {
    return this.items.filter(({ on }) => on !== 'game');
  }

  announcedBySomebody(on: string): boolean {
    return sides.some((side) => this.has(on, side));
  }

  private find(on: string, side: SessionSide): DoubledItem | undefined {
    for (const item of this.items) if (item.on === on && item.side === side) return item;
    return undefined;
  }
}

/** Odd levels are said by the side against the item, even ones by the item's own. */
function ownerOf(level: number, speaker: SessionSide): SessionSide {
  return level % 2 === 1 ? otherSide(speaker) : speaker;
}
