/** As `rule-documents.ts` makes it when the application is built. */
declare module '*.md' {
  export const document: {
    readonly pieces: readonly { readonly anchor: string | null; readonly html: string }[];
    readonly sections: readonly { readonly anchor: string; readonly heading: string }[];
  };
}
