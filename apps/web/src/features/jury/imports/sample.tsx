import { useTranslations } from 'use-intl';

/** A file that shows how a list may be written; it is saved without script, too. */
export function Sample({ name, lines }: { readonly name: string; readonly lines: string }) {
  const t = useTranslations('imports.sample');
  // With the mark by which spreadsheets know UTF-8.
  const address = `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${lines.replaceAll('\n', '\r\n')}\r\n`)}`;
  return (
    <p>
      <a href={address} download={name}>
        {t('save')}
      </a>
    </p>
  );
}
