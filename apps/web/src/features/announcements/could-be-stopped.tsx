import type { Definition, GameAnalysisDocument } from '@tarokk/rules';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Strip } from '../../game/replay/analysis/strip.js';
import { lineOf, type VerdictLine } from '../../game/replay/analysis/turns.js';
import { type Replay, replayOf, standingAt } from '../../game/replay/replay.js';
import { searchFor } from '../../game/replay/search.js';
import { Announced, Silent } from '../../game/replay/verdicts.js';
import { Section } from '../../ui/section.js';
import type { Examples } from './examples.js';

/** The games of the rulebook in which it is made and in which it fails, and whether that had to be. */
export function CouldBeStopped({ of: { id }, examples }: { readonly of: Definition; readonly examples: Examples }) {
  const t = useTranslations('announcement');
  const te = useTranslations('replay.example');
  const games = examples.analysis.games.flatMap((analysis) => {
    const replay = replayOf(examples.record, analysis.number);
    return replay === null ? [] : [{ analysis, replay }];
  });
  return (
    <Section id="could" heading={t('could')}>
      <p className="legend">{te('about')}</p>
      <div className="beside-each-other">
        {games.map(({ analysis, replay }) => (
          <ExampleGame key={analysis.number} id={id} analysis={analysis} replay={replay} />
        ))}
      </div>
    </Section>
  );
}

/** How the announcement ended in a game, why, and when it turned. */
function ExampleGame({
  id,
  analysis,
  replay,
}: {
  readonly id: Definition['id'];
  readonly analysis: GameAnalysisDocument;
  readonly replay: Replay;
}) {
  const t = useTranslations('replay.example');
  const last = replay.steps.length - 1;
  const atEnd = standingAt(replay, last);
  const { result } = atEnd;
  const bonuses = result?.silent.filter(({ bonus }) => bonus === id) ?? [];
  const announced = atEnd.announcements.flatMap((said, index) =>
    said.announcement.id === id ? [{ said, index, line: lineOf(analysis, atEnd, index) }] : [],
  );
  const silent = analysis.silent?.filter(({ bonus }) => bonus === id) ?? [];
  const isMade = announced.some(({ said }) => said.status === 'won') || bonuses.length > 0;
  const game = String(analysis.number);
  const strip = (line: VerdictLine | null) =>
    line === null ? null : (
      <Strip line={line} place={{ announcement: id, game }} turnsOfAuction={replay.game.auction.length} step={null} />
    );
  const ending = isMade ? 'made' : announced.length > 0 ? 'lost' : 'unscored';
  return (
    <section className="verdicts example" aria-labelledby={`game-${game}`}>
      <h3 id={`game-${game}`}>{t(ending, { game })}</h3>
      <ul className="plain">
        {announced.map(({ said, index, line }) => (
          <Announced key={index} said={said} points={result?.announcements[index]?.points ?? null}>
            {strip(line)}
          </Announced>
        ))}
        {result === null || bonuses.length === 0 ? null : <Silent result={{ ...result, silent: bonuses }} />}
        {silent.map((line) => (
          <li key={line.party}>
            <p className="verdict-line">
              <span className={`party-${line.party.toLowerCase()}`}>{line.party}</span>
            </p>
            {strip(line)}
          </li>
        ))}
      </ul>
      <p>
        <Link
          to="/announcements/$announcement/games/$game"
          params={{ announcement: id, game }}
          search={searchFor(last)}
          className="action"
        >
          {t('watch')}
        </Link>
      </p>
    </section>
  );
}
