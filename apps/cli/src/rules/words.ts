import { text } from '@tarokk/rules';

export const words = {
  royal: text('Royal Tarokk', 'Royal Tarokk', 'Royal tarokk'),
  players: text('players: {players}', 'Spieler: {players}', 'játékosok: {players}'),
  pack: text('{size} cards, {hand} in a hand', '{size} Karten, {hand} auf der Hand', '{size} lap, kézben {hand}'),
  unit: text('paid in: {unit}', 'gezahlt wird in: {unit}', 'fizetés egysége: {unit}'),
  kontras: text('kontras', 'Kontras', 'kontrák'),
  contracts: text('Contracts', 'Spiele', 'Játékok'),
  bonuses: text('Bonuses', 'Prämien', 'Figurák'),
  declarations: text('Declarations', 'Meldungen', 'Bejelentések'),
  options: text(
    'Options (the default first)',
    'Optionen (zuerst der Normalfall)',
    'Szabályok (elöl az alapértelmezett)',
  ),
};
