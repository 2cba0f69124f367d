import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../api/page-context.js';
import { Title } from '../../../ui/title.js';
import { ActButton } from '../../../ui/forms/act-button.js';
import { ChoiceField, TextField, TickField } from '../../../ui/forms/fields.js';
import { Form } from '../../../ui/forms/form.js';
import { HandOn } from '../../../ui/forms/hand-on.js';
import { ScriptedButton } from '../../../ui/forms/scripted-button.js';
import { schemaLanguage } from '../../../api/graphql.js';
import { asked } from '../../../api/queries.js';
import { nameOfLanguage, officeLanguages } from '../../../messages/languages.js';
import { Contact } from '../../../features/account/person-data.js';
import { Merge, Merges } from '../../../features/administration/merging.js';
import { About } from '../../../features/administration/about-account.js';
import { OldEntries } from '../../../features/administration/old-entries.js';
import { Erase, Pseudonym, UndoRename } from '../../../features/administration/privacy.js';
import { madeInvitation, madeResetLink, type OnePerson, onePerson } from '../../../features/administration/queries.js';
import { load, idOf, present } from '../../../api/load.js';
import { ReasonField } from '../../../ui/forms/reason.js';

export const Route = createFileRoute('/_desk/people/$id')({
  loader: async ({ context, params: { id } }) => {
    await load(context, onePerson, { id: idOf(id) }, 'person');
  },
  component: PersonPage,
});

function PersonPage() {
  const { id } = Route.useParams();
  const { viewer } = Route.useRouteContext();
  const { ask } = usePage();
  const { data } = useSuspenseQuery(asked(ask, onePerson, { id }));
  const t = useTranslations('peopleDesk');
  const { person } = present(data, 'person');
  return (
    <>
      <Title description={t('personDescription')}>{person.name}</Title>
      <h1>{person.name}</h1>
      <p className="facts">
        <About person={person} />.{' '}
        <Link to="/players/$id" params={{ id }}>
          {t('publicPage')}
        </Link>
      </p>
      {person.teams.length === 0 ? null : (
        <p>
          {person.teams.map(({ team }, index) => (
            <span key={team.id}>
              {index > 0 ? ', ' : ''}
              <Link to={viewer.account.jury ? '/jury/teams/$id' : '/teams/$id'} params={{ id: team.id }}>
                {team.name} {team.seasonYear}
              </Link>
            </span>
          ))}
        </p>
      )}
      <Acts person={person} isAdmin={viewer.account.admin} />
      <Merges person={person} />
      {viewer.account.jury ? <OldEntries player={id} /> : null}
    </>
  );
}

type Act =
  | 'invite'
  | 'reset'
  | 'offices'
  | 'close'
  | 'reopen'
  | 'rename'
  | 'undoRename'
  | 'contact'
  | 'pseudonym'
  | 'merge'
  | 'erase';

/** What can be done here: which acts there are depends on the account, and on who looks. */
function actsOn(person: OnePerson, isAdmin: boolean): readonly Act[] {
  const ofName = ['rename', ...((person.names ?? []).length > 1 ? ['undoRename'] : []), 'pseudonym', 'merge'] as Act[];
  return [...actsOnAccount(person, isAdmin), ...ofName, ...(isAdmin ? (['contact', 'erase'] as const) : [])];
}

function actsOnAccount({ account }: OnePerson, isAdmin: boolean): readonly Act[] {
  if (account === null) return ['invite'];
  if (account.state === 'INVITED') return ['invite', ...(isAdmin ? (['offices'] as const) : [])];
  if (!isAdmin) return [];
  return account.state === 'CLOSED' ? ['reopen'] : ['offices', 'reset', 'close'];
}

interface OfPerson {
  readonly person: OnePerson;
}

function Acts({ person, isAdmin }: OfPerson & { readonly isAdmin: boolean }) {
  const t = useTranslations('peopleDesk');
  const [open, setOpen] = useState<Act | null>(null);
  const [link, setLink] = useState<Link | null>(null);
  const done = (made: Link | null = null): void => {
    setOpen(null);
    setLink(made);
  };
  return (
    <section className="decide" aria-labelledby="acts">
      <h2 id="acts">{t('acts')}</h2>
      {link === null ? null : <MadeLink link={link} name={person.name} />}
      <div className="pages">
        {actsOn(person, isAdmin).map((act) => (
          <ScriptedButton key={act} aria-expanded={open === act} onClick={() => setOpen(open === act ? null : act)}>
            {t(`act.${act}`)}&nbsp;…
          </ScriptedButton>
        ))}
      </div>
      {open === null ? null : (
        <div key={open} className="opened">
          <ActForm act={open} person={person} done={done} />
        </div>
      )}
    </section>
  );
}

interface Link {
  readonly address: string | null;
  readonly mailed: boolean | null;
}

/** A link that works once: sent by mail, or shown here and never again. */
function MadeLink({ link: { address, mailed }, name }: { readonly link: Link; readonly name: string }) {
  const t = useTranslations('peopleDesk');
  return (
    <div role="status" className="problem">
      <p>{t(mailed === true ? 'linkMailed' : mailed === false ? 'linkNotMailed' : 'linkShown')}</p>
      {address === null ? null : <HandOn address={address} title={t('linkFor', { name })} />}
    </div>
  );
}

function ActForm({
  act,
  person,
  done,
}: {
  readonly act: Act;
  readonly person: OnePerson;
  readonly done: (link?: Link) => void;
}): ReactNode {
  const t = useTranslations('peopleDesk');
  const { namesIn } = usePage();
  const { account } = person;
  const accountId = account?.id ?? '';
  const form = { name: t(`act.${act}`), submit: t(`act.${act}`) };
  switch (act) {
    case 'invite':
      return (
        <Form
          {...form}
          mutation="invite"
          selection={madeInvitation}
          start={{ email: '', language: namesIn }}
          input={({ email, language: chosen }) => ({
            personId: person.id,
            email: email.trim() === '' ? null : email.trim(),
            language: schemaLanguage(chosen),
          })}
          done={({ address, mailed }) => done({ address, mailed })}
        >
          <TextField name="email" label={t('email')} hint={t('emailHint')} type="email" required={false} />
          <ChoiceField name="language" label={t('language')}>
            {officeLanguages.map((each) => (
              <option key={each} value={each} lang={each}>
                {nameOfLanguage(each)}
              </option>
            ))}
          </ChoiceField>
        </Form>
      );
    case 'reset':
      return (
        <>
          <p>{t('resetMeans')}</p>
          <ActButton
            mutation="makeResetLink"
            selection={madeResetLink}
            input={{ accountId }}
            done={({ address, mailed }) => done({ address, mailed })}
          >
            {t('act.reset')}
          </ActButton>
        </>
      );
    case 'offices':
      return (
        <Form
          {...form}
          mutation="setOffices"
          start={{ jury: account?.jury ?? false, admin: account?.admin ?? false, reason: '' }}
          input={({ jury, admin, reason }) => ({ accountId, jury, admin, reason })}
          done={() => done()}
        >
          <TickField name="jury" label={t('jury')} hint={t('juryMeans')} />
          <TickField name="admin" label={t('admin')} hint={t('adminMeans')} />
          <ReasonField />
        </Form>
      );
    case 'undoRename':
      return <UndoRename person={person} done={done} />;
    case 'contact':
      return <Contact person={person} isOwn={false} name={form.name} done={() => done()} />;
    case 'pseudonym':
      return <Pseudonym person={person} done={done} />;
    case 'merge':
      return <Merge person={person} done={done} />;
    case 'erase':
      return <Erase person={person} done={done} />;
    case 'rename':
      return (
        <Form
          {...form}
          mutation="renamePerson"
          start={{ name: person.name, reason: '' }}
          input={({ name, reason }) => ({ personId: person.id, name, reason })}
          done={() => done()}
        >
          <TextField name="name" label={t('name')} />
          <ReasonField />
        </Form>
      );
    case 'close':
    case 'reopen':
      return (
        <Form
          {...form}
          mutation={act === 'close' ? 'closeAccount' : 'reopenAccount'}
          start={{ reason: '' }}
          input={({ reason }) => ({ accountId, reason })}
          done={() => done()}
        >
          <ReasonField />
        </Form>
      );
  }
}
