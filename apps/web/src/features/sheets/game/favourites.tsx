import { catalogue, definitionOf, parseCard, type SeatName } from '@tarokk/rules';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../api/page-context.js';
import { PictureOf } from '../../../game/cards/picture.js';
import { nameAlone, definitionCalled } from '../../../game/announcement-names.js';
import { announcementOf, isMessage } from '../../../game/playing/standing.js';
import { drawn } from '../../../game/drawn-announcement.js';
import { verdictOn } from '../form/standing-of-game.js';
import { type CallState, gameAt, isSameCall } from '../form/state.js';
import { keyed } from '../../../ui/keys/keys.js';
import { useThen } from '../onward.js';
import { useOpened } from '../use-sheets.js';
import { type NewEntry, useClashing, useClashSentence, useVerdicts } from './clashes.js';
import { seatParts } from '../../../game/seat-parts.js';

const SHOWN = 7;

/**
 * The most frequent announcements of the pair in the order of the rules, after the silent bonus of most games; a second tap takes
 * one back. They stay in their places, and on their keys, for the whole match.
 */
export function Favourites({
  game,
  seat,
  refuse,
}: {
  readonly game: number;
  readonly seat: SeatName;
  /** Says why what was tapped cannot stand; null: it can. */
  readonly refuse: (why: string | null) => void;
}) {
  const t = useTranslations('sheets');
  const { namesIn } = usePage();
  const { draft, sheets } = useOpened();
  const then = useThen();
  const { party, role: by } = seatParts(seat);
  const played = gameAt(draft.state, game);
  const clashSentence = useClashSentence(game);
  const clashing = useClashing(game);
  const where = { game, party };
  const obscur: NewEntry = { ...where, tap: 'silent', bonus: 'obscur' };
  useEffect(() => sheets.settleFavourites(draft.id, SHOWN), [sheets, draft.id]);
  const offered = sheets
    .favouritesOf(draft, party, SHOWN)
    .map(callOfKey)
    .toSorted((one, other) => placeInRules(one) - placeInRules(other))
    .map((call): [CallState, NewEntry] => [
      call,
      { ...where, tap: 'announce', call, by, isMessage: isMessage(call.announce) },
    ]);
  const silent = played.form === 'scored' ? played.sides[party].silent : [];
  const lines = played.form === 'scored' ? played.sides[party].lines : [];
  const isAnnounced = (call: CallState): boolean => lines.some((line) => isSameCall(line, call));
  const open = new Map<string, NewEntry>([
    ...(silent.includes('obscur') ? [] : ([[`${seat} obscur`, obscur]] as const)),
    ...offered
      .filter(([call]) => !isAnnounced(call))
      .map(([call, tap]) => [`${seat} ${JSON.stringify(call)}`, tap] as const),
  ]);
  const verdicts = useVerdicts(open);
  if (played.form === 'played') return null;
  /** Adds it as it can stand; what cannot is said, and nothing is added. */
  const add = (tap: NewEntry, name: string): void => {
    const verdict = verdictOn(draft.state, tap);
    refuse(verdict.may ? null : `${name}: ${clashSentence(verdict.clash, name)}`);
    if (verdict.may) sheets.tap(draft.id, tap.tap === 'announce' ? { ...tap, isLost: verdict.isLost } : tap);
  };
  const toggle = (call: CallState, tap: NewEntry, name: string): void => {
    const said = lines.findIndex((line) => isSameCall(line, call) && (line.result !== null || line.by === by));
    if (said < 0) return add(tap, name);
    refuse(null);
    sheets.tap(draft.id, { ...where, tap: 'unsay', line: said });
  };
  const chip = (key: string, call: CallState, name: string, isPressed: boolean, place: number, press: () => void) => {
    const verdict = verdicts.get(key);
    const clash = verdict === undefined || verdict.may || isPressed ? null : verdict.clash;
    return (
      <button
        key={key}
        type="button"
        className="chip"
        aria-pressed={isPressed}
        aria-disabled={clash !== null}
        {...(clash === null ? {} : { 'aria-description': clashSentence(clash, name) })}
        {...keyed(String(place))}
        onClick={press}
      >
        <span className="name">{name}</span>
        <Face of={call} />
        {isPressed ? (
          <small aria-hidden="true">
            ✓ <span>{t('said')}</span>
          </small>
        ) : null}
        {clash === null ? null : <small aria-hidden="true">✗ {clashing(clash, name)}</small>}
      </button>
    );
  };
  const nameOfObscur = definitionOf('obscur').name[namesIn];
  return (
    <div className="chips three favourites" role="group" aria-label={t('favourites')}>
      {chip(`${seat} obscur`, { announce: 'obscur' }, nameOfObscur, silent.includes('obscur'), 1, () =>
        silent.includes('obscur') ? sheets.tap(draft.id, obscur) : add(obscur, nameOfObscur),
      )}
      {offered.map(([call, tap], index) => {
        const name = nameAlone(announcementOf(call), namesIn);
        return chip(`${seat} ${JSON.stringify(call)}`, call, name, isAnnounced(call), index + 2, () =>
          toggle(call, tap, name),
        );
      })}
      <Link
        to="/sheets/$id/game/$game/announcements"
        params={{ id: draft.id, game }}
        search={{ seat, ...then }}
        className="chip all"
        {...keyed(String(SHOWN + 2))}
      >
        {t('allAnnouncements')}
      </Link>
    </div>
  );
}

/** By what an announcement is known from afar: its card, else how many tricks it is about. */
function Face({ of }: { readonly of: CallState }) {
  const { tricks, cards } = drawn(definitionCalled(of.announce));
  const ofTricks = tricks?.findLast(({ card }) => card !== null)?.card ?? null;
  const code = of.card ?? ofTricks ?? cards[0] ?? null;
  const count = tricks?.filter(({ isMeant }) => isMeant).length;
  return (
    <span className="face" aria-hidden="true">
      {code === null ? count : <PictureOf code={code} />}
    </span>
  );
}

const order: readonly string[] = catalogue.map(({ id }) => id);

/** Announcements that differ by their card alone have the order of the cards. */
function placeInRules({ announce, card }: CallState): number {
  return order.indexOf(announce) * 100 + (card === undefined ? 0 : parseCard(card));
}

function callOfKey(key: string): CallState {
  const [announce, card] = key.split(' ') as [string, string?];
  return card === undefined ? { announce } : { announce, card };
}
