import type { AccountWords } from './en/account.js';
import type { AdministrationWords } from './en/administration.js';
import type { AnnouncementWords } from './en/announcement.js';
import type { CardsWords } from './en/cards.js';
import type { DueWords } from './en/due.js';
import type { JuryWords } from './en/jury.js';
import type { Words } from './en/pages.js';
import type { PlayingWords } from './en/playing.js';
import type { ReplayWords } from './en/replay.js';
import type { RulesWords } from './en/rules.js';
import type { SearchWords } from './en/search.js';
import type { SheetsWords } from './en/sheets.js';
import type { SidesWords } from './en/team-area.js';
import type { TourWords } from './en/tour.js';

/** The words of each area, which stand in the file of its name in the folder of each language. */
export interface Areas {
  account: AccountWords;
  administration: AdministrationWords;
  announcement: AnnouncementWords;
  cards: CardsWords;
  due: DueWords;
  jury: JuryWords;
  pages: Words;
  playing: PlayingWords;
  replay: ReplayWords;
  rules: RulesWords;
  search: SearchWords;
  sheets: SheetsWords;
  'team-area': SidesWords;
  tour: TourWords;
}

type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** What is there where the words of these areas were loaded. */
export type WordsOf<Area extends keyof Areas> = Intersection<Areas[Area]>;

/** The words of an area in a language that has some of them. */
export type SomeOf<Words> = { readonly [Key in keyof Words]?: Words[Key] extends string ? string : SomeOf<Words[Key]> };
