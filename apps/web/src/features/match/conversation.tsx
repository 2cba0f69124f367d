import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type Numeral, WithRoman } from '../../game/cards/with-roman.js';
import { Moment } from '../../ui/days.js';
import { Changes } from './changes/changes.js';
import type { ShownMatch } from './queries.js';

type Move = ShownMatch['moves'][number];
type Revision = ShownMatch['revisions'][number];
type Ruling = ShownMatch['rulings'][number];

/** Something that was said or done: a sheet, a step without one, a ruling. */
type Entry =
  | { readonly kind: 'sheet'; readonly at: string; readonly sheet: Revision }
  | { readonly kind: 'move'; readonly at: string; readonly move: Move }
  | { readonly kind: 'ruling'; readonly at: string; readonly ruling: Ruling };

/**
 * What the two sides and the jury have said to each other, the first first: each sheet with what it changed, each dispute with
 * its line and reason, each ruling with its points. Who may not see all of it sees what is left.
 */
export function Conversation({
  match,
  seen = null,
}: {
  readonly match: ShownMatch;
  /** A sheet of which the page has already shown what it changes. */
  readonly seen?: number | null;
}) {
  const t = useTranslations('match');
  const entries = entriesOf(match);
  if (entries.length < 2) return null;
  return (
    <section className="conversation" aria-labelledby="conversation">
      <h2 id="conversation">{t('conversation.title')}</h2>
      <ol className="ruled">
        {entries.map((entry) => (
          <li key={keyOf(entry)}>
            <ConversationEntry entry={entry} match={match} seen={seen} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function ConversationEntry({
  entry,
  match,
  seen,
}: {
  readonly entry: Entry;
  readonly match: ShownMatch;
  readonly seen: number | null;
}) {
  const t = useTranslations('match');
  switch (entry.kind) {
    case 'sheet': {
      const { number, enteredBy, by } = entry.sheet;
      return (
        <>
          <Happened>{t(number === 1 ? 'conversation.handedIn' : 'conversation.corrected')}</Happened>
          <Who actor={enteredBy} name={by?.name ?? null} at={entry.at} match={match} />
          {number === 1 || number === seen ? null : <Changes match={match} before={number - 1} after={number} />}
        </>
      );
    }
    case 'move': {
      const { to, from, game, line, actor, by, reason } = entry.move;
      const place = (numeral: Numeral): string =>
        [game === null ? '' : t('gameNumber', { number: numeral(game) }), line ?? '']
          .filter((each) => each !== '')
          .join(', ');
      const what = from === 'DISPUTED' && to === 'CONFIRMED' ? 'TAKEN_BACK' : to;
      return (
        <>
          <Happened>
            {t(`conversation.moved.${what}`)}
            {place(String) === '' ? '' : ': '}
            <WithRoman say={place} />
          </Happened>
          {reason === null ? null : <q>{reason}</q>}
          <Who actor={actor} name={by.name} at={entry.at} match={match} />
        </>
      );
    }
    case 'ruling': {
      const { game, points, reason, revoked, by, kind } = entry.ruling;
      return (
        <>
          <Happened gone={revoked !== null}>
            {t(`conversation.ruled.${kind}`)}
            {game === null ? null : <WithRoman say={(numeral) => `: ${t('gameNumber', { number: numeral(game) })}`} />}
            {points === null ? '' : `, ${points.a} : ${points.b}`}
          </Happened>
          <q>{reason}</q>
          {revoked === null ? null : <small>{t('revoked', { reason: revoked })}</small>}
          <Who actor="JURY" name={by.name} at={entry.at} match={match} />
        </>
      );
    }
  }
}

function Happened({ gone = false, children }: { readonly gone?: boolean; readonly children: ReactNode }) {
  return <strong className={gone ? 'gone' : undefined}>{children}</strong>;
}

function Who({
  actor,
  name,
  at,
  match: { sides },
}: {
  readonly actor: Move['actor'];
  readonly name: string | null;
  readonly at: string;
  readonly match: ShownMatch;
}) {
  const t = useTranslations('match');
  const side = actor === 'JURY' ? t('jury') : `${actor}, ${sides[actor === 'A' ? 0 : 1]?.name ?? ''}`;
  return (
    <small>
      {name === null ? side : `${name} (${side})`}, <Moment of={at} />
    </small>
  );
}

/** In the order of time; a step that came with a sheet is told by the sheet. */
function entriesOf({ revisions, moves, rulings }: ShownMatch): readonly Entry[] {
  const sheets = revisions.map((sheet): Entry => ({ kind: 'sheet', at: sheet.createdAt, sheet }));
  const steps = moves
    .filter(({ from, to }) => !(to === 'SUBMITTED' && (from === null || from === 'DISPUTED' || from === 'RETURNED')))
    .map((move): Entry => ({ kind: 'move', at: move.createdAt, move }));
  const ruled = rulings.map((ruling): Entry => ({ kind: 'ruling', at: ruling.createdAt, ruling }));
  return [...sheets, ...steps, ...ruled].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

function keyOf(entry: Entry): string {
  switch (entry.kind) {
    case 'sheet':
      return `sheet ${entry.sheet.number}`;
    case 'move':
      return `move ${entry.move.number}`;
    case 'ruling':
      return `ruling ${entry.ruling.number}`;
  }
}
