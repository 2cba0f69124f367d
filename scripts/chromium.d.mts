/** The command that installs it. */
export declare const installChromium: string;

export declare function findChromium(): string | null;

/** The major version of a program that findChromium named. */
export declare function chromiumVersion(program: string): number;
