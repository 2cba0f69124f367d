import { definitionOf, type GameAnalysisDocument } from '@tarokk/rules';
import { createLazyRoute, Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import { Title } from '../application/title.js';
import { MoreWords } from '../language/area.js';
import { Strip } from '../replay/analysis/strip.js';
import { lineOf, type VerdictLine } from '../replay/analysis/turns.js';
import { type Replay, replayOf, standingAt } from '../replay/replay.js';
import { searchFor } from '../replay/search.js';
import { Announced, Silent } from '../replay/verdicts.js';
import { Rule } from '../rules/rule.js';
import { kindOf } from '../trophies/search.js';
import { enumName } from '../graphql/enum-name.js';

export const announcementPage = createLazyRoute('/announcements/$announcement')({
  component: AnnouncementPage,
});

function AnnouncementPage() {
  const { words } = announcementPage.useLoaderData();
  return (
    <MoreWords words={words}>
      <OneAnnouncement />
    </MoreWords>
  );
}

/** One announcement or silent bonus: a game in which it is made, one in which it fails, and whether it had to be. */
function OneAnnouncement() {
  const { id, examples } = announcementPage.useLoaderData();
  const t = useTranslations('replay.example');
  const ta = useTranslations('announcements');
  const { language } = usePage();
  const { name, rule, points, family, trophy } = definitionOf(id);
  const games = examples.analysis.games.flatMap((analysis) => {
    const replay = replayOf(examples.record, analysis.number);
    return replay === null ? [] : [{ analysis, replay }];
  });
  return (
    <>
      <Title description={t('description', { name: name[language] })}>{name[language]}</Title>
      <h1>{name[language]}</h1>
      <p className="facts">
        <Rule of={rule} /> · {t('facts', { points })} · {ta(`family.${asInSchema(family)}`)}
        {trophy === null ? null : (
          <>
            {' · '}
            <Link to="/trophies" search={{ trophy: kindOf(id) }}>
              {ta('trophiesWon')}
            </Link>
          </>
        )}
        {' · '}
        <Link to="/announcements">{t('all')}</Link>
      </p>
      <p className="legend">{t('about')}</p>
      {games.map(({ analysis, replay }) => (
        <ExampleGame key={analysis.number} id={id} analysis={analysis} replay={replay} />
      ))}
    </>
  );
}

function asInSchema(family: ReturnType<typeof definitionOf>['family']) {
  return enumName(family) as 'MATERIAL';
}

/** How the announcement ended in a game, why, and when it turned. */
function ExampleGame({
  id,
  analysis,
  replay,
}: {
  readonly id: ReturnType<typeof definitionOf>['id'];
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
      <h2 id={`game-${game}`}>{t(ending, { game })}</h2>
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
