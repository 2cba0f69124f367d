import { type Language, languages } from '@tarokk/rules';
import { atTheServer, type Caller } from '../../../platform/requests/caller.js';
import type { AccountCaller } from '../../../platform/requests/current-caller.js';
import type { Receiver } from './deliveries.repository.js';

export function languageOf({ language }: Receiver): Language {
  return languages.find((each) => each === language) ?? 'en';
}

/** The person who reads what they are sent. They see in it what they would see if they asked. */
export function readerOf(receiver: Receiver): Caller & AccountCaller {
  const { accountId, personId, jury, admin } = receiver;
  const account = { id: accountId, personId, jury, admin, setsUp: admin, maySubmit: false };
  return { ...atTheServer(languageOf(receiver)), account };
}
