import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../api/page-context.js';
import { Title } from '../../../ui/title.js';
import { asked } from '../../../api/queries.js';
import { Contact, PseudonymButton } from '../../../features/account/person-data.js';
import { Pin } from '../../../features/account/pin.js';
import { type OwnProfile, ownProfile } from '../../../features/account/profile-queries.js';
import { load, present } from '../../../api/load.js';
import { toLogin } from '../../../api/viewer.js';

export const Route = createFileRoute('/_account/account/profile')({
  beforeLoad: toLogin,
  loader: async ({ context }) => {
    await load(context, ownProfile, {});
  },
  component: ProfilePage,
});

/** How the office reaches somebody, what the public sees of them, and what their confirmation asks for. */
function ProfilePage() {
  const { ask } = usePage();
  const options = asked(ask, ownProfile, {});
  const { data } = useSuspenseQuery(options);
  const t = useTranslations('account');
  const { me } = present(data, 'me');
  return (
    <>
      <Title description={t('profileDescription')}>{t('profileTitle')}</Title>
      <p>
        <Link to="/account">{t('toAccount')}</Link>
      </p>
      <h1>{t('profileTitle')}</h1>
      <PublicName me={me} />
      <OwnContact me={me} />
      <Pin state={me.pin} />
    </>
  );
}

/** What everybody sees, and the switch for a pseudonym. All pages show the change, so all are loaded anew. */
function PublicName({ me: { person } }: { readonly me: OwnProfile }) {
  const t = useTranslations('account');
  const { id, pseudonymous } = person;
  return (
    <section aria-labelledby="shown-heading">
      <h2 id="shown-heading">{t('shownTitle')}</h2>
      <p>{t(pseudonymous ? 'shownPseudonym' : 'shownName', { name: person.name })}</p>
      <p>{t('shownLegend')}</p>
      <div className="pages">
        <Link to="/players/$id" params={{ id }} className="action">
          {t('ownPage')}
        </Link>
        <PseudonymButton person={person} isOwn done={() => location.reload()} />
      </div>
    </section>
  );
}

function OwnContact({ me: { person } }: { readonly me: OwnProfile }) {
  const t = useTranslations('account');
  const [saved, setSaved] = useState(0);
  return (
    <section aria-labelledby="contact-heading">
      <h2 id="contact-heading">{t('contactTitle')}</h2>
      <p>{t('contactLegend')}</p>
      {saved === 0 ? null : <p role="status">{t('contactSaved')}</p>}
      <Contact key={saved} person={person} isOwn name={t('contactTitle')} done={() => setSaved(saved + 1)} />
    </section>
  );
}
