import { romanOf } from '@tarokk/rules';

/** How the number of a game is written. */
export type Numeral = (game: number) => string;

/** A sentence that names a game: who reads it has the Roman number of its tarock, who listens the Arabic one. */
export function WithRoman({ say }: { readonly say: (numeral: Numeral) => string }) {
  const [shown, said] = [say(romanOf), say(String)];
  if (shown === said) return said;
  return (
    <>
      <span aria-hidden="true">{shown}</span>
      <span className="unseen">{said}</span>
    </>
  );
}
