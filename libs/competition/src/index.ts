// The door of the competition library. What is not here is its own business.

// Days and seasons.
export { yearOf, type Day } from './calendar/day.js';
export { DAY_FORMS, writtenDay } from './calendar/written-day.js';
export { isBeforeAnnualMeeting, isOpenTooLong, lastDayToComplete, matchLimit, type Season } from './calendar/season.js';
export { byName, compare, lettersOf, nameKey, type Named } from './wording/alphabetical.js';
export { terms } from './terms/terms.js';
export { capitalised } from './wording/capitalised.js';
export { dayText } from './wording/dates.js';
export { cleanedName, plainName } from './wording/plain-name.js';
export { problemKind, relayedProblem, type ProblemOf, type RelayedProblem } from './wording/problem-kind.js';
export { withNames } from './wording/with-names.js';

// Files of others.
export { decoded, encodingOf, encodings, type Encoding } from './csv/letters.js';

// The sheet.
export { areEqual, differences } from './sheet/equality.js';
export { answeredText, named, sheetText } from './sheet/names.js';
export { type GameNotes } from './sheet/notes.js';
export { placeWordsOf, privatePlace, withoutPlaceWords, withPlaceWords, type PlaceWords } from './sheet/place.js';
export { readEnteredSheet } from './sheet/entered.js';
export { MOST_MATCHES_A_DAY, parseSheet, readSheet } from './sheet/parse.js';
export { MOST_RULED_POINTS, RULE_PATTERN, type Ruling } from './sheet/ruling.js';
export { holding, type RulingEntry } from './sheet/rulings-that-hold.js';
export { withMergedPersons } from './sheet/merged.js';
export { rulingInWords } from './sheet/ruling-in-words.js';
export { sheetSchema } from './sheet/schema.js';
export { everybodyOn, personsAt } from './sheet/seating.js';
export {
  competitions,
  isSameMatch,
  outlineOf,
  SHEET_FORMAT,
  type Competition,
  type Sheet,
  type SheetOutline,
  type Substitution,
} from './sheet/sheet.js';
export { rulingRecord, sheetRecord, writeSheet, type RulingRecord, type SheetRecord } from './sheet/write.js';
export { writtenLineAt, writtenLines, type WrittenLine } from './sheet/written-lines.js';

// Bare match records, which name persons and sides, made into sheets.
export { alikeName, lettersApart } from './bare-records/alike.js';
export { type NameDirectory, type Namesake, type SideOfSeason } from './bare-records/names.js';
export { bareProblems, type BareProblem } from './bare-records/problem.js';
export {
  framed,
  namesOn,
  problemsWithNames,
  sheetOfRecord,
  type Framed,
  type Givens,
  type LackingRecord,
  type Unnumbered,
} from './bare-records/sheet-of-record.js';

// What a match counts.
export {
  championshipMatch,
  outcomeOf,
  seasonOf,
  type GamePoints,
  type OfficialMatch,
  type Outcome,
} from './matches/official-match.js';
export {
  countedCredits,
  countedOf,
  countedOfGame,
  nothingCounted,
  type Counted,
  type CountedCredit,
  type CountedResult,
} from './matches/counted.js';
export { seasonOfSheet } from './matches/season-of-sheet.js';

// The team championship.
export {
  courseTable,
  matchOutcomes,
  type CourseRow,
  type CourseTable,
  type MatchOutcome,
  type TeamCourse,
} from './championship/course.js';
export { standingsOf, type ChampionshipMatch, type TeamStanding, type Standings } from './championship/standing.js';
export {
  placesLeft,
  tableAsOf,
  tableFrom,
  tableOf,
  type PlaceReason,
  type ChampionshipTable,
  type TableRow,
  type Team,
} from './championship/table.js';

// The trophy list.
export {
  classOf,
  evidences,
  seasonOfTrophy,
  trophiesOf,
  withoutSheet,
  type Evidence,
  type TrophyEntry,
} from './trophies/entry.js';
export { keptTrophy, trophyOf, type KeptTrophy } from './trophies/kept.js';
export { filterTrophies, type TrophyFilter } from './trophies/filter.js';
export {
  milestones,
  milestonesAt,
  milestonesBetween,
  milestonesIn,
  reachesMilestone,
  sayOrdinal,
  trophyListOf,
  type ListedTrophy,
  type ListEntry,
  type Milestone,
  type TrophyList,
} from './trophies/list.js';
export {
  noOpening,
  numberedFrom,
  numbersAfter,
  openingOf,
  type Countable,
  type NumberedTrophy,
  type Numbers,
  type NumbersInList,
  type Opening,
  type OpeningCount,
  type Ordinals,
  type TrophyInList,
} from './trophies/numbering.js';
export { entriesOfOldList } from './trophies/old-entries.js';
export { repeatedEntries, rowsText } from './trophies/old-rows.js';
export {
  lineProblemMessage,
  readOldList,
  type LineProblem,
  type OldList,
  type OldListLine,
} from './trophies/old-list.js';
export {
  readSeasonList,
  type ListedPair,
  type ListedTeam,
  type SeasonList,
  type SeasonListProblem,
} from './season-list/season-list.js';
export {
  lineOfProblem,
  listedPeople,
  namesIn,
  seasonToEnter,
  undecidedIn,
  type ListedPeople,
  type ListedPerson,
  type Meant,
  type NameOnList,
  type SeasonToEnter,
} from './season-list/listed-people.js';
export { lineOfMatch, readScheduleList, type ListedMatch, type ScheduleList } from './season-list/schedule-list.js';
export { readCsv, separatorOf, type CsvRecord, type Separator } from './csv/csv.js';
export { idOf } from './trophies/id.js';
export { dayIn, inListOrder, listKey, originIn, placedBy } from './trophies/order.js';
export {
  allNumbersIn,
  entryNumbered,
  keysBetween,
  numberedList,
  numbersIn,
  sizeOf,
  type NumberedList,
} from './trophies/whole-list.js';
export {
  hundredthsIn,
  hundredthsWithin,
  nextHundredth,
  sayNobodys,
  undatedIn,
  type Hundredth,
} from './trophies/hundredths.js';
export { noTally, rankPlayers, talliesOf, type PlayerRow, type Tallies, type Tally } from './trophies/ranking.js';

// A season added up afresh.
export { byKey, firstDifference, isSameData, type RecountDifference } from './recount/same.js';
// Tables of former times.
export { readOldTable, type OldTable, type OldTableRow } from './old-tables/old-table.js';

// The life of a match.
export { isConcerned, needsAppointedJuror, partiesOf, type MembersOfSides } from './lifecycle/acting.js';
export {
  confirmedByEqualSheet,
  mayMove,
  moved,
  plainConditions,
  possibleMoves,
  type Conditions,
  type Permission,
} from './lifecycle/move.js';
export { stateNames } from './lifecycle/names.js';
export { type Refusal } from './lifecycle/refusal.js';
export {
  counts,
  newDraft,
  states,
  takesPlace,
  type Actor,
  type LifecycleStanding,
  type State,
} from './lifecycle/states.js';
export { takesNewSheet, transitions, type Transition } from './lifecycle/transitions.js';
export { whatIsDisputed, whereItStands, type Disputed } from './lifecycle/where-it-stands.js';

// What a decision changes.
export { freeChanges, grandPrixChanges, type PlaceChange, type PlaceInTable } from './consequences/of-places.js';
export { applyTableChanges, tableChanges, type RowChange } from './consequences/of-table.js';
export { rankChanges, sayRankChanges, toldRanks, type RankChange } from './consequences/of-ranks.js';
export { playersOfHundredths, type HundredthChange } from './consequences/of-hundredths.js';
export {
  listEntry,
  sayTrophyChanges,
  trophyChanges,
  type TrophyChanges,
  type TrophyNews,
} from './consequences/of-trophies.js';

// What the office finds on a sheet, and on a team.
export {
  membersOn,
  type MatchRequest,
  type Membership,
  type OfficeContext,
  type TeamOfSeason,
} from './findings/context.js';
export { findingKinds, found, type Finding } from './findings/finding.js';
export { blockingErrors, findingsOf, teamsWithoutPlace } from './findings/findings.js';
export {
  joiningFindings,
  replacementFindings,
  teamEntryFindings,
  type MembershipFinding,
} from './findings/membership.js';
export {
  deadlineOf,
  matchRequestKinds,
  requestKinds,
  type MatchRequestKind,
  type RequestKind,
} from './findings/request-kinds.js';
export {
  asListed,
  isFor,
  isPublic,
  neededRequests,
  requestState,
  requestStates,
  type MatchPlan,
  type NeededRequest,
  type RequestState,
} from './findings/requests.js';

// Players and teams.
export { type AnnouncementFigures } from './profiles/announced.js';
export { appearancesOf, type Appearance, type AtTable } from './profiles/appearance.js';
export { type Balance, type Raw } from './profiles/balance.js';
export { courseOfPlayers, courseOfSides, type Meeting } from './profiles/course.js';
export {
  headToHead,
  playerProfile,
  type Companion,
  type HeadToHead,
  type Meetings,
  type PlayerProfile,
} from './profiles/of-player.js';
export {
  sidesHeadToHead,
  teamProfile,
  type OpposingSide,
  type SideMeetings,
  type TeamProfile,
} from './profiles/of-team.js';
export { sideResultsOf, type SidePlayer, type SideResult } from './profiles/side-result.js';
export { usualRoleOf } from './profiles/usual-role.js';

// Draws that anyone can repeat (docs/draw.md).
export { Sha256 } from './digests/sha256.js';
export { inDrawnOrder, lotsOf, readSeed, type Lot } from './lots/lots.js';

// The Hungarian Cup.
export {
  concessionRefusals,
  matchAgreementRefusals,
  nextTieOf,
  postponementRefusals,
  tieDecisionRefusals,
  tieDecisionWarnings,
} from './cup/acting.js';
export { cupCalendar, type RoundDates, type TieId } from './cup/bracket.js';
export { cupChanges, type CupChanges, type TieChange } from './cup/changes.js';
export { allTies, cupOf, lastDayOf, tieBetween, type Cup, type CupRound } from './cup/cup.js';
export { drawCup, drawText, pairNames, type CupEntry, type Draw } from './cup/draw.js';
export { cupDrawRefusals, cupEntryRefusals, mayStillBeDrawn, type CupEntries, type CupToDraw } from './cup/entering.js';
export {
  cupMatch,
  type Concession,
  type CupAct,
  type CupFacts,
  type CupMatch,
  type MatchesAgreed,
  type PlayerChange,
  type Postponement,
  type SetAside,
  type TieDecision,
} from './cup/facts.js';
export {
  countingCupMatch,
  cupActKinds,
  cupFactsOf,
  cupToDraw,
  cupVersionOf,
  nextCupEntriesClose,
  type CupActKind,
  type KeptCup,
  type KeptCupAct,
  type KeptCupMatch,
} from './cup/kept.js';
export { cupFindings } from './cup/findings.js';
export { type LooseEnd } from './cup/loose-ends.js';
export { sideName, tieName } from './cup/names.js';
export {
  bracketPicture,
  type BracketPicture,
  type PictureBox,
  type PictureColumn,
  type PictureLine,
} from './cup/picture.js';
export { cupPlayersOn, playerChangeRefusals } from './cup/players.js';
export { type CupRefusal } from './cup/refusal.js';
export { lastDayOfEntries, roundNames, type CupRoundName } from './cup/round.js';
export {
  decidedBys,
  pairsOf,
  type DecidedBy,
  type Tie,
  type TieMatch,
  type TieOutcome,
  type TieSide,
} from './cup/tie.js';
export { tiesToPlay, type TieToPlay } from './cup/to-play.js';

// The Grand Prix.
export {
  agreedFor,
  proposalRefusals,
  type AgreementRefusal,
  type CountsElsewhere,
  type RecordedProposal,
} from './grand-prix/agreement.js';
export { approvedByEvent, eventPlaces, type ApprovedEventMatch } from './grand-prix/approved.js';
export {
  agreementOf,
  eventStandingOf,
  sheetsByPairing,
  type Agreement,
  type EventSheet,
  type EventStanding,
  type PlayedPairing,
} from './grand-prix/event-standing.js';
export {
  grandPrixEventOf,
  meetingKey,
  type CountingProposal,
  type KeptEntry,
  type KeptEvent,
  type KeptPairing,
} from './grand-prix/kept.js';
export { type GrandPrixEvent, type GrandPrixPair } from './grand-prix/event.js';
export { grandPrixFindings } from './grand-prix/findings.js';
export { grandPrixMatch, runningGrandPrixMatch, type GrandPrixMatch } from './grand-prix/match.js';
export {
  grandPrixYear,
  type AppearanceOfYear,
  type EventOfYear,
  type GrandPrixYear,
  type PlayerOfYear,
} from './grand-prix/overview.js';
export { scheduleProblems, type ScheduleProblem } from './grand-prix/schedule-problems.js';
export { countsFor, scheduleGrandPrix, type Pairing, type Schedule } from './grand-prix/schedule.js';
export { type Criterion, type GrandPrixStanding } from './grand-prix/standing.js';
export { grandPrixTable, type GrandPrixReason, type GrandPrixRow, type GrandPrixTable } from './grand-prix/table.js';

// The free championship: games of every kind plug in as a `FreeKind`.
export {
  freeGame,
  MOST_CREDITED,
  problemsOf as freeProblemsOf,
  type Credit,
  type FreeEvidence,
  type FreeGame,
  type FreeKind,
} from './free-championship/game.js';
export {
  judgeGame,
  keptSession,
  personsOfDocument,
  playersOf,
  withPersons,
  type FreeDocument,
  type HandedGame,
  type JudgedGame,
} from './free-championship/handed.js';
export { freeKinds, handedKinds, sayCredit, type FreeKindId, type HandedKind } from './free-championship/kinds.js';
export {
  freeRefusals,
  freeRequirements,
  freeStateNames,
  freeStates,
  freeTransitions,
  gameCounts,
  gameMoveRefusals,
  gameObjectionRefusals,
  possibleGameMoves,
  type FreeActor,
  type FreeConditions,
  type FreeRefusal,
  type FreeState,
  type FreeTransition,
} from './free-championship/life.js';
export { gameOutcome, type GameOutcome } from './free-championship/outcome.js';
export { freeProblems, type FreeProblem } from './free-championship/problem.js';
export { readFreeDocument } from './free-championship/reading.js';
export { royalGames, royalPlayed, type RoyalPlayed } from './free-championship/royal.js';
export { tarockSessions, type Factor, type SessionPlayed } from './free-championship/sessions.js';
export {
  freeTable,
  freeTableOf,
  standingFrom,
  type CreditedGame,
  type FreeAccount,
  type FreeReason,
  type FreeRow,
  type FreeStanding,
} from './free-championship/table.js';
export { testGames, type TestPlayed } from './free-championship/test-games.js';
export {
  royalVariantNames,
  royalVariants,
  type RoyalVariant,
  type VariantPlayed,
} from './free-championship/variants.js';
