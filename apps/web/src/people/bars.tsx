/** A number with its bar: picture and figure are one, with or without script. */
export function Measured({
  of,
  most,
  party = 'a',
}: {
  readonly of: number;
  readonly most: number;
  readonly party?: 'a' | 'b';
}) {
  return (
    <span className="measured">
      <span>{of}</span>
      <svg className={`bar bar-${party}`} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect width={most === 0 ? 0 : (100 * of) / most} height="10" />
      </svg>
    </span>
  );
}
