/** Reads variables of the environment and gathers what is wrong with them, so that all of it is named at once. */
export class Environment {
  readonly problems: string[] = [];

  constructor(private readonly variables: NodeJS.ProcessEnv) {}

  /** Null for a variable that is missing or blank. */
  text(name: string): string | null {
    const value = this.variables[name]?.trim();
    return value === undefined || value === '' ? null : value;
  }

  integer(name: string, fallback: number, least: number, most: number): number {
    const value = this.text(name);
    if (value === null) return fallback;
    const number = Number(value);
    if (/^\d+$/.test(value) && number >= least && number <= most) return number;
    return this.wrong(name, `give a whole number from ${least} to ${most}`, fallback);
  }

  oneOf<T extends string>(name: string, allowed: readonly T[], fallback: T): T {
    const value = this.text(name);
    if (value === null) return fallback;
    return allowed.find((each) => each === value) ?? this.wrong(name, `give one of ${allowed.join(', ')}`, fallback);
  }

  /** Addresses may hold passwords, so a wrong one is not repeated. */
  address(name: string, protocols: readonly string[], advice: string): string | null {
    const value = this.text(name);
    if (value === null) return null;
    if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value;
    this.problems.push(`${name} ${advice}.`);
    return null;
  }

  private wrong<T>(name: string, advice: string, fallback: T): T {
    this.problems.push(`${name} is ${JSON.stringify(this.text(name))}; ${advice}.`);
    return fallback;
  }
}
