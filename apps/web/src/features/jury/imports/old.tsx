import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChoiceField, TextField, TickField } from '../../../ui/forms/fields.js';
import { PreviewedForm } from '../previewed-form.js';
import { CsvField, useLinesAtField } from './csv-field.js';
import { Sample } from './sample.js';
import { importedOldTable, importedOldTrophies } from './queries.js';
import { competitions } from '../../season/competitions.js';

/** An old trophy list (D50), all of it or nothing; each line with a problem is named. */
export function ImportOldTrophies() {
  const t = useTranslations('imports');
  const [done, setDone] = useState<readonly string[]>([]);
  const atField = useLinesAtField();
  return (
    <>
      <p className="legend">{t('trophiesMean')}</p>
      <p role="status">{done.at(-1) ?? ''}</p>
      <PreviewedForm
        key={done.length}
        mutation="importOldTrophies"
        selection={importedOldTrophies}
        name={t('importTrophies')}
        start={{ csv: null as string | null, source: '', createPlayers: false, acknowledgeRepeated: false }}
        input={({ csv, source, createPlayers, acknowledgeRepeated }) => ({
          csv: csv ?? '',
          source: source.trim() === '' ? null : source,
          createPlayers,
          acknowledgeRepeated,
        })}
        changes={({ entries, trophies, players, newPlayers, ...follows }) => (
          <>
            <p>{t('trophiesFound', { entries, trophies, players })}</p>
            {newPlayers.length === 0 ? null : <p>{t('newPlayers', { names: newPlayers.join(', ') })}</p>}
            {'sentences' in follows && follows.sentences.length > 0 ? (
              <ul>
                {follows.sentences.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            ) : null}
          </>
        )}
        done={({ entries, trophies, players }) =>
          setDone([...done, t('trophiesImported', { entries, trophies, players })])
        }
        submit={t('importTrophies')}
        atField={atField}
      >
        <CsvField hint={t('trophiesHint')} />
        <Sample name={t('sample.trophiesFile')} lines={t('sample.trophies')} />
        <TextField name="source" label={t('source')} maxLength={200} required={false} />
        <TickField name="createPlayers" label={t('createPlayers')} hint={t('createPlayersHint')} />
        <TickField name="acknowledgeRepeated" label={t('acknowledgeRepeated')} hint={t('acknowledgeRepeatedHint')} />
      </PreviewedForm>
    </>
  );
}

/** A table that was made elsewhere: shown as it is, and nothing follows from it. */
export function ImportOldTable() {
  const t = useTranslations('imports');
  const tm = useTranslations('match');
  const [done, setDone] = useState<readonly string[]>([]);
  const atField = useLinesAtField();
  return (
    <>
      <p className="legend">{t('tableMeans')}</p>
      <p role="status">{done.at(-1) ?? ''}</p>
      <PreviewedForm
        key={done.length}
        mutation="importOldTable"
        selection={importedOldTable}
        name={t('importTable')}
        start={{ csv: null as string | null, source: '', title: '', seasonYear: '', competition: 'CHAMPIONSHIP' }}
        input={({ csv, source, title, seasonYear, competition }) => ({
          csv: csv ?? '',
          source,
          title,
          seasonYear: Number(seasonYear),
          competition: competition as (typeof competitions)[number],
        })}
        changes={(answer) => (
          <p>
            {t('tableFound', {
              rows: answer.rows,
              columns: 'columns' in answer ? answer.columns.join(', ') : '',
            })}
          </p>
        )}
        done={({ rows }) => setDone([...done, t('tableImported', { rows })])}
        submit={t('importTable')}
        atField={atField}
      >
        <CsvField hint={t('tableHint')} />
        <Sample name={t('sample.tableFile')} lines={t('sample.table')} />
        <TextField name="title" label={t('tableTitle')} maxLength={200} />
        <TextField name="seasonYear" label={t('year')} inputMode="numeric" pattern="[0-9]{4}" />
        <ChoiceField name="competition" label={t('competition')}>
          {competitions.map((each) => (
            <option key={each} value={each}>
              {tm(`competition.${each}`)}
            </option>
          ))}
        </ChoiceField>
        <TextField name="source" label={t('source')} maxLength={200} />
      </PreviewedForm>
    </>
  );
}
