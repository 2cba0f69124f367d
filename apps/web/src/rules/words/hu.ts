import type { RulesWords } from './en.js';

export const words: RulesWords = {
  rules: {
    description:
      '{name}: a szabályok, amelyek szerint ez az iroda a mérkőzéslapokat ellenőrzi és dönt, mindegyik a számával.',
    ofProblems:
      '{name}: minden, amit ez az iroda visszautasíthat vagy egy mérkőzéslapon találhat, a szabállyal és a teendővel.',
    documents: 'Dokumentumok',
    contents: 'Fejezetek',
    english: 'Az angol szöveg az irányadó.',
    document: {
      'royal-tarokk': 'A Royal Tarokk szabályai',
      competitions: 'Versenyek: döntések',
      names: 'Elnevezések három nyelven',
      'hungarian-tarokk': 'Magyar tarokk',
      'kings-tarock': 'Kings Tarock',
      'taroki-z-krolami': 'Taroki z królami',
      taroky: 'Taroky',
      sessions: 'Más játékok partijai',
      problems: 'Elutasítások és észrevételek',
    },
  },
};
