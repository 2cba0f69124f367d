import { useTranslations } from 'use-intl';
import { outlookBefore, type VerdictLine } from './analysis/turns.js';
import { cardsPlayed, endOfTrick, type Replay } from './replay.js';

/**
 * The forty cards in a line, of which those played are filled, or, of an announcement that is chosen, those before which it could be made: where an announcement was decided and where the analysis has found a
 * mistake is marked. It is drawn along to any card; without script it is a picture, and the buttons lead on.
 */
export function Slider({
  replay,
  step,
  said,
  decided,
  mistakes,
  line,
  onStep,
}: {
  readonly replay: Replay;
  readonly step: number;
  /** What happened with it, in words. */
  readonly said: string;
  /** Steps: after the last card of a trick. */
  readonly decided: readonly number[];
  /** Steps: before the card. */
  readonly mistakes: readonly number[];
  /** Of the announcement that is chosen; null for none. */
  readonly line: VerdictLine | null;
  readonly onStep: (step: number) => void;
}) {
  const t = useTranslations('replay');
  const first = endOfTrick(replay, 0);
  const played = cardsPlayed(replay, step);
  return (
    <div className="slider">
      <span className="strip" aria-hidden="true">
        {Array.from({ length: 40 }, (_, card) => {
          const marks = [
            ...(line !== null ? [outlookBefore(line.verdicts, card)] : card < played ? ['can'] : []),
            ...(card === played && step >= first ? ['now'] : []),
            ...(decided.includes(first + card + 1) ? ['decides'] : []),
            ...(mistakes.includes(first + card) ? ['mistake'] : []),
          ];
          return <i key={card} className={marks.length === 0 ? undefined : marks.join(' ')} />;
        })}
      </span>
      <input
        type="range"
        className="scripted"
        min={0}
        max={40}
        value={played}
        aria-label={t('cardsPlayed')}
        aria-valuetext={said}
        onChange={({ currentTarget }) => onStep(first + currentTarget.valueAsNumber)}
      />
    </div>
  );
}
