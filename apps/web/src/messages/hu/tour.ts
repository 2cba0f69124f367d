import type { TourWords } from '../en/tour.js';

export const words: TourWords = {
  tour: {
    title: 'A tarokk öt percben',
    description:
      'A royal tarokk annak, aki még sosem játszotta: negyven lap, ki kivel játszik, egy ütés, egy bemondás, egy trófea.',
    parts: 'A bemutató részei',
    part: '{number}. rész, összesen {all}',
    next: 'Tovább: {name}',
    previous: 'Vissza: {name}',
    press: 'Koppints egy lapra: megmondja, micsoda.',
    pressSeat: 'Koppints egy helyre: megmondja, ki ül ott.',
    allowed: 'Szabad.',
    forbidden: 'Nem szabad.',
    onTable: 'Az asztalon',
    toChoose: 'Koppints az egyikre',
    step: {
      cards: 'Negyven lap',
      table: 'Ketten ketten ellen',
      trick: 'Egy ütés',
      announcement: 'Egy bemondás',
      trophy: 'Egy trófea',
    },
    cards: {
      about:
        'A negyven lapból huszonkettő tarokk: a zöldek, római számmal. Ezek az aduk: mindegyik üti az összes lapot, amely nem tarokk. A többi tizennyolcnak színe van: pikk, treff, kőr vagy káró.',
      tarocks: 'Tarokkok, elöl a legkisebb',
      suits: 'Színlapok, minden színből elöl a legnagyobb',
      is: {
        skues: 'A skíz. Nincs száma, és ez a legnagyobb lap mind közül.',
        moon: 'A hold, XXI. Csak a skíz üti.',
        named: '{name}, {numeral}: a nagy tarokkok egyike, amelynek neve is van.',
        bird: '{name}, {numeral}: a négy madár, vagyis a négy legkisebb tarokk egyike. Nehéz vele ütést vinni, ezért ér pontot.',
        tarock: '{name}: üti az összes színlapot, és minden tarokkot, amelynek kisebb a száma.',
        king: '{name}: a színének legnagyobb lapja. Bármelyik tarokk azért üti.',
        suit: '{name}: csak akkor visz ütést, ha az ő színét hívták, és senki nem tesz rá nagyobbat vagy tarokkot.',
      },
    },
    table: {
      about:
        'Ketten játszanak ketten ellen. A partnerek egymás mellett ülnek, és együtt maradnak az egész mérkőzésen, amely nyolc játékból áll. Minden játékban az egyik oldal támad, a másik véd, felváltva. Mindenki tíz lapot kap; a játék az óramutató járásával ellentétesen megy.',
      seat: {
        AI: 'Támadók: fogó',
        AC: 'Támadók: behajtó',
        BI: 'Védők: fogó',
        BC: 'Védők: behajtó',
      },
      is: {
        AI: 'A fogó két partner közül a bal oldali. A támadók fogója az osztás előtt mindig megkapja a XIX-est.',
        AC: 'A behajtó két partner közül a jobb oldali. A támadók behajtója megkapja a XX-ast, elsőként szól, és az első lapot ő hívja.',
        BI: 'A védők fogója. Mielőtt bármi számítana, a védőknek húsz ponttal több jár.',
        BC: 'A védők behajtója osztja a lapokat. A következő játékban az oldalak cserélnek, és a másik behajtó oszt.',
      },
    },
    trick: {
      about:
        'Valaki hív egy lapot, a másik három tesz rá egyet-egyet: ez egy ütés, és egy játékban tíz van. Akinek van a hívott színből, annak azt kell tennie. Akinek nincs, annak tarokkot kell tennie. Akinek egyik sincs, az bármit tehet.',
      takes: 'A legnagyobb tarokk viszi az ütést; ha nincs köztük tarokk, akkor a hívott szín legnagyobb lapja.',
      ask: 'A kőr királyt hívták. Nálad ez a három lap van: melyiket teheted?',
      askThen: 'Ugyanaz a király, de most nincs kőröd. Melyiket teheted?',
    },
    announcement: {
      about:
        'Az első lap előtt bárki megmondhatja, mit fog véghezvinni az oldala. Ha megvan, pontot ér, ha bukott, ugyanannyiba kerül. 66 bemondás van.',
      ask: 'Az egyik a pagát ultimó: az utolsó ütést az én oldalam viszi, mégpedig a pagáttal, a legkisebb tarokkal. Itt az utolsó ütés, és a partnered kihívta a pagátot. Mindenkinek egy lapja maradt: koppints arra, amelyik az ellenfélnél van.',
      more: 'Mindent az ultimóról',
    },
    trophy: {
      about:
        'A 25 legdrágább bemondás a trófea. Aki bemond egyet, és megvan neki, bekerül a trófealistába, minden eljövendő szezonra.',
      ask: 'Bemondtad a holdfogást, 120 pontért: az ellenfél holdját, a XXI-est, a skízzel kell megütni. Az ellenfélnek ki kell játszania a holdat. Mit teszel rá?',
      list: 'A trófealista',
      all: 'Az összes bemondás',
      rules: 'A szabályok',
      play: 'Játssz le egy játékot',
      end: 'Ennyi elég ahhoz, hogy követni tudj egy játékot.',
    },
    answer: {
      followHQ: 'Van kőröd, tehát azt kell tenned, pedig a király nagyobb.',
      followT1: 'Van kőröd, és a hívott színre színt kell tenni. Tarokkot az tesz, akinek nincs kőrje.',
      followSC: 'Van kőröd, és a hívott színre színt kell tenni.',
      tarockT3: 'Egyelőre ez viszi az ütést: a legkisebb tarokkok is ütik mindegyik királyt.',
      tarockT14:
        'Egyelőre ez viszi az ütést. A III-as is elég: senkinek sem kell nagyobbat tennie, mint amekkorát akar.',
      tarockSC: 'Akinek nincs a hívott színből, annak tarokkot kell tennie, ha van neki.',
      ultimoDK: 'A pagát üti a királyt, hiszen tarokk. A pagát ultimó megvan: 10 pont.',
      ultimoCJ: 'A pagát üti a bubit, hiszen tarokk. A pagát ultimó megvan: 10 pont.',
      ultimoT2: 'Az uhu eggyel nagyobb, és üti a pagátot. A pagát ultimó bukott: 10 pontba kerül.',
      moonT20: 'A hold nagyobb, és az ütés az ellenfélé. A trófea bukott, és ez a játék nem hoz pontot.',
      moonHK: 'Tarokkot hívtak, és van tarokkod: azt kell tenned.',
      moonT22:
        'A skíz üti a holdat. A trófea megvan: ez a játék 100 helyett 120 pontot is érhet, és bekerültél a trófealistába.',
    },
  },
};
