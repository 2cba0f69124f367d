import { hash, type Options, verify } from '@node-rs/argon2';

/** What OWASP recommends for argon2id, which is the library's usual algorithm: 19 MiB, two passes, one lane; some 20 ms. */
const costs: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of the empty password: it is compared where there is no account, so that the answer takes as long, and never matches. */
const hashOfNobody = hash('', costs);

/** A password or PIN as it is kept. Letters that look and mean the same, typed on other keyboards, are the same. */
export function hashSecretWords(words: string): Promise<string> {
  return hash(words.normalize('NFKC'), costs);
}

/** Does the whole work also where nothing is kept, which nothing matches. */
export async function matchesSecretWords(kept: string | null, words: string): Promise<boolean> {
  const matches = await verify(kept ?? (await hashOfNobody), words.normalize('NFKC'));
  return matches && kept !== null;
}
