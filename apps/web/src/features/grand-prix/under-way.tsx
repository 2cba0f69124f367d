import { useTranslations } from 'use-intl';
import { RomanNumber } from '../../game/cards/roman-number.js';
import { SideLink } from '../../ui/links.js';
import { Section } from '../../ui/section.js';
import type { Pairing } from './pairing-columns.js';
import type { Event } from './queries.js';
import { type EventRound, underWay } from './rounds.js';
import { twoSides } from '../../api/two-sides.js';

/** Beside the table: who is at the tables and how far they are, and who meets in the round after it. */
export function UnderWay({ event: { phase, schedule } }: { readonly event: Event }) {
  const t = useTranslations('grandPrix');
  const { now, next } = underWay(schedule);
  if (phase !== 'DRAWN' || now === null) return null;
  const isPlayed = now.pairings.some(({ games }) => games > 0);
  return (
    <div className="rail">
      <Section
        id="now"
        heading={t('roundNumber', { round: now.slot })}
        beside={isPlayed ? <span className="being-played">{t('beingPlayed')}</span> : null}
      >
        <ol className="ruled">
          {now.pairings.map((pairing) => (
            <li key={pairing.id}>{pairing.games === 0 ? <Meeting of={pairing} /> : <AtTheTable of={pairing} />}</li>
          ))}
        </ol>
      </Section>
      {next === null ? null : <Next round={next} />}
    </div>
  );
}

function Next({ round: { slot, pairings } }: { readonly round: EventRound }) {
  const t = useTranslations('grandPrix');
  return (
    <Section id="next" heading={t('roundNumber', { round: slot })}>
      <ol className="ruled">
        {pairings.map((pairing) => (
          <li key={pairing.id}>
            <Meeting of={pairing} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Meeting({ of: pairing }: { readonly of: Pairing }) {
  const [a, b] = twoSides(pairing);
  return (
    <span>
      <SideLink side={a} /> – <SideLink side={b} />
    </span>
  );
}

function AtTheTable({ of: pairing }: { readonly of: Pairing }) {
  const t = useTranslations('grandPrix');
  const { games } = pairing;
  return (
    <>
      <div className="at-table">
        <Standing of={pairing} name={(side) => <SideLink side={side} />} />
        <GameNumber of={games + 1} />
      </div>
      <small>{t('gamesIn', { games, next: games + 1 })}</small>
    </>
  );
}

/** Both pairs below each other with what they have so far, who leads bold. */
export function Standing({
  of: { raw, sides },
  name,
}: {
  readonly of: Pairing;
  readonly name: (side: Pairing['sides'][number]) => React.ReactNode;
}) {
  const most = Math.max(...(raw ?? [0]));
  const isLevel = raw?.every((points) => points === most) ?? true;
  return (
    <div className="pair-of-sides">
      {sides.map((side, index) => (
        <span key={side.id} className={!isLevel && raw?.[index] === most ? 'winner' : undefined}>
          <span className="figures">{raw?.[index] ?? '–'}</span> <span>{name(side)}</span>
        </span>
      ))}
    </div>
  );
}

/** The game that is being played, on its tarock. The words beside it say it too. */
export function GameNumber({ of }: { readonly of: number }) {
  return (
    <span className="num now" aria-hidden="true">
      <RomanNumber of={of} />
    </span>
  );
}
