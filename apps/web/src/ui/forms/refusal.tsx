import type { Ref } from 'react';
import { useTranslations } from 'use-intl';
import type { Problem } from '../../api/mutate.js';
import { AnsweredWithError, Unreachable } from '../../api/ask.js';

/** Why something was not done, where one has tried it; nothing while nothing stands in the way. */
export function Refusal({
  problems,
  failure,
  more = null,
  ref,
}: {
  readonly problems: readonly Problem[];
  readonly failure: Error | null;
  /** What stands elsewhere. */
  readonly more?: string | null;
  readonly ref?: Ref<HTMLDivElement>;
}) {
  const t = useTranslations();
  const why = useWhy();
  if (problems.length === 0 && failure === null && more === null) return null;
  return (
    <div className="problem" role="alert" tabIndex={-1} ref={ref}>
      {failure === null ? null : <p>{why(failure)}</p>}
      {problems.map(({ code, path, message, rule }) => (
        <p key={`${code} ${path} ${message}`}>
          {message} {rule === null ? null : <small>{t('match.rule', { rule })}</small>}
        </p>
      ))}
      {more === null ? null : <p>{more}</p>}
    </div>
  );
}

/** What one who has no answer is told: nothing that was typed is lost. */
function useWhy(): (failure: Error) => string {
  const t = useTranslations('form');
  return (failure) => {
    if (failure instanceof Unreachable) return t('offline');
    const code = failure instanceof AnsweredWithError ? failure.code : undefined;
    switch (code) {
      case 'DATABASE_AWAY':
      case 'UNAUTHENTICATED':
      case 'FORBIDDEN':
      case 'INPUT_INVALID':
      case 'GRAPHQL_VALIDATION_FAILED':
        return failure.message;
      default:
        return t('error');
    }
  };
}
