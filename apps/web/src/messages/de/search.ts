import type { SearchWords } from '../en/search.js';

export const words: SearchWords = {
  search: {
    title: 'Suche',
    description: 'Spieler, Mannschaften, Matches, Ansagen, Trophäen und Regeln, nach ein paar Buchstaben ihres Namens.',
    label: 'Spieler, Mannschaften, Matches, Ansagen, Regeln suchen',
    find: 'Suchen',
    close: 'Schließen',
    next: 'zum nächsten Fund',
    previous: 'zum Fund davor',
    found: '{count, plural, one {Ein Fund} other {# Funde}}, die besten zuerst.',
    keys: '<down></down> <up></up> wählen, <enter></enter> öffnet; <slash></slash> oder <control></control> öffnet die Suche überall.',
    what: 'Spieler, Mannschaften und Paare, Matches nach Namen und Tag, Ansagen, Regeln und Trophäen nach ihrer Nummer. Ein paar Buchstaben genügen, auch ohne Akzente.',
    recent: 'Hier zuletzt gefunden',
    all: 'alle {count, number}',
    everything: 'Alles, was gefunden wurde',
    nothing: 'Nichts heißt „{q}“.',
    perhaps:
      'Buchstaben ohne Akzente genügen, auch ein halbes Wort. Ein falscher Buchstabe in einem längeren Wort wird verziehen, zwei nicht.',
    instead:
      'Oder alle durchsehen: <players>Spieler</players>, <teams>Mannschaften</teams>, <announcements>Ansagen</announcements>, <matches>Ergebnisse</matches>.',
    group: {
      announcements: 'Ansagen',
      people: 'Spieler',
      teams: 'Mannschaften',
      matches: 'Matches',
      trophies: 'Trophäen',
      rules: 'Regeln',
    },
    points: '{points, plural, one {# Punkt} other {# Punkte}}',
    trickWith: 'Stich {trick} mit dem {card}',
    ofTeam: '{team}, {year}',
    team: 'Mannschaft {year}',
    pair: 'Paar {year}: {players}',
    trophy: 'Nr. {number, number}: {name}',
  },
};
