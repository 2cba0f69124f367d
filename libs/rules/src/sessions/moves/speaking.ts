import { type Act } from '../acts.js';
import { everyAct } from './every-act.js';
import { type KnownDeal } from './known-deal.js';
import { World } from './world.js';

/** What a seat may say in its turn of announcements. */
export interface LegalTurn {
  /** What may be said now, after what has been said in this turn. */
  readonly acts: readonly Act[];
  /** The turn may end with what has been said, perhaps nothing. */
  readonly mayPass: boolean;
}

/** How a turn would be taken. */
interface Judgement {
  readonly isBroken: boolean;
  /** Codes of what would still be due. */
  readonly omitted: string;
}

/** Finds out what may be said in a turn: an act is offered if the turn can be ended in order after it. */
export class Speaking {
  private readonly candidates: readonly Act[];
  /** What makes the turn complete if something is due in it, by world. */
  private readonly remedies = new Map<World, readonly (readonly Act[])[]>();

  constructor(
    private readonly known: KnownDeal,
    private readonly worlds: readonly World[],
  ) {
    const { ruleset, options, table } = known;
    this.candidates = everyAct(ruleset.form.say, ruleset, options, table);
  }

  offer(): LegalTurn {
    const { worlds } = this;
    const { saying } = this.known.view;
    return {
      acts: this.candidates.filter((act) => worlds.some((world) => this.maySay(world, act))),
      mayPass: worlds.some((world) => isInOrder(this.judge(world, saying))),
    };
  }

  private maySay(world: World, act: Act): boolean {
    const say = [...this.known.view.saying, act];
    const { isBroken, omitted } = this.judge(world, say);
    if (isBroken || omitted === '') return !isBroken;
    return this.remediesIn(world).some((remedy) => {
      const rest = remedy.filter((one) => one !== act);
      return isInOrder(this.judge(world, [...say, ...rest]));
    });
  }

  /** One or two acts that leave nothing due: more is never due at one turn. */
  private remediesIn(world: World): readonly (readonly Act[])[] {
    const found = this.remedies.get(world) ?? this.findRemedies(world, [], 2);
    this.remedies.set(world, found);
    return found;
  }

  private findRemedies(world: World, said: readonly Act[], depth: number): readonly (readonly Act[])[] {
    const say = [...this.known.view.saying, ...said];
    const { omitted } = this.judge(world, say);
    if (omitted === '') return [said];
    if (depth === 0) return [];
    return this.candidates.flatMap((act) => {
      const judgement = this.judge(world, [...say, act]);
      const helps = !judgement.isBroken && judgement.omitted !== omitted;
      return helps ? this.findRemedies(world, [...said, act], depth - 1) : [];
    });
  }

  private judge(world: World, say: readonly Act[]): Judgement {
    const { view } = this.known;
    const tried = new World(this.known, world.assumed, { turn: { seat: view.seat, say } });
    const found = tried.found('announcements', view.announcements.length);
    return {
      isBroken: tried.isUnreadable || found.some(({ omission }) => !omission),
      omitted: found.flatMap(({ omission, code }) => (omission ? [code] : [])).join(' '),
    };
  }
}

function isInOrder({ isBroken, omitted }: Judgement): boolean {
  return !isBroken && omitted === '';
}
