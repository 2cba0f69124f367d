export const words = {
  rules: {
    description: '{name}: the rules by which this office checks sheets and decides, each with its number.',
    ofProblems: '{name}: all that this office can refuse or find on a sheet, with its rule and what to do.',
    documents: 'Documents',
    contents: 'Sections',
    english: 'The binding text is English.',
    document: {
      'royal-tarokk': 'Rules of Royal Tarokk',
      competitions: 'Competitions: decisions',
      names: 'Names in three languages',
      'hungarian-tarokk': 'Hungarian Tarokk',
      'kings-tarock': 'Kings Tarock',
      'taroki-z-krolami': 'Taroki z królami',
      taroky: 'Taroky',
      sessions: 'Sessions of other games',
      problems: 'What stands in the way',
    },
  },
};
export type RulesWords = typeof words;
