import { text } from '@tarokk/rules';

export const notBuilt = text(
  'the office is not built. Run "npm run build" in its folder, then again.',
  'das Büro ist nicht gebaut. Rufe in seinem Ordner „npm run build“ auf, dann noch einmal.',
  'az iroda nincs lefordítva. Futtasd a mappájában: „npm run build”, aztán próbáld újra.',
);

export const ofAnOffice = text(
  'this belongs to an office, on whose database it works. Run it in the folder of the office, with "npx tarokk".',
  'das gehört zu einem Büro, auf dessen Datenbank es arbeitet. Rufe es im Ordner des Büros auf, mit „npx tarokk“.',
  'ez egy irodához tartozik, annak az adatbázisán dolgozik. Futtasd az iroda mappájában, így: „npx tarokk”.',
);
