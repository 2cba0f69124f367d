import { type PlainWords } from './plain-words.js';

export const plainWords: PlainWords = {
  'suit-count':
    'Du sagst wahrheitsgemäß, wie viele Karten einer Farbe du hast, wenn es mindestens zwei, aber nicht alle sind: das bringt keine Punkte, aber dein Partner weiß es.',
  'tarock-count':
    'Du sagst wahrheitsgemäß, wie viele Tarocke du hast, wenn es mindestens acht sind: das bringt keine Punkte, aber dein Partner weiß es.',
  vogerl:
    'Du sagst wahrheitsgemäß, dass du mindestens ein Vogerl hast, so heißen die vier niedrigsten Tarocke: das bringt keine Punkte, aber dein Partner weiß es.',
  flush: 'Du sagst wahrheitsgemäß, dass du alle Karten einer Farbe hast, ohne die Farbe zu nennen.',
  wonok:
    'Du sagst wahrheitsgemäß, dass du alle vier Könige, Damen, Cavalls oder Buben hast, ohne zu sagen, welche es sind.',

  visi: 'Ihr müsst den Visi heimbringen, das ist Tarock XVIII: der Stich, in dem er liegt, muss euch gehören.',
  lamour: 'Ihr müsst den L’amour heimbringen, das ist Tarock XIX: der Stich, in dem er liegt, muss euch gehören.',
  angel: 'Ihr müsst den Engel heimbringen, das ist Tarock XX: der Stich, in dem er liegt, muss euch gehören.',
  honour:
    'Ihr müsst mindestens eines der beiden höchsten Tarocke heimbringen, den Sküs oder den Mond (XXI): der Stich, in dem es liegt, muss euch gehören.',
  heads:
    'Ihr müsst die beiden höchsten Tarocke heimbringen, den Sküs und den Mond (XXI): die Stiche, in denen sie liegen, müssen euch gehören.',
  trull:
    'Ihr müsst die beiden höchsten Tarocke und das niedrigste heimbringen, nämlich Sküs, Mond (XXI) und Pagat (I): die Stiche, in denen sie liegen, müssen euch gehören.',

  obscur:
    'Niemand sagt es an: die Partei, die als erste fünf Stiche hat, bekommt es, außer jemand hat eine Zahl von Stichen angesagt, vom Spiel bis zum Valat, oder eine Trophäe, für die alle zehn nötig sind.',
  lauer:
    'Niemand sagt es an: der Pagat, das niedrigste Tarock, lag in der Hand der Gegner und fällt in einen Stich von euch, und ihr habt nichts angesagt, was ihn verlangt.',
  'four-kings':
    'Niemand sagt es an: alle vier Könige fallen in eure Stiche, und ihr habt nichts angesagt, wofür alle zehn Stiche oder alle Farbkarten nötig sind.',
  'silent-moon-catch':
    'Niemand sagt es an: der Mond, Tarock XXI, lag in der Hand der Gegner und wird von eurem Sküs gestochen, und ihr habt nichts angesagt, was ihn verlangt.',

  game: 'Ihr müsst mindestens fünf der zehn Stiche machen.',
  'cash-box': 'Ihr müsst mindestens sechs der zehn Stiche machen.',
  bridge: 'Ihr müsst mindestens sieben der zehn Stiche machen.',
  octave: 'Ihr müsst mindestens acht der zehn Stiche machen.',
  misere: 'Ihr müsst mindestens neun der zehn Stiche machen.',
  valat: 'Ihr müsst alle zehn Stiche machen.',

  piccolo: 'Ihr müsst die ersten drei Stiche machen, den dritten mit dem Visi, Tarock XVIII.',
  city: 'Ihr müsst die ersten vier Stiche machen, den vierten mit dem L’amour, Tarock XIX.',
  center: 'Ihr müsst die ersten fünf Stiche machen, den fünften mit dem Engel, Tarock XX.',
  'little-bird': 'Ihr müsst die ersten sechs Stiche machen, den sechsten mit dem Mond, Tarock XXI.',
  'big-bird': 'Ihr müsst die ersten sieben Stiche machen, den siebten mit dem Sküs, der höchsten Karte überhaupt.',

  ultimo:
    'Ihr müsst den letzten Stich, den zehnten, mit der Karte machen, die du nennst, einem König oder einem der vier niedrigsten Tarocke: beim Pagat Ultimo ist es der Pagat, Tarock I, das niedrigste von allen.',
  'pre-ultimo':
    'Ihr müsst den vorletzten Stich, den neunten, mit der Karte machen, die du nennst, einem König oder einem der vier niedrigsten Tarocke.',
  dragon:
    'Ihr müsst den achten der zehn Stiche mit der Karte machen, die du nennst, einem König oder einem der vier niedrigsten Tarocke.',
  griffin:
    'Ihr müsst den siebten der zehn Stiche mit der Karte machen, die du nennst, einem König oder einem der vier niedrigsten Tarocke.',
  turul:
    'Ihr müsst den sechsten der zehn Stiche mit der Karte machen, die du nennst, einem König oder einem der vier niedrigsten Tarocke.',

  pheasant:
    'Ihr müsst den allerersten Stich mit der Karte machen, die du nennst, einem König oder einem der vier niedrigsten Tarocke.',
  falcon:
    'Ihr müsst den zweiten Stich mit der Karte machen, die du nennst, einem König oder einem der vier niedrigsten Tarocke.',

  gang: 'Ihr müsst alle Karten der Farbe heimbringen, die du nennst: die Stiche, in denen sie liegen, müssen euch gehören.',
  fleet: 'Ihr müsst alle roten Karten, Herz und Karo, in euren Stichen heimbringen.',
  'red-and-black':
    'Ihr müsst alle Karten einer roten und einer schwarzen Farbe, die du nennst, in euren Stichen heimbringen.',
  army: 'Ihr müsst alle schwarzen Karten, Pik und Kreuz, in euren Stichen heimbringen.',
  legion: 'Ihr müsst alle achtzehn Farbkarten, also alles, was kein Tarock ist, in euren Stichen heimbringen.',

  amazon: 'Ihr müsst einen Stich mit einer Farbkarte machen, die kein König ist.',
  'pagat-catch':
    'Ihr müsst den Gegnern den Pagat, das niedrigste Tarock, abfangen: er muss in einen Stich von euch fallen.',
  'transylvanian-pheasant':
    'Ihr müsst den ersten Stich mit der ersten und den zweiten mit der zweiten Karte machen, die du nennst, jede ein König oder eines der vier niedrigsten Tarocke.',
  'timisoara-pheasant':
    'Ihr müsst den ersten Stich mit der ersten und den dritten mit der zweiten Karte machen, die du nennst, jede ein König oder eines der vier niedrigsten Tarocke.',
  'klausenburg-pheasant':
    'Ihr müsst den zweiten Stich mit der ersten und den vierten mit der zweiten Karte machen, die du nennst, jede ein König oder eines der vier niedrigsten Tarocke.',
  creeper: 'Ihr müsst die letzten zwei Stiche mit Vogerln machen, das sind die vier niedrigsten Tarocke.',
  phoenix: 'Ihr müsst die letzten zwei Stiche mit Königen machen.',

  spadille: 'Ihr müsst einen Stich mit einer roten Dame, einem roten Cavall oder einem roten Buben machen.',
  manille: 'Ihr müsst einen Stich mit einem schwarzen Cavall oder einem schwarzen Buben machen.',
  djinn: 'Ihr müsst einen Stich mit der niedrigsten Karte der schwarzen Farbe machen, die du nennst, ihrem Zehner.',
  mariage:
    'Ihr müsst die letzten zwei Stiche mit König und Dame der Farbe machen, die du nennst, in beliebiger Reihenfolge.',
  'moon-catch': 'Ihr müsst den Gegnern den Mond, Tarock XXI, mit dem Sküs stechen, der einzigen Karte, die höher ist.',
  hawk: 'Ihr müsst die ersten drei Stiche der Reihe nach mit den drei Karten machen, die du nennst, jede ein König oder eines der vier niedrigsten Tarocke.',
  color: 'Ihr müsst die letzten drei Stiche mit Farbkarten machen, nicht mit Tarocken.',
  scale: 'Ihr müsst alle zehn Stiche machen, den dritten bis siebten der Reihe nach mit XVIII, XIX, XX, XXI und Sküs.',
  golgotha:
    'Ihr müsst den Gegnern zwei Karten abfangen, den Mond (XXI) und den Pagat (I): beide müssen in eure Stiche fallen.',
  centaur:
    'Ihr müsst den Gegnern den Mond, Tarock XXI, mit dem Sküs stechen und einen Stich mit einer Farbkarte machen, die kein König ist.',
  trojka: 'Ihr müsst die letzten drei Stiche mit Vogerln machen, das sind die vier niedrigsten Tarocke.',
  famille: 'Ihr müsst die letzten drei Stiche mit Karten der Farbe machen, die du nennst.',
  bethlehem: 'Ihr müsst die letzten drei Stiche mit Königen machen.',
  sphinx:
    'Ihr müsst einen Stich mit Dame, Cavall oder Bube einer roten Farbe machen und einen weiteren mit Dame, Cavall oder Bube einer schwarzen.',
  quart: 'Ihr müsst alle zehn Stiche machen, vier davon nacheinander mit Farbkarten.',
  pyramid: 'Ihr müsst alle zehn Stiche machen, vier davon nacheinander mit Vogerln, den vier niedrigsten Tarocken.',
  spectrum:
    'Ihr müsst alle zehn Stiche machen: den dritten bis siebten der Reihe nach mit XVIII, XIX, XX, XXI und Sküs, und die letzten drei mit Farbkarten.',
  stella:
    'Ihr müsst alle zehn Stiche machen: die ersten drei der Reihe nach mit den Königen oder Vogerln (den vier niedrigsten Tarocken), die du nennst, und die nächsten vier der Reihe nach mit XIX, XX, XXI und Sküs.',
  full: 'Ihr müsst alle zehn Stiche machen: den dritten bis siebten der Reihe nach mit XVIII, XIX, XX, XXI und Sküs, und die letzten drei mit Vogerln, das sind die vier niedrigsten Tarocke.',
  court:
    'Ihr müsst alle zehn Stiche machen: den dritten bis siebten der Reihe nach mit XVIII, XIX, XX, XXI und Sküs, und die letzten drei mit Karten der Farbe, die du nennst.',
  grand:
    'Ihr müsst alle zehn Stiche machen: den dritten bis siebten der Reihe nach mit XVIII, XIX, XX, XXI und Sküs, und die letzten drei mit Königen.',
  harpy:
    'Ihr müsst alle zehn Stiche machen, einen davon mit einer Farbkarte, die kein König ist, und dabei den Gegnern den Mond (XXI) und den Pagat (I) abfangen.',
  gloria:
    'Ihr müsst alle zehn Stiche machen, dabei den Gegnern den Mond, Tarock XXI, mit dem Sküs stechen, und die letzten drei mit Farbkarten machen.',
  triumph:
    'Ihr müsst alle zehn Stiche machen, dabei den Gegnern den Mond, Tarock XXI, mit dem Sküs stechen, und die letzten drei mit Vogerln machen, das sind die vier niedrigsten Tarocke.',
  royal:
    'Ihr müsst alle zehn Stiche machen, dabei den Gegnern den Mond (XXI) und den Pagat (I) abfangen, und die letzten drei mit Vogerln machen, das sind die vier niedrigsten Tarocke, du mindestens einen davon und dein Partner mindestens einen.',
};
