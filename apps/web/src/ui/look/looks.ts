import announcement from '../../styles/announcement.css?url';
import announcements from '../../styles/announcements.css?url';
import competitions from '../../styles/competitions.css?url';
import grandPrix from '../../styles/grand-prix.css?url';
import home from '../../styles/home.css?url';
import hundredths from '../../styles/hundredths.css?url';
import desk from '../../styles/desk.css?url';
import jury from '../../styles/jury.css?url';
import match from '../../game/match-sheet.css?url';
import matchPage from '../../styles/match-page.css?url';
import people from '../../styles/people.css?url';
import replay from '../../game/replay/replay.css?url';
import replayed from '../../game/replay/replayed.css?url';
import room from '../../styles/room.css?url';
import rules from '../../styles/rules.css?url';
import tour from '../../styles/tour.css?url';
import tableTop from '../../game/cards/table-top.css?url';
import trick from '../../game/cards/trick-in-order.css?url';
import search from '../../styles/search.css?url';
import trophy from '../../styles/trophy.css?url';
import bars from '../charts/bars.css?url';
import charts from '../charts/charts.css?url';
import ratio from '../charts/ratio.css?url';
import control from '../table/control.css?url';
import marks from '../standing/marks.css?url';
import meeting from '../standing/meeting.css?url';
import number from '../standing/number.css?url';
import rail from '../standing/rail.css?url';
import standing from '../standing/standing.css?url';

/** Styles that not every page needs, by the addresses of those that do; a reader of one page loads none of the others'. */
const looks: readonly (readonly [style: string, addresses: RegExp])[] = [
  [home, /^\/$/],
  [hundredths, /^\/trophies\/hundredths/],
  [
    people,
    /^\/(?:players|teams|head-to-head|seasons|announcements$|trophies(?!\/[\da-f]{8}-)|free-|account|jury\/free)/,
  ],
  [match, /^\/(?:matches\/[^/]+$|sheets|table|free-games|jury\/(?:matches|free-games|imports))/],
  [matchPage, /^\/(?:(?:jury\/)?matches\/[^/]+$|sheets\/(?:confirm\/|[^/]+\/here))/],
  [competitions, /^\/(?:cup|grand-prix|jury\/(?:cup|grand-prix|free-games))/],
  [jury, /^\/(?:jury|administration|people|requests)/],
  [desk, /^\/(?:jury|administration|people|requests|account|sheets(?!\/[^/]+\/game)|planned-matches)/],
  [
    replay,
    /^\/(?:matches\/[^/]+\/games|embed|announcements\/|rules\/pairs\/[^/]+\/|jury\/matches\/[^/]+\/games|table|sheets\/[^/]+\/game\/[^/]+\/cards)/,
  ],
  [
    control,
    /^\/(?:championship|free-championship|cup|grand-prix|matches$|rulings$|trophies$|trophies\/players|announcements$|teams|players|head-to-head|jury\/grand-prix)/,
  ],
  [charts, /^\/(?:championship|matches\/[^/]+$|players\/|teams\/|head-to-head)/],
  [bars, /^\/(?:players\/|teams\/|head-to-head)/],
  [ratio, /^\/(?:players\/|teams\/|announcements)/],
  [marks, /^\/(?:$|championship)/],
  [meeting, /^\/(?:$|grand-prix\/[^/]+\/.)/],
  [number, /^\/(?:(?:jury\/)?matches\/[^/]+$|grand-prix\/[^/]+\/.)/],
  [rail, /^\/(?:championship|account$|grand-prix\/[^/]+\/[^/]+$)/],
  [standing, /^\/championship/],
  [grandPrix, /^\/(?:jury\/)?grand-prix\/[^/]+\/[^/]+$/],
  [tableTop, /^\/(?:table|sheets\/[^/]+\/game\/[^/]+\/cards)/],
  [replayed, /^\/(?:.+\/games\/|rules\/pairs\/[^/]+\/[^/]+\/.)/],
  [room, /^\/grand-prix\/[^/]+\/[^/]+\/room$/],
  [trophy, /^\/trophies\/[\da-f]{8}-/],
  [trick, /^\/(?:trophies\/[\da-f]{8}-|announcements\/[^/]+$|tour|rules\/[^/]+$)/],
  [tour, /^\/tour/],
  [announcement, /^\/announcements\/[^/]+$/],
  [announcements, /^\/announcements$/],
  [rules, /^\/rules/],
  [search, /^\/search/],
];

/** Beside the style of all pages. @param pathname of a page, without its language */
export function stylesAt(pathname: string): readonly string[] {
  return looks.flatMap(([style, addresses]) => (addresses.test(pathname) ? [style] : []));
}
