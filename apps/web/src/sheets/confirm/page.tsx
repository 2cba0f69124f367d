import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createLazyRoute, Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../application/page-context.js';
import { Title } from '../../application/title.js';
import { TextField, WordsField } from '../../forms/fields.js';
import { Form } from '../../forms/form.js';
import { schemaLanguage } from '../../graphql/graphql.js';
import { asked } from '../../graphql/queries.js';
import { Game } from '../../match/game.js';
import { SealedMark } from '../../match/sealed-mark.js';
import { Summary } from '../../match/summary.js';
import { stateOf } from '../form/document.js';
import { soundState } from '../form/result.js';
import { useSheets } from '../use-sheets.js';
import { LineChoice } from './line-choice.js';
import { linesOf } from './lines.js';
import { confirmMatch, disputeMatch, matchToConfirm, type ToConfirm } from './queries.js';
import { Revoke } from './revoke.js';

export const confirmPage = createLazyRoute('/$language/sheets/confirm/$match')({ component: ConfirmPage });

/** The sheet that the other side has handed in: looked at line by line, then confirmed or disputed (9, D11). */
function ConfirmPage() {
  const t = useTranslations('sheets');
  const { match: id } = confirmPage.useParams();
  const { ask, language } = usePage();
  const { data, isPending } = useQuery(asked(ask, matchToConfirm, { id, lang: schemaLanguage(language) }));
  return (
    <>
      <Title description={t('confirmDescription')}>{t('confirmTitle')}</Title>
      <h1 className="small-heading">{t('confirmTitle')}</h1>
      {data?.match != null ? (
        <Sheet match={data.match} asksForPin={data.me?.pin !== 'NONE'} />
      ) : (
        <p className={isPending ? 'freshness' : 'problem'}>{t(isPending ? 'opening' : 'noSuchMatch')}</p>
      )}
    </>
  );
}

function Sheet({ match, asksForPin }: { readonly match: ToConfirm; readonly asksForPin: boolean }) {
  const t = useTranslations('sheets');
  const tm = useTranslations('match');
  const { ask, language } = usePage();
  const queries = useQueryClient();
  const [said, setSaid] = useState<'confirmed' | 'disputed' | 'revoked' | null>(null);
  const names = match.sides.map(({ name }) => name) as [string, string];
  const may = (move: 'CONFIRMED' | 'DISPUTED' | 'SUBMITTED'): boolean => match.possibleMoves.includes(move);
  const after = (what: 'confirmed' | 'disputed' | 'revoked') => async (): Promise<void> => {
    setSaid(what);
    const { queryKey } = asked(ask, matchToConfirm, { id: match.id, lang: schemaLanguage(language) });
    await queries.invalidateQueries({ queryKey });
  };
  return (
    <article className="sheet">
      <p className="facts">
        {names.join(' – ')}. <strong className="state">{tm(`state.${match.state}`)}</strong>
      </p>
      <p role="status">{said === null ? null : <strong>{t(`said.${said}`)}</strong>}</p>
      <SealedMark match={match} />
      <Summary match={match} />
      {match.verification.games.map((game) => (
        <Game key={game.number} game={game} sides={names} />
      ))}
      {may('SUBMITTED') && match.state === 'CONFIRMED' ? <Revoke match={match} done={after('revoked')} /> : null}
      {may('SUBMITTED') && match.state !== 'CONFIRMED' ? <Correct match={match} /> : null}
      {may('CONFIRMED') ? (
        <section aria-labelledby="confirm">
          <h2 id="confirm">{t('confirmIt')}</h2>
          <Form
            name={t('confirmIt')}
            mutation={confirmMatch}
            start={{ pin: '' }}
            variables={({ pin }: { pin: string }) => ({
              matchId: match.id,
              revision: match.revision,
              pin: asksForPin ? pin : null,
            })}
            done={after('confirmed')}
            submit={t('confirmIt')}
          >
            {asksForPin ? (
              <TextField
                name="pin"
                label={t('pin')}
                hint={t('pinHint')}
                type="password"
                inputMode="numeric"
                autoComplete="off"
                maxLength={6}
              />
            ) : null}
          </Form>
        </section>
      ) : null}
      {may('DISPUTED') ? <Dispute match={match} done={after('disputed')} /> : null}
      <p>
        <Link to="/$language/sheets" params={{ language }} className="action">
          {t('toList')}
        </Link>
      </p>
    </article>
  );
}

/** A new sheet of a match that was given back or is disputed, from the one that is there. */
function Correct({ match }: { readonly match: ToConfirm }) {
  const t = useTranslations('sheets');
  const { language } = usePage();
  const { sheets, drafts } = useSheets();
  const navigate = useNavigate();
  return (
    <p>
      <button
        type="button"
        className="action"
        onClick={() => {
          const begunAlready = drafts.find((draft) => draft.match === match.id && draft.outcome?.kind !== 'arrived');
          const { id } =
            begunAlready ?? sheets.begin(soundState(stateOf(match.sheet)), { match: match.id, side: null });
          void navigate({ to: '/$language/sheets/$id', params: { language, id } });
        }}
      >
        {t('correctIt')}
      </button>
    </p>
  );
}

function Dispute({ match, done }: { readonly match: ToConfirm; readonly done: () => Promise<void> }) {
  const t = useTranslations('sheets');
  const { language } = usePage();
  const games = linesOf(match, language);
  const lines = games.flat();
  return (
    <section aria-labelledby="dispute">
      <h2 id="dispute">{t('disputeIt')}</h2>
      <Form
        name={t('disputeIt')}
        mutation={disputeMatch}
        start={{ path: '', reason: '' }}
        variables={({ path, reason }: { path: string; reason: string }) => {
          const line = lines.find((each) => each.path === path);
          return {
            matchId: match.id,
            revision: match.revision,
            game: line?.game ?? null,
            path: line?.path ?? null,
            reason,
          };
        }}
        done={done}
        submit={t('disputeIt')}
      >
        <LineChoice games={games} />
        <WordsField name="reason" label={t('disputeReason')} />
      </Form>
    </section>
  );
}
