import type { Ref } from 'react';
import { useTranslations } from 'use-intl';
import type { Problem } from '../../api/mutate.js';
import { AnsweredWithError, Unreachable } from '../../api/ask.js';
import { usePage } from '../../api/page-context.js';
import { FieldLink } from './wrong-fields.js';
import { sentence } from './sentence.js';

/** Why something was not done, where one has tried it; nothing while nothing stands in the way. */
export function Refusal({
  problems,
  failure,
  more = null,
  fieldOf,
  ref,
}: {
  readonly problems: readonly Problem[];
  readonly failure: Error | null;
  /** What stands elsewhere. */
  readonly more?: string | null;
  /** The id of the field that a problem is of, where it is of one. */
  readonly fieldOf?: (problem: Problem) => string | undefined;
  readonly ref?: Ref<HTMLDivElement>;
}) {
  const t = useTranslations();
  const why = useWhy();
  const { namesIn } = usePage();
  if (problems.length === 0 && failure === null && more === null) return null;
  return (
    <div className="problem" role="alert" tabIndex={-1} ref={ref}>
      {failure === null ? null : <p>{why(failure)}</p>}
      {problems.map((problem) => {
        const { code, path, message, rule } = problem;
        const field = fieldOf?.(problem);
        const words = sentence(message, namesIn);
        return (
          <p key={`${code} ${path} ${message}`}>
            {field === undefined ? words : <FieldLink id={field}>{words}</FieldLink>}{' '}
            {rule === null ? null : <small>{t('match.rule', { rule })}</small>}
          </p>
        );
      })}
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
