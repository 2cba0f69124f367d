import { text } from '@tarokk/rules';

export const newsWords = {
  office: text('Royal Tarokk', 'Royal Tarokk', 'Royal tarokk'),
  results: text('Results', 'Ergebnisse', 'Eredmények'),
  trophies: text('Trophies', 'Trophäen', 'Trófeák'),
  news: text('News', 'Neues', 'Hírek'),
  feed: text('{office}: {name}', '{office}: {name}', '{office}: {name}'),
  result: text('{a} {pointsA} : {pointsB} {b}', '{a} {pointsA} : {pointsB} {b}', '{a} {pointsA} : {pointsB} {b}'),
  played: text('{competitions}, {day}', '{competitions}, {day}', '{competitions}, {day}'),
  trophy: text('{name}: {player}', '{name}: {player}', '{name}: {player}'),
  unknownTrophy: text('Trophy', 'Trophäe', 'Trófea'),
  event: text('Grand Prix announced: {name}', 'Grand Prix angekündigt: {name}', 'Új Grand Prix: {name}'),
  drawn: text(
    'The Hungarian Cup {year} is drawn',
    'Der Ungarische Cup {year} ist ausgelost',
    'Kisorsolták a {year}. évi Magyar Kupát',
  ),
  opened: text('The season {year} is open', 'Die Saison {year} ist eröffnet', 'Megnyílt a {year}. évi szezon'),
  closed: text('The season {year} is closed', 'Die Saison {year} ist geschlossen', 'Lezárult a {year}. évi szezon'),
};
