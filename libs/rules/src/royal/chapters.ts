import { text, type Text } from '../language.js';

/** A chapter of the rules of Royal Tarokk, or a section of the fourth: what a rule number leads to. */
export interface RuleChapter {
  /** `4`, `4.9` */
  readonly number: string;
  /** Its heading; the English one is that of `docs/rules/royal-tarokk.md`, without numbers and remarks. */
  readonly name: Text;
}

const chapter = (number: string, en: string, de: string, hu: string): RuleChapter => ({
  number,
  name: text(en, de, hu),
});

/** In the order of the rules. */
export const ruleChapters: readonly RuleChapter[] = [
  chapter('1', 'Table, cards, deal', 'Tisch, Karten, Geben', 'Asztal, kártyák, osztás'),
  chapter('2', 'Auction', 'Lizitation', 'Licit'),
  chapter('3', 'Play', 'Spiel', 'Lejátszás'),
  chapter('4', 'The 70 announcements and bonuses', 'Die 70 Ansagen und Prämien', 'A 70 bemondás és prémium'),
  chapter('4.1', 'Messages', 'Meldungen', 'Bejelentések'),
  chapter('4.2', 'Material', 'Material', 'Anyag'),
  chapter('4.3', 'Silent bonuses', 'Stille Prämien', 'Csendes prémiumok'),
  chapter('4.4', 'Free tricks', 'Freie Stiche', 'Szabad ütések'),
  chapter('4.5', 'Bound tricks', 'Gebundene Stiche', 'Kötött ütések'),
  chapter('4.6', 'High-card Schlemme', 'Schlemme mit hohen Karten', 'Slemmek magas lapokkal'),
  chapter('4.7', 'Flight Schlemme', 'Flugschlemme', 'Röpülő slemmek'),
  chapter('4.8', 'Catch and other Schlemme', 'Fang und andere Schlemme', 'Fogás és más slemmek'),
  chapter('4.9', 'Trophies', 'Trophäen', 'Trófeák'),
  chapter('5', 'Counting', 'Zählung', 'Számolás'),
  chapter('6', 'What raises what', 'Was was erhöht', 'Mi mit emel'),
  chapter('7', 'Scoring a game', 'Abrechnung eines Spiels', 'Egy játék elszámolása'),
  chapter('8', 'Match', 'Match', 'Mérkőzés'),
  chapter('9', 'Team championship', 'Mannschaftsmeisterschaft', 'Csapatbajnokság'),
  chapter('10', 'Hungarian Cup', 'Ungarischer Cup', 'Magyar Kupa'),
  chapter('11', 'Grand Prix', 'Grand Prix', 'Grand Prix'),
  chapter('12', 'Free championship', 'Freie Meisterschaft', 'Szabad bajnokság'),
  chapter('13', 'Trophy list', 'Trophäenliste', 'Trófealista'),
  chapter('14', 'Variants', 'Varianten', 'Változatok'),
];
