import { consolation, type LowerTarock, type PartyName } from '@tarokk/rules';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { keyed } from '../../../ui/keys/keys.js';
import { lowerTarocks, otherParty, type ScoredState, type SideState } from '../form/state.js';
import { sideOf } from '../store/season-directory.js';
import { useOpened } from '../use-sheets.js';

/** What is asked of the cards, in this order; each has one answer, and the answer leads on. */
const questions = ['tarocks', 'honours', 'has'] as const;
type Question = (typeof questions)[number];

/** No party that was dealt a valid hand holds fewer, or more: each player has three tarocks at least (1.4). */
const usual = [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16];
const rare = [2, 3, 4, 5, 17, 18, 19, 20];
const numerals = { T18: 'XVIII', T17: 'XVII', T16: 'XVI' } as const;

/** Every way in which the three lie, each with its key. */
const lower: readonly (readonly [key: string, cards: readonly LowerTarock[]])[] = [
  ['a', ['T18']],
  ['s', ['T17']],
  ['d', ['T16']],
  ['f', []],
  ['g', ['T18', 'T17']],
  ['h', ['T18', 'T16']],
  ['j', ['T17', 'T16']],
  ['k', lowerTarocks],
];

/** What each answer brings of the consolation (7.1), where nothing else does. */
const worth = {
  tarocks: (held: number): number => consolation(held, 2, 3, false),
  honours: (held: number): number => consolation(13, held, 3, false) - consolation(13, 2, 3, false),
  has: (held: number): number => consolation(13, 2, held, false) - consolation(13, 2, 3, false),
};

/**
 * What one party was dealt (7.1); what the other has follows. On a phone one question at a time, what was answered above it; where
 * there is room all three.
 */
export function CardsAsked({
  game,
  played,
  whole,
}: {
  readonly game: number;
  readonly played: ScoredState;
  /** The last answer was given that was missing. */
  readonly whole: () => void;
}) {
  const t = useTranslations('sheets');
  const { draft, sheets, directory } = useOpened();
  const { state, id } = draft;
  const own = state.sides.B !== null && state.sides.B === draft.side ? 'B' : 'A';
  const [party, setParty] = useState<PartyName>(own);
  const [again, askAgain] = useState<Question | null>(null);
  const [isRare, setRare] = useState(false);
  const side = played.sides[party];
  const other = played.sides[otherParty(party)];
  const open = questions.filter((each) => side[each] === null);
  const asked = again ?? open[0] ?? null;
  const place = useFocusOnNext(asked);
  const lowerNames = useLowerNames();
  const where = { game, party };
  const answered = (tap: Parameters<typeof sheets.tap>[1], question: Question): void => {
    sheets.tap(id, tap);
    askAgain(null);
    if (open.length === 1 && open[0] === question) whole();
  };
  const looks = (question: Question): string => `chips one-question${question === asked ? '' : ' not-asked'}`;
  const legend = (question: Question): ReactNode => (
    <legend>
      {t(`ask.${question}`, { party })} <Follows side={other} question={question} party={party} />
    </legend>
  );
  return (
    <div className="questions" ref={place}>
      <Answers played={played} open={open} asked={asked} ask={askAgain} />
      <fieldset className="chips two either whose-cards">
        <legend>{t('whoseCards')}</legend>
        {(['A', 'B'] as const).map((each) => (
          <button
            key={each}
            type="button"
            className={`chip party-${each.toLowerCase()}`}
            aria-pressed={party === each}
            {...keyed(each === 'A' ? 'v' : 'b')}
            onClick={() => setParty(each)}
          >
            {each} {sideOf(directory, state.sides[each])?.name}
          </button>
        ))}
      </fieldset>
      <fieldset className={`${looks('tarocks')} by-points`} tabIndex={-1}>
        {legend('tarocks')}
        {[10, 12, 20].map((most, index, limits) => (
          <div key={most} className="of-points">
            <small aria-hidden="true">{t('pointsOf', { points: worth.tarocks(most) })}</small>
            {[...usual, ...(isRare ? rare : [])]
              .filter((count) => count <= most && count > (limits[index - 1] ?? 0))
              .toSorted((one, other) => one - other)
              .map((count) => (
                <button
                  key={count}
                  type="button"
                  className="chip"
                  aria-pressed={side.tarocks === count}
                  {...keyed(String(count))}
                  onClick={() => answered({ ...where, tap: 'tarocks', count }, 'tarocks')}
                >
                  {count}
                </button>
              ))}
            {isRare || most !== 20 ? null : (
              <button type="button" className="chip" aria-label={t('otherCount')} onClick={() => setRare(true)}>
                …
              </button>
            )}
          </div>
        ))}
      </fieldset>
      <fieldset className={`${looks('honours')} three`} tabIndex={-1}>
        {legend('honours')}
        {([0, 1, 2] as const).map((count) => (
          <button
            key={count}
            type="button"
            className="chip with-points"
            aria-pressed={side.honours === count}
            {...keyed('qwe'.charAt(count))}
            onClick={() => answered({ ...where, tap: 'honours', count }, 'honours')}
          >
            <span>{t(`honoursHeld.${count}`)}</span> <small aria-hidden="true">+{worth.honours(count)}</small>
          </button>
        ))}
      </fieldset>
      <fieldset className={`${looks('has')} lower`} tabIndex={-1}>
        {legend('has')}
        {lower.map(([key, cards]) => (
          <button
            key={key}
            type="button"
            className="chip with-points"
            aria-pressed={side.has?.length === cards.length && cards.every((card) => side.has?.includes(card))}
            {...keyed(key)}
            onClick={() => answered({ ...where, tap: 'lower', cards }, 'has')}
          >
            <span>{lowerNames(cards)}</span> <small aria-hidden="true">+{worth.has(cards.length)}</small>
          </button>
        ))}
      </fieldset>
    </div>
  );
}

/** Whoever answers by keyboard or hears the page goes on at the question that came. */
function useFocusOnNext(asked: Question | null) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(asked);
  useEffect(() => {
    if (before.current !== asked && asked !== null)
      place.current?.querySelector<HTMLElement>('.one-question:not(.not-asked)')?.focus({ preventScroll: true });
    before.current = asked;
  }, [asked]);
  return place;
}

/** What was answered already, each a tap away from being asked again. */
function Answers({
  played: { sides },
  open,
  asked,
  ask,
}: {
  readonly played: ScoredState;
  readonly open: readonly Question[];
  readonly asked: Question | null;
  readonly ask: (question: Question) => void;
}) {
  const t = useTranslations('sheets');
  const answerOf = useAnswerOf();
  const given = questions.filter((each) => !open.includes(each) && each !== asked);
  return given.length === 0 ? null : (
    <ul className="given" aria-label={t('given')}>
      {given.map((question) => (
        <li key={question}>
          <button type="button" className="action" onClick={() => ask(question)}>
            <span>
              <span className="unseen">{t('change')}</span> <b>{t(question === 'has' ? 'lower' : question)}</b>{' '}
              <small>
                A {answerOf(sides.A, question)}, B {answerOf(sides.B, question)}
              </small>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What a party has by an answer, in words; nothing while it is open. */
function useAnswerOf(): (side: SideState, question: Question) => string {
  const t = useTranslations('sheets');
  const lowerNames = useLowerNames();
  return ({ tarocks, honours, has }, question) => {
    switch (question) {
      case 'tarocks':
        return tarocks === null ? '' : String(tarocks);
      case 'honours':
        return honours === null ? '' : t(`honoursHeld.${honours as 0 | 1 | 2}`);
      case 'has':
        return has === null ? '' : lowerNames(has);
    }
  };
}

function useLowerNames(): (cards: readonly LowerTarock[]) => string {
  const t = useTranslations('sheets');
  return (cards) => {
    if (cards.length === 0) return t('noneOfThem');
    return cards.length === lowerTarocks.length ? t('allOfThem') : cards.map((card) => numerals[card]).join('\u00a0');
  };
}

/** What the other party has by that; nothing while it is open. */
function Follows({
  side,
  question,
  party,
}: {
  readonly side: SideState;
  readonly question: Question;
  readonly party: PartyName;
}) {
  const t = useTranslations('sheets');
  const answerOf = useAnswerOf();
  const other = otherParty(party);
  return (
    <small className={`party-${other.toLowerCase()}`} aria-live="polite">
      {side[question] === null ? '' : t('otherHas', { party: other, value: answerOf(side, question) })}
    </small>
  );
}
