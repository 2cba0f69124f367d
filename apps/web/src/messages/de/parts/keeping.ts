import type { KeepingWords } from '../../en/parts/keeping.js';

export const keeping: KeepingWords = {
  carryOver: {
    title: 'Mannschaften von {year}',
    means:
      'Sie lassen sich übernehmen: jede wird ihren Mitgliedern vorgeschlagen und nimmt teil, wenn Kapitän oder Jury sie bestätigen.',
    look: 'Ansehen, wer übernommen würde',
    looking: 'Die Mannschaften der letzten Saison werden angesehen …',
    nobody: 'In der Saison davor gab es keine Mannschaften.',
    outcome: {
      PROPOSED: 'wird vorgeschlagen:',
      CARRIED_ALREADY: 'wurde schon übernommen.',
      NAME_TAKEN: 'eine Mannschaft dieses Namens gibt es in der Saison schon.',
      NO_MEMBERS: 'niemand gehört ihr mehr an.',
    },
    carry: '{teams, plural, one {# Mannschaft übernehmen} other {# Mannschaften übernehmen}}',
    done: '{teams, plural, one {# Mannschaft ist vorgeschlagen.} other {# Mannschaften sind vorgeschlagen.}}',
    confirmTitle: 'Übernommen',
  },
  merging: {
    means: 'Aus zwei Einträgen einer Person wird einer: Matches, Trophäen, Mannschaften und Konto gehören dann {name}.',
    choose: 'Den anderen Eintrag wählen',
    other: 'Eintrag, der aufgegeben wird',
    otherHint: 'Besser der mit weniger. Tippe einige Buchstaben des Namens und wähle aus.',
    look: 'Ansehen, was sich ändern würde',
    looking: 'Es wird berechnet, was sich ändern würde …',
    would: 'Was sich ändern würde',
    given:
      '{name} wird aufgegeben: {matches, plural, one {# Match} other {# Matches}}, {trophies, plural, one {# Trophäe} other {# Trophäen}}, {teams, plural, one {# Mannschaft} other {# Mannschaften}}.',
    then: '{name} hat dann {trophies, plural, one {# Trophäe} other {# Trophäen}}.',
    movesAccount: 'Das Konto des aufgegebenen Eintrags gehört dann dieser Person.',
    closesAccount: 'Beide haben ein Konto: das des aufgegebenen Eintrags wird geschlossen.',
    pseudonymous: 'Die Person hat dann ein Pseudonym, wie es einer der Einträge hat.',
    closeAccount: 'Konto des aufgegebenen Eintrags schließen (das entscheidet ein Admin)',
    merge: 'Einträge zusammenlegen',
    reasonHint: 'Das Protokoll bewahrt sie auf; sie soll also niemanden nennen.',
    merges: 'Zusammengelegte Einträge',
    mergedOn: 'Ein Eintrag wurde hiermit zusammengelegt am',
    undoneOn: 'zurückgenommen am',
    undo: 'Zusammenlegung zurücknehmen',
  },
  privacy: {
    pseudonymMeans:
      'Auf öffentlichen Seiten und in Archiven steht ein Pseudonym anstelle des Namens, wie es die Person gewünscht hat.',
    pseudonymHolds: 'Zurzeit steht ein Pseudonym anstelle des Namens.',
    erase: 'Für immer löschen',
    eraseMeans:
      'Kontaktdaten und Namen von {name} werden für immer gelöscht, das Konto wird geschlossen. Das lässt sich nicht zurücknehmen. Matches und Trophäen bleiben, unter einem Pseudonym.',
    undoRename: 'Früheren Namen zurückgeben',
    undoRenameMeans: 'Bisherige Namen: {names}.',
  },
  venues: {
    title: 'Orte',
    description: 'Die Orte, die die Jury kennt, und welche davon öffentlich sind.',
    means: 'Was hier über einen Ort steht, geht dem vor, was ein Blatt über ihn sagt.',
    empty: 'Noch steht kein Ort auf der Liste. Füge unten den ersten hinzu.',
    public: 'öffentlich',
    private: 'privat',
    closed: 'wird nicht mehr angeboten',
    change: 'Ort ändern',
    add: 'Ort hinzufügen',
    name: 'Name des Orts',
    isPublic: 'Er ist öffentlich',
    isClosed: 'Er wird nicht mehr angeboten',
    closedMeans: 'Matches, die dort gespielt wurden, bleiben.',
  },
};
