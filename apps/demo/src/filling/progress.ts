/** Told what is being entered, and how much of it is there. */
export type Progress = (what: string, done: number, of: number) => void;
