import { createFileRoute } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Title } from '../../../ui/title.js';
import { ConflictOfPhones, Differing, EnteredElsewhere } from '../../../features/sheets/decisions.js';
import { Arrived } from '../../../features/sheets/handing/arrived.js';
import { Ready } from '../../../features/sheets/handing/ready.js';
import { Waiting } from '../../../features/sheets/handing/waiting.js';
import { Refused } from '../../../features/sheets/refused.js';
import { Running } from '../../../features/sheets/running.js';
import { type SendingOutcome, standingOf } from '../../../features/sheets/store/draft.js';
import { useOpened } from '../../../features/sheets/use-sheets.js';
import { Whereabouts, WithDraft } from '../../../features/sheets/with-draft.js';

export const Route = createFileRoute('/sheets/$id/hand-in')({
  component: HandInPage,
});

function HandInPage() {
  const { id } = Route.useParams();
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

function Differs({ outcome }: { readonly outcome: Extract<SendingOutcome, { kind: 'differs' }> }) {
  const { match, theirs, ownRevision = null } = outcome;
  return ownRevision === null ? (
    <Differing outcome={outcome} />
  ) : (
    <EnteredElsewhere match={match} revision={ownRevision} theirs={theirs} />
  );
}
