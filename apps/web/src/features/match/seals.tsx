import { useTranslations } from 'use-intl';
import { Day } from '../../ui/days.js';
import { Section } from '../../ui/section.js';
import type { PublicMatch } from './queries.js';
import { SealedMark } from './sealed-mark.js';
import { namesOfSides } from '../../api/two-sides.js';

type Party = 'A' | 'B';

/** Who stands by the sheet: who handed it in, who confirmed it, the jury's decision. What is not yet there has its place and its word. */
export function Seals({ match }: { readonly match: PublicMatch }) {
  const t = useTranslations('match');
  return (
    <Section id="seals" heading={t('seals')}>
      <ul className="seals">
        <OfParty match={match} party="A" />
        <OfParty match={match} party="B" />
        <OfJury match={match} />
      </ul>
      <SealedMark match={match} />
      <p className={`verdict ${match.verdict}`}>{t(`verdict.${match.verdict}`)}</p>
    </Section>
  );
}

/** Their names are for the sides and the jury; everybody sees for which side somebody stands by it. */
function OfParty({ match, party }: { readonly match: PublicMatch; readonly party: Party }) {
  const t = useTranslations('match');
  const { enteredBy, confirmedBy, revisions, moves, state } = match;
  const side = namesOfSides(match)[party === 'A' ? 0 : 1];
  if (enteredBy === party) {
    return <Seal letter={party} said={t('conversation.handedIn')} by={revisions.at(-1)?.by?.name ?? side} />;
  }
  const confirmed = confirmedBy.includes(party);
  // What the jury entered needed nobody's word.
  if (!confirmed && enteredBy === 'JURY' && state === 'APPROVED') return null;
  const by = moves.findLast(({ actor, to }) => actor === party && to === 'CONFIRMED')?.by.name;
  return (
    <Seal
      letter={party}
      said={t(confirmed ? 'conversation.moved.CONFIRMED' : 'notConfirmed')}
      by={confirmed ? (by ?? side) : side}
      isMissing={!confirmed}
    />
  );
}

function OfJury({ match: { state, moves, rulings, approvedAt, enteredBy } }: { readonly match: PublicMatch }) {
  const t = useTranslations('match');
  if (state !== 'APPROVED') return <Seal letter="J" said={t('notApproved')} by={t('jury')} isMissing />;
  const by = moves.findLast(({ to }) => to === 'APPROVED')?.by.name;
  const isRuled = rulings.some(({ revoked }) => revoked === null);
  return (
    <Seal
      letter="J"
      said={t(enteredBy === 'JURY' ? 'enteredByJury' : isRuled ? 'approvedWithRuling' : 'conversation.moved.APPROVED')}
      by={by === undefined ? t('jury') : `${by} (${t('jury')})`}
      day={approvedAt?.slice(0, 10)}
    />
  );
}

function Seal({
  letter,
  said,
  by,
  day,
  isMissing = false,
}: {
  readonly letter: Party | 'J';
  readonly said: string;
  readonly by: string;
  readonly day?: string | undefined;
  readonly isMissing?: boolean;
}) {
  return (
    <li>
      <span className={`seal party-${letter.toLowerCase()} ${isMissing ? 'absent' : ''}`} aria-hidden="true">
        {letter}
      </span>
      <span>
        <strong>{said}</strong>
        <small>
          {by}
          {day === undefined ? null : (
            <>
              , <Day of={day} style="short" />
            </>
          )}
        </small>
      </span>
    </li>
  );
}
