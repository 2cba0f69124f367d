import { type Seat, seats } from '@tarokk/rules';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { Card } from '../cards/card.js';
import { cardsPlayed, endOfTrick, type Replay, type ReplayStep, whoSits } from './replay.js';
import { type ReplayPlace, StepLink } from './steps.js';
import { Lines } from '../../ui/table/lines.js';

interface CourseProps {
  readonly replay: Replay;
  readonly place: ReplayPlace;
  readonly step: number;
  readonly saying: (step: ReplayStep) => string;
}

/** The whole game to be read at once: each turn of the auction and each trick leads to its step. */
export function Course(props: CourseProps) {
  const t = useTranslations('replay');
  return (
    <section className="course" aria-labelledby="course">
      <h2 id="course">{t('course')}</h2>
      <Auction {...props} />
      <Tricks {...props} />
    </section>
  );
}

function Auction({ replay, place, step, saying }: CourseProps) {
  const t = useTranslations('replay');
  return (
    <ol className="turns plain" aria-label={t('auction')}>
      <li>
        <StepLink place={place} step={0} isCurrent={step === 0}>
          {saying({ kind: 'deal' })}
        </StepLink>
      </li>
      {replay.game.auction.map((turn, index) => (
        <li key={index}>
          <StepLink place={place} step={index + 1} isCurrent={step === index + 1}>
            {saying({ kind: 'turn', turn })}
          </StepLink>
        </li>
      ))}
    </ol>
  );
}

type NumberedTrick = Replay['game']['tricks'][number] & { readonly number: number };

/** A row a trick, a column a seat, so that a player's cards stand one below the other. */
function Tricks({ replay, place, step }: CourseProps) {
  const t = useTranslations('replay');
  const { namesIn } = usePage();
  const shown = cardsPlayed(replay, step) === 0 ? 0 : Math.ceil(cardsPlayed(replay, step) / 4);
  return (
    <Lines
      look="tricks"
      caption={t('tricks')}
      columns={[
        {
          id: 'trick',
          heading: t('trick'),
          namesRow: true,
          cell: ({ number }) => (
            <StepLink
              place={place}
              step={endOfTrick(replay, number)}
              isCurrent={number === shown}
              label={t('trickNumber', { number })}
            >
              {number}
            </StepLink>
          ),
        },
        ...seats.map((seat) => ({
          id: String(seat),
          heading: whoSits(seat, replay.players, namesIn),
          headingLook: seat < 2 ? 'party-a' : 'party-b',
          look: ({ winner }: NumberedTrick) => (seat === winner ? 'winner' : undefined),
          cell: ({ leader, cards, winner }: NumberedTrick) => (
            <>
              <Card card={cards[(seat - leader) & 3]!} />
              <Marks seat={seat} leader={leader} winner={winner} />
            </>
          ),
        })),
      ]}
      rows={replay.game.tricks.map((trick, index): NumberedTrick => ({ ...trick, number: index + 1 }))}
      rowKey={({ number }) => number}
      rowLook={({ number }) => (number === shown ? 'shown' : undefined)}
    />
  );
}

/** Who led and who took it, as signs that are heard as words. */
function Marks({ seat, leader, winner }: { readonly seat: Seat; readonly leader: Seat; readonly winner: Seat }) {
  const t = useTranslations('replay');
  return (
    <>
      {seat === leader ? (
        <span>
          <span aria-hidden="true">›</span>
          <span className="unseen">{t('led')}</span>
        </span>
      ) : null}
      {seat === winner ? (
        <span>
          <span aria-hidden="true">✓</span>
          <span className="unseen">{t('took')}</span>
        </span>
      ) : null}
    </>
  );
}
