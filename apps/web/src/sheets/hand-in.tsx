import { createLazyRoute } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Title } from '../application/title.js';
import { ConflictOfPhones, Differing, EnteredElsewhere } from './decisions.js';
import { Arrived } from './handing/arrived.js';
import { Ready } from './handing/ready.js';
import { Waiting } from './handing/waiting.js';
import { Refused } from './refused.js';
import { Running } from './running.js';
import { type Outcome, standingOf } from './store/draft.js';
import { useOpened } from './use-sheets.js';
import { Whereabouts, WithDraft } from './with-draft.js';

export const handInPage = createLazyRoute('/sheets/$id/hand-in')({ component: HandInPage });

function HandInPage() {
  const { id } = handInPage.useParams();
  return (
    <WithDraft id={id}>
      <HandIn />
    </WithDraft>
  );
}

function HandIn() {
  const t = useTranslations('sheets');
  const { draft } = useOpened();
  const standing = standingOf(draft);
  const before = useRef(standing);
  // What became of the sheet is read from its beginning, wherever the finger was.
  useEffect(() => {
    if (before.current !== standing) scrollTo({ top: 0 });
    before.current = standing;
  }, [standing]);
  const title = t(standing === 'arrived' || standing === 'not-taken' ? 'handedInTitle' : 'handInTitle');
  return (
    <>
      <Title description={t('description')}>{title}</Title>
      <Running />
      <h1 className="small-heading">{title}</h1>
      <Whereabouts />
      <Standing />
    </>
  );
}

/** What can be done next with the sheet, by where it stands. */
function Standing() {
  const { draft } = useOpened();
  const { outcome, conflict } = draft;
  switch (standingOf(draft)) {
    case 'writing':
      return <Ready />;
    case 'waiting':
      return <Waiting />;
    case 'arrived':
    case 'not-taken':
      return outcome?.kind === 'arrived' ? <Arrived outcome={outcome} /> : null;
    case 'refused':
      return outcome?.kind === 'refused' ? <Refused problems={outcome.problems} /> : null;
    case 'differs':
      return outcome?.kind === 'differs' ? <Differs outcome={outcome} /> : null;
    case 'conflict':
      return conflict === null ? null : <ConflictOfPhones conflict={conflict} />;
  }
}

function Differs({ outcome }: { readonly outcome: Extract<Outcome, { kind: 'differs' }> }) {
  const { match, theirs, ownRevision = null } = outcome;
  return ownRevision === null ? (
    <Differing outcome={outcome} />
  ) : (
    <EnteredElsewhere match={match} revision={ownRevision} theirs={theirs} />
  );
}
