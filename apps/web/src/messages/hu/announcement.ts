import type { AnnouncementWords } from '../en/announcement.js';

export const words: AnnouncementWords = {
  announcement: {
    description: '{name}: {sentence}',
    points: '{points} pont',
    tarocks:
      'A tarokk a 22 adu: I-től XXI-ig, fölöttük a skíz; mindegyik üti az összes színlapot. Ketten játszanak ketten ellen, tíz ütést, négy-négy lappal. Minden bemondás az első lap előtt hangzik el.',
    tenTricks: 'A tíz ütés',
    itsCards: 'A lapjai',
    orCard: 'vagy {card}',
    yours: 'a tiétek',
    watch: 'Egy, amit érdemes megnézni',
    cardByCard: 'Lapról lapra',
    announcedBy: '<person></person> mondta be, <day></day>: {name}',
    place: '{game}. játék, {trick}. ütés, {sides}',
    watchGame: 'A játék megnézése',
    fromRulebook:
      'Egy játék a szabálykönyvből: a szezonból egyik sincs meg lapról lapra. A és B a két oldal; mindkét párban a fogó ül balra, a behajtó jobbra.',
    placeInExample: '{trick}. ütés: {reason}.',
    who: 'Ki mondta be?',
    withWhich: 'Melyik lappal vagy színnel',
    latestMatches: 'A legutóbbi {matches} mérkőzésből, amelyen bemondták, ezért kevesebb, mint összesen.',
    ofAll: '<b>{made}</b>\u00a0/\u00a0{all}',
    altogether: '{year}: a teli megvan, az üres bukott. Összesen {all}, ebből megvan {made}; {people} játékostól.',
    nobody: '{year}: senki sem csinálta meg és senki sem bukta.',
    noSeason: 'Még nincs jóváhagyott mérkőzés. Amint lesz, itt áll majd, ki mondja be, és hogyan végződik.',
    neverAnnounced: 'A csendes prémiumot senki nem mondja be: akkor számít, ha megtörténik.',
    onlyStated: 'A közlés igaz állítás a saját lapokról: nem lehet sem megcsinálni, sem elbukni.',
    all: 'Mind a 66',
    ladder: 'Szám: pont. Sáv: megvan és bukott, {year}.',
    ladderWithoutSeason: 'Szám: pont.',
    raises: 'Mindegyik felemeli az alatta állókat: a helyükre lép.',
    could: 'Meg lehetett volna akadályozni?',
    more: 'Továbbiak',
    beside: 'Mi állhat mellette?',
  },
};
