import { useTranslations } from 'use-intl';
import type { Analysis } from './use-analysis.js';

/** Asks for the analysis, says how far it is, and ends it. */
export function Asking({ analysing, start, stop }: Analysis) {
  const t = useTranslations('replay.analysis');
  switch (analysing.state) {
    case 'not-asked':
      return (
        <div className="asking scripted">
          <button type="button" className="action" onClick={start}>
            {t('start')}
          </button>
          <p className="verdict-why">{t('about')}</p>
        </div>
      );
    case 'running': {
      const { done, all } = analysing;
      return (
        <div className="asking">
          <label>
            <span role="status">{t('progress', { done, all })}</span>
            <progress value={done} max={Math.max(all, 1)} />
          </label>
          <button type="button" className="action" onClick={stop}>
            {t('stop')}
          </button>
        </div>
      );
    }
    case 'stopped':
      return (
        <div className="asking">
          <p role="status">{t('stopped')}</p>
          <button type="button" className="action" onClick={start}>
            {t('start')}
          </button>
        </div>
      );
    case 'done':
      // Of a game that is shown there are cards: what keeps it from being analysed is one that was not legal.
      return analysing.analysis.reason === null ? null : <p role="status">{t('illegal')}</p>;
    case 'failed':
      return (
        <p className="problem" role="alert">
          {t('failed')}
        </p>
      );
  }
}
