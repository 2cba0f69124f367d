import Bowser from 'bowser';
import { useFormatter, useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import { ActButton } from '../forms/act-button.js';
import { Form } from '../forms/form.js';
import { StayingTokens } from './staying-tokens.js';
import { logOutEverywhere, type Own, revokeLogin } from './queries.js';

/** Where the account is logged in; each place can be shut, and all at once. */
export function Logins({
  logins,
  tokens,
  again,
}: {
  readonly logins: Own['logins']['nodes'];
  readonly tokens: Own['apiTokens']['nodes'];
  readonly again: () => Promise<void>;
}) {
  const t = useTranslations('account');
  const format = useFormatter();
  const { language } = usePage();
  const time = (at: string): string => format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section id="logins" aria-labelledby="logins-heading">
      <h2 id="logins-heading">{t('loginsTitle')}</h2>
      <ul className="ruled">
        {logins.map(({ id, current, userAgent, createdAt, lastUsedAt }) => {
          const device = deviceOf(userAgent) ?? t('unknownDevice');
          return (
            <li key={id} className="with-action">
              <span>
                {device} {current ? <strong>{t('thisDevice')}</strong> : null}
                <small>{t('loginTimes', { since: time(createdAt), last: time(lastUsedAt) })}</small>
              </span>
              {current ? null : (
                <ActButton
                  mutation={revokeLogin}
                  variables={{ id }}
                  done={again}
                  label={t('endLoginOf', { device, since: time(createdAt) })}
                >
                  {t('endLogin')}
                </ActButton>
              )}
            </li>
          );
        })}
      </ul>
      <Form
        name={t('logOutEverywhere')}
        mutation={logOutEverywhere}
        start={{ keepTokenIds: [] as string[] }}
        variables={(values) => values}
        done={() => location.assign(`/${language}/login`)}
        submit={t('logOutEverywhere')}
      >
        <StayingTokens tokens={tokens} />
      </Form>
    </section>
  );
}

/** "Firefox, Windows"; null for a program that says nothing of itself. */
function deviceOf(userAgent: string): string | null {
  if (userAgent === '') return null;
  const { browser, os } = Bowser.parse(userAgent);
  const known = [browser.name, os.name].filter((each) => each !== undefined && each !== '').join(', ');
  return known === '' ? userAgent : known;
}
