import account from '../../styles/looks/account.css?url';
import announcement from '../../styles/looks/announcement.css?url';
import announcementGame from '../../styles/looks/announcement-game.css?url';
import announcements from '../../styles/looks/announcements.css?url';
import championship from '../../styles/looks/championship.css?url';
import competitions from '../../styles/looks/competitions.css?url';
import confirm from '../../styles/looks/confirm.css?url';
import desk from '../../styles/looks/desk.css?url';
import deskCup from '../../styles/looks/desk-cup.css?url';
import deskExample from '../../styles/looks/desk-example.css?url';
import deskFreeGames from '../../styles/looks/desk-free-games.css?url';
import deskGrandPrix from '../../styles/looks/desk-grand-prix.css?url';
import deskImports from '../../styles/looks/desk-imports.css?url';
import deskMatch from '../../styles/looks/desk-match.css?url';
import freeGame from '../../styles/looks/free-game.css?url';
import game from '../../styles/looks/game.css?url';
import grandPrix from '../../styles/looks/grand-prix.css?url';
import home from '../../styles/looks/home.css?url';
import hundredths from '../../styles/looks/hundredths.css?url';
import lists from '../../styles/looks/lists.css?url';
import match from '../../styles/looks/match.css?url';
import pair from '../../styles/looks/pair.css?url';
import pairGame from '../../styles/looks/pair-game.css?url';
import profile from '../../styles/looks/profile.css?url';
import room from '../../styles/looks/room.css?url';
import rules from '../../styles/looks/rules.css?url';
import sheets from '../../styles/looks/sheets.css?url';
import tableTop from '../../styles/looks/table-top.css?url';
import tour from '../../styles/looks/tour.css?url';
import trophy from '../../styles/looks/trophy.css?url';
import acts from '../../styles/desk.css?url';
import search from '../../styles/search.css?url';
import sheetOfGame from '../../game/match-sheet.css?url';
import control from '../table/control.css?url';

/**
 * Beside the style of all pages one file each, since every file is a way to the office that the first paint waits for: it joins the
 * parts that the page has, a part behind what it changes (`bars.css` behind `charts.css`). The first address that fits counts.
 */
const looks: readonly (readonly [addresses: RegExp, look: string])[] = [
  [/^\/$/, home],
  [/^\/championship/, championship],
  [/^\/grand-prix\/[^/]+\/[^/]+\/room$/, room],
  [/^\/grand-prix\/[^/]+\/[^/]+$/, grandPrix],
  [/^\/(?:cup|grand-prix)/, competitions],
  [/^\/(?:embed\/)?matches\/[^/]+\/games\//, game],
  [/^\/matches\/[^/]+$/, match],
  [/^\/(?:matches|rulings)$/, control],
  [/^\/trophies\/[\da-f]{8}-/, trophy],
  [/^\/trophies\/hundredths/, hundredths],
  [/^\/(?:players\/|teams\/|head-to-head)/, profile],
  [/^\/(?:players|teams|trophies|free-championship|seasons)/, lists],
  [/^\/free-games/, freeGame],
  [/^\/announcements\/[^/]+\/games\//, announcementGame],
  [/^\/announcements\/[^/]+$/, announcement],
  [/^\/announcements/, announcements],
  [/^\/rules\/pairs\/[^/]+\/[^/]+\/./, pairGame],
  [/^\/rules\/pairs\/[^/]+\/./, pair],
  [/^\/rules/, rules],
  [/^\/tour/, tour],
  [/^\/search/, search],
  [/^\/(?:table|sheets\/[^/]+\/game\/[^/]+\/cards)/, tableTop],
  [/^\/sheets\/[^/]+\/game/, sheetOfGame],
  [/^\/sheets\/(?:confirm\/|[^/]+\/here)/, confirm],
  [/^\/sheets/, sheets],
  [/^\/account/, account],
  [/^\/planned-matches/, acts],
  [/^\/jury\/cup/, deskCup],
  [/^\/jury\/grand-prix/, deskGrandPrix],
  [/^\/jury\/free-games/, deskFreeGames],
  [/^\/jury\/imports/, deskImports],
  [/^\/jury\/matches\/[^/]+\/games\//, deskExample],
  [/^\/jury\/matches/, deskMatch],
  [/^\/(?:jury|administration|people|requests)/, desk],
];

/** Beside the style of all pages; null where that is enough. @param pathname of a page, without its language */
export function lookAt(pathname: string): string | null {
  return looks.find(([addresses]) => addresses.test(pathname))?.[1] ?? null;
}
