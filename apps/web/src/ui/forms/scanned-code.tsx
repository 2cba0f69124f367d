import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';

/** An address to be scanned. Made here: that of an invitation must not travel to be drawn. @param title for whom and what it is */
export function ScannedCode({ address, title }: { readonly address: string; readonly title: string }) {
  const t = useTranslations('handOn');
  const [squares, setSquares] = useState<readonly (readonly boolean[])[]>([]);
  useEffect(() => {
    let isShown = true;
    void import('uqr').then(({ encode }) => {
      if (isShown) setSquares(encode(address, { ecc: 'M', border: 4 }).data);
    });
    return () => {
      isShown = false;
    };
  }, [address]);
  if (squares.length === 0) return null;
  const path = squares.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      className="code"
      viewBox={`0 0 ${squares.length} ${squares.length}`}
      role="img"
      aria-label={t('code', { title })}
      shapeRendering="crispEdges"
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
