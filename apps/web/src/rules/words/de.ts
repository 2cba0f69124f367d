import type { RulesWords } from './en.js';

export const words: RulesWords = {
  rules: {
    description: '{name}: die Regeln, nach denen dieses Büro Spielzettel prüft und entscheidet, jede mit ihrer Nummer.',
    ofProblems:
      '{name}: alles, was dieses Büro ablehnen oder auf einem Blatt finden kann, mit der Regel und dem, was zu tun ist.',
    documents: 'Dokumente',
    contents: 'Abschnitte',
    english: 'Verbindlich ist der englische Text.',
    document: {
      'royal-tarokk': 'Regeln des Royal Tarokk',
      competitions: 'Wettbewerbe: Entscheidungen',
      names: 'Namen in drei Sprachen',
      'hungarian-tarokk': 'Ungarisches Tarock',
      'kings-tarock': 'Kings Tarock',
      'taroki-z-krolami': 'Taroki z królami',
      taroky: 'Taroky',
      sessions: 'Runden anderer Spiele',
      problems: 'Was im Weg steht',
    },
  },
};
