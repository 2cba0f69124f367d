import { cardsOf } from '../../cards/card-set.js';
import { type Act, type ActName } from '../acts.js';
import { type Ruleset } from '../ruleset.js';
import { type Options } from '../ruleset-data.js';
import { type SessionTable } from '../seats.js';

/** Everything that a game has words for in a phase, legal or not; what is done with the talon is the game's to say. */
export function everyAct(
  names: readonly ActName[],
  ruleset: Ruleset,
  options: Options,
  table: SessionTable,
): readonly Act[] {
  return names.flatMap((name) => actsOf(name, ruleset, options, table));
}

function actsOf(name: ActName, ruleset: Ruleset, options: Options, table: SessionTable): readonly Act[] {
  const { form, bonuses, kontras } = ruleset;
  switch (name) {
    case 'throw-in':
    case 'four-kings':
    case 'varsava':
    case 'agree':
    case 'not':
    case 'claim-tarokks':
      return [{ act: name }];
    case 'call':
      return cardsOf(form.callable).map((card) => ({ act: name, card }));
    case 'announce':
    case 'show':
      return bonuses.map(({ id }) => ({ act: name, bonus: id }));
    case 'declare':
      return ruleset.declarations(options).map(({ id }) => ({ act: name, what: id }));
    case 'kontra': {
      const doubled = ['game', ...bonuses.map(({ id }) => id)];
      const seats = form.kontraOf === true ? [null, ...table.active] : [null];
      return doubled.flatMap((on) =>
        kontras.flatMap((_, level) => seats.map((of): Act => ({ act: name, on, level: level + 1, of }))),
      );
    }
    case 'discard':
    case 'decline':
    case 'take':
    case 'surrender':
    case 'give-up':
    case 'annul':
      return [];
  }
}
