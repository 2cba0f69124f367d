import { refused, type Refused } from '../../../platform/problems/refused.types.js';
import { hashSecretWords } from '../passwords/hashing.js';
import { problemOfPassword } from '../passwords/password-rules.js';
import { plainUsername, problemOfUsername } from '../passwords/username-rules.js';

/** What a newcomer chooses. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** The same as it is kept. */
export interface KeptCredentials {
  readonly username: string;
  readonly passwordHash: string;
}

/** Username and password in the form in which they are kept, or all that is wrong with them. */
export async function keptCredentials({ username, password }: Credentials): Promise<KeptCredentials | Refused> {
  const plain = plainUsername(username);
  const problems = [problemOfUsername(plain), problemOfPassword(password, plain, 'password')];
  const found = problems.filter((problem) => problem !== null);
  if (found.length > 0) return refused(...found);
  return { username: plain, passwordHash: await hashSecretWords(password) };
}
