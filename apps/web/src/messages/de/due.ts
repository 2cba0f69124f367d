import { capitalised, terms } from '@tarokk/competition';
import type { DueWords } from '../en/due.js';

const { dispute } = terms.de;

export const words: DueWords = {
  due: {
    all: 'Alles, was auf dich wartet',
    title: 'Was zu tun ist',
    nothing: 'Im Büro wartet nichts auf dich.',
    jury: 'Berufe jemanden in die Jury.',
    juryWhy:
      'Die Jury eröffnet Saisons und entscheidet über Matches; noch gehört ihr niemand an. Auch ein Admin darf ihr angehören: Wähl dich selbst.',
    season: 'Eröffne die Saison {year}.',
    seasonWhy: 'Mannschaften treten einer Saison bei, in ihr zählen ihre Matches.',
    teams: 'Nimm Mannschaften in die Saison {year} auf.',
    teamsWhy: 'Zwei Mannschaften mit je zwei Mitgliedern können das erste Match spielen.',
    draft: 'Weiter mit deinem Zettel.',
    sheet: 'Weiter mit deinem Zettel: Spiel {game}.',
    handIn: 'Reich deinen Zettel ein.',
    waiting: 'Wartet darauf, gesendet zu werden.',
    answer: 'Dein Zettel braucht deine Antwort.',
    confirm: 'Bestätige dieses Match.',
    disputed: `${capitalised(dispute.participle, 'de')}: antworte.`,
    ownDispute: `Du hast es ${dispute.participle}: Warte auf die Antwort, oder nimm es zurück.`,
    returned: 'Von der Jury zurückgegeben: berichtige es.',
    tie: 'Cup: spielen bis {day}',
    act: {
      confirm: 'Lesen und bestätigen',
      disputed: 'Zeile ansehen',
      ownDispute: 'Zeile ansehen',
      returned: 'Zettel berichtigen',
      draft: 'Weiter',
      tie: 'Begegnung ansehen',
    },
    nthMatch: '{order}.\u00a0Match',
    task: {
      overdue: '{number} überfällig',
      TO_DECIDE: '{number, plural, one {# bestätigtes Match} other {# bestätigte Matches}} zu entscheiden',
      DISPUTED: `{number, plural, one {# ${dispute.neuter} Match} other {# ${dispute.neuterPlural} Matches}}: Es braucht eine Entscheidung oder einen neuen Zettel`,
      WITH_ERRORS:
        '{number, plural, one {# Zettel mit Fehlern bittet} other {# Zettel mit Fehlern bitten}} um eine Entscheidung',
      REOPENED:
        '{number, plural, one {# wieder geöffnetes Match zählt} other {# wieder geöffnete Matches zählen}} nirgends, bis du entscheidest',
      requests: '{number, plural, one {# Antrag} other {# Anträge}} zu beantworten',
      freeGames:
        '{number, plural, one {# Spiel} other {# Spiele}} der freien Meisterschaft zuzulassen oder noch einmal anzusehen',
      tiesForJury:
        'Cup {year}: {number, plural, one {# Begegnung wartet} other {# Begegnungen warten}} auf deine Entscheidung',
      tiesOverdue: 'Cup {year}: Die Frist von {number, plural, one {# Begegnung} other {# Begegnungen}} ist vorbei',
      drawCup: 'Cup {year}: Die Liste ist geschlossen, lose ihn aus',
      drawGrandPrix: '{name}, {day}: Lose den Spielplan aus',
      closeGrandPrix: '{name}, {day}: Erkenne an, was noch fehlt, und schließe ihn ab',
    },
  },
  ownTeam: {
    inTable: 'Tabelle',
    place: '{rank}. von {teams}, {matches, plural, one {# Match} other {# Matches}}',
    points: 'Punkte',
    lastFive: 'Die letzten fünf',
    behind: 'Auf den {rank}., {team}',
    ahead: 'Vor dem {rank}., {team}',
    distance: '{points, plural, one {# Punkt} other {# Punkte}}',
    stillToPlay: 'In dieser Saison noch zu spielen',
    upTo: 'bis zu {matches, plural, one {# Match} other {# Matches}}',
  },
};
