import { capitalised } from '@tarokk/competition';
import { cardCode, cardLabel, decidingTricks, type Definition, type Proof, sayReason, seatLabel } from '@tarokk/rules';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ResultOf } from '../../api/graphql.js';
import { usePage } from '../../api/page-context.js';
import { TrickInOrder } from '../../game/cards/trick-in-order.js';
import { WithRoman } from '../../game/cards/with-roman.js';
import { endOfTrick, type Replay, standingAt } from '../../game/replay/replay.js';
import { searchFor } from '../../game/replay/search.js';
import { Day } from '../../ui/days.js';
import { PersonLink } from '../../ui/links.js';
import { Section } from '../../ui/section.js';
import type { oneAnnouncement } from './queries.js';
import { seatOfCard } from '../../game/by-seat.js';

type TrickCards = ComponentProps<typeof TrickInOrder>['cards'];

export type SeasonGame = NonNullable<NonNullable<ResultOf<typeof oneAnnouncement>['announced']>['game']>;

/** A game of the season in which it was made: who announced it, and the trick that decided, with which the game begins to be watched. */
export function SeasonGameToWatch({ of }: { readonly of: SeasonGame }) {
  const t = useTranslations('announcement');
  const { namesIn } = usePage();
  const { match, game, person, name, decidingTricks: tricks } = of;
  const last = tricks.at(-1);
  return (
    <ToWatch
      game={{ to: '/matches/$id/games/$game', params: { id: match.id, game: String(game) } }}
      from={last === undefined ? 0 : last.step - last.cards.findIndex(({ takes }) => takes) - 1}
      trick={
        last === undefined
          ? null
          : {
              cards: last.cards.map(({ person: by, ...card }) => ({ ...card, by: by?.name ?? null })),
              place: (
                <WithRoman
                  say={(numeral) =>
                    t('place', {
                      trick: last.number,
                      game: numeral(game),
                      sides: match.sides.map((side) => side.name).join(' – '),
                    })
                  }
                />
              ),
            }
      }
    >
      {t.rich('announcedBy', {
        name,
        person: () => <PersonLink person={person} />,
        day: () => <Day of={match.date} style="long" />,
      })}
      {last === undefined ? null : ` ${capitalised(last.reason, namesIn)}.`}
    </ToWatch>
  );
}

/** The same of a game of the rulebook, where the season has none card by card. @param number of the game among the examples */
export function ExampleToWatch({
  of,
  replay,
  number,
}: {
  readonly of: Definition;
  readonly replay: Replay;
  readonly number: number;
}) {
  const t = useTranslations('announcement');
  const { namesIn } = usePage();
  const decided = decidingProof(of, replay);
  const trick = decided === undefined ? undefined : replay.game.tricks[decided.trick - 1];
  return (
    <ToWatch
      game={{
        to: '/announcements/$announcement/games/$game',
        params: { announcement: of.id, game: String(number) },
      }}
      from={decided === undefined ? 0 : endOfTrick(replay, decided.trick - 1)}
      trick={
        decided === undefined || trick === undefined
          ? null
          : {
              cards: trick.cards.map((card, place) => {
                const seat = seatOfCard(trick.leader, place);
                const [code, name] = [cardCode(card), cardLabel(card, namesIn)];
                return { card: code, name, by: seatLabel(seat, namesIn), takes: seat === trick.winner };
              }),
              place: t('placeInExample', { trick: decided.trick, reason: sayReason(decided, namesIn) }),
            }
      }
    >
      {t('fromRulebook')}
    </ToWatch>
  );
}

interface Watched {
  /** Its page. */
  readonly game: Pick<LinkProps, 'to' | 'params'>;
  /** The step at which watching begins; from the first card by the link of the heading. */
  readonly from: number;
  /** The one that decided, and where it is found; null where all tricks did it together. */
  readonly trick: { readonly cards: TrickCards; readonly place: ReactNode } | null;
  /** What game it is. */
  readonly children: ReactNode;
}

function ToWatch({ game, from, trick, children }: Watched) {
  const t = useTranslations('announcement');
  return (
    <Section
      id="watch"
      heading={t('watch')}
      beside={
        <Link {...game} search={{}}>
          {t('cardByCard')}
        </Link>
      }
    >
      <p>{children}</p>
      {trick === null ? null : (
        <>
          <TrickInOrder cards={trick.cards} />
          <p>
            <small>{trick.place}</small>
          </p>
        </>
      )}
      <p className="acts">
        <Link {...game} search={searchFor(from)} className="action main">
          {t('watchGame')}
        </Link>
      </p>
    </Section>
  );
}

/** The last of the tricks by which the example was made; undefined where all tricks did it together. */
function decidingProof({ id }: Definition, replay: Replay): Proof | undefined {
  const { announcements, result } = standingAt(replay, replay.steps.length - 1);
  const won = announcements.find(({ announcement, status }) => announcement.id === id && status === 'won');
  if (won !== undefined) return decidingTricks(replay.game, won).at(-1)?.proofs[0];
  const reason = result?.silent.find(({ bonus }) => bonus === id)?.reason;
  return reason?.kind === 'proof' && reason.trick > 0 ? reason : undefined;
}
