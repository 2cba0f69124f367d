import { useTranslations } from 'use-intl';

/** Something that is shown this once: the office keeps none of it that could be read. */
export function Secret({ title, secret }: { readonly title: string; readonly secret: string | null }) {
  const t = useTranslations('account');
  return (
    <div role="status" className="secret">
      <p>
        <strong>{title}</strong> {t(secret === null ? 'secretGone' : 'secretOnce')}
      </p>
      {secret === null ? null : (
        <p>
          <code className="link-shown">{secret}</code>
        </p>
      )}
    </div>
  );
}
