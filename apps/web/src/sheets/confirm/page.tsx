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
import { Day } from '../../language/days.js';
import { Changes } from '../../match/changes/changes.js';
import { Conversation } from '../../match/conversation.js';
import { WithDispute } from '../../match/disputed-line.js';
import { Game } from '../../match/game.js';
import { SealedMark } from '../../match/sealed-mark.js';
import { Summary } from '../../match/summary.js';
import { whoSatAmong } from '../../match/who-sat.js';
import { stateOf } from '../form/document.js';
import { soundState } from '../form/result.js';
import { useSheets } from '../use-sheets.js';
import { gameOf, useDisputing } from './line-dispute.js';
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
      <Title description={t('confirmDescription')}>{data?.match?.standing ?? t('confirmTitle')}</Title>
      <h1 className="small-heading">{data?.match?.standing ?? t('confirmTitle')}</h1>
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
  const { ask, language } = usePage();
  const queries = useQueryClient();
  const [said, setSaid] = useState<Answered | null>(null);
  const may = (move: 'CONFIRMED' | 'DISPUTED' | 'SUBMITTED'): boolean => match.possibleMoves.includes(move);
  const after = (what: Answered) => async (): Promise<void> => {
    setSaid(what);
    const { queryKey } = asked(ask, matchToConfirm, { id: match.id, lang: schemaLanguage(language) });
    await queries.invalidateQueries({ queryKey });
  };
  const isCorrection = match.knownRevision !== null && match.state === 'SUBMITTED';
  const isRelenting = match.state === 'DISPUTED' && may('CONFIRMED');
  return (
    <article className="sheet">
      <Facts match={match} />
      <p role="status">{said === null ? null : <strong>{t(`said.${said}`)}</strong>}</p>
      <SealedMark match={match} />
      {match.dispute === null ? null : <Disputed match={match} isOwn={isRelenting} />}
      {isCorrection ? <Correction match={match} known={match.knownRevision!} /> : null}
      {may('SUBMITTED') && match.state !== 'CONFIRMED' ? <Correct match={match} isMain={!isRelenting} /> : null}
      {may('SUBMITTED') && match.state === 'CONFIRMED' ? <Revoke match={match} done={after('revoked')} /> : null}
      {may('CONFIRMED') && (isCorrection || isRelenting) ? (
        <Confirm match={match} asksForPin={asksForPin} isRelenting={isRelenting} done={after} />
      ) : null}
      {isCorrection ? (
        <details className="whole-sheet">
          <summary>{t('wholeSheetAgain')}</summary>
          <Lines match={match} mayDispute={may('DISPUTED')} done={after('disputed')} />
        </details>
      ) : (
        <Lines match={match} mayDispute={may('DISPUTED')} done={after('disputed')} />
      )}
      {may('CONFIRMED') && !isCorrection && !isRelenting ? (
        <Confirm match={match} asksForPin={asksForPin} isRelenting={false} done={after} />
      ) : null}
      {match.moves.length > 1 ? (
        <Conversation
          match={match}
          seen={isCorrection && match.knownRevision === match.revision - 1 ? match.revision : null}
        />
      ) : null}
      <p>
        <Link to="/$language/sheets" params={{ language }} className="action">
          {t('toList')}
        </Link>
      </p>
    </article>
  );
}

type Answered = 'confirmed' | 'disputed' | 'revoked' | 'relented';

/** Which match it is: two of one evening are told apart by their number. */
function Facts({ match }: { readonly match: ToConfirm }) {
  const tm = useTranslations('match');
  return (
    <p className="facts">
      {match.sides.map(({ name }) => name).join(' – ')}. <Day of={match.date} />
      {match.order > 1 ? `, ${tm('order', { order: match.order })}` : ''}, {match.venue.name}
    </p>
  );
}

/** What is disputed, and why, with the way to the line. */
function Disputed({ match: { dispute }, isOwn }: { readonly match: ToConfirm; readonly isOwn: boolean }) {
  const t = useTranslations('sheets');
  const tm = useTranslations('match');
  if (dispute === null) return null;
  const { game, line, reason } = dispute;
  return (
    <section className="problem" aria-labelledby="what-is-disputed">
      <h2 id="what-is-disputed">{t(isOwn ? 'disputedByYou' : 'whatIsDisputed')}</h2>
      <p>
        {game === null ? null : <a href={`#game-${game}`}>{tm('gameNumber', { number: game })}</a>}{' '}
        {line === null ? null : <strong>{line}</strong>} <q>{reason}</q>
      </p>
      <p>{t(isOwn ? 'disputedByYouNext' : 'whatIsDisputedNext')}</p>
    </section>
  );
}

/** What a correction changes of the sheet that the reader knew: the rest of it need not be read again. */
function Correction({ match, known }: { readonly match: ToConfirm; readonly known: number }) {
  const t = useTranslations('sheets');
  return (
    <section aria-labelledby="what-changed">
      <h2 id="what-changed">{t('whatChanged')}</h2>
      <p>{t('whatChangedWords')}</p>
      <Changes match={match} before={known} after={match.revision} />
    </section>
  );
}

/** All that is on the sheet; a line that can be disputed leads to it when it is opened. */
function Lines({
  match,
  mayDispute,
  done,
}: {
  readonly match: ToConfirm;
  readonly mayDispute: boolean;
  readonly done: () => Promise<void>;
}) {
  const t = useTranslations('sheets');
  const names = match.sides.map(({ name }) => name) as [string, string];
  const disputing = useDisputing((path) => (
    <Dispute match={match} path={path} done={done} back={() => disputing.choose(null)} />
  ));
  const isPlayed = (path: string): boolean => path.includes('.sheet.') && match.playedGames.includes(gameOf(path)!);
  return (
    <>
      {mayDispute ? <p>{t('tapToDispute')}</p> : null}
      <Summary match={match} />
      <WithDispute
        dispute={match.dispute}
        // Where the cards are on record the game is disputed: what follows from them is proved.
        below={(path) => (!mayDispute || isPlayed(path) ? null : disputing.below(path))}
      >
        {match.verification.games.map((game, index) => (
          <Game
            key={game.number}
            game={game}
            sides={names}
            counted={match.games[index]}
            whoSat={whoSatAmong(match.players)}
          />
        ))}
      </WithDispute>
      {mayDispute ? (
        disputing.path === '' ? (
          <Dispute match={match} path="" done={done} back={() => disputing.choose(null)} />
        ) : (
          <p>
            <button type="button" className="action" onClick={() => disputing.choose('')}>
              {t('disputeOther')}
            </button>
          </p>
        )
      ) : null}
    </>
  );
}

function Confirm({
  match,
  asksForPin,
  isRelenting,
  done,
}: {
  readonly match: ToConfirm;
  readonly asksForPin: boolean;
  readonly isRelenting: boolean;
  readonly done: (what: Answered) => () => Promise<void>;
}) {
  const t = useTranslations('sheets');
  const what = t(isRelenting ? 'takeItBack' : 'confirmIt');
  return (
    <section aria-labelledby="confirm">
      <h2 id="confirm">{what}</h2>
      {isRelenting ? <p>{t('takeItBackWords')}</p> : null}
      <Form
        name={what}
        mutation={confirmMatch}
        start={{ pin: '' }}
        variables={({ pin }: { pin: string }) => ({
          matchId: match.id,
          revision: match.revision,
          pin: asksForPin ? pin : null,
        })}
        done={done(isRelenting ? 'relented' : 'confirmed')}
        submit={what}
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
  );
}

/** A new sheet of a match that was given back or is disputed, from the one that is there; it begins with the disputed game. */
function Correct({ match, isMain }: { readonly match: ToConfirm; readonly isMain: boolean }) {
  const t = useTranslations('sheets');
  const { language } = usePage();
  const { sheets, drafts } = useSheets();
  const navigate = useNavigate();
  const game = match.dispute?.game ?? null;
  return (
    <p>
      <button
        type="button"
        className={isMain ? 'action main' : 'action'}
        onClick={() => {
          const begunAlready = drafts.find((draft) => draft.match === match.id && draft.outcome?.kind !== 'arrived');
          const { id } =
            begunAlready ?? sheets.begin(soundState(stateOf(match.sheet)), { match: match.id, side: null });
          void (game === null || game > 8
            ? navigate({ to: '/$language/sheets/$id', params: { language, id } })
            : navigate({ to: '/$language/sheets/$id/game/$game/calls', params: { language, id, game } }));
        }}
      >
        {game === null || game > 8 ? t('correctIt') : t('correctGame', { game })}
      </button>
    </p>
  );
}

function Dispute({
  match,
  path,
  done,
  back,
}: {
  readonly match: ToConfirm;
  /** Of the line that is meant; empty for something that is no line of a game. */
  readonly path: string;
  readonly done: () => Promise<void>;
  readonly back: () => void;
}) {
  const t = useTranslations('sheets');
  return (
    <section aria-label={t('disputeIt')}>
      <Form
        name={t('disputeIt')}
        mutation={disputeMatch}
        start={{ reason: '' }}
        variables={({ reason }: { reason: string }) => ({
          matchId: match.id,
          revision: match.revision,
          game: gameOf(path),
          path: path === '' ? null : path,
          reason,
        })}
        done={done}
        submit={t('disputeIt')}
      >
        <WordsField name="reason" label={t('disputeReason')} />
      </Form>
      <p>
        <button type="button" className="action" onClick={back}>
          {t('notDisputed')}
        </button>
      </p>
    </section>
  );
}
