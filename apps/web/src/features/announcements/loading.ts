import { catalogue, type Definition, silentBonuses } from '@tarokk/rules';
import { notFound } from '@tanstack/react-router';
import type { PageContext } from '../../api/context.js';
import { enumName } from '../../api/enum-name.js';
import type { VariablesOf } from '../../api/graphql.js';
import { load } from '../../api/load.js';
import { loadPlainWords } from '../../game/plain-words.js';
import { loadWords } from '../../messages/loading.js';
import { hasExamples, loadExamples } from './examples.js';
import { figuresOfSeason, oneAnnouncement } from './queries.js';

/** What the example games of an announcement show: the games, and the words of a replay. */
export async function loadExampleGames({ language }: PageContext, id: string) {
  if (!hasExamples(id)) throw notFound();
  const [words, examples] = await Promise.all([loadWords(language, 'replay', 'cards'), loadExamples(id)]);
  return { words, id, examples };
}

/** What the page of an announcement or bonus shows. Messages have no examples: they can be neither made nor lost. */
export async function loadAnnouncement(context: PageContext, id: string) {
  const { language, namesIn } = context;
  const definition = [...catalogue, ...silentBonuses].find((each) => each.id === id);
  if (definition === undefined) throw notFound();
  const [words, plainWords, examples] = await Promise.all([
    loadWords(language, 'announcement', 'replay', 'cards'),
    loadPlainWords(namesIn),
    hasExamples(id) ? loadExamples(id) : null,
    definition.family === 'silent'
      ? load(context, figuresOfSeason, {})
      : load(context, oneAnnouncement, askedOf(definition)),
  ]);
  return { words, definition, sentence: plainWords[definition.id], examples };
}

type Asked = VariablesOf<typeof oneAnnouncement>;

/** What is asked of one that somebody can announce. */
export function askedOf({ id }: Definition): Asked {
  return { announcement: enumName(id) as Asked['announcement'] };
}
