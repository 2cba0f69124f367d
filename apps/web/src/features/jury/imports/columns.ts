import { useTranslations } from 'use-intl';
import { graphql, type ResultOf } from '../../../api/graphql.js';
import { figureColumn, textColumn } from '../../../ui/table/columns.js';
import type { Column } from '../../../ui/table/table.js';

/** What the list and the columns below show of an import of matches. A column names here what it needs. */
export const matchImportFields = graphql(`
  fragment MatchImportFields on MatchImport {
    id
    name
    begunAt
    complete
    documents
    entered
    alreadyThere
    refused
    importedBy {
      name
    }
  }
`);
type ImportSoFar = ResultOf<typeof matchImportFields>;

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

/** The same of an old list of trophies. */
export const oldListFields = graphql(`
  fragment OldListFields on OldList {
    id
    source
    entries
    trophies
    enteredAt
    importedBy {
      name
    }
  }
`);
type OldListSoFar = ResultOf<typeof oldListFields>;

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

/** The same of a table of former times. */
export const oldTableFields = graphql(`
  fragment OldTableFields on OldTable {
    id
    title
    seasonYear
    competition
    source
    enteredAt
    importedBy {
      name
    }
  }
`);
type OldTableSoFar = ResultOf<typeof oldTableFields>;

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
