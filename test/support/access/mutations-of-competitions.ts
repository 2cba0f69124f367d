import { createHash } from 'node:crypto';
import { playedSession, sessionOf } from '../free-games.js';
import { matchIn } from '../matches-in-states.js';
import { prepared } from './arguments.js';
import { atHome, peopleOf, sheetFor } from './preparations.js';
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
import { another, type Setup } from './setup.js';

const onFreeGame = (state: 'SUBMITTED' | 'ADMITTED' = 'SUBMITTED'): Row =>
  past(async (setup) => ({ ...(await handedIn(setup, state)), reason }));

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

const session = ({ season, captain, member, opponent, concernedJuror }: Setup): object =>
  sessionOf([captain, member, opponent, concernedJuror], playedSession('hungarian', 1, 1).record, {
    date: `${season}-03-14`,
  });

const testGame = ({ season, captain, member }: Setup): object => ({
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
  admitGames: past(async (setup) => {
    const options = { date: `${setup.season}-03-14`, competitions: ['free-championship'] as const };
    const { id, revision } = await matchIn('confirmed', peopleOf(setup), options);
    return { matchId: id, seen: { revision }, games: [1], reason };
  }),
  agreeOnGrandPrixMatch: future(async (setup) => {
    const { id, pairId, schedule } = await drawnGrandPrix(setup);
    const pairing = schedule.find(({ sides }) => sides.some((side) => side.id === pairId))!;
    return { grandPrixId: id, pairId, pairingId: pairing.id, countsFor: 'CHAMPIONSHIP', teamId: setup.team.id };
  }),
  agreeOnMatches: ownFuture(async (setup) => ({ pairId: (await drawnCup(setup)).pairId, matches: 5 })),
  announceCup: ownFuture(({ season }) => ({
    seasonYear: season,
    entriesUntil: `${season}-08-30`,
    reason,
    event: 'Lottery',
  })),
  announceGrandPrix: future(({ season }) => ({ name: `Event ${another()}`, date: `${season}-06-01`, venue: atHome })),
  appointCupJuror: ownFuture(async (setup) => {
    const { year } = await drawnCup(setup);
    await juryOfPlayers(setup);
    return { seasonYear: year, personId: setup.holder.id };
  }),
  appointGrandPrixJuror: future(async (setup) => {
    const { id } = await drawnGrandPrix(setup);
    await juryOfPlayers(setup);
    return { grandPrixId: id, personId: setup.holder.id };
  }),
  appointFreeJuror: past(async (setup) => ({ gameId: await gameOfTheJury(setup), personId: setup.holder.id })),
  cancelGrandPrix: future(async (setup) => ({ ...(await seenGrandPrix(setup)), reason })),
  changeCupPlayer: ownFuture(
    async (setup) => {
      const { pairId } = await drawnCup(setup);
      const { version } = await seenCup(setup);
      const comes = { personId: setup.persons[0].id };
      return { pairId, version, leaverId: setup.captain.id, comes, from: `${setup.season}-09-01`, reason };
    },
    async (setup) => {
      const { pairId } = await drawnCup(setup);
      const { version } = await seenCup(setup);
      const comes = { name: `Newcomer ${another()}` };
      return { pairId, version, leaverId: setup.captain.id, comes, from: `${setup.season}-09-01`, reason };
    },
  ),
  changeGrandPrix: future(
    async (setup) => ({ ...(await seenGrandPrix(setup)), name: `Event ${another()}` }),
    async (setup) => ({ ...(await seenGrandPrix(setup)), venue: atHome }),
  ),
  changeGrandPrixPairings: future(async (setup) => {
    const drawn = await drawnGrandPrix(setup);
    const own = drawn.schedule.findIndex(({ sides }) => sides.some((side) => side.id === drawn.pairId));
    const pairings = pairingsOf(drawn).filter((_, index) => index !== own);
    return { grandPrixId: drawn.id, version: drawn.version, pairings, acknowledgeDeviations: true, reason };
  }),
  closeGrandPrix: future(async (setup) => {
    const { id, version } = await drawnGrandPrix(setup);
    return { grandPrixId: id, version };
  }),
  concedeTie: ownFuture(async (setup) => ({ pairId: (await drawnCup(setup)).pairId, reason })),
  decideTie: ownFuture(async (setup) => {
    const { pairId, otherId } = await drawnCup(setup);
    return { ...(await seenCup(setup)), pairId, otherId, goesOnId: pairId, acknowledgeStillToPlay: true, reason };
  }),
  drawCup: ownAutumn(async (setup) => {
    await closedCup(setup);
    return { seasonYear: setup.season, seed: '4 8 15' };
  }),
  drawGrandPrix: future(async (setup) => ({ grandPrixId: (await enteredGrandPrix(setup)).id, seed: '4 8 15' })),
  enterCup: ownFuture(async (setup) => ({ pairId: await openCup(setup, 0) })),
  enterGrandPrix: future(async (setup) => ({ grandPrixId: (await grandPrix(setup)).id, pairId: await pairOf(setup) })),
  fixFreeFactor: ownFuture(({ season }) => ({
    seasonYear: season,
    ruleset: 'HUNGARIAN',
    numerator: 2,
    denominator: 3,
    reason,
  })),
  importMatches: past((setup) => ({
    documents: [sheetFor(setup)],
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
  postponeTie: ownFuture(async (setup) => {
    await cupOfFour(setup);
    return { ...(await seenCup(setup)), tie: 'semi-finals/1', until: `${setup.season}-12-20`, reason };
  }),
  recordCup: ownPast(
    async (setup) => ({ ...recordOfCup(setup), entries: await pairsOfCup(setup) }),
    (setup) => ({
      ...recordOfCup(setup),
      entries: [
        { name: `Pair ${another()}`, players: [{ personId: setup.captain.id }, { name: `Newcomer ${another()}` }] },
        { name: `Pair ${another()}`, players: [{ name: `Newcomer ${another()}` }, { personId: setup.opponent.id }] },
      ],
    }),
  ),
  refuseFreeGame: onFreeGame(),
  removeOldTable: past(async (setup) => ({ oldTableId: await importedTable(setup), reason })),
  renamePair: past(async (setup) => ({ pairId: await pairOf(setup), name: `Renamed ${another()}` })),
  reopenFreeGame: onFreeGame('ADMITTED'),
  reopenGrandPrix: future(async (setup) => {
    const { id, version } = await drawnGrandPrix(setup);
    await prepared(setup.juror, 'closeGrandPrix', { grandPrixId: id, version }, '... on GrandPrixSaved { __typename }');
    return { grandPrixId: id, reason };
  }),
  setAsideInCup: ownFuture(async (setup) => {
    const what = await looseEnds(setup);
    return { ...(await seenCup(setup)), what, reason };
  }),
  submitFreeGame: past(
    (setup) => ({ game: freeGame(setup) }),
    (setup) => ({ game: session(setup) }),
    (setup) => ({ game: testGame(setup) }),
  ),
  withdrawFreeGame: onFreeGame(),
  withdrawFromCup: ownFuture(async (setup) => ({ pairId: await openCup(setup), reason })),
  withdrawFromGrandPrix: future(async (setup) => {
    const { id, pairId } = await enteredGrandPrix(setup);
    return { grandPrixId: id, pairId, reason };
  }),
};

function recordOfCup({ season }: Setup): object {
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
