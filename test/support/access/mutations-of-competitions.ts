import { createHash } from 'node:crypto';
import { playedSession, sessionOf } from '../free-games.js';
import { matchIn } from '../matches-in-states.js';
import { prepared } from './arguments.js';
import { atHome, castOf, sheetFor } from './preparations.js';
import {
  closedCup,
  cupOfFour,
  drawnCup,
  drawnGrandPrix,
  enteredGrandPrix,
  freeGame,
  gameOfTheJury,
  grandPrix,
  handedIn,
  importedTable,
  juryOfPlayers,
  looseEnds,
  oldTable,
  openCup,
  pairingsOf,
  pairOf,
  pairsOfCup,
  seenCup,
  seenGrandPrix,
} from './preparations-of-competitions.js';
import { future, ownAutumn, ownFuture, ownPast, past, reason, type Row } from './row.js';
import { another, type Scene } from './scene.js';

const onFreeGame = (state: 'SUBMITTED' | 'ADMITTED' = 'SUBMITTED'): Row =>
  past(async (scene) => ({ ...(await handedIn(scene, state)), reason }));

const sha256 = createHash('sha256').update('a file').digest('hex');

/** What is said of an import of matches, each part of it. */
const settings = {
  remark: 'From the yearbook',
  requestRuling: true,
  approve: null,
  notify: false,
  strangersAreGuests: true,
  letStand: { codes: ['REQUEST_OPEN_MATCH'], reason },
};

const session = ({ season, captain, member, opponent, concernedJuror }: Scene): object =>
  sessionOf([captain, member, opponent, concernedJuror], playedSession('hungarian', 1, 1).record, {
    date: `${season}-03-14`,
  });

const testGame = ({ season, captain, member }: Scene): object => ({
  date: `${season}-03-14`,
  test: {
    words: 'A game for two that we have made up',
    points: [
      { player: captain.id, points: 3 },
      { player: member.id, points: 1 },
    ],
  },
});

/** Of cup, Grand Prix, free championship, and what is imported of them, in the order of the alphabet. */
export const mutationsOfCompetitions: Readonly<Record<string, Row>> = {
  admitFreeGame: onFreeGame(),
  admitGames: past(async (scene) => {
    const options = { date: `${scene.season}-03-14`, competitions: ['free-championship'] as const };
    const { id, revision } = await matchIn('confirmed', castOf(scene), options);
    return { matchId: id, seen: { revision }, games: [1], reason };
  }),
  agreeOnGrandPrixMatch: future(async (scene) => {
    const { id, pairId, schedule } = await drawnGrandPrix(scene);
    const pairing = schedule.find(({ sides }) => sides.some((side) => side.id === pairId))!;
    return { grandPrixId: id, pairId, pairingId: pairing.id, countsFor: 'CHAMPIONSHIP', teamId: scene.team.id };
  }),
  agreeOnMatches: ownFuture(async (scene) => ({ pairId: (await drawnCup(scene)).pairId, matches: 5 })),
  announceCup: ownFuture(({ season }) => ({
    seasonYear: season,
    entriesUntil: `${season}-08-30`,
    reason,
    event: 'Lottery',
  })),
  announceGrandPrix: future(({ season }) => ({ name: `Event ${another()}`, date: `${season}-06-01`, venue: atHome })),
  appointCupJuror: ownFuture(async (scene) => {
    const { year } = await drawnCup(scene);
    await juryOfPlayers(scene);
    return { seasonYear: year, personId: scene.holder.id };
  }),
  appointGrandPrixJuror: future(async (scene) => {
    const { id } = await drawnGrandPrix(scene);
    await juryOfPlayers(scene);
    return { grandPrixId: id, personId: scene.holder.id };
  }),
  appointFreeJuror: past(async (scene) => ({ gameId: await gameOfTheJury(scene), personId: scene.holder.id })),
  cancelGrandPrix: future(async (scene) => ({ ...(await seenGrandPrix(scene)), reason })),
  changeCupPlayer: ownFuture(
    async (scene) => {
      const { pairId } = await drawnCup(scene);
      const { version } = await seenCup(scene);
      const comes = { personId: scene.persons[0].id };
      return { pairId, version, leavesId: scene.captain.id, comes, from: `${scene.season}-09-01`, reason };
    },
    async (scene) => {
      const { pairId } = await drawnCup(scene);
      const { version } = await seenCup(scene);
      const comes = { name: `Newcomer ${another()}` };
      return { pairId, version, leavesId: scene.captain.id, comes, from: `${scene.season}-09-01`, reason };
    },
  ),
  changeGrandPrix: future(
    async (scene) => ({ ...(await seenGrandPrix(scene)), name: `Event ${another()}` }),
    async (scene) => ({ ...(await seenGrandPrix(scene)), venue: atHome }),
  ),
  changeGrandPrixPairings: future(async (scene) => {
    const drawn = await drawnGrandPrix(scene);
    const own = drawn.schedule.findIndex(({ sides }) => sides.some((side) => side.id === drawn.pairId));
    const pairings = pairingsOf(drawn).filter((_, index) => index !== own);
    return { grandPrixId: drawn.id, version: drawn.version, pairings, acceptDeviations: true, reason };
  }),
  closeGrandPrix: future(async (scene) => {
    const { id, version } = await drawnGrandPrix(scene);
    return { grandPrixId: id, version };
  }),
  concedeTie: ownFuture(async (scene) => ({ pairId: (await drawnCup(scene)).pairId, reason })),
  decideTie: ownFuture(async (scene) => {
    const { pairId, otherId } = await drawnCup(scene);
    return { ...(await seenCup(scene)), pairId, otherId, goesOnId: pairId, reason };
  }),
  drawCup: ownAutumn(async (scene) => {
    await closedCup(scene);
    return { seasonYear: scene.season, seed: '4 8 15' };
  }),
  drawGrandPrix: future(async (scene) => ({ grandPrixId: (await enteredGrandPrix(scene)).id, seed: '4 8 15' })),
  enterCup: ownFuture(async (scene) => ({ pairId: await openCup(scene, 0) })),
  enterGrandPrix: future(async (scene) => ({ grandPrixId: (await grandPrix(scene)).id, pairId: await pairOf(scene) })),
  fixFreeFactor: ownFuture(({ season }) => ({
    seasonYear: season,
    ruleset: 'HUNGARIAN',
    numerator: 2,
    denominator: 3,
    reason,
  })),
  importMatches: past((scene) => ({
    documents: [sheetFor(scene)],
    settings,
    origin: { name: 'season.ndjson', sha256, more: false },
  })),
  importOldTable: past(({ season }) => ({
    seasonYear: season,
    competition: 'CHAMPIONSHIP',
    title: `Table ${another()}`,
    csv: oldTable,
    source: 'Yearbook',
  })),
  objectToFreeGame: onFreeGame(),
  postponeTie: ownFuture(async (scene) => {
    await cupOfFour(scene);
    return { ...(await seenCup(scene)), tie: 'semi-finals/1', until: `${scene.season}-12-20`, reason };
  }),
  recordCup: ownPast(
    async (scene) => ({ ...recordOfCup(scene), entries: await pairsOfCup(scene) }),
    (scene) => ({
      ...recordOfCup(scene),
      entries: [
        { name: `Pair ${another()}`, players: [{ personId: scene.captain.id }, { name: `Newcomer ${another()}` }] },
        { name: `Pair ${another()}`, players: [{ name: `Newcomer ${another()}` }, { personId: scene.opponent.id }] },
      ],
    }),
  ),
  refuseFreeGame: onFreeGame(),
  removeOldTable: past(async (scene) => ({ oldTableId: await importedTable(scene), reason })),
  renamePair: past(async (scene) => ({ pairId: await pairOf(scene), name: `Renamed ${another()}` })),
  reopenFreeGame: onFreeGame('ADMITTED'),
  reopenGrandPrix: future(async (scene) => {
    const { id, version } = await drawnGrandPrix(scene);
    await prepared(scene.juror, 'closeGrandPrix', { grandPrixId: id, version }, '... on GrandPrixSaved { __typename }');
    return { grandPrixId: id, reason };
  }),
  setAsideInCup: ownFuture(async (scene) => {
    const what = await looseEnds(scene);
    return { ...(await seenCup(scene)), what, reason };
  }),
  submitFreeGame: past(
    (scene) => ({ game: freeGame(scene) }),
    (scene) => ({ game: session(scene) }),
    (scene) => ({ game: testGame(scene) }),
  ),
  withdrawFreeGame: onFreeGame(),
  withdrawFromCup: ownFuture(async (scene) => ({ pairId: await openCup(scene), reason })),
  withdrawFromGrandPrix: future(async (scene) => {
    const { id, pairId } = await enteredGrandPrix(scene);
    return { grandPrixId: id, pairId, reason };
  }),
};

function recordOfCup({ season }: Scene): object {
  return {
    seasonYear: season,
    entriesUntil: `${season}-08-25`,
    event: 'Lottery',
    eventNamedOn: `${season}-08-01`,
    drawnOn: `${season}-08-26`,
    seed: '4 8 15',
    reason,
  };
}
