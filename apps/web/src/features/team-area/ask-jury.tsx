import { useTranslations } from 'use-intl';
import type { InputOf } from '../../api/mutate.js';
import { ChoiceField, WordsField } from '../../ui/forms/fields.js';
import { Form } from '../../ui/forms/form.js';
import { knownPerson, nobodyChosen, PersonField } from '../../ui/forms/person-field.js';

export type RequestKind = InputOf<'askJury'>['kind'];

/** Where somebody comes, and somebody else may leave. */
const withPerson: ReadonlySet<RequestKind> = new Set<RequestKind>(['CUP_PLAYER', 'LARGER_TEAM', 'REPLACEMENT']);
const withLeaver: ReadonlySet<RequestKind> = new Set<RequestKind>(['CUP_PLAYER', 'REPLACEMENT']);

interface Properties {
  readonly kind: RequestKind;
  readonly sideId: string;
  /** The match that it is about, if it is about one. */
  readonly plannedMatchId: string | null;
  /** Who can be replaced. */
  readonly players: readonly { readonly id: string; readonly name: string }[];
  readonly leaves?: boolean;
  readonly done: () => unknown;
}

/** What has been entered; a field that is not shown is missing. */
interface RequestFields {
  readonly person?: typeof nobodyChosen;
  readonly replaces?: string;
  readonly words: string;
}

/** What a side asks of the jury in advance: with who comes and who leaves where members or players change (9, 10, D20). */
export function AskJury({ kind, sideId, plannedMatchId, players, leaves, done }: Properties) {
  const t = useTranslations('asking');
  const ts = useTranslations('side');
  return (
    <Form
      mutation="askJury"
      leaves={leaves}
      name={t('askFor', { kind: ts(`kind.${kind}`) })}
      start={{ person: nobodyChosen, replaces: '', words: '' }}
      input={({ person = null, replaces = '', words }: RequestFields) => ({
        kind,
        sideId,
        plannedMatchId,
        personId: knownPerson(person),
        replacesId: withLeaver.has(kind) ? replaces : null,
        words,
      })}
      done={done}
      submit={t('ask')}
    >
      {withPerson.has(kind) ? <PersonField name="person" label={t('comes')} isKnown /> : null}
      {withLeaver.has(kind) ? (
        <ChoiceField name="replaces" label={t('leaves')}>
          <option value="">{t('choose')}</option>
          {players.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </ChoiceField>
      ) : null}
      <WordsField name="words" label={t('words')} />
    </Form>
  );
}
