import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { WithRoman } from '../../game/cards/with-roman.js';
import { TrophyEmblem } from '../trophies/emblem.js';
import type { PublicMatch } from './queries.js';
import { leadIn, runningSums } from './running.js';
import { useLead } from './running-score.js';
import { Section } from '../../ui/section.js';

/** The trophies of the match, and how the lead went. */
export function WhatDecided({ match }: { readonly match: PublicMatch }) {
  const t = useTranslations('match');
  if (match.games.length < 2 && match.trophies.length === 0) return null;
  return (
    <Section id="decided" heading={t('decided')}>
      <ol className="ruled">
        {match.trophies.map(({ id, trophy, name, game, announcer, listNumbers }) => (
          <li key={id}>
            <Link to="/trophies/$id" params={{ id }} className="trophy-of-match">
              <TrophyEmblem trophy={trophy} />
              <span>
                <strong>{name}</strong>, <WithRoman say={(numeral) => t('inGame', { game: numeral(game ?? 1) })} />
                <small>
                  {announcer.name}, {t('inList', { number: String(listNumbers.last) })}
                </small>
              </span>
            </Link>
          </li>
        ))}
        {match.games.length < 2 ? null : (
          <li>
            <Course match={match} />
          </li>
        )}
      </ol>
    </Section>
  );
}

function Course({ match }: { readonly match: PublicMatch }) {
  const say = useLead();
  const lead = leadIn(runningSums(match.games));
  const [, ...byHowMuch] = say(lead);
  return (
    <>
      <strong>
        <WithRoman say={(numeral) => say(lead, numeral)[0]} />
      </strong>
      {byHowMuch.map((each) => (
        <small key={each}>{each}</small>
      ))}
    </>
  );
}
