import { hungarianArticle, type PartyName } from '@tarokk/rules';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../api/page-context.js';
import { nameAlone } from '../../../game/announcement-names.js';
import { withMinus } from '../../../ui/figures.js';
import { MarkOfQuestion } from '../../../ui/mark-of-question.js';
import { announcementOf } from '../../../game/playing/standing.js';
import { type LineState, personAt } from '../form/state.js';
import { nameOf } from '../store/season-directory.js';
import { useOpened } from '../use-sheets.js';

const SentenceWithRule = lazy(() =>
  import('../../../game/plain-sentence.js').then(({ SentenceWithRule: each }) => ({ default: each })),
);

/** An announcement on the sheet: a tap on its sign says that it was lost, or made after all, one that contra was said; the rest opens in its place. */
export function CallLine({
  game,
  party,
  line,
  index,
  points,
  contraPoints,
}: {
  readonly game: number;
  readonly party: PartyName;
  readonly line: LineState;
  readonly index: number;
  readonly points: number;
  readonly contraPoints: number | null;
}) {
  const t = useTranslations('sheets');
  const { namesIn } = usePage();
  const { draft, sheets, directory } = useOpened();
  const [isOpen, setOpen] = useState(false);
  const [isExplained, setExplained] = useState(false);
  const choices = useRef<HTMLSpanElement>(null);
  // They open below the line, where the list may end.
  useEffect(() => {
    if (isOpen) choices.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const name = nameAlone(announcementOf(line), namesIn);
  const by = nameOf(directory, personAt(draft.state, `${party}.${line.by}`, game));
  const where = { game, party, line: index };
  return (
    <li className="call-line">
      {line.result === null ? (
        <span className="line-sign">·</span>
      ) : (
        <button
          type="button"
          className={`chip line-sign was-${line.result}`}
          aria-label={t(line.result === 'won' ? 'madeTurn' : 'lostTurn', { name })}
          onClick={() => sheets.tap(draft.id, { ...where, tap: 'result' })}
        >
          {line.result === 'won' ? '✓' : '✗'}
        </button>
      )}
      <span className="name">
        <button
          type="button"
          className="asks"
          aria-expanded={isExplained}
          aria-label={t('whatIs', { name, ...hungarianArticle(name) })}
          onClick={() => setExplained(!isExplained)}
        >
          {name} <MarkOfQuestion />
        </button>{' '}
        <small>
          {by}
          {line.result === null ? '' : `, ${t(`result.${line.result}`)}`}
          {line.contra ? `, ${t('contra', { points: withMinus(contraPoints ?? 0) })}` : ''}
        </small>
      </span>
      <span className="figures">{withMinus(points)}</span>
      {line.result === null ? null : (
        <button
          type="button"
          className="chip"
          aria-pressed={line.contra}
          aria-label={t('contraTo', { name })}
          onClick={() => sheets.tap(draft.id, { ...where, tap: 'contra' })}
        >
          {t('contraWord')}
        </button>
      )}
      <button
        type="button"
        className="action"
        aria-expanded={isOpen}
        aria-label={t('changeLine', { name })}
        onClick={() => setOpen(!isOpen)}
      >
        ⋯
      </button>
      {isExplained ? (
        <small className="what-it-asks">
          <Suspense>
            <SentenceWithRule of={announcementOf(line).definition.id} />
          </Suspense>
        </small>
      ) : null}
      {isOpen ? (
        <span className="line-choices" ref={choices}>
          <button type="button" className="action" onClick={() => sheets.tap(draft.id, { ...where, tap: 'by' })}>
            {t('byPartner')}
          </button>
          <button
            type="button"
            className="action danger"
            onClick={() => sheets.tap(draft.id, { ...where, tap: 'unsay' })}
          >
            {t('remove')}
          </button>
        </span>
      ) : null}
    </li>
  );
}
