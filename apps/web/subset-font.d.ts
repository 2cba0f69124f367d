/** As far as it is used; the package has no types. */
declare module 'subset-font' {
  /** @returns the face with what these characters need, and of each axis no more than said */
  export default function subset(
    face: Buffer,
    characters: string,
    options: {
      readonly targetFormat: 'woff2';
      readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
      /** Features of OpenType by their four letters; all others are left out. */
      readonly keepFeatures: readonly string[];
    },
  ): Promise<Buffer>;
}
