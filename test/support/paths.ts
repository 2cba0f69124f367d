const NAME = String.raw`[\w-]+`;
const STEP = String.raw`\[\d+\]|\["(?:[^"\\]|\\.)*"\]`;

/** `teams[1].members[0].name`, `csv[2]["points won"]`; nothing for the whole. */
const PATH = new RegExp(String.raw`^(?:(?:${NAME}|${STEP})(?:\.${NAME}|${STEP})*)?$`);

/**
 * Paths of refusals, findings and errors have one grammar, in whatever answer a test sees them.
 * @throws Error at the first that is written otherwise
 */
export function holdPaths({
  data,
  errors,
}: {
  readonly data: unknown;
  readonly errors: readonly { readonly extensions?: { readonly path?: unknown } | undefined }[];
}): void {
  for (const { extensions } of errors) hold(extensions?.path);
  look(data);
}

function look(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if ((key === 'problems' || key === 'findings') && Array.isArray(inner)) {
      for (const each of inner as readonly ({ readonly path?: unknown } | null)[]) hold(each?.path);
    }
    look(inner);
  }
}

function hold(path: unknown): void {
  if (typeof path !== 'string' || PATH.test(path)) return;
  throw new Error(`This path is written in another way than all others: ${path}`);
}
