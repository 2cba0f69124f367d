import { type Language, languages } from '@tarokk/rules';

/** What the people of the demo write: reasons, requests, remarks and titles. Names of people, teams and places are Hungarian in each language. */
export interface DemoWords {
  /** What is entered for the office as such. */
  readonly office: {
    readonly appointed: string;
    readonly seasonClosed: string;
    readonly program: string;
    readonly oldList: string;
  };
  readonly remarks: { readonly dateOld: string; readonly newPlace: string; readonly asOnPaper: string };
  readonly drafts: { readonly next: string; readonly begun: string };
  readonly cup: { readonly event: string; readonly recorded: string; readonly conceded: string };
  readonly plans: {
    readonly toCaptain: string;
    readonly granted: string;
    readonly refused: string;
    readonly cancelled: string;
    readonly stopped: string;
    readonly playOn: string;
    readonly fourth: string;
  };
  readonly matches: {
    readonly contraMissing: string;
    readonly whoDealt: string;
    readonly twice: string;
    readonly photograph: string;
    readonly powerCut: string;
    readonly otherAnnouncement: string;
    readonly pointsOfCards: string;
    readonly flooded: string;
    readonly cardOnFloor: string;
    readonly nobodyKnows: string;
    readonly exchanged: string;
    readonly whoSatWhere: string;
    readonly lastTram: string;
    readonly allEight: string;
  };
  readonly freeGames: {
    readonly openTalon: string;
    readonly fair: string;
    readonly morePoints: string;
    readonly nobodyRemembers: string;
    readonly sums: string;
  };
}

const en: DemoWords = {
  office: {
    appointed: 'As the founding meeting decided.',
    seasonClosed: 'Passed by the annual meeting.',
    program: 'scoring app',
    oldList: 'club evenings',
  },
  remarks: {
    dateOld: 'Copied from our paper sheets.',
    newPlace: 'A new place, with good light.',
    asOnPaper: 'So it stands on our paper sheet.',
  },
  drafts: { next: 'The match after that', begun: 'Last Thursday' },
  cup: {
    event: 'Hatoslottó, the last draw of August',
    recorded: 'Drawn before this office was opened.',
    conceded: 'Our train home leaves.',
  },
  plans: {
    toCaptain: 'Our captain has broken a leg, and we would come to them.',
    granted: 'Get well soon.',
    refused: 'The stairs of that house are too steep for the other team.',
    cancelled: 'Two of us are ill.',
    stopped: 'We had to stop after three games.',
    playOn: 'Play on when you can.',
    fourth: 'They have played as our guest for years.',
  },
  matches: {
    contraMissing: 'Our contra in this game is missing.',
    whoDealt: 'Please add who dealt the fourth game.',
    twice: 'Entered twice by mistake.',
    photograph: 'The other team has found a photograph of the paper sheet.',
    powerCut: 'Power cut after the third game.',
    otherAnnouncement: 'We had written down another announcement.',
    pointsOfCards: 'The cards do not give these points.',
    flooded: 'The café was flooded that evening.',
    cardOnFloor: 'A card lay on the floor.',
    nobodyKnows: 'Nobody can say who had the card.',
    exchanged: 'Collector and interceptor of B were exchanged.',
    whoSatWhere: 'Please write down who sat where.',
    lastTram: 'The last tram left.',
    allEight: 'Played to its end: now all eight games, please.',
  },
  freeGames: {
    openTalon: 'Royal with an open talon: worth trying again?',
    fair: 'A fair evening.',
    morePoints: 'I had more points than that.',
    nobodyRemembers: 'Nobody else remembers this evening.',
    sums: 'The sums are to be checked again.',
  },
};

const de: DemoWords = {
  office: {
    appointed: 'Wie es die Gründungsversammlung beschlossen hat.',
    seasonClosed: 'Von der Jahresversammlung angenommen.',
    program: 'Zählprogramm',
    oldList: 'Klubabende',
  },
  remarks: {
    dateOld: 'Von unseren Papierzetteln übertragen.',
    newPlace: 'Ein neuer Ort, mit gutem Licht.',
    asOnPaper: 'So steht es auf unserem Papierzettel.',
  },
  drafts: { next: 'Das Match danach', begun: 'Letzten Donnerstag' },
  cup: {
    event: 'Hatoslottó, letzte Ziehung im August',
    recorded: 'Ausgelost, bevor dieses Büro öffnete.',
    conceded: 'Unser Zug nach Hause fährt ab.',
  },
  plans: {
    toCaptain: 'Unser Kapitän hat sich das Bein gebrochen, und wir kämen zu ihm nach Hause.',
    granted: 'Gute Besserung.',
    refused: 'Die Treppen in diesem Haus sind für die andere Mannschaft zu steil.',
    cancelled: 'Zwei von uns sind krank.',
    stopped: 'Wir mussten nach drei Spielen aufhören.',
    playOn: 'Spielt weiter, sobald ihr könnt.',
    fourth: 'Spielt seit Jahren als Gast bei uns.',
  },
  matches: {
    contraMissing: 'Unser Kontra in diesem Spiel fehlt.',
    whoDealt: 'Bitte ergänzt, wer das vierte Spiel gegeben hat.',
    twice: 'Versehentlich zweimal eingetragen.',
    photograph: 'Die andere Mannschaft hat ein Foto des Papierzettels gefunden.',
    powerCut: 'Stromausfall nach dem dritten Spiel.',
    otherAnnouncement: 'Wir hatten eine andere Ansage aufgeschrieben.',
    pointsOfCards: 'Die Karten ergeben diese Punkte nicht.',
    flooded: 'Das Café stand an diesem Abend unter Wasser.',
    cardOnFloor: 'Eine Karte lag auf dem Boden.',
    nobodyKnows: 'Niemand kann sagen, wer die Karte hatte.',
    exchanged: 'Eintreiber und Abfänger von B waren vertauscht.',
    whoSatWhere: 'Bitte schreibt auf, wer wo gesessen hat.',
    lastTram: 'Die letzte Straßenbahn ist gefahren.',
    allEight: 'Zu Ende gespielt: jetzt bitte alle acht Spiele.',
  },
  freeGames: {
    openTalon: 'Royal mit offenem Talon: noch einmal versuchen?',
    fair: 'Ein fairer Abend.',
    morePoints: 'Ich hatte mehr Punkte.',
    nobodyRemembers: 'Niemand sonst erinnert sich an diesen Abend.',
    sums: 'Die Summen werden noch einmal geprüft.',
  },
};

const hu: DemoWords = {
  office: {
    appointed: 'Az alakuló ülés határozata szerint.',
    seasonClosed: 'Az éves közgyűlés elfogadta.',
    program: 'pontszámoló alkalmazás',
    oldList: 'klubestek',
  },
  remarks: {
    dateOld: 'A papírról átírva.',
    newPlace: 'Új helyszín, jó világítással.',
    asOnPaper: 'A papíron is így áll.',
  },
  drafts: { next: 'Az utána következő mérkőzés', begun: 'A múlt csütörtöki' },
  cup: {
    event: 'Hatoslottó, az utolsó augusztusi sorsolás',
    recorded: 'A sorsolás az iroda megnyitása előtt volt.',
    conceded: 'Indul a vonatunk hazafelé.',
  },
  plans: {
    toCaptain: 'A kapitányunk eltörte a lábát, mi mennénk hozzá.',
    granted: 'Jobbulást kívánunk.',
    refused: 'Annak a háznak a lépcsője túl meredek a másik csapatnak.',
    cancelled: 'Ketten is betegek vagyunk.',
    stopped: 'Három játék után abba kellett hagynunk.',
    playOn: 'Folytassátok, amikor tudjátok.',
    fourth: 'Évek óta vendégként játszik nálunk.',
  },
  matches: {
    contraMissing: 'Ebből a játékból hiányzik a kontránk.',
    whoDealt: 'Kérjük, írjátok be, ki osztott a negyedik játékban.',
    twice: 'Tévedésből kétszer lett beírva.',
    photograph: 'A másik csapat talált egy fényképet a papírról.',
    powerCut: 'Áramszünet a harmadik játék után.',
    otherAnnouncement: 'Mi más bemondást írtunk fel.',
    pointsOfCards: 'A lapokból nem jön ki ennyi pont.',
    flooded: 'Aznap este beázott a kávézó.',
    cardOnFloor: 'Egy lap a földön volt.',
    nobodyKnows: 'Senki sem tudja megmondani, kinél volt a lap.',
    exchanged: 'A B oldalon fel volt cserélve a behajtó és a fogó.',
    whoSatWhere: 'Kérjük, írjátok be, ki hol ült.',
    lastTram: 'Elment az utolsó villamos.',
    allEight: 'Végigjátszottátok: most mind a nyolc játékot kérjük.',
  },
  freeGames: {
    openTalon: 'Royal nyílt talonnal: kipróbáljuk újra?',
    fair: 'Szép este volt.',
    morePoints: 'Nekem ennél több pontom volt.',
    nobodyRemembers: 'Senki más nem emlékszik erre az estére.',
    sums: 'Az összegeket újra ellenőrizni kell.',
  },
};

const words: Readonly<Record<Language, DemoWords>> = { en, de, hu };

export function demoWords(language: Language): DemoWords {
  return words[language];
}

/** As the command: what was asked for, else the locale of the terminal, else English. */
export function languageFor(asked: string | undefined, environment: NodeJS.ProcessEnv): Language | null {
  if (asked !== undefined) return languages.find((language) => language === asked) ?? null;
  const { LC_ALL, LC_MESSAGES, LANG } = environment;
  const spoken = (LC_ALL || LC_MESSAGES || LANG || '').slice(0, 2).toLowerCase();
  return languages.find((language) => language === spoken) ?? 'en';
}
