import { type PlainWords } from './plain-words.js';

export const plainWords: PlainWords = {
  'suit-count':
    'Bemondod, hány lapod van egy színből, ha legalább kettő, de nem mind: igaznak kell lennie, pontot nem ér, de a partnered megtudja.',
  'tarock-count':
    'Bemondod, hány tarokkod van, ha legalább nyolc: igaznak kell lennie, pontot nem ér, de a partnered megtudja.',
  vogerl:
    'Bemondod, hogy van nálad legalább egy madár, vagyis a négy legkisebb tarokk egyike: igaznak kell lennie, pontot nem ér, de a partnered megtudja.',
  flush: 'Bemondod, hogy egy szín minden lapja nálad van: igaznak kell lennie, de a színt nem nevezed meg.',
  wonok:
    'Bemondod, hogy mind a négy király, dáma, lovas vagy bubi nálad van: igaznak kell lennie, de azt nem mondod meg, melyik négy.',

  visi: 'Haza kell vinnetek a vizit, a XVIII-as tarokkot: olyan ütésbe kell kerülnie, amelyet ti visztek el.',
  lamour: 'Haza kell vinnetek a lamúrt, a XIX-es tarokkot: olyan ütésbe kell kerülnie, amelyet ti visztek el.',
  angel: 'Haza kell vinnetek az angyalt, a XX-as tarokkot: olyan ütésbe kell kerülnie, amelyet ti visztek el.',
  honour:
    'Haza kell vinnetek a két legnagyobb tarokk, a skíz és a hold (XXI) közül legalább az egyiket: olyan ütésbe kell kerülnie, amelyet ti visztek el.',
  heads:
    'Haza kell vinnetek a két legnagyobb tarokkot, a skízt és a holdat (XXI): olyan ütésekbe kell kerülniük, amelyeket ti visztek el.',
  trull:
    'Haza kell vinnetek a két legnagyobb tarokkot és a legkisebbet, vagyis a skízt, a holdat (XXI) és a pagátot (I): olyan ütésekbe kell kerülniük, amelyeket ti visztek el.',

  obscur:
    'Senki nem mondja be: azé az oldalé, amelyik előbb viszi el az ötödik ütését, kivéve, ha valaki bemondott egy ütésszámot a játéktól a volátig, vagy egy trófeát, amelyhez mind a tíz kell.',
  lauer:
    'Senki nem mondja be: a pagát, a legkisebb tarokk, az ellenfél kezében volt, és a ti ütésetekbe kerül, ti pedig semmi olyat nem mondtatok be, amihez kell.',
  'four-kings':
    'Senki nem mondja be: mind a négy király a ti ütéseitekbe kerül, ti pedig semmi olyat nem mondtatok be, amihez mind a tíz ütés vagy minden színlap kell.',
  'silent-moon-catch':
    'Senki nem mondja be: a hold, a XXI-es tarokk, az ellenfél kezében volt, és a skízetek elfogja, ti pedig semmi olyat nem mondtatok be, amihez kell.',

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
    'Az utolsó, tizedik ütést a megnevezett lappal kell elvinnetek, egy királlyal vagy a négy legkisebb tarokk egyikével: a pagát ultimónál ez az I-es, a legkisebb mind közül.',
  'pre-ultimo':
    'Az utolsó előtti, kilencedik ütést a megnevezett lappal kell elvinnetek, egy királlyal vagy a négy legkisebb tarokk egyikével.',
  dragon:
    'A tíz ütésből a nyolcadikat a megnevezett lappal kell elvinnetek, egy királlyal vagy a négy legkisebb tarokk egyikével.',
  griffin:
    'A tíz ütésből a hetediket a megnevezett lappal kell elvinnetek, egy királlyal vagy a négy legkisebb tarokk egyikével.',
  turul:
    'A tíz ütésből a hatodikat a megnevezett lappal kell elvinnetek, egy királlyal vagy a négy legkisebb tarokk egyikével.',

  pheasant:
    'A legelső ütést a megnevezett lappal kell elvinnetek, egy királlyal vagy a négy legkisebb tarokk egyikével.',
  falcon: 'A második ütést a megnevezett lappal kell elvinnetek, egy királlyal vagy a négy legkisebb tarokk egyikével.',

  gang: 'Haza kell vinnetek a megnevezett szín minden lapját: olyan ütésekbe kell kerülniük, amelyeket ti visztek el.',
  fleet:
    'Haza kell vinnetek minden piros lapot, a kőröket és a kárókat: olyan ütésekbe kell kerülniük, amelyeket ti visztek el.',
  'red-and-black':
    'Haza kell vinnetek a megnevezett két szín, egy piros és egy fekete, minden lapját: olyan ütésekbe kell kerülniük, amelyeket ti visztek el.',
  army: 'Haza kell vinnetek minden fekete lapot, a pikkeket és a treffeket: olyan ütésekbe kell kerülniük, amelyeket ti visztek el.',
  legion:
    'Haza kell vinnetek mind a tizennyolc színlapot, tehát mindent, ami nem tarokk: olyan ütésekbe kell kerülniük, amelyeket ti visztek el.',

  amazon: 'El kell vinnetek egy ütést olyan színlappal, amely nem király.',
  'pagat-catch': 'El kell fognotok az ellenfél pagátját, a legkisebb tarokkot: a ti ütésetekbe kell kerülnie.',
  'transylvanian-pheasant':
    'Az első ütést az elsőnek, a másodikat a másodiknak megnevezett lappal kell elvinnetek: mindkettő király vagy a négy legkisebb tarokk egyike.',
  'timisoara-pheasant':
    'Az első ütést az elsőnek, a harmadikat a másodiknak megnevezett lappal kell elvinnetek: mindkettő király vagy a négy legkisebb tarokk egyike.',
  'klausenburg-pheasant':
    'A második ütést az elsőnek, a negyediket a másodiknak megnevezett lappal kell elvinnetek: mindkettő király vagy a négy legkisebb tarokk egyike.',
  creeper: 'Az utolsó két ütést egy-egy madárral, vagyis a négy legkisebb tarokk egyikével kell elvinnetek.',
  phoenix: 'Az utolsó két ütést egy-egy királlyal kell elvinnetek.',

  spadille: 'El kell vinnetek egy ütést piros dámával, lovassal vagy bubival.',
  manille: 'El kell vinnetek egy ütést fekete lovassal vagy bubival.',
  djinn: 'El kell vinnetek egy ütést a megnevezett fekete szín legkisebb lapjával, a tízessel.',
  mariage: 'Az utolsó két ütést a megnevezett szín királyával és dámájával kell elvinnetek, tetszőleges sorrendben.',
  'moon-catch':
    'El kell fognotok az ellenfél holdját, a XXI-es tarokkot, a skízzel, az egyetlen lappal, amely nagyobb nála.',
  hawk: 'Az első három ütést sorra a három megnevezett lappal kell elvinnetek: mindegyik király vagy a négy legkisebb tarokk egyike.',
  color: 'Az utolsó három ütést színlappal kell elvinnetek, nem tarokkal.',
  scale:
    'Mind a tíz ütést el kell vinnetek, ezen belül a harmadiktól a hetedikig sorra a XVIII-assal, a XIX-essel, a XX-assal, a XXI-essel és a skízzel.',
  golgotha:
    'El kell fognotok az ellenfél két lapját, a holdat (XXI) és a pagátot (I): mindkettőnek a ti ütésetekbe kell kerülnie.',
  centaur:
    'El kell fognotok az ellenfél holdját, a XXI-es tarokkot, a skízzel, és el kell vinnetek egy ütést olyan színlappal, amely nem király.',
  trojka: 'Az utolsó három ütést egy-egy madárral, vagyis a négy legkisebb tarokk egyikével kell elvinnetek.',
  famille: 'Az utolsó három ütést a megnevezett szín lapjaival kell elvinnetek.',
  bethlehem: 'Az utolsó három ütést egy-egy királlyal kell elvinnetek.',
  sphinx: 'El kell vinnetek egy ütést piros, egy másikat fekete dámával, lovassal vagy bubival.',
  quart: 'Mind a tíz ütést el kell vinnetek, ebből négyet egymás után színlappal.',
  pyramid: 'Mind a tíz ütést el kell vinnetek, ebből négyet egymás után madárral, vagyis a négy legkisebb tarokkal.',
  spectrum:
    'Mind a tíz ütést el kell vinnetek: a harmadiktól a hetedikig sorra a XVIII-assal, a XIX-essel, a XX-assal, a XXI-essel és a skízzel, az utolsó hármat pedig színlappal.',
  stella:
    'Mind a tíz ütést el kell vinnetek: az első hármat sorra a megnevezett királyokkal vagy madarakkal (a négy legkisebb tarokk közül), a következő négyet pedig sorra a XIX-essel, a XX-assal, a XXI-essel és a skízzel.',
  full: 'Mind a tíz ütést el kell vinnetek: a harmadiktól a hetedikig sorra a XVIII-assal, a XIX-essel, a XX-assal, a XXI-essel és a skízzel, az utolsó hármat pedig egy-egy madárral, vagyis a négy legkisebb tarokk egyikével.',
  court:
    'Mind a tíz ütést el kell vinnetek: a harmadiktól a hetedikig sorra a XVIII-assal, a XIX-essel, a XX-assal, a XXI-essel és a skízzel, az utolsó hármat pedig a megnevezett szín lapjaival.',
  grand:
    'Mind a tíz ütést el kell vinnetek: a harmadiktól a hetedikig sorra a XVIII-assal, a XIX-essel, a XX-assal, a XXI-essel és a skízzel, az utolsó hármat pedig egy-egy királlyal.',
  harpy:
    'Mind a tíz ütést el kell vinnetek, ebből egyet olyan színlappal, amely nem király, és közben el kell fognotok az ellenfél holdját (XXI) és pagátját (I).',
  gloria:
    'Mind a tíz ütést el kell vinnetek, közben el kell fognotok az ellenfél holdját, a XXI-es tarokkot, a skízzel, az utolsó hármat pedig színlappal kell elvinnetek.',
  triumph:
    'Mind a tíz ütést el kell vinnetek, közben el kell fognotok az ellenfél holdját, a XXI-es tarokkot, a skízzel, az utolsó hármat pedig egy-egy madárral, vagyis a négy legkisebb tarokk egyikével kell elvinnetek.',
  royal:
    'Mind a tíz ütést el kell vinnetek, közben el kell fognotok az ellenfél holdját (XXI) és pagátját (I), az utolsó hármat pedig egy-egy madárral, vagyis a négy legkisebb tarokk egyikével kell elvinnetek, te is legalább egyet, a partnered is legalább egyet.',
};
