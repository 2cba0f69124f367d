import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../api/page-context.js';
import { Problem } from '../../../ui/problem.js';
import { ChangeTable } from '../../../ui/table/change-table.js';
import { useDealt } from '../dealt.js';
import type { ShownMatch } from '../queries.js';
import { whoSatAmong } from '../who-sat.js';
import { changesOf, type ComparedGame, type GameChange } from './differences.js';
import { frameChanges } from './frame.js';
import { sheetNumbered, type SheetOfMatch } from './queries.js';

/** Where two sheets of a match differ, line by line: what stood, and what stands. */
export function Changes({
  match,
  before,
  after,
}: {
  readonly match: Pick<ShownMatch, 'id' | 'players'>;
  /** Numbers of revisions. */
  readonly before: number;
  readonly after: number;
}) {
  const t = useTranslations('match');
  const { ask, namesIn } = usePage();
  const earlier = useQuery(sheetNumbered(ask, namesIn, match.id, before));
  const later = useQuery(sheetNumbered(ask, namesIn, match.id, after));
  const say = useSaying(match);
  const failed = earlier.error === null ? later : earlier;
  if (failed.error !== null) return <Problem error={failed.error} reload={() => void failed.refetch()} />;
  const [was, is] = [earlier.data, later.data];
  if (was == null || is == null) return <p className="freshness">{t('changes.comparing')}</p>;
  const games = changesOf(gamesOf(was), gamesOf(is), namesIn, say);
  const frame = frameChanges(was.document, is.document);
  return (
    <div className="comparison">
      {games.length + frame.length === 0 ? <p className="empty">{t('changes.none')}</p> : null}
      {frame.length === 0 ? null : (
        <ChangeTable
          caption={t('changes.frame')}
          headings={[t('changes.line'), t('changes.before'), t('changes.now')]}
          rows={frame.map(({ part, ...change }) => ({ key: part, name: t(`changes.part.${part}`), ...change }))}
        />
      )}
      {games.map((game) => (
        <ChangedGame key={game.number} game={game} />
      ))}
    </div>
  );
}

function gamesOf({ verification, games }: SheetOfMatch): readonly ComparedGame[] {
  return verification.games.map((verified, index) => ({ verified, counted: games[index]! }));
}

/** The words in which a line is said. */
function useSaying({ players }: Pick<ShownMatch, 'players'>): Parameters<typeof changesOf>[3] {
  const t = useTranslations('match');
  const dealt = useDealt();
  const whoSat = whoSatAmong(players);
  return {
    consolation: t('consolation'),
    contras: t('contras'),
    contra: t('contra'),
    silent: t('silent'),
    status: (status) => t(`status.${status}`),
    dealt,
    seat: whoSat,
  };
}

function ChangedGame({ game: { number, lines, notes, totals } }: { readonly game: GameChange }) {
  const t = useTranslations('match');
  const noted = notes === null ? [] : [{ key: 'notes', name: t('changes.notes'), ...notes }];
  const rows = lines.map(({ party, name, before, after }) => ({
    key: `${party} ${name}`,
    name: `${party.toUpperCase()}: ${name}`,
    before,
    after,
  }));
  const sums = (['a', 'b'] as const).map((party) => ({
    key: `total ${party}`,
    name: `${party.toUpperCase()}:\u00a0${t('total')}`,
    before: valueText(totals[party].before),
    after: valueText(totals[party].after),
  }));
  return (
    <ChangeTable
      caption={t('gameNumber', { number })}
      headings={[t('changes.line'), t('changes.before'), t('changes.now')]}
      rows={[...noted, ...rows, ...sums]}
    />
  );
}

function valueText(points: number | null): string | null {
  return points === null ? null : String(points);
}
