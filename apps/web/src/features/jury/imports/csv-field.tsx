import { decoded, type Encoding, encodingOf, encodings, readCsv, separatorOf } from '@tarokk/competition';
import { useContext, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { FormProblems, type ShownAtField } from '../../../ui/forms/form.js';
import type { Problem } from '../../../api/mutate.js';
import { Lines } from '../../../ui/table/lines.js';

/** Records of a file that are shown, its header beside them. */
const SHOWN = 5;

/** What is wrong with a line: the path of line 17 is `csv[16]`, or `csv[16].date`. */
const lineOf = ({ path }: Problem): number | null => {
  const [, place] = /^csv\[(\d+)\]/.exec(path) ?? [];
  return place === undefined ? null : Number(place) + 1;
};

/** Lines with problems stand at the file, each with what is wrong with it. */
export function useLinesAtField(): ShownAtField {
  const t = useTranslations('imports');
  return { shows: (problem) => lineOf(problem) !== null, words: (number) => t('linesBelow', { number }) };
}

/** A list as a file: how it was understood is shown before anything is sent, and can be set right. */
export function CsvField({ hint }: { readonly hint: string }) {
  const t = useTranslations('imports');
  const { control, setError, clearErrors } = useFormContext();
  const { field, fieldState } = useController({
    name: 'csv',
    control,
    rules: { validate: (csv: string | null) => csv !== null || t('chooseFile') },
  });
  const [bytes, setBytes] = useState<Uint8Array | null>(null);
  const [encoding, setEncoding] = useState<Encoding>('utf-8');
  const readAs = (content: Uint8Array, wanted: Encoding): void => {
    setEncoding(wanted);
    const text = decoded(content, wanted);
    field.onChange(text);
    if (text === null) setError('csv', { message: t('notSo', { encoding: t(`encoding.${wanted}`) }) });
    else clearErrors('csv');
  };
  const choose = async (file: File | undefined): Promise<void> => {
    setBytes(null);
    field.onChange(null);
    if (file === undefined) return;
    const content = new Uint8Array(await file.arrayBuffer());
    setBytes(content);
    readAs(content, encodingOf(content));
  };
  const { error } = fieldState;
  const csv = field.value as string | null;
  return (
    <>
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
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          ref={field.ref}
          aria-invalid={error !== undefined}
          aria-required
          aria-describedby={error === undefined ? 'csv-hint' : 'csv-hint csv-error'}
          onChange={({ target }) => void choose(target.files?.[0])}
        />
      </div>
      {bytes === null ? null : (
        <div className="field">
          <label htmlFor="encoding">{t('letters')}</label>
          <select id="encoding" value={encoding} onChange={({ target }) => readAs(bytes, target.value as Encoding)}>
            {encodings.map((each) => (
              <option key={each} value={each}>
                {t(`encoding.${each}`)}
              </option>
            ))}
          </select>
        </div>
      )}
      {csv === null ? null : <Look csv={csv} />}
      {csv === null ? null : <WrongLines csv={csv} />}
    </>
  );
}

/** The first lines as they will be read. */
function Look({ csv }: { readonly csv: string }) {
  const t = useTranslations('imports');
  const { records } = readCsv(csv);
  const [header, ...rows] = records;
  if (header === undefined) return null;
  const separator = separatorOf(csv);
  return (
    <Lines
      look="lines look"
      caption={
        <>
          {t('look', {
            separator: t(`separator.${separator === ',' ? 'comma' : separator === ';' ? 'semicolon' : 'tab'}`),
          })}{' '}
          {t('lookLines', { number: rows.length })}
        </>
      }
      // A heading may stand twice: that is for the office to say.
      columns={Array.from({ length: Math.max(...records.map(({ fields }) => fields.length)) }, (_, index) => ({
        id: String(index),
        heading: header.fields[index] ?? '',
        cell: ({ fields }: (typeof rows)[number]) => fields[index],
      }))}
      rows={rows.slice(0, SHOWN)}
      rowKey={({ line }) => line}
    />
  );
}

/** Each line that cannot be taken over, as it stands in the file, and why. */
function WrongLines({ csv }: { readonly csv: string }) {
  const t = useTranslations('imports');
  const wrong = useContext(FormProblems).filter((problem) => lineOf(problem) !== null);
  if (wrong.length === 0) return null;
  const lines = csv.replace(/^\ufeff/, '').split('\n');
  return (
    <section aria-labelledby="wrong-lines">
      <h2 id="wrong-lines">{t('wrongLines')}</h2>
      <ul className="ruled">
        {wrong.map((problem) => (
          <li key={`${problem.path} ${problem.message}`}>
            <span className="wrong">{problem.message}</span>
            <code>{lines[lineOf(problem)! - 1]?.trim()}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
