/** Under which the number of things that wait for the reader is kept. */
export const DUE_COUNT = ['due number'];
