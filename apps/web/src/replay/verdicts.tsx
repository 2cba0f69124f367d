import {
  type AnnouncementSoFar,
  announcementName,
  type GameResult,
  type GameSoFar,
  partyNames,
  say,
  sayReason,
  seatLabel,
  violationRules,
} from '@tarokk/rules';
import { useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import { withMinus } from '../language/figures.js';
import { nameOfBonus } from '../match/line-name.js';

const signs: Readonly<Record<AnnouncementSoFar['status'], string>> = {
  open: '…',
  won: '✓',
  lost: '✗',
  raised: '↑',
  stated: '·',
  void: '∅',
};

/** How every announcement stands after a step, and why; at the end what it brought. */
export function Verdicts({ standing }: { readonly standing: GameSoFar }) {
  const t = useTranslations('replay');
  const { announcements, violations, result } = standing;
  const { language } = usePage();
  return (
    <section className="verdicts" aria-labelledby="verdicts">
      <h2 id="verdicts">{t('verdicts')}</h2>
      {announcements.length === 0 ? <p className="empty">{t('nothingSaid')}</p> : null}
      <ul className="plain">
        {announcements.map((announcement, index) => (
          <Announced key={index} said={announcement} points={result?.announcements[index]?.points ?? null} />
        ))}
        {result === null ? null : <Silent result={result} />}
      </ul>
      {violations.map(({ code, sentence }, index) => (
        <p key={index} className="problem">
          {say(sentence, language)} <small>{t('rule', { rule: violationRules[code] })}</small>
        </p>
      ))}
      {result === null ? null : <Sums result={result} />}
    </section>
  );
}

function Announced({ said, points }: { readonly said: AnnouncementSoFar; readonly points: number | null }) {
  const t = useTranslations('replay');
  const { language } = usePage();
  const { announcement, party, seat, contra, status, reason } = said;
  return (
    <li className={`verdict-${status}`}>
      <p className="verdict-line">
        <span className={`party-${partyNames[party].toLowerCase()}`}>
          <span aria-hidden="true">{signs[status]}</span> <strong>{announcementName(announcement, language)}</strong>
        </span>{' '}
        <small>
          {seatLabel(seat, language)}, {t(`status.${status}`)}
          {contra === null ? '' : `, ${t('contraBy', { seat: seatLabel(contra, language) })}`}
        </small>
        {points === null ? null : <span className="figures">{withMinus(points)}</span>}
      </p>
      {reason === null || status === 'stated' ? null : (
        <p className="why">
          {sayReason(reason, language)} <small>{t('rule', { rule: announcement.definition.rule })}</small>
        </p>
      )}
    </li>
  );
}

function Silent({ result: { silent } }: { readonly result: GameResult }) {
  const t = useTranslations('replay');
  const { language } = usePage();
  return silent.map(({ bonus, party, points, reason }) => (
    <li key={`${bonus} ${party}`} className="verdict-won">
      <p className="verdict-line">
        <span className={`party-${partyNames[party].toLowerCase()}`}>
          <span aria-hidden="true">✓</span> <strong>{nameOfBonus(bonus, language)}</strong>
        </span>{' '}
        <small>
          {partyNames[party]}, {t('silent')}
        </small>
        <span className="figures">{withMinus(points)}</span>
      </p>
      <p className="why">{sayReason(reason, language)}</p>
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
