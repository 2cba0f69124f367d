import type { PartyName } from '@tarokk/rules';
import type { Ask } from '../../../api/ask.js';
import { soundState } from '../form/result.js';
import { stateOf } from '../form/document.js';
import type { SheetState } from '../form/state.js';
import { reduce, type Tap } from '../form/taps.js';
import { CHANNEL, database, FORGOTTEN, isRoomShort, keepDraft } from './database.js';
import { fetchDirectory, keepDirectory, keptDirectory } from './directory.js';
import { type SeasonDirectory, known, type DirectoryPerson } from './season-directory.js';
import { type LocalDraft, newDraft, newId } from './draft.js';
import { Favourites, pairAt } from './favourites.js';
import { officeDrafts, personNamed } from './queries.js';
import { Retrying } from './retrying.js';
import {
  type DraftChange,
  correctedBy,
  discard,
  prepared,
  refusedAltogether,
  sendDraft,
  triedAnew,
} from './sending.js';
import { type Hindrance, type Setback, setbackOf } from './setback.js';

/** All that the pages show, as it is now; a new object after each change. */
export interface SheetsSnapshot {
  readonly state: 'opening' | 'ready' | 'stranger' | 'unreachable' | 'broken';
  readonly directory: SeasonDirectory | null;
  readonly drafts: readonly LocalDraft[];
  readonly office: OfficeStanding;
  /** When the office wants to be asked again, in milliseconds; null where it has not said so. */
  readonly waitsUntil: number | null;
  /** Whether the office is still being asked for the first time what it knows of sheets that are not here. */
  readonly isAsking: boolean;
  /** Whether all that was entered on this page is on the disk: then it can be closed. */
  readonly isKept: boolean;
  /** The phone could not keep the last change, or has little room left. */
  readonly room: 'enough' | 'short' | 'none';
}

/** How the office was met last; where it was not, the phone tries again by itself. */
export type OfficeStanding = 'reached' | Hindrance;

/** Milliseconds without a tap after which the office is told of a draft. */
const PAUSE = 1500;
/** How many steps can be taken back. */
const STEPS_BACK = 60;

/** The sheets of this phone: kept at every tap, sent when there is a network. */
export class Sheets {
  private snapshot: SheetsSnapshot = {
    state: 'opening',
    directory: null,
    drafts: [],
    office: 'reached',
    waitsUntil: null,
    isAsking: true,
    isKept: true,
    room: 'enough',
  };
  private readonly listeners = new Set<() => void>();
  /** How often in a row the office has failed at a draft. */
  private readonly faults = new Map<string, number>();
  private readonly before = new Map<string, SheetState[]>();
  private readonly others = new BroadcastChannel(CHANNEL);
  private readonly listening = new AbortController();
  private readonly retrying = new Retrying(() => void this.refresh());
  private readonly favourites = new Favourites();
  private keeping: Promise<unknown> = Promise.resolve();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly ask: Ask) {
    this.others.onmessage = ({ data }) => {
      if (data === FORGOTTEN) location.reload();
      else void this.readDrafts();
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly get = (): SheetsSnapshot => this.snapshot;

  /** Nothing goes on by itself any more. What is being written is waited for: it would come back to a store that was emptied. */
  async close(): Promise<void> {
    this.listening.abort();
    clearTimeout(this.timer);
    this.retrying.close();
    this.others.close();
    await this.keeping;
  }

  /** What the phone knows is there at once; then what the office knows. */
  async open(): Promise<void> {
    try {
      const year = new Date().getFullYear();
      await this.favourites.open();
      const directory = await keptDirectory(year);
      this.change({ directory, room: (await isRoomShort()) ? 'short' : 'enough' });
      if (directory !== null) {
        await this.readDrafts();
        this.tryAnew();
        this.change({ state: 'ready' });
      }
      const { signal } = this.listening;
      addEventListener('online', () => void this.refresh(), { signal });
      addEventListener('offline', () => this.change({ office: 'no-network' }), { signal });
      await this.refresh();
    } catch {
      this.change({ state: 'broken' });
    }
  }

  /** Tells the office what it does not know, and asks for what it knows. What fails keeps nothing else from being done. */
  async refresh(): Promise<void> {
    if (this.isToWait()) return;
    try {
      await this.askAndTell();
    } finally {
      this.change({ isAsking: false });
    }
  }

  private async askAndTell(): Promise<void> {
    let first: Setback | null = null;
    for (const step of [
      () => this.askDirectory(),
      () => this.tell(),
      () => this.adopt(),
      () => this.lookUpGuests(),
    ] as const) {
      const setback = await setbackIn(step);
      first ??= setback;
      if (setback?.kind === 'pause') break;
    }
    if (this.snapshot.directory !== null) this.change({ state: 'ready' });
    else this.change({ state: first?.office === 'logged-out' ? 'stranger' : 'unreachable' });
    if (this.snapshot.state === 'stranger') return;
    if (first === null) this.reached();
    else this.missed(first);
  }

  /** What the office knows of the season. Who is logged out goes on with what the phone knows. */
  private async askDirectory(): Promise<Setback | null> {
    const directory = await fetchDirectory(this.ask, new Date().getFullYear());
    if (directory === null) return { kind: 'pause', office: 'logged-out', retryAfter: null };
    this.change({ directory });
    // That it takes sheets again is known when it takes one: an office whose disk is full still answers questions.
    if (isOnlyAway(this.snapshot.office)) this.change({ office: 'reached' });
    await this.readDrafts();
    return null;
  }

  draft(id: string): LocalDraft | null {
    return this.snapshot.drafts.find((draft) => draft.id === id) ?? null;
  }

  /** Sheets are begun, adopted and read only once there is one. */
  private get ownDirectory(): SeasonDirectory {
    if (this.snapshot.directory === null) throw new Error('No directory is on the phone.');
    return this.snapshot.directory;
  }

  begin(state: SheetState, with_: Partial<LocalDraft> = {}): LocalDraft {
    const draft = { ...newDraft(this.ownDirectory.me.account, state), ...with_ };
    this.keep(draft);
    return draft;
  }

  tap(id: string, tap: Tap): void {
    const draft = this.draft(id);
    if (draft === null) return;
    const state = reduce(draft.state, tap);
    if (state === draft.state) return;
    this.before.set(id, [...(this.before.get(id) ?? []).slice(-STEPS_BACK), draft.state]);
    this.keep(changed(draft, state));
    if (tap.tap === 'announce') this.favourites.likes(tap.call, pairAt(state, tap.party, tap.game));
  }

  /** Settles which announcements a sheet offers each party first, from what its pair has announced before: they stay for the whole match. */
  settleFavourites(id: string, number: number): void {
    const draft = this.draft(id);
    if (draft === null || (draft.offered?.A !== undefined && draft.offered.B !== undefined)) return;
    const [A, B] = [this.favouritesOf(draft, 'A', number), this.favouritesOf(draft, 'B', number)];
    this.write({ ...draft, offered: { A, B } });
  }

  /** What a sheet offers a party first, or would if it were settled now. */
  favouritesOf({ offered, state }: LocalDraft, party: PartyName, number: number): readonly string[] {
    return offered?.[party] ?? this.favourites.most(number, pairAt(state, party, 1));
  }

  canUndo(id: string): boolean {
    return (this.before.get(id)?.length ?? 0) > 0;
  }

  undo(id: string): void {
    const draft = this.draft(id);
    const state = this.before.get(id)?.pop();
    if (draft !== null && state !== undefined) this.keep(changed(draft, state));
  }

  /** Keeps a draft as it is now, and tells the office of it before long. */
  keep(draft: LocalDraft, wait = PAUSE): void {
    this.write(draft);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.send(), wait);
  }

  /** Tells the office of all drafts that it does not know as they are. */
  async send(): Promise<void> {
    if (this.isToWait()) return;
    const setback = await this.tell();
    if (setback !== null) this.missed(setback);
  }

  /** Throws a draft away, here at once and at the office when it can be reached. */
  discard(id: string): void {
    const draft = this.draft(id);
    if (draft !== null) this.keep({ ...draft, discarded: newId() }, 0);
  }

  async remove(id: string): Promise<void> {
    this.change({ drafts: this.snapshot.drafts.filter((draft) => draft.id !== id) });
    await (await database()).delete('drafts', id);
    this.others.postMessage(id);
  }

  /**
   * One page at a time sends, or two would each have half of the answers. What is refused is the answer to one draft. At what the
   * office fails comes last the next time, so that it keeps the others from nothing.
   * @returns why it stopped before the end; null where the office has been told of every draft
   */
  private async tell(): Promise<Setback | null> {
    const { directory } = this.snapshot;
    if (directory === null) return null;
    return alone(async () => {
      for (const id of this.inTurn()) {
        const kept = this.draft(id);
        const draft = kept === null ? null : prepared(kept);
        if (draft === null) continue;
        this.write(draft);
        await this.keeping;
        const setback = await setbackIn(() => this.tellOf(draft, directory));
        if (setback?.kind === 'fault') this.faults.set(id, (this.faults.get(id) ?? 0) + 1);
        if (setback !== null && setback.kind !== 'refused') return setback;
        this.faults.delete(id);
        this.reached();
        if (setback !== null && draft.discarded === null) {
          this.apply(draft.id, refusedAltogether(draft, setback.problem));
        }
      }
      return null;
    });
  }

  private inTurn(): readonly string[] {
    const failed = (id: string): number => this.faults.get(id) ?? 0;
    return this.snapshot.drafts.map(({ id }) => id).toSorted((one, other) => failed(one) - failed(other));
  }

  private async tellOf(draft: LocalDraft, directory: SeasonDirectory): Promise<null> {
    if (draft.discarded !== null) {
      await discard(this.ask, draft);
      await this.remove(draft.id);
    } else {
      this.apply(draft.id, await sendDraft(this.ask, draft, directory));
    }
    return null;
  }

  /** Taps that were made while the office was asked stay. */
  private apply(id: string, change: DraftChange): void {
    const present = this.draft(id);
    if (present === null) return;
    const next = { ...present, ...change(present) };
    if (prepared(next) === null) this.write(next);
    else this.keep(next);
  }

  /** What pages of an earlier version could not send. */
  private tryAnew(): void {
    for (const draft of this.snapshot.drafts) {
      const reload = triedAnew(draft);
      if (reload !== draft) this.write(reload);
    }
  }

  /** Somebody of no side of the season is known on this phone from now on. */
  async know(person: DirectoryPerson): Promise<void> {
    const { directory } = this.snapshot;
    if (directory === null || known(directory, person.id) !== null) return;
    const next = { ...directory, others: [...(directory.others ?? []), person] };
    this.change({ directory: next });
    await keepDirectory(next).catch(() => this.change({ room: 'none' }));
  }

  /** Guests whom another phone has looked up. */
  private async lookUpGuests(): Promise<null> {
    const named = this.snapshot.drafts.flatMap(({ state: { persons, substitutions } }) => [
      ...Object.values(persons),
      ...substitutions.map(({ person }) => person),
    ]);
    for (const id of new Set(named)) {
      if (id === null || known(this.ownDirectory, id) !== null) continue;
      const { person } = await this.ask(personNamed, { id });
      if (person !== null) await this.know(person);
    }
    return null;
  }

  private write(draft: LocalDraft): void {
    const others = this.snapshot.drafts.filter(({ id }) => id !== draft.id);
    this.change({ drafts: [draft, ...others], isKept: false });
    const keeping = this.keeping
      .then(() => keepDraft(draft))
      .then(() => {
        this.others.postMessage(draft.id);
        const isLast = this.keeping === keeping;
        this.change({ isKept: isLast, room: this.snapshot.room === 'none' ? 'enough' : this.snapshot.room });
      })
      .catch(() => this.change({ room: 'none' }));
    this.keeping = keeping;
  }

  /** Drafts that other phones have begun or gone on with. */
  private async adopt(): Promise<null> {
    const { drafts } = await this.ask(officeDrafts, {});
    for (const { id, version, updatedAt, document, side, plannedMatch } of drafts.nodes) {
      const known = this.snapshot.drafts.find(({ office }) => office?.id === id);
      if (known !== undefined && (known.office!.version >= version || known.unsaved || known.attempt !== null))
        continue;
      const sheet = readable(document);
      if (sheet === null) continue;
      // When another phone began it only that phone knows.
      const made = known ?? {
        ...newDraft(this.ownDirectory.me.account, sheet.state),
        begunAt: undefined,
        changedAt: Date.parse(updatedAt),
      };
      this.write({
        ...made,
        ...sheet,
        side: side?.id ?? null,
        plannedMatch: plannedMatch?.id ?? null,
        office: { id, version },
        unsaved: false,
        // Another phone has gone on with it: what was refused here is no longer what it says.
        ...(known === undefined ? {} : { handing: null, outcome: null }),
      });
    }
    // What another phone has handed in, or thrown away, is gone here too, unless something was changed here since.
    const there = new Set(drafts.nodes.map(({ id }) => id));
    for (const draft of this.snapshot.drafts) {
      const isGone = draft.office !== null && !there.has(draft.office.id);
      const isIdle = !draft.unsaved && draft.attempt === null && draft.handing === null && draft.outcome === null;
      if (isGone && isIdle) await this.remove(draft.id);
    }
    return null;
  }

  private async readDrafts(): Promise<void> {
    const account = this.snapshot.directory?.me.account;
    const all = await (await database()).getAll('drafts');
    const own = all.filter((draft) => draft.account === account);
    // What was not written yet is newer than what was.
    const newest = own.map((draft) => {
      const here = this.draft(draft.id);
      return here !== null && here.changedAt > draft.changedAt ? here : draft;
    });
    this.change({ drafts: newest.toSorted((one, other) => other.changedAt - one.changedAt) });
  }

  private reached(): void {
    this.retrying.succeeded();
    // The answer may be older than the loss of the network.
    this.change({ office: navigator.onLine ? 'reached' : 'no-network', waitsUntil: null });
  }

  private missed(setback: Setback): void {
    if (setback.office === null) return;
    this.retrying.failed(setback.kind === 'refused' ? null : setback.retryAfter);
    this.change({ office: setback.office, waitsUntil: this.retrying.waitsUntil });
  }

  private isToWait(): boolean {
    const until = this.retrying.waitsUntil;
    return until !== null && Date.now() < until;
  }

  private change(next: Partial<SheetsSnapshot>): void {
    this.snapshot = { ...this.snapshot, ...next };
    for (const listener of this.listeners) listener();
  }
}

/** What was changed is no longer what was refused, or what waits to be handed in; what the other side said may hold still. */
export function changed(draft: LocalDraft, state: SheetState): LocalDraft {
  const before = draft.handing?.sealed ?? null;
  const sealed = draft.sealed ?? (before === null ? null : { ...before, seals: before.seals ?? '' });
  const open = { handing: null, outcome: null, notKept: null, sealed };
  return { ...draft, ...open, state, changedAt: Date.now(), unsaved: true };
}

/** The sheet of a draft of the office; null where these pages cannot read it, which keeps them from no other. */
function readable(document: unknown): Pick<LocalDraft, 'state' | 'match'> | null {
  try {
    return { state: soundState(stateOf(document)), match: correctedBy(document) };
  } catch {
    return null;
  }
}

/** Hindrances that are over once the office answers a question. */
function isOnlyAway(office: OfficeStanding): boolean {
  return office === 'no-network' || office === 'down' || office === 'logged-out';
}

async function setbackIn(step: () => Promise<Setback | null>): Promise<Setback | null> {
  try {
    return await step();
  } catch (error) {
    return setbackOf(error);
  }
}

/** Runs while no other page of the office does; where the page is not served over HTTPS there are no such locks. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('office-sheets', work) : work();
}
