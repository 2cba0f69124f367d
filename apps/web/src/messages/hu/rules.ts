import type { RulesWords } from '../en/rules.js';

export const words: RulesWords = {
  rules: {
    description:
      '{name}: a szabályok, amelyek szerint ez az iroda a mérkőzéslapokat ellenőrzi és dönt, mindegyik a számával.',
    ofProblems:
      '{name}: minden, amit ez az iroda visszautasíthat vagy egy mérkőzéslapon találhat, a szabállyal és a teendővel.',
    pairs: {
      title: 'Mi mi mellett állhat',
      description: 'A slemmek és trófeák kettesével: végződhet-e mindkettő így egy játékban, példával vagy az okkal.',
      about:
        'Bemondható-e két slemm vagy trófea egy játékban, és végződhet-e így? A kérdés minden kettőre szól, megvan és bukott, egy oldalé és a két oldalé. Ahol igen, ott egy játék lapról lapra követhető; ahol nem, ott az áll, hogy mi zárja ki egymást.',
      parameters:
        'A kérdés mindenütt ugyanazokkal a lapokkal és színekkel szól: az ultimó családjában a pagáttal; a madaraknál a pikk, a treff és a kőr királlyal, ebben a sorrendben; pikkel, illetve kőrrel és pikkel.',
      toRules: 'A Royal Tarokk szabályai',
      of: 'Mi állhat e mellett: {name}',
      ofDescription: 'Mely slemmek és trófeák lehetnek meg vagy bukhatnak ugyanabban a játékban, mint {name}.',
      all: 'Minden slemm és trófea',
      same: 'Ugyanazé az oldalé',
      opposing: 'A másik oldalé',
      other: 'A másik',
      ending: {
        'won-won': '{name} megvan, a másik megvan',
        'won-lost': '{name} megvan, a másik bukott',
        'lost-won': '{name} bukott, a másik megvan',
        'lost-lost': '{name} bukott, a másik bukott',
      },
      sign: {
        yes: 'együtt lehetséges',
        some: 'csak a támadóknál vagy csak a védőknél',
        no: 'együtt nem lehetséges',
        unknown: 'nem tudni',
      },
      pair: '{a} és {b} egymás mellett',
      pairDescription: 'Állhat-e egymás mellett {a} és {b}, minden végződéssel: példa vagy az ok.',
      result: { won: '{name} megvan', lost: '{name} bukott' },
      both: { attackers: 'mindkettő a támadóké', defenders: 'mindkettő a védőké' },
      first: {
        attackers: 'az első a támadóké, a második a védőké',
        defenders: 'az első a védőké, a második a támadóké',
      },
      apart: {
        twice: 'Soha nem érvényes mindkettő: ugyanazt senki sem mondja be kétszer.',
        raises: 'Soha nem érvényes mindkettő: az egyik emeli a másikat.',
        exclude: 'Soha nem érvényes mindkettő: két trófea, két egyfajta vagy egy kétszer kötött lap.',
      },
      clash: 'Ezek kizárják egymást.',
      unknown: 'Nem tudni: a keresés elérte a határát.',
      example: 'Egy példa megtekintése',
      part: {
        lost: 'nem minden igaz belőle',
        bindings: 'a kötött lapjai',
        firstTricks: 'viszi az első {count} ütést',
        trickCount: 'legalább {least} ütést visz',
        trickWithCard: 'viszi {az} {trick}. ütést ({card})',
        trickWithKind: 'viszi {az} {trick}. ütést {kind}',
        someTrickWith: 'visz egy ütést {kind}',
        fourInARow: 'egymás után négy ütést visz {kind}',
        home: 'hazaviszi ezt ({cards})',
        caught: 'elfogja az ellenfelektől ezt ({card})',
        fifthTrickFirst: 'előbb viszi az ötödik ütését, mint a többiek',
        lastThreeShared: 'mindkét játékos visz egyet a 8–10. ütésből',
      },
      gameTitle: 'Példa: {a}, {b}',
      gameHere: 'Példa',
      gameAbout:
        'Kiszámított példa: szabályos játék, amelynek a végén pontosan ez a kettő érvényes. Senki sem játszotta le.',
    },
    find: 'Keresés ebben a dokumentumban',
    toFind: 'Keresés',
    found: '{number} helyen: „{find}”.',
    wholeDocument: 'Az egész dokumentum',
    binding: 'Ami vonal mögött áll, magyarázat, és nem része a szabályoknak.',
    ids: 'Így íródnak a lapok: T1-től T22-ig a tarokkok, T22 a skíz, T21 a hold, T1 a pagát; a többin elöl áll a szín: S pikk, H kőr, D káró, C treff, mögötte K király, Q dáma, C lovas, J bubi, tehát HK a kőr király. A.interceptor az A oldal fogója, A.collector a behajtója.',
    forPrograms: 'Programozóknak',
    example: 'Példa, nem része a szabályoknak',
    plainWords: 'Egyszerű szavakkal',
    explained: {
      seats:
        'Anna és Béla az A: Anna ül bal oldalt, tehát ő a fogó, Béla a behajtó. Béla után a B fogója következik, az óramutató járásával ellentétesen.',
      named: 'A skíz és a hold a honőrök; a XX-assal, a XIX-essel és a XVIII-assal együtt ők az ütők.',
      birds: 'A négy madár: pagát, uhu, kakadu és marabu. A négy királlyal együtt ezek a nagyjátéklapok.',
      dealt: 'Mielőtt bárki más lapot kapna, a támadók fogójánál már ott a XIX-es, a behajtójuknál a XX-as.',
      raising:
        'Anna bemondja a pagát ultimót, a partnere, Béla később a pagát preultimót: ez felemeli. Az ultimó többé nem számít, a pagát most a 9. ütéshez kötött. Anna maga nem emelhette volna fel.',
      contra:
        'A bemondja a bridzset, B kontrázza. A bridzs bukott: A 30 ponttal kevesebbet kap, mint kontra nélkül is, B pedig 20-szal többet, mert az összes kontra együtt legfeljebb 20-at hoz.',
      bound:
        'Be van mondva a pagát ultimó. A 7. ütésben az V-öst hívják; akinél a pagát van, annál a II-es is ott van, és azt kell tennie, mert a pagát a 10. ütéshez kötött. A II-es nélkül a pagátot kellene kitennie.',
      follow:
        'A kőr királyt hívják. A második és a negyedik játékosnak nincs kőrje, tehát mindkettőnek tarokkot kell tennie. A III-as a nagyobb, az viszi az ütést, benne a pagáttal.',
      free: 'Hívott tarokkra tarokkot kell tenni, de nagyobbat senkinek sem kell: a harmadik játékos a II-est teszi. A skíz üti a holdat.',
      home: 'Aki a III-ast tette, a III-assal viszi az ütést, és hazahozza a benne fekvő pagátot: akkor is, ha a pagát az ellenfélé volt.',
      consolation:
        'A védőknél 12 tarokk van, a hold, de nem a skíz, a XVIII-as és a XVI-os, de nem a XVII-es: 50 meg 20 meg 5 meg 20, az 95; a védők legfeljebb 90-et kapnak.',
      limit:
        'Az egyik oldal holdfogása megvan: a játék legfeljebb 120 pontot hozhat neki. Ha a holdfogás bukott, a játék 0 pontot hoz, akármi más is megvan.',
    },
    documents: 'Dokumentumok',
    contents: 'Fejezetek',
    english: 'Az angol szöveg az irányadó.',
    document: {
      'royal-tarokk': 'A Royal Tarokk szabályai',
      competitions: 'Versenyek: döntések',
      names: 'Elnevezések három nyelven',
      'hungarian-tarokk': 'Magyar tarokk',
      'kings-tarock': 'Kings Tarock',
      'taroki-z-krolami': 'Taroki z królami',
      taroky: 'Taroky',
      sessions: 'Más játékok partijai',
      problems: 'Elutasítások és észrevételek',
    },
  },
};
