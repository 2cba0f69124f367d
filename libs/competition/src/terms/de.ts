export const terms = {
  /** Eine Seite sagt, oder die Jury, dass auf einem Zettel etwas nicht stimmt. Ein Verb, von dem sich ein Teil trennt (anfechten), passt nicht. */
  dispute: {
    infinitive: 'bestreiten',
    /** Er ist zu bestreiten. */
    withZu: 'zu bestreiten',
    imperative: 'bestreite',
    /** Sie bestreitet eine Zeile. */
    thirdPerson: 'bestreitet',
    /** Es ist, wird, hat bestritten. */
    participle: 'bestritten',
    /** Ein bestrittenes Match. */
    neuter: 'bestrittenes',
    /** Zwei bestrittene Matches. */
    neuterPlural: 'bestrittene',
    noun: 'Einwand',
    /** Wer antwortet ihm? */
    withArticle: 'der Einwand',
    indefinite: 'ein Einwand',
    /** Nimm zurück: wen oder was? */
    yours: 'deinen Einwand',
    plural: 'Einwände',
  },
};
