import type { Finding } from '@tarokk/competition';
import { say } from '@tarokk/rules';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../api/page-context.js';

/** What the office finds unusual needs a word of explanation; asked for before the sheet is on its way. */
export function Remarks({
  to,
  remarks,
  change,
}: {
  readonly to: readonly Pick<Finding, 'code' | 'sentence'>[];
  readonly remarks: Readonly<Record<string, string>>;
  readonly change: (remarks: Readonly<Record<string, string>>) => void;
}) {
  const { namesIn } = usePage();
  return [...new Map(to.map((each) => [each.code, each])).values()].map(({ code, sentence }) => (
    <RemarkField
      key={code}
      to={say(sentence, namesIn)}
      value={remarks[code] ?? ''}
      change={(words) => change({ ...remarks, [code]: words })}
    />
  ));
}

export function RemarkField({
  to,
  value,
  change,
}: {
  readonly to: string;
  readonly value: string;
  readonly change: (words: string) => void;
}) {
  const t = useTranslations('sheets');
  return (
    <label className="field unusual">
      <b>{t('remark')}</b>
      <span>{to}</span>
      <textarea rows={2} maxLength={500} value={value} onChange={({ target }) => change(target.value)} />
    </label>
  );
}

/** The remarks as they are sent. */
export function written(remarks: Readonly<Record<string, string>>): { code: string; words: string }[] {
  return Object.entries(remarks)
    .map(([code, words]) => ({ code, words: words.trim() }))
    .filter(({ words }) => words !== '');
}
