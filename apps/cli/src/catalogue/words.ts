import { text, type Definition, type Family, type Parameter, type Text } from '@tarokk/rules';

export const familyWords: Readonly<Record<Family, Text>> = {
  message: text('Messages', 'Meldungen', 'Közlések'),
  material: text('Material', 'Material', 'Anyag'),
  silent: text('Silent bonuses', 'Stille Prämien', 'Csendes jutalmak'),
  'free-tricks': text('Free tricks', 'Freie Stiche', 'Szabad ütések'),
  'bound-tricks': text('Bound tricks', 'Gebundene Stiche', 'Kötött ütések'),
  'high-card': text('High-card Schlemme', 'Hochspiel-Schlemme', 'Nagyjátéklap-szlemek'),
  flight: text('Flight Schlemme', 'Flug-Schlemme', 'Repülő szlemek'),
  catch: text('Catch Schlemme', 'Fang-Schlemme', 'Fogás-szlemek'),
  other: text('Other Schlemme', 'Andere Schlemme', 'Egyéb szlemek'),
  trophy: text('Trophies', 'Trophäen', 'Trófeák'),
};

export const parameterWords: Readonly<Record<Parameter, Text>> = {
  none: text('', '', ''),
  card: text('a high card', 'eine Hochspielkarte', 'egy nagyjátéklap'),
  'two-cards': text('two high cards', 'zwei Hochspielkarten', 'két nagyjátéklap'),
  'three-cards': text('three high cards', 'drei Hochspielkarten', 'három nagyjátéklap'),
  suit: text('a suit', 'eine Farbe', 'egy szín'),
  'black-suit': text('a black suit', 'eine schwarze Farbe', 'egy fekete szín'),
  'red-and-black': text('a red and a black suit', 'eine rote und eine schwarze Farbe', 'egy piros és egy fekete szín'),
  count: text('a number', 'eine Zahl', 'egy szám'),
  'suit-and-count': text('a suit and a number', 'eine Farbe und eine Zahl', 'egy szín és egy szám'),
};

export const classWords: Readonly<Record<NonNullable<Definition['trophy']>['class'], Text>> = {
  small: text('small', 'klein', 'kis'),
  middle: text('middle', 'mittel', 'közepes'),
  great: text('great', 'groß', 'nagy'),
  super: text('super', 'Super-', 'szuper'),
  multi: text('multi', 'Multi-', 'multi'),
  ultra: text('ultra', 'Ultra-', 'ultra'),
  royal: text('royal', 'Royal-', 'royal'),
};

export const rankWord = text('rank {rank}, {class}', 'Rang {rank}, {class}', '{rank}. rang, {class}');
