import { useTranslations } from 'use-intl';
import { SideLink } from '../../ui/links.js';
import { Day } from '../../ui/days.js';
import type { CupShown, CupRound } from './queries.js';
import type { Tie } from './tie-columns.js';
import { HowDecided } from './how-decided.js';
import { tieAnchor } from './tie-anchor.js';

/**
 * The bracket: where there is room, and on paper, a picture, each round a column whose ties stand between those they come from;
 * on a phone a list of rounds, the final first; read out, a list from the first round on.
 * @param acts of the cup: why a tie was postponed
 */
export function Bracket({
  year,
  rounds,
  acts,
}: {
  readonly year: number;
  readonly rounds: readonly CupRound[];
  readonly acts: readonly PostponementOrOther[];
}) {
  const t = useTranslations('cup');
  const first = rounds[0]!.ties.length;
  return (
    <section aria-labelledby="bracket">
      <h2 id="bracket" className="unseen">
        {t('bracket')}
      </h2>
      <ol className={`bracket of-${first}`} role="list">
        {rounds.map(({ round, name, lastDay, ties }) => (
          <li key={round} className="round">
            <div className="head">
              <h3>
                {name}{' '}
                <small>
                  {t('until')} <Day of={lastDay} style={lastDay.startsWith(`${year}-`) ? 'short' : 'medium'} />
                </small>
              </h3>
            </div>
            <ol className="ties" role="list">
              {ties.map((tie) => (
                <TieBox
                  key={tie.id}
                  tie={tie}
                  rows={first / ties.length}
                  until={lastDay}
                  why={acts.findLast((act) => act.kind === 'POSTPONEMENT' && act.tie === tie.id)?.reason ?? null}
                />
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What is read of an act. */
type PostponementOrOther = Pick<CupShown['acts'][number], 'kind' | 'tie' | 'reason'>;

/**
 * @param rows how many ties of the first round lead to it
 * @param until the last day of the round
 * @param why it was postponed, if it was
 */
function TieBox({
  tie,
  rows,
  until,
  why,
}: {
  readonly tie: Tie;
  readonly rows: number;
  readonly until: string;
  readonly why: string | null;
}) {
  const t = useTranslations('cup');
  const isPostponed = tie.lastDay > until && tie.state !== 'DECIDED';
  const extraTime = tie.extraTimes.at(-1);
  return (
    <li className={`tie rows-${rows} ${tie.state.toLowerCase()}`} id={tieAnchor(tie.id)}>
      <div className="box">
        <h4 className="unseen">{tie.name}</h4>
        <ol className="sides" role="list">
          {tie.sides.map(({ name, pair }, index) => (
            <SideOfTie
              key={index}
              name={name}
              pair={pair}
              points={tie.matches.length === 0 ? null : tie.points[index]!}
              extraTime={extraTime?.points[index] ?? null}
              goesOn={pair !== null && tie.goesOn?.id === pair.id}
            />
          ))}
        </ol>
        <div className="how">
          {isPostponed ? (
            <small className="postponed">
              <strong>
                <span aria-hidden="true">! </span>
                {t('postponed')} <Day of={tie.lastDay} style="long" />
              </strong>
              {why === null ? '' : `: ${why}`}
            </small>
          ) : null}
          <HowDecided tie={tie} />
        </div>
      </div>
    </li>
  );
}

function SideOfTie({
  name,
  pair,
  points,
  extraTime,
  goesOn,
}: {
  readonly name: string;
  readonly pair: { readonly id: string; readonly name: string } | null;
  readonly points: number | null;
  readonly extraTime: number | null;
  readonly goesOn: boolean;
}) {
  const t = useTranslations('cup');
  return (
    <li className={goesOn ? 'goes-on' : undefined}>
      <span className="side-name">
        {pair === null ? <span className="nobody">{name}</span> : <SideLink side={pair} />}
        {goesOn ? (
          <span className="sign" role="img" aria-label={t('goesOn')}>
            {' ✓'}
          </span>
        ) : null}
      </span>
      <span className="figures">
        {points ?? (goesOn ? null : '–')}
        {extraTime === null ? null : <small> +{extraTime}</small>}
      </span>
    </li>
  );
}
