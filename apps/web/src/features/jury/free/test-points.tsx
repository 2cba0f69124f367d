import { useTranslations } from 'use-intl';
import { TextField } from '../../../ui/forms/fields.js';
import { Form } from '../../../ui/forms/form.js';
import type { DeskFreeGame } from './queries.js';
import { ReasonField } from '../../../ui/forms/reason.js';

/** Its players are those of the game, in their order; here they have names. */
interface TestDocument {
  readonly points: readonly { readonly points: number | null }[];
  /** What was tried. */
  readonly reason: string;
}

export function isTest({ kind }: DeskFreeGame): boolean {
  return kind === 'TEST';
}

/** The points of a test game, which the jury sets (D44): a new revision of what was handed in. */
export function SetPoints({ game, done }: { readonly game: DeskFreeGame; readonly done: () => unknown }) {
  const t = useTranslations('freeDesk');
  const td = useTranslations('desk');
  const { points, reason: words } = game.document as TestDocument;
  return (
    <Form
      mutation="submitFreeGame"
      name={t('decision.points')}
      start={{
        reason: '',
        ...Object.fromEntries(points.map((each, index) => [`points${index}`, String(each.points ?? '')])),
      }}
      input={(values: Record<string, string>) => ({
        gameId: game.id,
        seen: { revision: game.revision },
        reason: values['reason'] ?? '',
        game: {
          date: game.date,
          order: game.order,
          test: {
            words,
            points: game.players.map(({ id }, index) => ({ personId: id, points: Number(values[`points${index}`]) })),
          },
        },
      })}
      done={done}
      submit={t('decision.points')}
    >
      <p>
        <q>{words}</q>
      </p>
      {game.players.map(({ id, name }, index) => (
        <TextField key={id} name={`points${index}`} label={name} type="number" />
      ))}
      <ReasonField hint={td('reasonHint')} />
    </Form>
  );
}
