import { useTranslations } from 'use-intl';
import { figureColumn, textColumn } from '../../../ui/table/columns.js';
import type { Column } from '../../../ui/table/table.js';
import type { ImportSoFar, OldListSoFar, OldTableSoFar } from './queries.js';

/** Imports of matches as they are saved. */
export function useImportColumns(): readonly Column<ImportSoFar>[] {
  const t = useTranslations('imports');
  return [
    textColumn('begunAt', t('column.at'), ({ begunAt }) => begunAt),
    textColumn('name', t('column.name'), ({ name }) => name ?? t('nameless')),
    textColumn('importedBy', t('column.by'), ({ importedBy }) => importedBy.name),
    textColumn('complete', t('column.state'), ({ complete }) => t(complete ? 'complete' : 'incomplete')),
    figureColumn('documents', t('column.documents'), ({ documents }) => documents),
    figureColumn('entered', t('column.entered'), ({ entered }) => entered),
    figureColumn('alreadyThere', t('column.there'), ({ alreadyThere }) => alreadyThere),
    figureColumn('refused', t('column.refused'), ({ refused }) => refused),
  ];
}

/** Old lists of trophies as they are saved. */
export function useOldListColumns(): readonly Column<OldListSoFar>[] {
  const t = useTranslations('imports');
  return [
    textColumn('enteredAt', t('column.at'), ({ enteredAt }) => enteredAt),
    textColumn('source', t('source'), ({ source }) => source ?? t('nameless')),
    textColumn('importedBy', t('column.by'), ({ importedBy }) => importedBy.name),
    figureColumn('entries', t('column.entries'), ({ entries }) => entries),
    figureColumn('trophies', t('column.trophies'), ({ trophies }) => trophies),
  ];
}

/** Tables of former times as they are saved. */
export function useOldTableColumns(): readonly Column<OldTableSoFar>[] {
  const t = useTranslations('imports');
  const tm = useTranslations('match');
  return [
    textColumn('enteredAt', t('column.at'), ({ enteredAt }) => enteredAt),
    textColumn('title', t('column.name'), ({ title }) => title),
    textColumn('competition', t('column.competition'), ({ competition }) => tm(`competition.${competition}`)),
    figureColumn('year', t('column.year'), ({ seasonYear: year }) => year),
    textColumn('source', t('source'), ({ source }) => source),
    textColumn('importedBy', t('column.by'), ({ importedBy }) => importedBy.name),
  ];
}
