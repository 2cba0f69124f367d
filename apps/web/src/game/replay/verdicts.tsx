import {
  type AnnouncementSoFar,
  type BySeat,
  type GameAnalysisDocument,
  type GameResult,
  type GameSoFar,
  partyNames,
  say,
  sayReason,
  violationRules,
} from '@tarokk/rules';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { nameAlone } from '../announcement-names.js';
import { withMinus } from '../../ui/figures.js';
import { nameOfBonus } from '../announcement-names.js';
import { Strip } from './analysis/strip.js';
import { lineOf, type VerdictLine } from './analysis/turns.js';
import { nobody, whoSits } from './replay.js';
import type { ReplayPlace } from './steps.js';

const signs: Readonly<Record<AnnouncementSoFar['status'], string>> = {
  open: '…',
  won: '✓',
  lost: '✗',
  raised: '↑',
  stated: '·',
  void: '∅',
};

interface VerdictsProps {
  readonly standing: GameSoFar;
  /** How the game stands after its last card. */
  readonly atEnd: GameSoFar;
  /** What is known of whether they could have been made; null for nothing. */
  readonly known: GameAnalysisDocument | null;
  /** What asks for it. */
  readonly asking: ReactNode;
  readonly players: BySeat<string>;
  readonly place: ReplayPlace;
  readonly turnsOfAuction: number;
  readonly step: number;
}

/** How every announcement stands after a step, and why; at the end what it brought; and whether it could have been made. */
export function Verdicts({ standing, atEnd, known, asking, players, place, turnsOfAuction, step }: VerdictsProps) {
  const t = useTranslations('replay');
  const { announcements, violations, result } = standing;
  const strip = (line: VerdictLine | null): ReactNode =>
    line === null ? null : (
      <Strip line={line} players={players} place={place} turnsOfAuction={turnsOfAuction} step={step} />
    );
  const { namesIn } = usePage();
  return (
    <section className="verdicts" aria-labelledby="verdicts">
      <h2 id="verdicts">{t('verdicts')}</h2>
      {announcements.length === 0 ? <p className="empty">{t('nothingSaid')}</p> : null}
      <ul className="plain">
        {announcements.map((announcement, index) => (
          <Announced
            key={index}
            said={announcement}
            players={players}
            points={result?.announcements[index]?.points ?? null}
          >
            {strip(lineOf(known, atEnd, index))}
          </Announced>
        ))}
        {result === null ? null : <Silent result={result} />}
      </ul>
      {violations.map(({ code, sentence }, index) => (
        <p key={index} className="problem">
          {say(sentence, namesIn)} <small>{t('rule', { rule: violationRules[code] })}</small>
        </p>
      ))}
      {result === null ? null : <Sums result={result} />}
      {asking}
      {known?.silent?.length ? (
        <>
          <h3>{t('analysis.silent')}</h3>
          <ul className="plain">
            {known.silent.map((line) => (
              <li key={`${line.bonus} ${line.party}`}>
                <p className="verdict-line">
                  <span className={`party-${line.party.toLowerCase()}`}>
                    <strong>{nameOfBonus(line.bonus, namesIn)}</strong>
                  </span>{' '}
                  <small>{line.party}</small>
                </p>
                {strip(line)}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

/** How an announcement stands, and why. @param points null until it is known what it brings */
export function Announced({
  said,
  players = nobody,
  points,
  children,
}: {
  readonly said: AnnouncementSoFar;
  readonly players?: BySeat<string>;
  readonly points: number | null;
  readonly children: ReactNode;
}) {
  const t = useTranslations('replay');
  const { namesIn } = usePage();
  const { announcement, party, seat, contra, status, reason } = said;
  return (
    <li className={`verdict-${status}`}>
      <p className="verdict-line">
        <span className={`party-${partyNames[party].toLowerCase()}`}>
          <span aria-hidden="true">{signs[status]}</span> <strong>{nameAlone(announcement, namesIn)}</strong>
        </span>{' '}
        <small>
          {whoSits(seat, players, namesIn)}, {t(`status.${status}`)}
          {contra === null ? '' : `, ${t('contraBy', { seat: whoSits(contra, players, namesIn) })}`}
        </small>
        {points === null ? null : <span className="figures">{withMinus(points)}</span>}
      </p>
      {reason === null || status === 'stated' ? null : (
        <p className="verdict-why">
          {sayReason(reason, namesIn)} <small>{t('rule', { rule: announcement.definition.rule })}</small>
        </p>
      )}
      {children}
    </li>
  );
}

/** The silent bonuses that were won. */
export function Silent({ result: { silent } }: { readonly result: GameResult }) {
  const t = useTranslations('replay');
  const { namesIn } = usePage();
  return silent.map(({ bonus, party, points, reason }) => (
    <li key={`${bonus} ${party}`} className="verdict-won">
      <p className="verdict-line">
        <span className={`party-${partyNames[party].toLowerCase()}`}>
          <span aria-hidden="true">✓</span> <strong>{nameOfBonus(bonus, namesIn)}</strong>
        </span>{' '}
        <small>
          {partyNames[party]}, {t('silent')}
        </small>
        <span className="figures">{withMinus(points)}</span>
      </p>
      <p className="verdict-why">{sayReason(reason, namesIn)}</p>
    </li>
  ));
}

function Sums({ result: { score } }: { readonly result: GameResult }) {
  const t = useTranslations('replay');
  return (
    <p className="sums">
      {t('points')}{' '}
      {score.map(({ total, consolation }, party) => (
        <span key={party} className={party === 0 ? 'party-a' : 'party-b'}>
          <strong>
            {party === 0 ? 'A' : 'B'} {total}
          </strong>{' '}
          <small>{t('consolation', { consolation })}</small>{' '}
        </span>
      ))}
    </p>
  );
}
