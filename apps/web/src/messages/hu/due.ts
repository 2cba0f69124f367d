import { capitalised, terms } from '@tarokk/competition';
import type { DueWords } from '../en/due.js';

const { dispute } = terms.hu;

export const words: DueWords = {
  due: {
    all: 'Minden, ami rád vár',
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
    disputed: `${capitalised(dispute.participle, 'hu')}: válaszolj.`,
    ownDispute: `${capitalised(dispute.pastSecondPerson, 'hu')}: várd meg a választ, vagy vond vissza.`,
    returned: 'A zsűri visszaadta: javítsd.',
    tie: 'Kupa, játsszátok le eddig: {day}',
    act: {
      confirm: 'Elolvasás és megerősítés',
      disputed: 'A sor megnézése',
      ownDispute: 'A sor megnézése',
      returned: 'A mérkőzéslap javítása',
      draft: 'Folytatás',
      tie: 'A párharc megnézése',
    },
    nthMatch: '{order}.\u00a0mérkőzés',
    task: {
      overdue: 'ebből {number} késésben',
      TO_DECIDE: '{number} megerősített mérkőzésről kell dönteni',
      DISPUTED: `{number} ${dispute.participle} mérkőzés: döntés kell, vagy új mérkőzéslap`,
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
  ownTeam: {
    inTable: 'Tabella',
    place: '{rank}. hely, {teams} csapat, {matches, plural, other {# mérkőzés}}',
    points: 'pont',
    lastFive: 'Az utolsó öt',
    behind: 'Hátrány, {rank}. hely: {team}',
    ahead: 'Előny, {rank}. hely: {team}',
    distance: '{points, plural, other {# pont}}',
    stillToPlay: 'Ebben a szezonban még játszható',
    upTo: 'legfeljebb {matches, plural, other {# mérkőzés}}',
  },
};
