import { useTranslations } from 'use-intl';
import type { CountedGame, PartyKey } from './queries.js';

/** What was dealt to a party, in one line: "12 tarocks, 1 honour, XVIII". */
export function useDealt(): (dealt: CountedGame['dealt'][PartyKey]) => string {
  const t = useTranslations('match');
  return ({ tarocks, honours, has }) =>
    [t('tarocks', { number: tarocks }), t('honours', { number: honours }), ...has.map(nameOfTarock)].join(', ');
}

const names: Readonly<Record<string, string>> = { T18: 'XVIII', T17: 'XVII', T16: 'XVI' };

export function nameOfTarock(card: string): string {
  return names[card] ?? card;
}
