import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';

/** On which day a table is looked at. A form that works without script, too. */
export function DayForm({
  year,
  asOf,
  others,
}: {
  readonly year: number;
  readonly asOf: string | undefined;
  /** What else stands in the address. */
  readonly others: Readonly<Record<string, string | undefined>>;
}) {
  const t = useTranslations('championship');
  const navigate = useNavigate();
  const show = (data: FormData): void => {
    const day = data.get('asOf');
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, asOf: day, page: undefined }) as never,
      resetScroll: false,
    });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        show(new FormData(event.currentTarget));
      }}
    >
      <label htmlFor="as-of">{t('asOf')}</label>
      <input
        type="date"
        id="as-of"
        name="asOf"
        key={asOf}
        defaultValue={asOf}
        min={`${year}-01-01`}
        max={`${year}-12-31`}
      />
      {Object.entries(others).map(([name, value]) =>
        value === undefined || name === 'page' ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <button type="submit" className="action">
        {t('show')}
      </button>
      {asOf === undefined ? null : (
        <Link
          to="."
          search={(before: object) => ({ ...before, asOf: undefined })}
          className="action"
          resetScroll={false}
        >
          {t('now')}
        </Link>
      )}
    </form>
  );
}
