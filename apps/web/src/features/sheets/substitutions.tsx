import { hungarianArticle, type PartyName } from '@tarokk/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Choice } from './choice.js';
import { candidates, isMember } from './beginning.js';
import { gamesOf, personAt, seatNames, type SheetState } from './form/state.js';
import { nameOf } from './store/season-directory.js';
import { useOpened } from './use-sheets.js';

/** Somebody takes the seat of another from a game on (9). */
export function Substitutions() {
  const t = useTranslations('sheets');
  const { draft, sheets, directory } = useOpened();
  const { state, id } = draft;
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-labelledby="substitutions">
      <h2 id="substitutions">{t('substitutions')}</h2>
      <ul className="ruled">
        {state.substitutions.map(({ person, for: replaced, from }, index) => (
          <li key={`${person} ${from}`} className="with-action">
            <span>
              {t('substitution', {
                who: nameOf(directory, person),
                whom: nameOf(directory, replaced),
                game: from,
                ...hungarianArticle(from),
              })}
            </span>
            <button
              type="button"
              className="action danger"
              onClick={() => sheets.tap(id, { tap: 'no-substitute', index })}
            >
              {t('remove')}
            </button>
          </li>
        ))}
      </ul>
      {isOpen ? (
        <NewSubstitution done={() => setOpen(false)} />
      ) : (
        <button type="button" className="action" onClick={() => setOpen(true)}>
          {t('substitute')}
        </button>
      )}
    </section>
  );
}

function NewSubstitution({ done }: { readonly done: () => void }) {
  const t = useTranslations('sheets');
  const { draft, sheets, directory } = useOpened();
  const { state, id } = draft;
  const [from, setFrom] = useState('2');
  const [leaves, setLeaves] = useState('');
  const [comes, setComes] = useState('');
  const seated = seatNames.flatMap((seat) => {
    const person = personAt(state, seat, Number(from));
    return person === null ? [] : [{ id: person, name: nameOf(directory, person) }];
  });
  const party = partyAt(state, leaves, Number(from));
  const options = candidates(directory, party === null ? null : state.sides[party]).filter(
    (person) => !seated.some((each) => each.id === person.id),
  );
  return (
    <div className="form">
      <Choice
        label={t('fromGame')}
        value={from}
        change={setFrom}
        options={Array.from({ length: gamesOf[state.kind] - 1 }, (_, index) => ({
          id: String(index + 2),
          name: t('game', { game: index + 2 }),
        }))}
      />
      <Choice label={t('leaves')} value={leaves} change={setLeaves} options={seated} empty={t('choose')} />
      <Choice label={t('comes')} value={comes} change={setComes} options={options} empty={t('choose')} />
      <button
        type="button"
        className="action main"
        disabled={party === null || comes === ''}
        onClick={() => {
          const substitution = { person: comes, for: leaves, from: Number(from) };
          sheets.tap(id, { tap: 'substitute', substitution, guest: !isMember(directory, state, party!, comes) });
          done();
        }}
      >
        {t('substitute')}
      </button>
    </div>
  );
}

function partyAt(state: SheetState, person: string, game: number): PartyName | null {
  const seat = seatNames.find((each) => personAt(state, each, game) === person);
  return seat === undefined ? null : (seat[0] as PartyName);
}
