import { type BySeat, cardLabel, parseCard, hungarianArticle } from '@tarokk/rules';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../api/page-context.js';
import { seatNumber } from '../../playing/standing.js';
import { nobody, whoSits } from '../replay.js';
import { type ReplayPlace, StepLink } from '../steps.js';
import { outlookBefore, type VerdictLine } from './turns.js';

/** The forty cards of a game, trick by trick, each as high as what could be had before it; below, the moments at which it turned. */
export function Strip({
  line: { verdicts, turns },
  players = nobody,
  place,
  turnsOfAuction,
  step,
}: {
  readonly line: VerdictLine;
  readonly players?: BySeat<string>;
  readonly place: ReplayPlace;
  /** A step of the replay is a turn of the auction or a card. */
  readonly turnsOfAuction: number;
  /** Which is shown; null on a page that shows none. */
  readonly step: number | null;
}) {
  const t = useTranslations('replay.analysis');
  const { language, namesIn } = usePage();
  const oneOf = new Intl.ListFormat(language, { type: 'disjunction' });
  const label = (code: string): string => cardLabel(parseCard(code), namesIn);
  return (
    <div className="could">
      <span className="strip" role="img" aria-label={`${t('strip')} ${outlook()}`}>
        {Array.from({ length: 40 }, (_, card) => (
          <i
            key={card}
            className={`${outlookBefore(verdicts, card)}${step === turnsOfAuction + card ? ' here' : ''}${turns.some((turn) => turn.card === card) ? ' of-turn' : ''}`}
          />
        ))}
      </span>
      <p className="verdict-why">{outlook()}</p>
      {turns.map(({ card, kind, seat, played, keeping }) => (
        <p key={card} className="verdict-why">
          <StepLink
            place={place}
            step={turnsOfAuction + card}
            isCurrent={step === turnsOfAuction + card}
            isElsewhere={step === null}
          >
            {t(kind, {
              trick: (card >> 2) + 1,
              seat: whoSits(seatNumber(seat), players, namesIn),
              card: label(played),
              cards: oneOf.format(keeping.map(label)),
            })}
          </StepLink>
        </p>
      ))}
    </div>
  );

  /** In words, for all forty. */
  function outlook(): string {
    const open = verdicts.lastIndexOf('?') + 1;
    if (open > 0) return t('openFirst', { trick: (open >> 2) + 1, ...hungarianArticle((open >> 2) + 1) });
    const made = verdicts.startsWith('1');
    if (turns.length === 0) return t(made ? 'always' : 'never');
    return t(made ? 'madeFirst' : 'stoppedFirst');
  }
}
