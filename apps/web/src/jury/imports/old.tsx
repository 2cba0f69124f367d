import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { ChoiceField, TextField, TickField } from '../../forms/fields.js';
import { PreviewedForm } from '../previewed-form.js';
import { importOldTable, importOldTrophies } from './queries.js';

/** An old trophy list (D50), all of it or nothing; each line with a problem is named. */
export function ImportOldTrophies() {
  const t = useTranslations('imports');
  const queries = useQueryClient();
  const [done, setDone] = useState<readonly string[]>([]);
  return (
    <>
      <p className="legend">{t('trophiesMean')}</p>
      <p role="status">{done.at(-1) ?? ''}</p>
      <PreviewedForm
        key={done.length}
        mutation={importOldTrophies}
        name={t('importTrophies')}
        start={{ csv: null as string | null, source: '', createPlayers: false }}
        variables={({ csv, source, createPlayers }) => ({
          csv: csv ?? '',
          source: source.trim() === '' ? null : source,
          createPlayers,
        })}
        changes={({ entries, trophies, players, newPlayers }) => (
          <>
            <p>{t('trophiesFound', { entries, trophies, players })}</p>
            {newPlayers.length === 0 ? null : <p>{t('newPlayers', { names: newPlayers.join(', ') })}</p>}
          </>
        )}
        done={async ({ entries, trophies, players }) => {
          setDone([...done, t('trophiesImported', { entries, trophies, players })]);
          await queries.invalidateQueries();
        }}
        submit={t('importTrophies')}
      >
        <CsvField hint={t('trophiesHint')} />
        <TextField name="source" label={t('source')} maxLength={200} required={false} />
        <TickField name="createPlayers" label={t('createPlayers')} hint={t('createPlayersHint')} />
      </PreviewedForm>
    </>
  );
}

const competitions = ['CHAMPIONSHIP', 'CUP', 'GRAND_PRIX', 'FREE_CHAMPIONSHIP'] as const;

/** A table that was made elsewhere: shown as it is, and nothing follows from it. */
export function ImportOldTable() {
  const t = useTranslations('imports');
  const tm = useTranslations('match');
  const queries = useQueryClient();
  const [done, setDone] = useState<readonly string[]>([]);
  return (
    <>
      <p className="legend">{t('tableMeans')}</p>
      <p role="status">{done.at(-1) ?? ''}</p>
      <PreviewedForm
        key={done.length}
        mutation={importOldTable}
        name={t('importTable')}
        start={{ csv: null as string | null, source: '', title: '', year: '', competition: 'CHAMPIONSHIP' }}
        variables={({ csv, source, title, year, competition }) => ({
          csv: csv ?? '',
          source,
          title,
          year: Number(year),
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
        done={async ({ rows }) => {
          setDone([...done, t('tableImported', { rows })]);
          await queries.invalidateQueries();
        }}
        submit={t('importTable')}
      >
        <CsvField hint={t('tableHint')} />
        <TextField name="title" label={t('tableTitle')} maxLength={200} />
        <TextField name="year" label={t('year')} inputMode="numeric" pattern="[0-9]{4}" />
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

/** A file of comma-separated values, read as it stands: the log has its digest. */
function CsvField({ hint }: { readonly hint: string }) {
  const t = useTranslations('imports');
  const { control, setError } = useFormContext();
  const { field, fieldState } = useController({
    name: 'csv',
    control,
    rules: { validate: (csv: string | null) => csv !== null || t('chooseFile') },
  });
  const read = async (file: File | undefined): Promise<void> => {
    field.onChange(null);
    if (file === undefined) return;
    try {
      field.onChange(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await file.arrayBuffer()));
    } catch {
      setError('csv', { message: t('fault.notText') });
    }
  };
  const { error } = fieldState;
  return (
    <div className="field">
      <label htmlFor="csv">{t('csv')}</label>
      <small id="csv-hint">{hint}</small>
      {error === undefined ? null : (
        <span id="csv-error" className="wrong">
          {error.message}
        </span>
      )}
      <input
        id="csv"
        type="file"
        accept=".csv,text/csv"
        ref={field.ref}
        aria-invalid={error !== undefined}
        aria-required
        aria-describedby={error === undefined ? 'csv-hint' : 'csv-hint csv-error'}
        onChange={({ target }) => void read(target.files?.[0])}
      />
    </div>
  );
}
