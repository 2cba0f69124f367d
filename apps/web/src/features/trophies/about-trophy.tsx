import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { WithRoman } from '../../game/cards/with-roman.js';
import { PersonLink, PersonLinks, SideLink } from '../../ui/links.js';
import { Section } from '../../ui/section.js';
import { Rule } from '../rules/rule.js';
import type { OneTrophy } from './queries.js';

/** Its number in the list, with and against whom, in which match, and how well it is known. @param kind what its kind brings, and by which clause; null of an unknown one */
export function AboutTrophy({
  trophy,
  kind,
}: {
  readonly trophy: OneTrophy;
  readonly kind: { readonly points: number; readonly rule: string } | null;
}) {
  const t = useTranslations('trophies');
  const { listNumbers, ordinal, ofAnnouncer, announcer, class: of, partner, opponents, side, opposingSide } = trophy;
  const { oldList, evidence, hundredths } = trophy;
  return (
    <Section
      id="number"
      heading={t('numberInList', { number: numbersOf(listNumbers) })}
      beside={
        <Link to="/trophies" search={{ number: String(listNumbers.first) }}>
          {t('wholeList')}
        </Link>
      }
    >
      <dl className="about">
        <Fact name={t('which')}>
          {t.rich('ofPlayer', {
            ordinal,
            number: ofAnnouncer.last,
            player: () => <PersonLink person={announcer} />,
          })}
          {hundredths.length === 0 ? null : (
            <>
              {' · '}
              <Link to="/trophies/hundredths">{t('hundredth')}</Link>
            </>
          )}
        </Fact>
        {of === null ? null : (
          <Fact name={t('classHeading')}>
            {t(`class.${of}`)}
            {kind === null ? null : (
              <>
                , {t('points', { points: kind.points })}, <Rule of={kind.rule} />
              </>
            )}
          </Fact>
        )}
        {partner === null ? null : (
          <Fact name={t('partner')}>
            <PersonLink person={partner} />
          </Fact>
        )}
        {side === null ? null : (
          <Fact name={t('side')}>
            <SideLink side={side} />
          </Fact>
        )}
        {opponents.length === 0 && opposingSide === null ? null : (
          <Fact name={t('against')}>
            <PersonLinks persons={opponents} />
            {opposingSide === null ? null : (
              <>
                {opponents.length === 0 ? '' : ' · '}
                <SideLink side={opposingSide} />
              </>
            )}
          </Fact>
        )}
        <Played trophy={trophy} />
        {oldList === null ? null : (
          <Fact name={t('evidence.OLD_LIST')}>
            {[oldList.partner, oldList.team, oldList.opponents, oldList.competition]
              .filter((words) => words !== '')
              .join(' · ')}
          </Fact>
        )}
        <Fact name={t('evidenceHeading')}>{t(`evidence.${evidence}`)}</Fact>
      </dl>
    </Section>
  );
}

function Played({ trophy: { match, freeGame, game } }: { readonly trophy: OneTrophy }) {
  const t = useTranslations('trophies');
  const tm = useTranslations('match');
  if (match !== null) {
    const { a, b } = match.points ?? match.raw;
    const names = match.sides.map(({ name }) => name).join(' – ');
    return (
      <Fact name={t('match')}>
        <Link to="/matches/$id" params={{ id: match.id }} hash={`game-${game ?? 1}`}>
          {names}, {a}&#8239;:&#8239;{b}
        </Link>
        , <WithRoman say={(numeral) => tm('inGame', { game: numeral(game ?? 1) })} />
      </Fact>
    );
  }
  if (freeGame === null) return null;
  return (
    <Fact name={t('match')}>
      <Link to="/free-games/$id" params={{ id: freeGame.id }}>
        {t('freeGame')}
      </Link>
    </Fact>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** From the first to the last number of an entry; most have one. */
function numbersOf({ first, last }: OneTrophy['listNumbers']): string {
  return first === last ? String(first) : `${first}–${last}`;
}
