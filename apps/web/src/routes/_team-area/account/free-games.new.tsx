import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../api/page-context.js';
import { Title } from '../../../ui/title.js';
import { TextField, WordsField } from '../../../ui/forms/fields.js';
import { Form } from '../../../ui/forms/form.js';
import { PersonField } from '../../../ui/forms/person-field.js';
import { ScriptedButton } from '../../../ui/forms/scripted-button.js';
import { asked } from '../../../api/queries.js';
import {
  gameOf,
  type FreeGameKind,
  kinds,
  type TypedFreeGame,
  variants,
  type RoyalVariant,
} from '../../../features/team-area/free/game-of.js';
import { submittedFreeGame, ownFreeGames } from '../../../features/team-area/free/queries.js';
import { Trophies } from '../../../features/team-area/free/trophies.js';
import { load, present } from '../../../api/load.js';

export const Route = createFileRoute('/_team-area/account/free-games/new')({
  loader: async ({ context }) => {
    await load(context, ownFreeGames, {});
  },
  component: NewFreeGamePage,
});

/** A game of the free championship that is no match of pairs, entered by its result or with its record (12, D44). */
function NewFreeGamePage() {
  const { ask } = usePage();
  const { data } = useSuspenseQuery(asked(ask, ownFreeGames, {}));
  const t = useTranslations('freeEntry');
  const [kind, setKind] = useState<FreeGameKind>('VARIANT');
  const [variant, setVariant] = useState<RoyalVariant>('ROYAL_FOR_FOUR');
  const [record, setRecord] = useState<unknown>(null);
  const [made, setMade] = useState<string | null>(null);
  const trophyKinds = data.announcements
    .filter(({ trophy }) => trophy !== null)
    .toSorted((a, b) => a.trophy!.rank - b.trophy!.rank);
  const number = kind === 'VARIANT' ? variants[variant] : 4;
  return (
    <>
      <Title description={t('description')}>{t('title')}</Title>
      <h1>{t('title')}</h1>
      <p>{t('words')}</p>
      {made === null ? (
        <>
          <Choices label={t('what')} all={kinds} chosen={kind} choose={setKind} name={(each) => t(`kind.${each}`)} />
          {kind === 'VARIANT' ? (
            <Choices
              label={t('whichVariant')}
              all={Object.keys(variants) as RoyalVariant[]}
              chosen={variant}
              choose={setVariant}
              name={(each) => t(`variant.${each}`)}
            />
          ) : null}
          {kind === 'SESSION' ? <RecordFile record={record} take={setRecord} /> : null}
          <Form
            key={`${kind} ${variant}`}
            mutation="submitFreeGame"
            selection={submittedFreeGame}
            name={t('handIn')}
            start={{ date: '', words: '' }}
            input={(typed: TypedFreeGame) => ({
              game: gameOf(kind, variant, number, typed, record, present(data, 'me').me.person.id),
            })}
            done={(answer) => setMade(answer.game?.id ?? '')}
            submit={t('handIn')}
          >
            <TextField name="date" label={t('date')} type="date" />
            <p>
              {t('player', { number: 1 })}: {present(data, 'me').me.person.name}
            </p>
            {kind === 'VARIANT' ? <Points name="raw1" label={t('raw', { number: 1 })} /> : null}
            {Array.from({ length: number - 1 }, (_, index) => index + 2).map((each) => (
              <div key={each}>
                <PersonField
                  name={`player${each}`}
                  label={t('player', { number: each })}
                  isKnown
                  required={kind === 'VARIANT' || each < 4}
                />
                {kind === 'VARIANT' ? <Points name={`raw${each}`} label={t('raw', { number: each })} /> : null}
              </div>
            ))}
            {kind === 'VARIANT' ? <Trophies kinds={trophyKinds} players={number} /> : null}
            {kind === 'TEST' ? <WordsField name="words" label={t('testWords')} /> : null}
          </Form>
        </>
      ) : (
        <>
          <p role="status">
            <strong>{t('done')}</strong>
          </p>
          <p>
            <Link to="/free-games/$id" params={{ id: made }} className="action">
              {t('toGame')}
            </Link>
          </p>
        </>
      )}
    </>
  );
}

function Points({ name, label }: { readonly name: string; readonly label: string }) {
  return <TextField name={name} label={label} type="number" inputMode="numeric" min={0} />;
}

/** One of a few, each of them in sight. */
function Choices<Id extends string>({
  label,
  all,
  chosen,
  choose,
  name,
}: {
  readonly label: string;
  readonly all: readonly Id[];
  readonly chosen: Id;
  readonly choose: (id: Id) => void;
  readonly name: (id: Id) => string;
}) {
  return (
    <div role="group" aria-label={label}>
      <p>
        <strong>{label}</strong>
      </p>
      <p className="pages">
        {all.map((each) => (
          <ScriptedButton key={each} aria-pressed={each === chosen} onClick={() => choose(each)}>
            {name(each)}
          </ScriptedButton>
        ))}
      </p>
    </div>
  );
}

/** The record is read here, so that a file which is none is said to be none at once; the office proves what is in it. */
function RecordFile({ record, take }: { readonly record: unknown; readonly take: (record: unknown) => void }) {
  const t = useTranslations('freeEntry');
  const [isWrong, setWrong] = useState(false);
  const { deals } = (record ?? {}) as { readonly deals?: readonly unknown[] };
  return (
    <div className="field">
      <label htmlFor="record">{t('record')}</label>
      <small>{t('recordHint')}</small>
      {isWrong ? <span className="wrong">{t('noRecord')}</span> : null}
      <input
        id="record"
        type="file"
        accept=".json,application/json"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file === undefined) return;
          setWrong(false);
          void file
            .text()
            .then((text) => take(JSON.parse(text)))
            .catch(() => {
              take(null);
              setWrong(true);
            });
        }}
      />
      <p role="status" className="freshness">
        {Array.isArray(deals) ? t('readFile', { games: deals.length }) : ''}
      </p>
    </div>
  );
}
