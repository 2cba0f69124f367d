import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { nameAlone, definitionCalled } from '../../game/announcement-names.js';
import { announcementOf } from '../../game/playing/standing.js';
import { notesOfState } from './form/notes.js';
import { type SheetDifference, differencesOf } from './form/differences.js';
import type { LineState, SheetState } from './form/state.js';
import { nameOf } from './store/season-directory.js';
import { useOpened } from './use-sheets.js';
import { Lines } from '../../ui/table/lines.js';

/** Two sheets of one match, where they differ, line by line. */
export function Differences({
  one,
  other,
  names,
}: {
  readonly one: SheetState;
  readonly other: SheetState;
  /** Whose sheets they are. */
  readonly names: readonly [string, string];
}) {
  return <DifferenceTable differences={differencesOf(one, other)} names={names} />;
}

export function DifferenceTable({
  differences,
  names,
}: {
  readonly differences: readonly SheetDifference[];
  /** What stands in the two columns. */
  readonly names: readonly [string, string];
}) {
  const t = useTranslations('sheets');
  const say = useSaying();
  if (differences.length === 0) return <p>{t('noDifference')}</p>;
  return (
    <Lines
      look="differences"
      caption={t('differencesTitle')}
      columns={[
        { id: 'line', heading: t('line'), namesRow: true, cell: ([what]) => what },
        { id: 'here', heading: names[0], cell: ([, here]) => here },
        { id: 'there', heading: names[1], cell: ([, , there]) => there },
      ]}
      rows={differences.map(say)}
      rowKey={([what]) => what}
    />
  );
}

/** What differs, and how each of the two has it. */
function useSaying(): (difference: SheetDifference) => readonly [string, string, string] {
  const t = useTranslations('sheets');
  const { namesIn } = usePage();
  const { directory } = useOpened();
  const line = (value: LineState | null): string =>
    value === null
      ? '–'
      : [t(value.by), value.result === null ? '' : t(`result.${value.result}`), value.contra ? t('contraWord') : '']
          .filter((each) => each !== '')
          .join(', ');
  const names = (list: string | null): string =>
    (list ?? '') === ''
      ? '–'
      : list!
          .split(', ')
          .map((id) => nameOf(directory, id))
          .join(', ');
  return (difference) => {
    const where = 'party' in difference ? `${t('game', { game: difference.game })}, ${difference.party}: ` : '';
    switch (difference.of) {
      case 'line':
        return [
          where + nameAlone(announcementOf(difference.call), namesIn),
          line(difference.one),
          line(difference.other),
        ];
      case 'game':
        return [t('game', { game: difference.game }), t('otherCards'), t('otherCards')];
      case 'notes': {
        const [one, other] = [difference.one, difference.other].map((notes) => notesOfState(notes, namesIn).join(' '));
        return [`${t('game', { game: difference.game })}: ${t('notes')}`, one || '–', other || '–'];
      }
      case 'seat':
        return [
          difference.seat[0]! + ', ' + t(difference.seat.slice(2) as 'collector'),
          names(difference.one),
          names(difference.other),
        ];
      case 'guests':
        return [t('guests'), names(difference.one), names(difference.other)];
      case 'silent': {
        const bonuses = (list: string | null): string =>
          (list ?? '') === ''
            ? '–'
            : list!
                .split(', ')
                .map((id) => definitionCalled(id).name[namesIn])
                .join(', ');
        return [where + t('silentBonuses'), bonuses(difference.one), bonuses(difference.other)];
      }
      default:
        return [where + t(`part.${difference.of}`), difference.one ?? '–', difference.other ?? '–'];
    }
  };
}
