import { describe, expect, it } from '@jest/globals';
import { languages, type Language } from '../../src/language.js';
import { type EarlyProofCode, type ProofCode } from '../../src/royal/announcements/proof.js';
import { announcementName, cardLabel, seatLabel } from '../../src/royal/explain/names.js';
import { sayReason } from '../../src/royal/explain/reasons.js';
import { gameSoFar } from '../../src/royal/interface/game-so-far.js';
import { everyAnnouncement } from '../../src/royal/interface/every-announcement.js';
import { cardSet } from '../../src/cards/card-set.js';
import { deck } from '../../src/royal/deck.js';
import { seats } from '../../src/royal/table.js';
import { verifyPlayed } from '../../src/royal/verification/played.js';
import { announced } from './notation/auction.js';
import { example } from './notation/example-game.js';
import { playedGame, result } from './notation/game.js';
import { cards } from './notation/play.js';
import { sheet, sides } from './notation/sheet.js';
import { sketch } from './notation/sketch.js';

/** What decided a claim: the tricks and the call that come to it, and its sentence in each language. */
const proofs: Readonly<
  Record<Exclude<ProofCode, EarlyProofCode>, readonly [string, string, Readonly<Record<Language, string>>]>
> = {
  'trick-won-with': [
    'B B B B B A A A A B:T1',
    'ultimo T1',
    {
      en: 'trick 10 was won by pagat (B collector)',
      de: 'Stich 10 gewann Pagat (B-Eintreiber)',
      hu: 'a 10. ütést ez vitte: pagát (B behajtó)',
    },
  ],
  'trick-not-with-card': [
    'B B B B B A A A A B:T2',
    'ultimo SK',
    {
      en: 'trick 10 was won by eagle owl (B collector), not by king of spades',
      de: 'Stich 10 gewann Uhu (B-Eintreiber), nicht Pik-König',
      hu: 'a 10. ütést ez vitte: uhu (B behajtó), nem ez: pikk király',
    },
  ],
  'trick-not-with-kind': [
    'B B B B B A A B:T3 B:T2 B:T16',
    'trojka',
    {
      en: 'trick 10 was won by tarock XVI (B collector), not with a bird',
      de: 'Stich 10 gewann Tarock XVI (B-Eintreiber), er wurde nicht mit einem Vogerl gemacht',
      hu: 'a 10. ütést ez vitte: tarokk XVI (B behajtó), nem madárral',
    },
  ],
  'trick-lost': [
    'Ai:T4 B B B B B B B B B',
    'valat',
    {
      en: 'trick 1 went to the opponents with marabou (A interceptor)',
      de: 'Stich 1 ging mit Marabu an die Gegner (A-Abfänger)',
      hu: 'az 1. ütés az ellenfélé lett: marabu (A fogó)',
    },
  ],
  'all-tricks': [
    'B B B B B B B B B B',
    'valat',
    { en: 'all ten tricks were taken', de: 'alle zehn Stiche wurden gemacht', hu: 'mind a tíz ütés megvan' },
  ],
  'enough-tricks': [
    'B B B B B:T17 A A A A A',
    'game',
    {
      en: 'trick 5 was number 5 of the 5 needed, won by tarock XVII (B collector)',
      de: 'Stich 5 war der nötige 5., gewonnen mit Tarock XVII (B-Eintreiber)',
      hu: 'az 5. ütés volt a szükséges 5.: tarokk XVII (B behajtó)',
    },
  ],
  'too-few-tricks': [
    'A A A A A A:T17 B B B B',
    'game',
    {
      en: 'with trick 6 lost to tarock XVII (A collector), 5 tricks could no longer be reached',
      de: 'mit Stich 6, verloren an Tarock XVII (A-Eintreiber), waren 5 Stiche nicht mehr zu erreichen',
      hu: 'a 6. ütés elvesztével (tarokk XVII, A behajtó) 5 ütés már nem lehetett meg',
    },
  ],
  'brought-home': [
    'B:T22+T20@B B B B B A A A A A',
    'angel',
    {
      en: 'angel was brought home in trick 1, won by Sküs (B collector)',
      de: 'Engel kam in Stich 1 heim, gewonnen mit Sküs (B-Eintreiber)',
      hu: 'angyal hazajött az 1. ütésben: skíz (B behajtó)',
    },
  ],
  'brought-home-winning': [
    'B:T20 B B B B A A A A A',
    'angel',
    {
      en: 'angel won trick 1 itself (B collector)',
      de: 'Engel gewann Stich 1 selbst (B-Eintreiber)',
      hu: 'angyal maga vitte az 1. ütést (B behajtó)',
    },
  ],
  'won-for-opponents': [
    'A:T20 B B B B B A A A A',
    'angel',
    {
      en: 'angel won trick 1 for the opponents (A collector)',
      de: 'Engel gewann Stich 1 für die Gegner (A-Eintreiber)',
      hu: 'angyal az ellenfélnek vitte az 1. ütést (A behajtó)',
    },
  ],
  'not-brought-home': [
    'A:T21+T20@B B B B B A A A A A',
    'angel',
    {
      en: 'angel was not brought home: trick 1 was won by moon (A collector)',
      de: 'Engel kam nicht heim: Stich 1 gewann Mond (A-Eintreiber)',
      hu: 'angyal nem jött haza: az 1. ütést ez vitte: hold (A behajtó)',
    },
  ],
  caught: [
    'B:T22+T21@A B B B B A A A A A',
    'moon-catch',
    {
      en: 'moon was caught in trick 1 by Sküs (B collector)',
      de: 'Mond wurde in Stich 1 von Sküs gefangen (B-Eintreiber)',
      hu: 'hold fogságba esett az 1. ütésben, elfogta: skíz (B behajtó)',
    },
  ],
  'own-card': [
    'B:T22+T21@B B B B B A A A A A',
    'moon-catch',
    {
      en: 'moon was dealt to the party itself',
      de: 'Mond war in der eigenen Partei',
      hu: 'hold a párt saját lapja volt',
    },
  ],
  'never-with-kind': [
    'B B B B B A A A A A',
    'spadille',
    {
      en: 'no trick was won with a red queen, caval or jack',
      de: 'kein Stich wurde mit einer roten Dame, einem roten Cavall oder Buben gemacht',
      hu: 'egy ütés sem készült piros dámával, lovassal vagy bubival',
    },
  ],
  row: [
    'B B B B:T1 B:T3 B:T2 B:T4 B B B',
    'pyramid',
    {
      en: 'tricks 4–7 were all won with a bird',
      de: 'die Stiche 4–7 wurden alle mit einem Vogerl gemacht',
      hu: 'a 4–7. ütés mind madárral készült',
    },
  ],
  'no-row': [
    'B B B B B B B B B B',
    'pyramid',
    {
      en: 'no four tricks in a row were won with a bird',
      de: 'keine vier Stiche nacheinander wurden mit einem Vogerl gemacht',
      hu: 'nem készült négy egymás utáni ütés madárral',
    },
  ],
  'fifth-trick': [
    'B B B B B:T17 A A A A A',
    '',
    {
      en: 'trick 5 was the fifth, won by tarock XVII (B collector)',
      de: 'Stich 5 war der fünfte, gewonnen mit Tarock XVII (B-Eintreiber)',
      hu: 'az 5. ütés volt az ötödik: tarokk XVII (B behajtó)',
    },
  ],
  shared: [
    'B:T22+T21@A+T1@A B B B B B B B:T4 B:T3 Bi:T2',
    'royal',
    {
      en: 'both partners won of tricks 8, 9 and 10',
      de: 'beide Partner gewannen von den Stichen 8, 9 und 10',
      hu: 'a 8., 9. és 10. ütésből mindkét partner vitt',
    },
  ],
  'one-hand': [
    'B:T22+T21@A+T1@A B B B B B B Bi:T4 Bi:T3 Bi:T2',
    'royal',
    {
      en: 'tricks 8, 9 and 10 were all won by B interceptor',
      de: 'die Stiche 8, 9 und 10 gewann alle B-Abfänger',
      hu: 'a 8., 9. és 10. ütést mind B fogó vitte',
    },
  ],
  'kept-card-failed': [
    'B B B B B A A B:T3 B:T1 B:T2',
    'ultimo T1 | - | - | trojka',
    {
      en: 'the bound card pagat, taken over by raising, did not win trick 10: eagle owl did (B collector)',
      de: 'die beim Einheben übernommene gebundene Karte Pagat gewann Stich 10 nicht: das tat Uhu (B-Eintreiber)',
      hu: 'az emeléssel átvett kötött lap, pagát, nem vitte a 10. ütést: uhu vitte (B behajtó)',
    },
  ],
};

const complete = (said: string): void => {
  expect(said).toMatch(/\S/);
  expect(said).not.toMatch(/[{}]|undefined|null|NaN| {2}|\(\)/);
};

describe('why an announcement came out as it did', () => {
  it.each(Object.entries(proofs))('4 %s is said in English, German and Hungarian', (code, [tricks, auction, said]) => {
    const game = verifyPlayed(playedGame(sketch(tricks, auction === '' ? '...' : `${auction} | ...`)));
    const { reason } = auction === '' ? game.silent[0]! : game.announcements.at(-1)!;
    expect(reason).toMatchObject({ kind: 'proof', code });
    for (const language of languages) {
      expect(sayReason(reason, language)).toBe(said[language]);
      complete(sayReason(reason, language));
    }
  });

  it('4 names the players where the reader knows who sits where', () => {
    const { reason } = verifyPlayed(playedGame(sketch('B B B B B A A A A B:T1', 'ultimo T1 | ...'))).announcements.at(
      -1,
    )!;
    const players = ['Anna', 'Béla', 'Csaba', 'Gárdonyi Eszter'] as const;
    const said = Object.fromEntries(languages.map((each) => [each, sayReason(reason, each, (seat) => players[seat])]));
    expect(said).toEqual({
      en: 'trick 10 was won by pagat (Gárdonyi Eszter)',
      de: 'Stich 10 gewann Pagat (Gárdonyi Eszter)',
      hu: 'a 10. ütést ez vitte: pagát (Gárdonyi Eszter)',
    });
  });

  it.each([
    [
      'ultimo T1',
      'B B B:T1 A A A A B B B',
      3,
      {
        en: 'pagat, which a later trick needs, was played in trick 3',
        de: 'Pagat fiel schon in Stich 3 und fehlt in einem späteren',
        hu: 'pagát már a 3. ütésben lement, és egy későbbihez hiányzik',
      },
    ],
    [
      'trojka',
      'B:T2+T1 B A A A A A B B B',
      1,
      {
        en: 'after trick 1 too few of the cards that it needs are left',
        de: 'nach Stich 1 sind zu wenige der nötigen Karten übrig',
        hu: 'az 1. ütés után már kevés a hozzá szükséges lap',
      },
    ],
  ] as const)('4 %s is lost as soon as its cards have fallen too early', (call, tricks, trick, said) => {
    const { attackers, deal, auction, tricks: played } = playedGame(sketch(tricks, `${call} | ...`));
    const after = (complete: number) =>
      gameSoFar({
        attackers,
        hands: deal,
        auction,
        cards: played.slice(0, complete).flatMap((each) => each.cards),
      }).announcements.at(-1)!;
    expect(after(trick - 1).status).toBe('open');
    const { status, reason } = after(trick);
    expect(status).toBe('lost');
    for (const language of languages) expect(sayReason(reason!, language)).toBe(said[language]);
  });

  it.each([
    ['2.3', 'raised', { en: 'raised by Bridge', de: 'eingehoben durch Bridge', hu: 'felemelte: Bridzs' }],
    [
      '2.2',
      'void',
      { en: 'Game was announced before', de: 'Spiel wurde schon angesagt', hu: 'Játék már el lett mondva' },
    ],
    ['4.1', 'stated', { en: 'true of the hand', de: 'stimmt für das Blatt', hu: 'igaz a lapra' }],
  ] as const)('%s %s is said in English, German and Hungarian', (_rule, status, said) => {
    for (const language of languages) {
      const { announcements } = result(example('game, vogerl, game | - | - | bridge | ...'), 'B', language);
      expect(announcements.find((one) => one.status === status)!.reason).toBe(said[language]);
    }
  });

  it('7.2 on a sheet the reason is the sheet', () => {
    const reasons = languages.map((language) =>
      result(sheet(sides('collector: visi won\n silent: obscur')), 'B', language),
    );
    expect(reasons.map(({ announcements, silent }) => [announcements[0]!.reason, silent[0]!.reason])).toEqual([
      ['as the sheet says', 'as the sheet says'],
      ['laut Spielzettel', 'laut Spielzettel'],
      ['a mérkőzéslap szerint', 'a mérkőzéslap szerint'],
    ]);
  });

  it.each(
    everyAnnouncement(cardSet(cards('T22 T1 T2 T3 T4 T5 T6 T7 SK SQ')))
      .map(({ id }) => id)
      .filter((id, place, all) => all.indexOf(id) === place),
  )('4 %s has a complete name with all its parameters in every language', (id) => {
    for (const announcement of everyAnnouncement(cardSet(cards('T22 T1 T2 T3 T4 T5 T6 T7 SK SQ'))).filter(
      (one) => one.id === id,
    )) {
      for (const language of languages) complete(announcementName(announcement, language));
    }
  });
});

describe('names as players say them', () => {
  it.each([
    ['ultimo T1', 'Pagat Ultimo', 'Pagat Ultimo', 'pagát ultimó'],
    ['ultimo SK', 'King of spades Ultimo', 'Pik-König Ultimo', 'pikk király ultimó'],
    ['mariage H', 'Hearts mariage', 'Herz-Mariage', 'kőr mariázs'],
    ['pre-ultimo T2', 'Eagle owl Pre-ultimo', 'Uhu Vorultimo', 'uhu preultimó'],
    [
      'hawk T1 T2 SK',
      'Hawk (pagat, eagle owl, king of spades)',
      'Habicht (Pagat, Uhu, Pik-König)',
      'Héja (pagát, uhu, pikk király)',
    ],
    [
      'red-and-black D S',
      'Red and black (diamonds, spades)',
      'Rot und Schwarz (Karo, Pik)',
      'Vörös és fekete (káró, pikk)',
    ],
    ['misere', 'Misère', 'Misère', 'Mizer'],
    ['suit-count S 2', 'Suit count (spades 2)', 'Farbenzahl (Pik 2)', 'Színszám (pikk 2)'],
    ['tarock-count 8', 'Tarock count (8)', 'Tarockzahl (8)', 'Tarokkszám (8)'],
  ])('4 %s is called %s, %s, %s', (call, en, de, hu) => {
    expect(languages.map((language) => announcementName(announced(call), language))).toEqual([en, de, hu]);
  });

  it.each([
    ['T22', 'Sküs', 'Sküs', 'skíz'],
    ['T18', 'visi', 'Visi', 'vizi'],
    ['T4', 'marabou', 'Marabu', 'marabu'],
    ['T14', 'tarock XIV', 'Tarock XIV', 'tarokk XIV'],
    ['S10', 'ten of spades', 'Pik-Zehner', 'pikk tízes'],
    ['HC', 'caval of hearts', 'Herz-Cavall', 'kőr lovas'],
  ])('1.3 %s is called %s, %s, %s', (code, en, de, hu) => {
    expect(languages.map((language) => cardLabel(cards(code)[0]!, language))).toEqual([en, de, hu]);
  });

  it('1.3 every card has a name of its own in every language', () => {
    for (const language of languages) expect(new Set(deck.map((card) => cardLabel(card, language))).size).toBe(40);
  });

  it('1.1 the seats are called by party and role', () => {
    expect(languages.map((language) => seats.map((seat) => seatLabel(seat, language)))).toEqual([
      ['A interceptor', 'A collector', 'B interceptor', 'B collector'],
      ['A-Abfänger', 'A-Eintreiber', 'B-Abfänger', 'B-Eintreiber'],
      ['A fogó', 'A behajtó', 'B fogó', 'B behajtó'],
    ]);
  });
});
