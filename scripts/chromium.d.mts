/** The command that installs it. */
export declare const installChromium: string;

export declare function findChromium(): string | null;
