import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../api/page-context.js';
import { Title } from '../../../ui/title.js';
import { ActButton } from '../../../ui/forms/act-button.js';
import { TextField } from '../../../ui/forms/fields.js';
import { Form } from '../../../ui/forms/form.js';
import { asked } from '../../../api/queries.js';
import { Pin } from '../../../features/account/pin.js';
import { type OwnProfile, ownProfile } from '../../../features/account/profile-queries.js';
import { load } from '../../../api/load.js';
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
  const me = data.me!;
  return (
    <>
      <Title description={t('profileDescription')}>{t('profileTitle')}</Title>
      <p>
        <Link to="/account">{t('toAccount')}</Link>
      </p>
      <h1>{t('profileTitle')}</h1>
      <Shown me={me} />
      <Contact me={me} />
      <Pin state={me.pin} />
    </>
  );
}

/** What everybody sees, and the switch for a pseudonym. All pages show the change, so all are loaded anew. */
function Shown({ me: { person } }: { readonly me: OwnProfile }) {
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
        <ActButton
          mutation="setPseudonym"
          input={{ personId: id, pseudonymous: !pseudonymous }}
          leaves
          done={() => location.reload()}
        >
          {t(pseudonymous ? 'showName' : 'hideName')}
        </ActButton>
      </div>
    </section>
  );
}

function Contact({ me: { person } }: { readonly me: OwnProfile }) {
  const t = useTranslations('account');
  const [saved, setSaved] = useState(0);
  const { email, phone } = person.contact ?? { email: null, phone: null };
  return (
    <section aria-labelledby="contact-heading">
      <h2 id="contact-heading">{t('contactTitle')}</h2>
      <p>{t('contactLegend')}</p>
      {saved === 0 ? null : <p role="status">{t('contactSaved')}</p>}
      <Form
        key={saved}
        name={t('contactTitle')}
        mutation="setContact"
        start={{ email: email ?? '', phone: phone ?? '', password: '' }}
        input={(values) => ({
          personId: person.id,
          email: orNull(values.email),
          phone: orNull(values.phone),
          password: orNull(values.password),
        })}
        done={() => setSaved(saved + 1)}
        submit={t('saveContact')}
      >
        <TextField name="email" label={t('email')} type="email" autoComplete="email" required={false} />
        <TextField name="phone" label={t('phone')} type="tel" autoComplete="tel" required={false} />
        <TextField
          name="password"
          label={t('passwordForEmail')}
          hint={t('passwordForEmailHint')}
          type="password"
          autoComplete="current-password"
          required={false}
        />
      </Form>
    </section>
  );
}

function orNull(text: string | undefined): string | null {
  return text === undefined || text.trim() === '' ? null : text;
}
