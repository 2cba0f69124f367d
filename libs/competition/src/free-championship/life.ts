import { text, type Text } from '@tarokk/rules';
import { problemKind } from '../wording/problem-kind.js';

/** Where a game stands that was handed in by itself (12). */
export const freeStates = ['submitted', 'admitted', 'refused', 'reopened', 'withdrawn'] as const;
export type FreeState = (typeof freeStates)[number];

/** Who acts: who handed it in, or a jury member. */
export type FreeActor =
  | { readonly kind: 'enterer' }
  /** Concerned is who played in it (D12). */
  | { readonly kind: 'jury'; readonly concerned: boolean };

export const freeRequirements = [
  'reason', // the jury says why
  'new-revision', // it is handed in anew
  'no-problems', // nothing keeps it from being admitted
  'word-on-refuted', // a record that the rules library refutes is admitted with a reason (S8: it is settled as played)
  'word-on-objections', // so is a game to which somebody who is named in it objects
] as const;
export type FreeRequirement = (typeof freeRequirements)[number];

export interface FreeTransition {
  readonly from: FreeState;
  readonly to: FreeState;
  readonly by: FreeActor['kind'];
  readonly needs: readonly FreeRequirement[];
}

function move(
  from: FreeState,
  to: FreeState,
  by: FreeActor['kind'],
  ...needs: readonly FreeRequirement[]
): FreeTransition {
  return { from, to, by, needs };
}

/** The life of such a game, complete: what is not here cannot happen. It begins as submitted. */
export const freeTransitions: readonly FreeTransition[] = [
  move('submitted', 'submitted', 'enterer', 'new-revision'),
  move('submitted', 'submitted', 'jury', 'new-revision'),
  move('submitted', 'withdrawn', 'enterer'),
  move('submitted', 'withdrawn', 'jury', 'reason'),
  move('submitted', 'admitted', 'jury', 'no-problems', 'word-on-refuted', 'word-on-objections'),
  move('submitted', 'refused', 'jury', 'reason'),

  move('refused', 'submitted', 'enterer', 'new-revision'),
  move('refused', 'submitted', 'jury', 'new-revision'),
  move('refused', 'withdrawn', 'enterer'),

  move('admitted', 'reopened', 'jury', 'reason'),

  move('reopened', 'submitted', 'enterer', 'new-revision'),
  move('reopened', 'submitted', 'jury', 'new-revision'),
  move('reopened', 'admitted', 'jury', 'no-problems', 'word-on-refuted', 'word-on-objections'),
  move('reopened', 'refused', 'jury', 'reason'),
  move('reopened', 'withdrawn', 'jury', 'reason'),
];

/** What is known of the game and the move. */
export interface FreeConditions {
  /** The actor's reason; null or blank without one. */
  readonly reason: string | null;
  readonly newRevision: boolean;
  /** How many things keep it from being admitted. */
  readonly problems: number;
  /** The rules library refutes its record. */
  readonly refuted: boolean;
  /** How many objections the jury has not answered by a decision. */
  readonly objections: number;
  readonly seasonClosed: boolean;
}

export const freeRefusals = {
  noSuchMove: problemKind('free/no-such-move', {
    text: text(
      'a game that is {from} cannot become {to}',
      'ein Spiel im Stand „{from}“ kann nicht „{to}“ werden',
      'a(z) „{from}” állapotú játékból nem lehet „{to}”',
    ),
  }),
  notYours: problemKind('free/not-yours', {
    rule: '12',
    text: text(
      'this is for whoever handed the game in, or for the jury',
      'das ist Sache dessen, der das Spiel eingegeben hat, oder der Jury',
      'ez arra tartozik, aki a játékot beadta, vagy a zsűrire',
    ),
  }),
  juryAlone: problemKind('free/jury-alone', {
    rule: '12',
    text: text('this is for the jury', 'das ist Sache der Jury', 'ez a zsűrire tartozik'),
  }),
  juryConcerned: problemKind('free/jury-concerned', {
    rule: 'D12',
    text: text(
      'a jury member does not decide on games in which they played',
      'ein Jurymitglied entscheidet nicht über Spiele, an denen es teilgenommen hat',
      'a zsűri tagja nem dönt olyan játékról, amelyen játszott',
    ),
  }),
  seasonClosed: problemKind('free/season-closed', {
    rule: 'D25',
    text: text(
      'the season is closed; changes need it reopened',
      'die Saison ist geschlossen; für Änderungen muss sie wieder geöffnet werden',
      'a szezon le van zárva; változtatáshoz újra kell nyitni',
    ),
  }),
  reasonNeeded: problemKind('free/reason-needed', {
    text: text('a reason is needed', 'eine Begründung wird gebraucht', 'indoklás kell'),
  }),
  newRevisionNeeded: problemKind('free/new-revision-needed', {
    text: text('it has to be handed in anew', 'es muss neu eingegeben werden', 'újra be kell adni'),
  }),
  problems: problemKind('free/problems', {
    rule: '12',
    text: text(
      'it cannot be admitted: things to be settled first: {count}',
      'es kann nicht zugelassen werden: vorher zu klären: {count}',
      'nem fogadható el: előbb tisztázandó: {count}',
    ),
  }),
  wordOnRefuted: problemKind('free/word-on-refuted', {
    rule: 'S8',
    text: text(
      'the record shows irregularities, which are settled as played: admitting it needs a reason',
      'die Aufzeichnung zeigt Regelwidrigkeiten, die abgerechnet werden, wie gespielt wurde: die Zulassung braucht eine Begründung',
      'a jegyzőkönyv szabálytalanságokat mutat, az elszámolás a lejátszottak szerint történt: az elfogadáshoz indoklás kell',
    ),
  }),
  wordOnObjections: problemKind('free/word-on-objections', {
    rule: '12',
    text: text(
      '{count} {count|player objects|players object}: admitting it needs a reason',
      '{count} {count|Spieler erhebt|Spieler erheben} Einspruch: die Zulassung braucht eine Begründung',
      '{count} játékos kifogást emelt: az elfogadáshoz indoklás kell',
    ),
  }),
  notInIt: problemKind('free/not-in-it', {
    rule: '12',
    text: text(
      'whoever is named in a game can object to it',
      'Einspruch erhebt, wer in einem Spiel genannt ist',
      'kifogást az emelhet, akit a játék megnevez',
    ),
  }),
  noObjection: problemKind('free/no-objection', {
    rule: '12',
    text: text(
      'to a game that is {from} there is nothing to object',
      'gegen ein Spiel im Stand „{from}“ gibt es keinen Einspruch',
      'a(z) „{from}” állapotú játék ellen nincs mit kifogásolni',
    ),
  }),
};

/** Why something is not done, whatever it is. */
export type FreeRefusal = ReturnType<(typeof freeRefusals)[keyof typeof freeRefusals]>;

/** The states in words. */
export const freeStateNames: Readonly<Record<FreeState, Text>> = {
  submitted: text('handed in', 'eingereicht', 'beadva'),
  admitted: text('admitted', 'zugelassen', 'elfogadva'),
  refused: text('refused', 'abgelehnt', 'elutasítva'),
  reopened: text('reopened', 'wieder geöffnet', 'újranyitva'),
  withdrawn: text('withdrawn', 'zurückgezogen', 'visszavonva'),
};

/** What keeps somebody from moving a game; nothing when they may. */
export function gameMoveRefusals(
  from: FreeState,
  to: FreeState,
  actor: FreeActor,
  conditions: FreeConditions,
): readonly FreeRefusal[] {
  const moves = freeTransitions.filter((transition) => transition.from === from && transition.to === to);
  if (moves.length === 0) {
    return [freeRefusals.noSuchMove({ from: freeStateNames[from], to: freeStateNames[to] })];
  }
  const transition = moves.find(({ by }) => by === actor.kind);
  if (!transition) return [moves.every(({ by }) => by === 'jury') ? freeRefusals.juryAlone() : freeRefusals.notYours()];
  return [
    ...(actor.kind === 'jury' && actor.concerned ? [freeRefusals.juryConcerned()] : []),
    ...(conditions.seasonClosed ? [freeRefusals.seasonClosed()] : []),
    ...transition.needs.flatMap((need) => missing(need, conditions)),
  ];
}

/** All states that somebody may move a game to now. */
export function possibleGameMoves(from: FreeState, actor: FreeActor, conditions: FreeConditions): readonly FreeState[] {
  return freeStates.filter((to) => gameMoveRefusals(from, to, actor, conditions).length === 0);
}

/** Where somebody who is named in a game can still object to it: the jury hears them before it decides, or again. */
const objectable: readonly FreeState[] = ['submitted', 'admitted', 'reopened'];

/** What keeps somebody from objecting to a game; nothing when they may. */
export function gameObjectionRefusals(
  state: FreeState,
  isNamed: boolean,
  seasonClosed: boolean,
): readonly FreeRefusal[] {
  return [
    ...(isNamed ? [] : [freeRefusals.notInIt()]),
    ...(objectable.includes(state) ? [] : [freeRefusals.noObjection({ from: freeStateNames[state] })]),
    ...(seasonClosed ? [freeRefusals.seasonClosed()] : []),
  ];
}

/** Only an admitted game counts, it and its trophies (D13). */
export function gameCounts(state: FreeState): boolean {
  return state === 'admitted';
}

function missing(need: FreeRequirement, conditions: FreeConditions): readonly FreeRefusal[] {
  const hasReason = (conditions.reason ?? '').trim() !== '';
  switch (need) {
    case 'reason':
      return hasReason ? [] : [freeRefusals.reasonNeeded()];
    case 'new-revision':
      return conditions.newRevision ? [] : [freeRefusals.newRevisionNeeded()];
    case 'no-problems':
      return conditions.problems === 0 ? [] : [freeRefusals.problems({ count: conditions.problems })];
    case 'word-on-refuted':
      return hasReason || !conditions.refuted ? [] : [freeRefusals.wordOnRefuted()];
    case 'word-on-objections': {
      const count = conditions.objections;
      return hasReason || count === 0 ? [] : [freeRefusals.wordOnObjections({ count })];
    }
  }
}
