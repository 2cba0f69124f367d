export const terms = {
  /** Az egyik oldal vagy a zsűri szerint valami nem helyes a mérkőzéslapon. */
  dispute: {
    infinitive: 'vitatni',
    /** A zsűri vitatja. */
    thirdPerson: 'vitatja',
    /** Ezt vitatják. */
    thirdPlural: 'vitatják',
    /** Mit vitatnak? */
    thirdPluralIndefinite: 'vitatnak',
    /** Nem vitathatja. */
    mayThirdPerson: 'vitathatja',
    /** Ott vitathatod. */
    maySecondPerson: 'vitathatod',
    /** Ő vitatta. */
    past: 'vitatta',
    /** Te vitattad. */
    pastSecondPerson: 'vitattad',
    imperative: 'vitasd',
    /** Vitatott sor; amit valaki vitatott. */
    participle: 'vitatott',
    /** A sor vitatva van. */
    adverb: 'vitatva',
    /** A vitató oldal. */
    activeWithArticle: 'a vitató',
    /** Az, hogy valaki vitat valamit: mi, minek a mije, mit? */
    noun: 'vitatás',
    nounWithArticle: 'a vitatás',
    possessed: 'vitatása',
    accusativeWithArticle: 'a vitatást',
    /** Amiről a zsűri dönt: mire, miről, mit, mik? */
    ontoWithArticle: 'a vitára',
    aboutWithArticle: 'a vitáról',
    questionAccusative: 'vitát',
    questions: 'viták',
  },
};
