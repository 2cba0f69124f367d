/** The text of a file, put into the page when it is built. */
declare module '*.ndjson?raw' {
  const text: string;
  export default text;
}
