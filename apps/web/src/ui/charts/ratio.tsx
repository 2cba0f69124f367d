/** How many of all were made: filled, and what is left of them hollow. The figures stand beside it, or are its name. */
export function Ratio({ made, all, label }: { readonly made: number; readonly all: number; readonly label?: string }) {
  const filled = all === 0 ? 0 : (100 * made) / all;
  return (
    <svg
      className="ratio"
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <rect className="hollow" x={filled} width={100 - filled} height="10" />
      <rect width={filled} height="10" />
    </svg>
  );
}
