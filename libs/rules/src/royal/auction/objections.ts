import { text } from '../../language.js';
import { type Sentence } from '../explain/sentence.js';
import { type ViolationCode } from '../violations.js';

/** Why a call is void (2.2). */
export interface Objection {
  readonly code: ViolationCode;
  readonly sentence: Sentence;
}

/** What is said of violations in the auction. */
export const objections = {
  turnOrder: text(
    '{seat} spoke, but it was the turn of {due}',
    '{seat} sprach, an der Reihe war aber {due}',
    '{seat} szólt, pedig {due} következett',
  ),
  afterEnd: text(
    '{seat} spoke after the auction had ended; nothing said there counts',
    '{seat} sprach nach dem Ende der Lizitation; nichts davon zählt',
    '{seat} a licit vége után szólt; az ott mondottak nem számítanak',
  ),
  notFinished: text(
    'the auction does not end with the passes that end it: three in a row, four right after the deal',
    'die Lizitation endet nicht mit den nötigen Weiter: drei nacheinander, vier gleich nach dem Geben',
    'a licit nem a lezáró passzokkal ér véget: három egymás után, osztás után rögtön négy',
  ),
  falseMessage: text(
    '{call} is not true of the hand, or may not be said of it',
    '{call} stimmt für das Blatt nicht oder darf so nicht gemeldet werden',
    '{call} nem igaz a lapra, vagy nem mondható be rá',
  ),
  repeated: text('{call} was announced before', '{call} wurde schon angesagt', '{call} már el lett mondva'),
  lower: text(
    '{call} is lower than {other}, which the party has announced',
    '{call} ist niedriger als {other}, das die Partei schon angesagt hat',
    '{call} alacsonyabb, mint a párt által bemondott {other}',
  ),
  secondTrophy: text(
    '{call} is a second trophy beside {other} and does not raise it',
    '{call} ist eine zweite Trophäe neben {other} und hebt sie nicht ein',
    '{call} második trófea {other} mellett, és nem emeli azt',
  ),
  secondFlight: text(
    '{call} is a second flight Schlemm beside {other} and does not raise it',
    '{call} ist ein zweiter Flugschlemm neben {other} und hebt ihn nicht ein',
    '{call} második repülő szlem {other} mellett, és nem emeli azt',
  ),
  secondCatch: text(
    '{call} is a second catch Schlemm beside {other} and does not raise it',
    '{call} ist ein zweiter Fangschlemm neben {other} und hebt ihn nicht ein',
    '{call} második fogó szlem {other} mellett, és nem emeli azt',
  ),
  alreadyBound: text(
    '{call} binds a card that {other} has bound: {card}',
    '{call} bindet eine Karte, die {other} schon gebunden hat: {card}',
    '{call} olyan lapot köt, amelyet {other} már lekötött: {card}',
  ),
  notByPartner: text(
    '{call} raises {other} and had to be announced by {due}',
    '{call} hebt {other} ein und war Sache von {due}',
    '{call} emeli ezt: {other}, ezért {due} mondhatta volna be',
  ),
  nothingToContra: text(
    'the other party has no active Schlemm {call} to be contra’d',
    'die Gegenpartei hat keinen gültigen Schlemm {call}, der kontriert werden könnte',
    'az ellenfélnek nincs élő, kontrázható szleme: {call}',
  ),
  contraTwice: text('{call} has been contra’d before', '{call} ist schon kontriert', '{call} már meg van kontrázva'),
};
