import { fill, text, type Language, type Text } from '../language.js';

/** Why a record is malformed, and where: `games[3].tricks[2][1]`, or an empty path for the whole. */
export interface RecordProblem {
  readonly path: string;
  readonly message: Text;
  readonly values: Readonly<Record<string, string | number>>;
}

export function problemAt(path: string, message: Text, values: RecordProblem['values'] = {}): RecordProblem {
  return { path, message, values };
}

export function problemMessage(problem: RecordProblem, language: Language): string {
  return fill(problem.message[language], problem.values);
}

export const MOST_PROBLEMS = 100;

const furtherProblems = text(
  'and {count} further {count|problem|problems}',
  'und {count} {count|weiteres Problem|weitere Probleme}',
  'és további {count} hiba',
);

/** Collects the problems of one record: the first hundred in full, of the rest the number. */
export class Problems {
  private readonly listed: RecordProblem[] = [];
  private total = 0;

  /** @param path made only for problems that are listed: garbage may have millions */
  add(path: () => string, message: Text, values: RecordProblem['values'] = {}): void {
    this.total++;
    if (this.listed.length < MOST_PROBLEMS) this.listed.push(problemAt(path(), message, values));
  }

  get count(): number {
    return this.total;
  }

  get none(): boolean {
    return this.total === 0;
  }

  list(): readonly RecordProblem[] {
    const more = this.total - this.listed.length;
    return more === 0 ? this.listed : [...this.listed, problemAt('', furtherProblems, { count: more })];
  }
}
