import { type Seat, seatLabel, seats } from '@tarokk/rules';
import { useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import { Card } from '../cards/card.js';
import { cardsPlayed, endOfTrick, type Replay, type Step } from './replay.js';
import { type Place, StepLink } from './steps.js';

interface CourseProps {
  readonly replay: Replay;
  readonly place: Place;
  readonly step: number;
  readonly saying: (step: Step) => string;
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

/** A row a trick, a column a seat, so that a player's cards stand one below the other. */
function Tricks({ replay, place, step }: CourseProps) {
  const t = useTranslations('replay');
  const { language } = usePage();
  const shown = cardsPlayed(replay, step) === 0 ? 0 : Math.ceil(cardsPlayed(replay, step) / 4);
  return (
    <table className="tricks">
      <caption>{t('tricks')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('trick')}</th>
          {seats.map((seat) => (
            <th key={seat} scope="col" className={seat < 2 ? 'party-a' : 'party-b'}>
              {seatLabel(seat, language)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {replay.game.tricks.map(({ leader, cards, winner }, index) => (
          <tr key={index} className={index + 1 === shown ? 'shown' : undefined}>
            <th scope="row">
              <StepLink
                place={place}
                step={endOfTrick(replay, index + 1)}
                isCurrent={index + 1 === shown}
                label={t('trickNumber', { number: index + 1 })}
              >
                {index + 1}
              </StepLink>
            </th>
            {seats.map((seat) => (
              <td key={seat} className={seat === winner ? 'winner' : undefined}>
                <Card card={cards[(seat - leader) & 3]!} />
                <Marks seat={seat} leader={leader} winner={winner} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
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
