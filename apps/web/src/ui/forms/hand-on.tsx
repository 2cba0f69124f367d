import { useHydrated } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ScannedCode } from './scanned-code.js';
import { ScriptedButton } from './scripted-button.js';

/**
 * An address that is handed on to somebody: read, copied, shared with the programs of the phone, or scanned from the screen.
 * @param title for whom and what it is, where it is shared
 */
export function HandOn({ address, title }: { readonly address: string; readonly title: string }) {
  const t = useTranslations('handOn');
  const isAwake = useHydrated();
  const [copied, setCopied] = useState<'copied' | 'notCopied' | null>(null);
  const [isScanned, setScanned] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied('copied');
    } catch {
      // A page without HTTPS has no clipboard: the address stands there to be marked.
      setCopied('notCopied');
    }
  };
  return (
    <div className="hand-on">
      <p>
        <code className="link-shown">{address}</code>
      </p>
      <p className="pages">
        <ScriptedButton onClick={() => void copy()}>{t('copy')}</ScriptedButton>
        {isAwake && 'share' in navigator ? (
          // Who changes their mind has shared nothing, and is told nothing.
          <ScriptedButton onClick={() => void navigator.share({ title, url: address }).catch(() => undefined)}>
            {t('share')}
          </ScriptedButton>
        ) : null}
        <ScriptedButton aria-expanded={isScanned} onClick={() => setScanned(!isScanned)}>
          {t('scan')}
        </ScriptedButton>
        <span role="status">{copied === null ? '' : t(copied)}</span>
      </p>
      {isScanned ? <ScannedCode address={address} title={title} /> : null}
    </div>
  );
}
