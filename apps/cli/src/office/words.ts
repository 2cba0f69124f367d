import { text } from '@tarokk/rules';

export const notBuilt = text(
  'the office is not built. Run "npm run build" in its folder, then again.',
  'das Büro ist nicht gebaut. Rufe in seinem Ordner „npm run build“ auf, dann noch einmal.',
  'az iroda nincs lefordítva. Futtasd a mappájában: „npm run build”, aztán próbáld újra.',
);
