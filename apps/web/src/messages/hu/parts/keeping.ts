import type { KeepingWords } from '../../en/parts/keeping.js';

export const keeping: KeepingWords = {
  carryOver: {
    title: 'A {year}. évi csapatok',
    means:
      'Átvehetők: mindegyiket javasoljuk a tagjainak, és akkor vesz részt, ha a kapitánya vagy a zsűri megerősíti.',
    look: 'Kiket vennénk át?',
    looking: 'Az előző szezon csapatainak áttekintése …',
    nobody: 'Az előző szezonban nem voltak csapatok.',
    outcome: {
      PROPOSED: 'javasolt:',
      CARRIED_ALREADY: 'már korábban át lett véve.',
      NAME_TAKEN: 'ilyen nevű csapat már van a szezonban.',
      NO_MEMBERS: 'már senki sincs benne.',
    },
    carry: '{teams, plural, other {# csapat átvétele}}',
    done: '{teams, plural, other {# csapat javasolva.}}',
    confirmTitle: 'Átvett csapat',
  },
  merging: {
    means:
      'Egy ember két bejegyzéséből egy lesz: a mérkőzések, trófeák, csapatok és a fiók ezután {name} nevéhez tartoznak.',
    choose: 'A másik bejegyzés kiválasztása',
    other: 'A megszűnő bejegyzés',
    otherHint: 'Inkább az, amelyikben kevesebb van. Írj be néhány betűt a névből, és válassz.',
    look: 'Mi változna?',
    looking: 'A változások kiszámítása …',
    would: 'Mi változna',
    given:
      '{name} megszűnik: {matches, plural, other {# mérkőzés}}, {trophies, plural, other {# trófea}}, {teams, plural, other {# csapat}}.',
    then: '{name} trófeáinak száma ezután: {trophies}.',
    movesAccount: 'A megszűnő bejegyzés fiókja ezé az emberé lesz.',
    closesAccount: 'Mindkettőnek van fiókja: a megszűnő bejegyzésé bezárul.',
    pseudonymous: 'Az embernek ezután álneve lesz, ahogy az egyik bejegyzésnek.',
    closeAccount: 'A megszűnő bejegyzés fiókjának bezárása (erről admin dönt)',
    merge: 'A bejegyzések egyesítése',
    reasonHint: 'A napló megőrzi, ezért ne nevezzen meg senkit.',
    merges: 'Egyesített bejegyzések',
    mergedOn: 'Egy bejegyzés egyesült ezzel, napja:',
    undoneOn: 'visszavonva:',
    undo: 'Az egyesítés visszavonása',
  },
  privacy: {
    pseudonymMeans: 'A nyilvános oldalakon és az archívumokban álnév áll a név helyén, ahogy az illető kérte.',
    pseudonymHolds: 'A név helyén most álnév áll.',
    erase: 'Végleges törlés',
    eraseMeans:
      '{name} elérhetősége és nevei végleg törlődnek, a fiókja bezárul. Ez nem vonható vissza. A mérkőzések és a trófeák álnév alatt megmaradnak.',
    undoRename: 'A korábbi név visszaadása',
    undoRenameMeans: 'Eddigi nevek: {names}.',
  },
  venues: {
    title: 'Helyszínek',
    description: 'A zsűri által ismert helyszínek, és hogy melyik nyilvános.',
    means: 'Amit itt egy helyszínről mondunk, az felülírja, amit egy mérkőzéslap mond róla.',
    empty: 'Még egy helyszín sincs a listán. Vedd fel lent az elsőt.',
    public: 'nyilvános',
    private: 'magánhelyszín',
    closed: 'már nem választható',
    change: 'A helyszín módosítása',
    add: 'Helyszín felvétele',
    name: 'A helyszín neve',
    isPublic: 'Nyilvános',
    isClosed: 'Már nem választható',
    closedMeans: 'Az ott játszott mérkőzések megmaradnak.',
  },
};
