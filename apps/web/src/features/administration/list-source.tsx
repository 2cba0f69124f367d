import { decoded, encodingOf } from '@tarokk/competition';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ScriptedButton } from '../../ui/forms/scripted-button.js';

/** A list from a spreadsheet: pasted, or a file. What it comes to is shown below once it is read. */
export function ListSource<List>({
  id,
  hint,
  read,
  children,
}: {
  readonly id: string;
  /** What a line of it is. */
  readonly hint: string;
  readonly read: (text: string) => List;
  /** @param clear when the list has been taken */
  readonly children: (list: List, clear: () => void) => ReactNode;
}) {
  const t = useTranslations('seasonList');
  const [source, setSource] = useState('');
  const [list, setList] = useState<List | null>(null);
  const choose = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const bytes = new Uint8Array(await file.arrayBuffer());
    const text = decoded(bytes, encodingOf(bytes)) ?? '';
    setSource(text);
    setList(read(text));
  };
  const clear = (): void => {
    setSource('');
    setList(null);
  };
  return (
    <>
      <div className="field">
        <label htmlFor={id}>{t('paste')}</label>
        <small id={`${id}-hint`} className="line-of-list">
          {hint}
        </small>
        <textarea
          id={id}
          rows={6}
          value={source}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => {
            setSource(target.value);
            setList(null);
          }}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}-file`}>{t('file')}</label>
        <input
          id={`${id}-file`}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          onChange={({ target }) => void choose(target.files?.[0])}
        />
      </div>
      {list === null ? (
        <p className="acts">
          <ScriptedButton onClick={() => setList(read(source))}>{t('read')}</ScriptedButton>
        </p>
      ) : (
        <div key={source}>{children(list, clear)}</div>
      )}
    </>
  );
}
