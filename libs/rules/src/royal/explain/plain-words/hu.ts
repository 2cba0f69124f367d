import { type PlainWords } from './plain-words.js';

export const plainWords: PlainWords = {
  'suit-count':
    'Bemondod, hány lapod van egy színből, ha legalább kettő, de nem mind: igaznak kell lennie, pontot nem ér, de a partnered tudja.',
  'tarock-count':
    'Bemondod, hány tarokkod van, ha legalább nyolc: igaznak kell lennie, pontot nem ér, de a partnered tudja.',
  vogerl:
    'Bemondod, hogy van nálad legalább egy madár, vagyis a négy legkisebb tarokk egyike: igaznak kell lennie, pontot nem ér, de a partnered tudja.',
  flush: 'Bemondod, hogy egy szín minden lapja nálad van: igaznak kell lennie, de a színt nem nevezed meg.',
  wonok:
    'Bemondod, hogy mind a négy király, dáma, lovas vagy bubi nálad van: igaznak kell lennie, de azt nem mondod meg, melyik.',

  visi: 'Haza kell hoznotok a vizit, a XVIII-as tarokkot: olyan ütésbe kell kerülnie, amelyet ti visztek el.',
  lamour: 'Haza kell hoznotok a lamúrt, a XIX-es tarokkot: olyan ütésbe kell kerülnie, amelyet ti visztek el.',
  angel: 'Haza kell hoznotok az angyalt, a XX-as tarokkot: olyan ütésbe kell kerülnie, amelyet ti visztek el.',
  honour:
    'Haza kell hoznotok a két legnagyobb tarokk, a skíz és a hold (XXI) közül legalább az egyiket: olyan ütésbe kell kerülnie, amelyet ti visztek el.',
  heads:
    'Haza kell hoznotok a két legnagyobb tarokkot, a skízt és a holdat (XXI): olyan ütésekbe kell kerülniük, amelyeket ti visztek el.',
  trull:
    'Haza kell hoznotok a két legnagyobb tarokkot és a legkisebbet, vagyis a skízt, a holdat (XXI) és a pagátot (I): olyan ütésekbe kell kerülniük, amelyeket ti visztek el.',

  obscur:
    'Senki nem mondja be: azé az oldalé, amelynek előbb megvan az ötödik ütése, kivéve ha valaki bemondott egy ütésszámot a játéktól a volátig, vagy egy trófeát, amelyhez mind a tíz kell.',
  lauer:
    'Senki nem mondja be: a pagát, a legkisebb tarokk, az ellenfélnél volt, és a ti ütésetekben köt ki, ti pedig semmi olyat nem mondtatok be, amihez kell.',
  'four-kings':
    'Senki nem mondja be: mind a négy király a ti ütéseitekben köt ki, ti pedig semmi olyat nem mondtatok be, amihez mind a tíz ütés vagy minden színlap kell.',
  'silent-moon-catch':
    'Senki nem mondja be: a hold, a XXI-es tarokk, az ellenfélnél volt, és a ti skízetek üti meg, ti pedig semmi olyat nem mondtatok be, amihez kell.',

  game: 'A tíz ütésből legalább ötöt el kell vinnetek.',
  'cash-box': 'A tíz ütésből legalább hatot el kell vinnetek.',
  bridge: 'A tíz ütésből legalább hetet el kell vinnetek.',
  octave: 'A tíz ütésből legalább nyolcat el kell vinnetek.',
  misere: 'A tíz ütésből legalább kilencet el kell vinnetek.',
  valat: 'Mind a tíz ütést el kell vinnetek.',

  piccolo: 'Az első három ütést el kell vinnetek, a harmadikat a vizivel, a XVIII-as tarokkal.',
  city: 'Az első négy ütést el kell vinnetek, a negyediket a lamúrral, a XIX-es tarokkal.',
  center: 'Az első öt ütést el kell vinnetek, az ötödiket az angyallal, a XX-as tarokkal.',
  'little-bird': 'Az első hat ütést el kell vinnetek, a hatodikat a holddal, a XXI-es tarokkal.',
  'big-bird': 'Az első hét ütést el kell vinnetek, a hetediket a skízzel, a legnagyobb lappal.',

  ultimo:
    'Az utolsó, tizedik ütést azzal a lappal kell elvinnetek, amelyet megnevezel, egy királlyal vagy a négy legkisebb tarokk egyikével: a pagát ultimóban ez az I-es, a legkisebb mind közül.',
  'pre-ultimo':
    'Az utolsó előtti, kilencedik ütést azzal a lappal kell elvinnetek, amelyet megnevezel, egy királlyal vagy a négy legkisebb tarokk egyikével.',
  dragon:
    'A tíz ütésből a nyolcadikat azzal a lappal kell elvinnetek, amelyet megnevezel, egy királlyal vagy a négy legkisebb tarokk egyikével.',
  griffin:
    'A tíz ütésből a hetediket azzal a lappal kell elvinnetek, amelyet megnevezel, egy királlyal vagy a négy legkisebb tarokk egyikével.',
  turul:
    'A tíz ütésből a hatodikat azzal a lappal kell elvinnetek, amelyet megnevezel, egy királlyal vagy a négy legkisebb tarokk egyikével.',

  pheasant:
    'A legelső ütést azzal a lappal kell elvinnetek, amelyet megnevezel, egy királlyal vagy a négy legkisebb tarokk egyikével.',
  falcon:
    'A második ütést azzal a lappal kell elvinnetek, amelyet megnevezel, egy királlyal vagy a négy legkisebb tarokk egyikével.',

  gang: 'Haza kell hoznotok annak a színnek minden lapját, amelyet megnevezel: olyan ütésekbe kell kerülniük, amelyeket ti visztek el.',
  fleet: 'Haza kell hoznotok a ti ütéseitekben minden piros lapot, a kőröket és a kárókat.',
  'red-and-black':
    'Haza kell hoznotok a ti ütéseitekben két szín minden lapját, egy pirosét és egy feketéét, amelyeket megnevezel.',
  army: 'Haza kell hoznotok a ti ütéseitekben minden fekete lapot, a pikkeket és a treffeket.',
  legion: 'Haza kell hoznotok a ti ütéseitekben mind a tizennyolc színlapot, tehát mindent, ami nem tarokk.',

  amazon: 'El kell vinnetek egy ütést olyan színlappal, amely nem király.',
  'pagat-catch': 'El kell fognotok az ellenfél pagátját, a legkisebb tarokkot: a ti ütésetekben kell kikötnie.',
  'transylvanian-pheasant':
    'Az első és a második ütést azzal a két lappal kell elvinnetek, amelyet megnevezel, a megnevezés sorrendjében: királyok lehetnek vagy a négy legkisebb tarokk közül valók.',
  'timisoara-pheasant':
    'Az első és a harmadik ütést azzal a két lappal kell elvinnetek, amelyet megnevezel, a megnevezés sorrendjében: királyok lehetnek vagy a négy legkisebb tarokk közül valók.',
  'klausenburg-pheasant':
    'A második és a negyedik ütést azzal a két lappal kell elvinnetek, amelyet megnevezel, a megnevezés sorrendjében: királyok lehetnek vagy a négy legkisebb tarokk közül valók.',
  creeper: 'Az utolsó két ütést egy-egy madárral, vagyis a négy legkisebb tarokk egyikével kell elvinnetek.',
  phoenix: 'Az utolsó két ütést egy-egy királlyal kell elvinnetek.',

  spadille: 'El kell vinnetek egy ütést piros dámával, lovassal vagy bubival.',
  manille: 'El kell vinnetek egy ütést fekete lovassal vagy bubival.',
  djinn: 'El kell vinnetek egy ütést annak a fekete színnek a legkisebb lapjával, a tízesével, amelyet megnevezel.',
  mariage:
    'Az utolsó két ütést annak a színnek a királyával és dámájával kell elvinnetek, amelyet megnevezel, bármelyikkel előbb.',
  'moon-catch':
    'Meg kell ütnötök az ellenfél holdját, a XXI-es tarokkot, a skízzel, az egyetlen lappal, amely nagyobb nála.',
  hawk: 'Az első három ütést azzal a három lappal kell elvinnetek, amelyet megnevezel, a megnevezés sorrendjében: királyok lehetnek vagy a négy legkisebb tarokk közül valók.',
  color: 'Az utolsó három ütést színlappal kell elvinnetek, nem tarokkal.',
  scale:
    'Mind a tíz ütést el kell vinnetek, közülük a harmadiktól a hetedikig sorban a XVIII-assal, a XIX-essel, a XX-assal, a XXI-essel és a skízzel.',
  golgotha:
    'El kell fognotok az ellenfél két lapját, a holdat (XXI) és a pagátot (I): mindkettőnek a ti ütésetekben kell kikötnie.',
  centaur:
    'Meg kell ütnötök az ellenfél holdját, a XXI-es tarokkot, a skízzel, és el kell vinnetek egy ütést olyan színlappal, amely nem király.',
  trojka: 'Az utolsó három ütést egy-egy madárral, vagyis a négy legkisebb tarokk egyikével kell elvinnetek.',
  famille: 'Az utolsó három ütést annak a színnek a lapjaival kell elvinnetek, amelyet megnevezel.',
  bethlehem: 'Az utolsó három ütést egy-egy királlyal kell elvinnetek.',
  sphinx: 'El kell vinnetek egy ütést piros, egy másikat fekete dámával, lovassal vagy bubival.',
  quart: 'Mind a tíz ütést el kell vinnetek, közülük négy egymás utánit színlappal.',
  pyramid: 'Mind a tíz ütést el kell vinnetek, közülük négy egymás utánit madárral, vagyis a négy legkisebb tarokkal.',
  spectrum:
    'Mind a tíz ütést el kell vinnetek: a harmadiktól a hetedikig sorban a XVIII-assal, a XIX-essel, a XX-assal, a XXI-essel és a skízzel, az utolsó hármat pedig színlappal.',
  stella:
    'Mind a tíz ütést el kell vinnetek: az első hármat azokkal a királyokkal vagy madarakkal (a négy legkisebb tarokk közül), amelyeket megnevezel, a megnevezés sorrendjében, a következő négyet pedig sorban a XIX-essel, a XX-assal, a XXI-essel és a skízzel.',
  full: 'Mind a tíz ütést el kell vinnetek: a harmadiktól a hetedikig sorban a XVIII-assal, a XIX-essel, a XX-assal, a XXI-essel és a skízzel, az utolsó hármat pedig egy-egy madárral, vagyis a négy legkisebb tarokk egyikével.',
  court:
    'Mind a tíz ütést el kell vinnetek: a harmadiktól a hetedikig sorban a XVIII-assal, a XIX-essel, a XX-assal, a XXI-essel és a skízzel, az utolsó hármat pedig annak a színnek a lapjaival, amelyet megnevezel.',
  grand:
    'Mind a tíz ütést el kell vinnetek: a harmadiktól a hetedikig sorban a XVIII-assal, a XIX-essel, a XX-assal, a XXI-essel és a skízzel, az utolsó hármat pedig egy-egy királlyal.',
  harpy:
    'Mind a tíz ütést el kell vinnetek, közülük egyet olyan színlappal, amely nem király, és közben el kell fognotok az ellenfél holdját (XXI) és pagátját (I).',
  gloria:
    'Mind a tíz ütést el kell vinnetek, közben meg kell ütnötök az ellenfél holdját, a XXI-es tarokkot, a skízzel, az utolsó hármat pedig színlappal kell elvinnetek.',
  triumph:
    'Mind a tíz ütést el kell vinnetek, közben meg kell ütnötök az ellenfél holdját, a XXI-es tarokkot, a skízzel, az utolsó hármat pedig egy-egy madárral, vagyis a négy legkisebb tarokk egyikével kell elvinnetek.',
  royal:
    'Mind a tíz ütést el kell vinnetek, közben el kell fognotok az ellenfél holdját (XXI) és pagátját (I), az utolsó hármat pedig egy-egy madárral, vagyis a négy legkisebb tarokk egyikével kell elvinnetek, te is legalább egyet, a partnered is legalább egyet.',
};
