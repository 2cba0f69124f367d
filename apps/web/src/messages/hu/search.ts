import type { SearchWords } from '../en/search.js';

export const words: SearchWords = {
  search: {
    title: 'Keresés',
    description: 'Játékosok, csapatok, mérkőzések, bemondások, trófeák és szabályok, nevük néhány betűje alapján.',
    label: 'Játékosok, csapatok, mérkőzések, bemondások, szabályok keresése',
    find: 'Keresés',
    close: 'Bezárás',
    next: 'a következő találatra',
    previous: 'az előző találatra',
    found: '{count, number} találat, elöl a legjobb.',
    keys: '<down></down> <up></up> választ, <enter></enter> megnyit; a keresőt bárhol megnyitja: <slash></slash> vagy <control></control>.',
    what: 'Játékosok, csapatok és párok, mérkőzések név és nap szerint, bemondások, szabályok, trófeák a számuk szerint. Néhány betű elég, ékezet nélkül is.',
    recent: 'Itt nemrég megtalálva',
    all: 'mind a {count, number}',
    everything: 'Minden találat',
    nothing: 'Semminek sem ez a neve: „{q}”.',
    perhaps: 'Elég ékezet nélkül, a szó eleje is. Hosszabb szóban egy hibás betű nem baj, kettő már igen.',
    instead:
      'Vagy nézd végig mindet: <players>játékosok</players>, <teams>csapatok</teams>, <announcements>bemondások</announcements>, <matches>eredmények</matches>.',
    group: {
      announcements: 'Bemondások',
      people: 'Játékosok',
      teams: 'Csapatok',
      matches: 'Mérkőzések',
      trophies: 'Trófeák',
      rules: 'Szabályok',
    },
    points: '{points, number} pont',
    trickWith: '{trick}. ütés, {card}',
    ofTeam: '{team}, {year}',
    team: 'csapat, {year}',
    pair: 'pár, {year}: {players}',
    trophy: '{number, number}. trófea: {name}',
  },
};
