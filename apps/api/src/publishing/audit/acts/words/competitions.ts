import { text } from '@tarokk/rules';
import type { Action } from '../../../../platform/writes/action.js';
import type { ActWords } from '../act-kinds.js';

/** What is done to seasons, the cup, Grand Prix, the free championship, places and old lists. */
export const competitionActs = {
  openSeason: {
    kind: 'season',
    of: 'season',
    words: text(
      '{who} opened the season {what}',
      '{who} hat die Saison {what} eröffnet',
      '{who} megnyitotta a szezont: {what}',
    ),
  },
  setUpSeason: {
    kind: 'season',
    of: 'season',
    words: text(
      '{who} set up the season {what}',
      '{who} hat die Saison {what} eingerichtet',
      '{who} berendezte a szezont: {what}',
    ),
  },
  setAnnualMeeting: {
    kind: 'season',
    of: 'season',
    words: text(
      '{who} set the annual meeting of {what}',
      '{who} hat die Jahresversammlung {what} festgesetzt',
      '{who} megadta az éves közgyűlés napját: {what}',
    ),
  },
  closeSeason: {
    kind: 'season',
    of: 'season',
    words: text(
      '{who} closed the season {what}',
      '{who} hat die Saison {what} abgeschlossen',
      '{who} lezárta a szezont: {what}',
    ),
  },
  reopenSeason: {
    kind: 'season',
    of: 'season',
    words: text(
      '{who} reopened the season {what}',
      '{who} hat die Saison {what} wieder geöffnet',
      '{who} újra megnyitotta a szezont: {what}',
    ),
  },
  exportSeason: {
    kind: 'season',
    of: 'season export',
    words: text(
      '{who} saved the full archive of the season {what}',
      '{who} hat das vollständige Archiv der Saison {what} gespeichert',
      '{who} elmentette a szezon teljes archívumát: {what}',
    ),
  },
  importSeason: {
    kind: 'season',
    of: 'season',
    words: text(
      '{who} imported the season {what}',
      '{who} hat die Saison {what} übernommen',
      '{who} átvette a szezont: {what}',
    ),
  },
  // Seasons that were closed before names were vouched for, when the office was brought to the version that does.
  vouchForNames: {
    kind: 'season',
    of: 'season names',
    words: text(
      '{who} vouches from then on for the names of the season {what}',
      '{who} steht von da an für die Namen der Saison {what} ein',
      '{who} ettől fogva jótáll a szezon neveiért: {what}',
    ),
  },
  saveVenue: {
    kind: 'season',
    of: 'venue',
    words: text(
      '{who} saved the place {what}',
      '{who} hat den Spielort {what} gespeichert',
      '{who} elmentette a helyszínt: {what}',
    ),
  },
  announceCup: {
    kind: 'cup',
    of: 'cup',
    words: text(
      '{who} announced the cup {what}',
      '{who} hat den Cup {what} ausgeschrieben',
      '{who} kiírta a kupát: {what}',
    ),
  },
  enterCup: {
    kind: 'cup',
    of: 'cup entry',
    words: text(
      '{who} entered a pair in the cup: {what}',
      '{who} hat ein Paar zum Cup gemeldet: {what}',
      '{who} nevezett egy párt a kupára: {what}',
    ),
  },
  withdrawFromCup: {
    kind: 'cup',
    of: 'cup entry',
    words: text(
      '{who} withdrew a pair from the cup: {what}',
      '{who} hat ein Paar vom Cup zurückgezogen: {what}',
      '{who} visszaléptetett egy párt a kupából: {what}',
    ),
  },
  drawCup: {
    kind: 'cup',
    of: 'cup',
    words: text('{who} drew the cup {what}', '{who} hat den Cup {what} ausgelost', '{who} kisorsolta a kupát: {what}'),
  },
  recordCup: {
    kind: 'cup',
    of: 'cup',
    words: text(
      '{who} recorded the cup {what}',
      '{who} hat den Cup {what} eingetragen',
      '{who} rögzítette a kupát: {what}',
    ),
  },
  agreeOnMatches: {
    kind: 'cup',
    of: 'cup act',
    words: text(
      '{who} agreed on matches of the cup {what}',
      '{who} hat Matches des Cups {what} vereinbart',
      '{who} megállapodott kupamérkőzésekről: {what}',
    ),
  },
  changeCupPlayer: {
    kind: 'cup',
    of: 'cup act',
    words: text(
      '{who} changed a player of the cup {what}',
      '{who} hat einen Spieler des Cups {what} gewechselt',
      '{who} lecserélt egy kupajátékost: {what}',
    ),
  },
  concedeTie: {
    kind: 'cup',
    of: 'cup act',
    words: text(
      '{who} conceded a tie of the cup {what}',
      '{who} hat eine Begegnung des Cups {what} aufgegeben',
      '{who} feladott egy kupapárharcot: {what}',
    ),
  },
  decideTie: {
    kind: 'cup',
    of: 'cup act',
    words: text(
      '{who} decided a tie of the cup {what}',
      '{who} hat eine Begegnung des Cups {what} entschieden',
      '{who} eldöntött egy kupapárharcot: {what}',
    ),
  },
  postponeTie: {
    kind: 'cup',
    of: 'cup act',
    words: text(
      '{who} postponed a tie of the cup {what}',
      '{who} hat eine Begegnung des Cups {what} verschoben',
      '{who} elhalasztott egy kupapárharcot: {what}',
    ),
  },
  setAsideInCup: {
    kind: 'cup',
    of: 'cup act',
    words: text(
      '{who} set an act of the cup {what} aside',
      '{who} hat eine Verfügung im Cup {what} aufgehoben',
      '{who} hatálytalanított egy kupaintézkedést: {what}',
    ),
  },
  announceGrandPrix: {
    kind: 'grand-prix',
    of: 'grand prix',
    words: text(
      '{who} announced the Grand Prix {what}',
      '{who} hat den Grand Prix {what} ausgeschrieben',
      '{who} kiírta a Grand Prix-t: {what}',
    ),
  },
  changeGrandPrix: {
    kind: 'grand-prix',
    of: 'grand prix',
    words: text(
      '{who} changed the Grand Prix {what}',
      '{who} hat den Grand Prix {what} geändert',
      '{who} módosította a Grand Prix-t: {what}',
    ),
  },
  changeGrandPrixPairings: {
    kind: 'grand-prix',
    of: 'grand prix',
    words: text(
      '{who} changed pairings of the Grand Prix {what}',
      '{who} hat Paarungen des Grand Prix {what} geändert',
      '{who} módosította a Grand Prix párosítását: {what}',
    ),
  },
  drawGrandPrix: {
    kind: 'grand-prix',
    of: 'grand prix',
    words: text(
      '{who} drew the Grand Prix {what}',
      '{who} hat den Grand Prix {what} ausgelost',
      '{who} kisorsolta a Grand Prix-t: {what}',
    ),
  },
  closeGrandPrix: {
    kind: 'grand-prix',
    of: 'grand prix',
    words: text(
      '{who} closed the Grand Prix {what}',
      '{who} hat den Grand Prix {what} abgeschlossen',
      '{who} lezárta a Grand Prix-t: {what}',
    ),
  },
  reopenGrandPrix: {
    kind: 'grand-prix',
    of: 'grand prix',
    words: text(
      '{who} reopened the Grand Prix {what}',
      '{who} hat den Grand Prix {what} wieder geöffnet',
      '{who} újra megnyitotta a Grand Prix-t: {what}',
    ),
  },
  cancelGrandPrix: {
    kind: 'grand-prix',
    of: 'grand prix',
    words: text(
      '{who} cancelled the Grand Prix {what}',
      '{who} hat den Grand Prix {what} abgesagt',
      '{who} lemondta a Grand Prix-t: {what}',
    ),
  },
  enterGrandPrix: {
    kind: 'grand-prix',
    of: 'grand prix entry',
    words: text(
      '{who} entered a pair in a Grand Prix: {what}',
      '{who} hat ein Paar zu einem Grand Prix gemeldet: {what}',
      '{who} nevezett egy párt egy Grand Prix-re: {what}',
    ),
  },
  withdrawFromGrandPrix: {
    kind: 'grand-prix',
    of: 'grand prix entry',
    words: text(
      '{who} withdrew a pair from a Grand Prix: {what}',
      '{who} hat ein Paar von einem Grand Prix zurückgezogen: {what}',
      '{who} visszaléptetett egy párt egy Grand Prix-ről: {what}',
    ),
  },
  agreeOnGrandPrixMatch: {
    kind: 'grand-prix',
    of: 'planned match',
    words: text(
      '{who} agreed on the Grand Prix match {what}',
      '{who} hat das Grand-Prix-Match {what} vereinbart',
      '{who} megállapodott a(z) {what} Grand Prix-mérkőzésről',
    ),
  },
  submitFreeGame: {
    kind: 'free-championship',
    of: 'free game',
    words: text(
      '{who} handed in a free game: {what}',
      '{who} hat ein freies Spiel eingereicht: {what}',
      '{who} beadott egy szabad játékot: {what}',
    ),
  },
  objectToFreeGame: {
    kind: 'free-championship',
    of: 'free game',
    words: text(
      '{who} objected to a free game: {what}',
      '{who} hat gegen ein freies Spiel Einspruch erhoben: {what}',
      '{who} kifogást emelt egy szabad játék ellen: {what}',
    ),
  },
  admitFreeGame: {
    kind: 'free-championship',
    of: 'free game',
    words: text(
      '{who} admitted a free game: {what}',
      '{who} hat ein freies Spiel zugelassen: {what}',
      '{who} elfogadott egy szabad játékot: {what}',
    ),
  },
  refuseFreeGame: {
    kind: 'free-championship',
    of: 'free game',
    words: text(
      '{who} refused a free game: {what}',
      '{who} hat ein freies Spiel abgelehnt: {what}',
      '{who} elutasított egy szabad játékot: {what}',
    ),
  },
  reopenFreeGame: {
    kind: 'free-championship',
    of: 'free game',
    words: text(
      '{who} reopened a free game: {what}',
      '{who} hat ein freies Spiel wieder geöffnet: {what}',
      '{who} újra megnyitott egy szabad játékot: {what}',
    ),
  },
  withdrawFreeGame: {
    kind: 'free-championship',
    of: 'free game',
    words: text(
      '{who} withdrew a free game: {what}',
      '{who} hat ein freies Spiel zurückgezogen: {what}',
      '{who} visszavont egy szabad játékot: {what}',
    ),
  },
  appointCupJuror: {
    kind: 'cup',
    of: 'cup',
    words: text(
      '{who} appointed who decides in the cup {what}',
      '{who} hat bestimmt, wer im Cup {what} entscheidet',
      '{who} kijelölte, ki dönt a kupában: {what}',
    ),
  },
  appointGrandPrixJuror: {
    kind: 'grand-prix',
    of: 'grand prix',
    words: text(
      '{who} appointed who decides in the Grand Prix {what}',
      '{who} hat bestimmt, wer im Grand Prix {what} entscheidet',
      '{who} kijelölte, ki dönt a Grand Prix-n: {what}',
    ),
  },
  appointFreeJuror: {
    kind: 'free-championship',
    of: 'free game',
    words: text(
      '{who} appointed who decides a free game: {what}',
      '{who} hat bestimmt, wer über ein freies Spiel entscheidet: {what}',
      '{who} kijelölte, ki dönt egy szabad játékról: {what}',
    ),
  },
  fixFreeFactor: {
    kind: 'free-championship',
    of: 'free factor',
    words: text(
      '{who} fixed what a point of another game is worth: {what}',
      '{who} hat festgesetzt, was ein Punkt eines anderen Spiels wert ist: {what}',
      '{who} megadta, mennyit ér más játék pontja: {what}',
    ),
  },
  importOldTrophies: {
    kind: 'lists',
    of: 'old list',
    words: text(
      '{who} imported an old list: {what}',
      '{who} hat eine alte Liste übernommen: {what}',
      '{who} átvett egy régi listát: {what}',
    ),
  },
  removeOldList: {
    kind: 'lists',
    of: 'old list',
    words: text(
      '{who} removed an old list: {what}',
      '{who} hat eine alte Liste entfernt: {what}',
      '{who} eltávolított egy régi listát: {what}',
    ),
  },
  removeOldTrophy: {
    kind: 'lists',
    of: 'trophy',
    words: text(
      '{who} removed an entry of an old list: {what}',
      '{who} hat einen Eintrag einer alten Liste entfernt: {what}',
      '{who} eltávolított egy bejegyzést egy régi listából: {what}',
    ),
  },
  importOldTable: {
    kind: 'lists',
    of: 'old table',
    words: text(
      '{who} imported an old table: {what}',
      '{who} hat eine alte Tabelle übernommen: {what}',
      '{who} átvett egy régi táblázatot: {what}',
    ),
  },
  removeOldTable: {
    kind: 'lists',
    of: 'old table',
    words: text(
      '{who} removed an old table: {what}',
      '{who} hat eine alte Tabelle entfernt: {what}',
      '{who} eltávolított egy régi táblázatot: {what}',
    ),
  },
} as const satisfies Partial<Record<Action, ActWords>>;
