import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { TextField, TickField, WordsField } from '../../../ui/forms/fields.js';
import { ScriptedButton } from '../../../ui/forms/scripted-button.js';
import { problemCode } from '../../../api/problem-code.js';
import type { ImportSettings } from './queries.js';
import { digestOf, type DocumentInFile, readFiles } from './reading.js';
import { Report } from './report.js';
import { useImport } from './running.js';
import { competitions } from '../../season/competitions.js';

interface ImportFields {
  readonly remark: string;
  readonly approve: string;
  readonly date: string;
  readonly venue: string;
  readonly isPrivate: boolean;
  readonly strangersAreGuests: boolean;
  readonly requestRuling: boolean;
  readonly codes: string;
  readonly because: string;
  readonly notify: boolean;
  readonly CHAMPIONSHIP: boolean;
  readonly CUP: boolean;
  readonly GRAND_PRIX: boolean;
  readonly FREE_CHAMPIONSHIP: boolean;
}

const start: ImportFields = {
  remark: '',
  approve: '',
  date: '',
  venue: '',
  isPrivate: false,
  strangersAreGuests: false,
  requestRuling: false,
  codes: '',
  because: '',
  notify: false,
  CHAMPIONSHIP: true,
  CUP: false,
  GRAND_PRIX: false,
  FREE_CHAMPIONSHIP: false,
};

function settingsOf(entered: ImportFields): ImportSettings {
  const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());
  const codes = entered.codes.split(/[\s,]+/).filter((code) => code !== '');
  return {
    remark: textOrNull(entered.remark),
    approve: textOrNull(entered.approve),
    date: textOrNull(entered.date),
    venue: textOrNull(entered.venue),
    venueIsPublic: !entered.isPrivate,
    strangersAreGuests: entered.strangersAreGuests,
    requestRuling: entered.requestRuling,
    letStand: codes.length === 0 ? null : { codes: codes.map(problemCode), reason: entered.because.trim() },
    notify: entered.notify,
    competitions: competitions.filter((each) => entered[each]),
  };
}

/** Match sheets and bare records, many at once: what would become of each, then the import itself. */
export function ImportMatches() {
  const t = useTranslations('imports');
  const tm = useTranslations('match');
  const queries = useQueryClient();
  const form = useForm<ImportFields>({ defaultValues: start });
  const [files, setFiles] = useState<readonly File[]>([]);
  const [read, setRead] = useState<readonly DocumentInFile[] | null>(null);
  const [isReading, setReading] = useState(false);
  const { run, start: begin, stop, goOn, clear } = useImport();
  const isBusy = isReading || run?.state === 'running';
  const choose = async (list: FileList | null): Promise<void> => {
    const chosen = [...(list ?? [])];
    clear();
    setFiles(chosen);
    setRead(null);
    if (chosen.length === 0) return;
    setReading(true);
    setRead(await readFiles(chosen));
    setReading(false);
  };
  const send = (isDry: boolean) =>
    form.handleSubmit(async (entered) => {
      if (read === null) return;
      const origin = isDry ? null : { name: nameOf(files), sha256: await digestOf(files) };
      await begin(read, settingsOf(entered), origin);
      if (!isDry) await queries.invalidateQueries();
    });
  return (
    <FormProvider {...form}>
      <form
        className="form"
        aria-label={t('matches')}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (read !== null && !isBusy) void send(true)(event);
        }}
        // What was seen before holds no longer.
        onChange={() => {
          if (run?.isDry === true && !isBusy) clear();
        }}
      >
        <div className="field">
          <label htmlFor="files">{t('files')}</label>
          <small id="files-hint">{t('filesHint')}</small>
          <input
            id="files"
            type="file"
            multiple
            accept=".json,.ndjson,.jsonl,.zip"
            aria-describedby="files-hint"
            disabled={isBusy}
            onChange={({ target }) => void choose(target.files)}
          />
        </div>
        <div className="field">
          <label htmlFor="folder">{t('folder')}</label>
          <input
            id="folder"
            type="file"
            disabled={isBusy}
            onChange={({ target }) => void choose(target.files)}
            ref={(input) => input?.setAttribute('webkitdirectory', '')}
          />
        </div>
        <p role="status">{isReading ? t('reading') : read === null ? '' : t('found', { documents: read.length })}</p>
        <WordsField name="remark" label={t('remark')} hint={t('remarkHint')} required={false} />
        <WordsField name="approve" label={t('approve')} hint={t('approveHint')} required={false} />
        <details>
          <summary>{t('bareRecords')}</summary>
          <fieldset>
            <legend>{t('countFor')}</legend>
            {competitions.map((each) => (
              <TickField key={each} name={each} label={tm(`competition.${each}`)} />
            ))}
          </fieldset>
          <TextField name="date" label={t('date')} type="date" required={false} />
          <TextField name="venue" label={t('venue')} maxLength={200} required={false} />
          <TickField name="isPrivate" label={t('isPrivate')} />
          <TickField name="strangersAreGuests" label={t('strangersAreGuests')} />
        </details>
        <details>
          <summary>{t('irregular')}</summary>
          <TickField name="requestRuling" label={t('requestRuling')} />
          <TextField name="codes" label={t('letStand')} hint={t('letStandHint')} required={false} />
          <TextField name="because" label={t('because')} maxLength={200} required={false} />
        </details>
        <TickField name="notify" label={t('notify')} hint={t('notifyHint')} />
        <p className="submit scripted">
          <button type="submit" className="action main" aria-disabled={read === null || isBusy}>
            {t('dryRun')}
          </button>
        </p>
      </form>
      {run === null ? null : <Report run={run} stop={stop} goOn={() => void goOn()} />}
      {run?.isDry === true && run.state === 'done' ? (
        <p>
          <ScriptedButton onClick={() => void send(false)()}>
            {t('import', {
              number: run.outcomes.filter(({ outcome }) => outcome === 'ENTERED' || outcome === 'ALREADY_THERE').length,
            })}
          </ScriptedButton>
        </p>
      ) : null}
    </FormProvider>
  );
}

/** Of a folder its name, of several files that of the first. */
function nameOf(files: readonly File[]): string {
  const [first] = files;
  if (first === undefined) return '';
  const [folder] = first.webkitRelativePath.split('/');
  return folder === undefined || folder === '' ? first.name : folder;
}
