export const terms = {
  /** A side says, or the jury, that something on a sheet is wrong. */
  dispute: {
    /** To dispute a line; "dispute the sheet". */
    infinitive: 'dispute',
    /** It disputes a line. */
    thirdPerson: 'disputes',
    /** The disputed line; it is disputed; the line that somebody disputed. */
    participle: 'disputed',
    noun: 'dispute',
    plural: 'disputes',
  },
};
