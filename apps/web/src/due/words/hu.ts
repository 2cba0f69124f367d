import type { DueWords } from './en.js';

export const words: DueWords = {
  due: {
    title: 'Teendőid',
    nothing: 'Az irodában semmi sem vár rád.',
    jury: 'Adj valakinek zsűritagságot.',
    juryWhy:
      'A zsűri nyit szezont és dönt a mérkőzésekről; még senki sem tagja. Admin is lehet a tagja: válaszd önmagadat.',
    season: 'Nyisd meg a {year}. évi szezont.',
    seasonWhy: 'A csapatok egy szezonba neveznek, mérkőzéseik abban számítanak.',
    teams: 'Vegyél fel csapatokat a {year}. évi szezonba.',
    teamsWhy: 'Két csapat két-két taggal már lejátszhatja az első mérkőzést.',
    draft: 'Folytasd a mérkőzéslapodat.',
    sheet: 'Folytasd a mérkőzéslapodat: {game}. játék.',
    handIn: 'Add be a mérkőzéslapodat.',
    waiting: 'Elküldésre vár.',
    answer: 'A mérkőzéslapod a válaszodra vár.',
    confirm: 'Erősítsd meg ezt a mérkőzést.',
    disputed: 'Vitatott: válaszolj.',
    ownDispute: 'Vitattad: várd meg a választ, vagy vond vissza.',
    returned: 'A zsűri visszaadta: javítsd.',
    tie: 'Kupa, játsszátok le eddig: {day}',
    nthMatch: '{order}.\u00a0mérkőzés',
    task: {
      TO_DECIDE: '{number} megerősített mérkőzésről kell dönteni',
      DISPUTED: '{number} vitatott mérkőzés: döntés kell, vagy új mérkőzéslap',
      WITH_ERRORS: '{number} hibás mérkőzéslap kér döntést',
      REOPENED: '{number} újranyitott mérkőzés sehol sem számít, amíg nem döntesz',
      requests: '{number} kérelem vár válaszra',
      freeGames: '{number} játék a szabad bajnokságból vár elfogadásra vagy újabb megnézésre',
      tiesForJury: '{year}. évi kupa: {number} párharc vár a döntésedre',
      tiesOverdue: '{year}. évi kupa: {number} párharc ideje lejárt',
      drawCup: '{year}. évi kupa: a lista lezárult, sorsold ki',
      drawGrandPrix: '{name}, {day}: sorsold ki a beosztást',
      closeGrandPrix: '{name}, {day}: hagyd jóvá, ami hátravan, és zárd le',
    },
  },
};
