// A thread that decides games one after the other and ends: a hard one takes seconds, in which a process answers nobody. It is bundled by itself.
import { parentPort, workerData } from 'node:worker_threads';
import { possibleGame, possibleGameDocument, readMatch, text, type Language, type PossibleGame } from '@tarokk/rules';
import type { GameToDecide } from './possible-games.repository.js';
import type { DecidedGame, PossibleGameText } from './possible-game.document.js';

for (const { id, record } of workerData as readonly GameToDecide[]) {
  parentPort!.postMessage({ id, document: JSON.stringify(decide(record)) } satisfies DecidedGame);
}

function decide(record: unknown): PossibleGameText {
  const read = readMatch(record);
  const game = read.ok ? read.value.games[0] : undefined;
  if (game?.form !== 'scored') throw new Error('What is kept to be decided is no scored game.');
  const possible = possibleGame(game);
  if (possible === null) throw new Error('Nobody asks for a game that its own sheet excludes.');
  const document = possibleGameDocument(possible, 'en');
  if (document.state !== 'impossible') return document;
  const message = text(messageIn(possible, 'en'), messageIn(possible, 'de'), messageIn(possible, 'hu'));
  return { ...document, message };
}

function messageIn(possible: PossibleGame, language: Language): string {
  const document = possibleGameDocument(possible, language);
  return document.state === 'impossible' ? document.message : '';
}
