import { useHydrated, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { Moment } from '../../ui/days.js';
import { isShownAsKept } from './kept-pages.js';

/** Above a page that this device has kept: that it does not come from the office, and from when it is. Not above those to which a link of it leads. */
export function KeptNotice() {
  const t = useTranslations('offline');
  const { madeAt } = usePage();
  const { pathname } = useLocation();
  const [opened] = useState(pathname);
  const isAwake = useHydrated();
  if (!isAwake || pathname !== opened || !isShownAsKept()) return null;
  return (
    <p className="freshness interrupted">
      {t('kept')} <Moment of={madeAt} />
    </p>
  );
}
