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
import { Asking } from './analysis/asking.js';
import { Strip } from './analysis/strip.js';
import { lineOf, type VerdictLine } from './analysis/turns.js';
import type { Analysis } from './analysis/use-analysis.js';
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
  /** What finds out; null where it is known already, or never will be. */
  readonly analysis: Analysis | null;
  readonly players: BySeat<string>;
  readonly place: ReplayPlace;
  readonly turnsOfAuction: number;
  readonly step: number;
  /** Which of the announcements the slider shows; null: the cards that were played. */
  readonly onSlider: number | null;
  readonly onChoose: (announcement: number | null) => void;
  /** Above all: what is to be said of the whole game. */
  readonly children?: ReactNode;
}

/** How every announcement stands after a step, and why; at the end what it brought; and whether it could have been made. */
export function Verdicts({
  standing,
  atEnd,
  known,
  analysis,
  players,
  place,
  turnsOfAuction,
  step,
  onSlider,
  onChoose,
  children,
}: VerdictsProps) {
  const t = useTranslations('replay');
  const { announcements, violations, result } = standing;
  const strip = (line: VerdictLine | null): ReactNode =>
    line === null ? null : (
      <Strip line={line} players={players} place={place} turnsOfAuction={turnsOfAuction} step={step} />
    );
  const { namesIn } = usePage();
  return (
    // Beside the table it scrolls by itself, and a keyboard must get there also where nothing in it is pressed.
    <div role="region" className="verdicts" aria-labelledby="verdicts" tabIndex={0}>
      {children}
      <div className="head">
        <h2 id="verdicts">{t(known === null && analysis === null ? 'verdicts' : 'could')}</h2>
      </div>
      {known?.announcements == null ? null : (
        <>
          <p className="verdict-why">{t('analysis.legend')}</p>
          <label className="scripted">
            {t('analysis.onSlider')}{' '}
            <select
              value={onSlider ?? ''}
              onChange={({ currentTarget: { value } }) => onChoose(value === '' ? null : Number(value))}
            >
              <option value="">{t('analysis.played')}</option>
              {announcements.map(({ announcement, seat }, index) =>
                lineOf(known, atEnd, index) === null ? null : (
                  <option key={index} value={index}>
                    {`${nameAlone(announcement, namesIn)}, ${whoSits(seat, players, namesIn)}`}
                  </option>
                ),
              )}
            </select>
          </label>
        </>
      )}
      {analysis === null ? null : <Asking {...analysis} />}
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
        {result === null ? null : <Silent result={result} players={players} />}
      </ul>
      {violations.map(({ code, sentence }, index) => (
        <p key={index} className="problem">
          {say(sentence, namesIn, (seat) => whoSits(seat, players, namesIn))}{' '}
          <small>{t('rule', { rule: violationRules[code] })}</small>
        </p>
      ))}
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
    </div>
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
          {players[seat] === '' ? '' : `${partyNames[party]}, `}
          {whoSits(seat, players, namesIn)}
          {contra === null ? '' : `, ${t('contraBy', { seat: whoSits(contra, players, namesIn) })}`}
        </small>{' '}
        <small className="stands">{t(`status.${status}`)}</small>
        {points === null ? null : <span className="figures">{withMinus(points)}</span>}
      </p>
      {reason === null || status === 'stated' ? null : (
        <p className="verdict-why">
          {sayReason(reason, namesIn, (each) => whoSits(each, players, namesIn))}{' '}
          <small>{t('rule', { rule: announcement.definition.rule })}</small>
        </p>
      )}
      {children}
    </li>
  );
}

/** The silent bonuses that were won. */
export function Silent({
  result: { silent },
  players = nobody,
}: {
  readonly result: GameResult;
  readonly players?: BySeat<string>;
}) {
  const t = useTranslations('replay');
  const { namesIn } = usePage();
  return silent.map(({ bonus, party, points, reason }) => (
    <li key={`${bonus} ${party}`} className="verdict-won">
      <p className="verdict-line">
        <span className={`party-${partyNames[party].toLowerCase()}`}>
          <span aria-hidden="true">✓</span> <strong>{nameOfBonus(bonus, namesIn)}</strong>
        </span>{' '}
        <small>{partyNames[party]}</small> <small className="stands">{t('silent')}</small>
        <span className="figures">{withMinus(points)}</span>
      </p>
      <p className="verdict-why">{sayReason(reason, namesIn, (seat) => whoSits(seat, players, namesIn))}</p>
    </li>
  ));
}
