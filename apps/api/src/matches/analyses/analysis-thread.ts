// A thread that analyses one match and ends: a hard game takes seconds, in which a process answers nobody. It is bundled by itself.
import { parentPort, workerData } from 'node:worker_threads';
import { analyseGame, analysisDocument, readMatch } from '@tarokk/rules';

const read = readMatch(workerData);
if (!read.ok) throw new Error(`A kept record is no match: ${read.problems[0]!.path}`);
const document = analysisDocument(read.value.games.map((game) => analyseGame(game)));
parentPort!.postMessage(JSON.stringify(document));
