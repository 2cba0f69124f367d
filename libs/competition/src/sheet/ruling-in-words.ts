import { definitionOf, fill, languages, text, type AnnouncementId, type Text } from '@tarokk/rules';
import type { RulingRecord } from './write.js';

const words = {
  points: text('Game {game} counts {a} : {b}.', 'Spiel {game} zählt {a} : {b}.', '{game}. játék: {a} : {b}.'),
  accepted: text(
    'What is irregular on the sheet may stand.',
    'Was auf dem Spielzettel nicht stimmt, darf so bleiben.',
    'A mérkőzéslap szabálytalansága maradhat.',
  ),
  acceptedInGame: text(
    'What is irregular in game {game} may stand.',
    'Was in Spiel {game} nicht stimmt, darf so bleiben.',
    '{game}. játék: a szabálytalanság maradhat.',
  ),
  notAccepted: text(
    'What is irregular on the sheet may not stand.',
    'Was auf dem Spielzettel nicht stimmt, darf nicht so bleiben.',
    'A mérkőzéslap szabálytalansága nem maradhat.',
  ),
  notAcceptedInGame: text(
    'What is irregular in game {game} may not stand.',
    'Was in Spiel {game} nicht stimmt, darf nicht so bleiben.',
    '{game}. játék: a szabálytalanság nem maradhat.',
  ),
  entered: text(
    'Game {game}: {trophy} of {seat} is entered in the trophy list.',
    'Spiel {game}: {trophy} von {seat} kommt in die Trophäenliste.',
    '{game}. játék: {seat} trófeája ({trophy}) felkerül a trófealistára.',
  ),
  notEntered: text(
    'Game {game}: {trophy} of {seat} is not entered in the trophy list.',
    'Spiel {game}: {trophy} von {seat} kommt nicht in die Trophäenliste.',
    '{game}. játék: {seat} trófeája ({trophy}) nem kerül fel a trófealistára.',
  ),
};

/** What a ruling decides, as a sentence without its reason: "Game 3 counts 12 : 8." */
export function rulingInWords(ruling: RulingRecord): Text {
  switch (ruling.kind) {
    case 'points':
      return filled(words.points, () => ({ game: ruling.game, a: ruling.points.A, b: ruling.points.B }));
    case 'stands': {
      const { game, accepted = true } = ruling;
      if (game === undefined) return accepted ? words.accepted : words.notAccepted;
      return filled(accepted ? words.acceptedInGame : words.notAcceptedInGame, () => ({ game }));
    }
    case 'trophy': {
      const { game, seat } = ruling;
      const { name } = definitionOf(ruling.trophy as AnnouncementId);
      return filled(ruling.entered ? words.entered : words.notEntered, (language) => ({
        game,
        seat,
        trophy: name[language],
      }));
    }
  }
}

function filled(
  sentence: Text,
  values: (language: (typeof languages)[number]) => Readonly<Record<string, string | number>>,
): Text {
  const [en, de, hu] = languages.map((language) => fill(sentence[language], values(language))) as [
    string,
    string,
    string,
  ];
  return text(en, de, hu);
}
