import { useTranslations } from 'use-intl';
import { Refusal } from '../../ui/forms/refusal.js';
import { useAct } from '../../api/act.js';
import { nameOfLanguage, officeLanguages } from '../../messages/languages.js';
import { schemaLanguage } from '../../api/graphql.js';
import { type OwnAccount } from './queries.js';
import { Lines } from '../../ui/table/lines.js';

const channels = ['MAIL', 'WEBHOOK'] as const;

/** What one is told of, how, and in which language. A switch is kept at once, and switched back as easily. */
export function Letters({ me }: { readonly me: OwnAccount }) {
  const t = useTranslations('account');
  const switching = useAct('setNotifications');
  const speaking = useAct('setLanguage');
  const { notificationSettings: settings } = me;
  const { jury, admin, appointedForEvent } = me.account;
  const hasDesk = jury || admin || appointedForEvent;
  const kinds = [...new Set(settings.map(({ kind }) => kind))].filter((kind) => kind !== 'JURY' || hasDesk);
  const busy = switching.pending || speaking.pending;
  return (
    <section id="letters" aria-labelledby="letters-heading">
      <h2 id="letters-heading">{t('lettersTitle')}</h2>
      <div className="field">
        <label htmlFor="letters-language">{t('lettersLanguage')}</label>
        <select
          id="letters-language"
          value={me.language}
          onChange={({ target: { value } }) => {
            void speaking.perform({ language: value as OwnAccount['language'] });
          }}
        >
          {officeLanguages.map((each) => (
            <option key={each} value={schemaLanguage(each)} lang={each}>
              {nameOfLanguage(each)}
            </option>
          ))}
        </select>
      </div>
      <Lines
        look="switches"
        caption={t('lettersLegend')}
        columns={[
          { id: 'kind', heading: t('toldOf'), namesRow: true, cell: (kind) => t(`kind.${kind}`) },
          ...channels.map((channel) => ({
            id: channel,
            heading: t(`channel.${channel}`),
            cell: (kind: (typeof kinds)[number]) => {
              const setting = settings.find((each) => each.kind === kind && each.channel === channel);
              return setting?.offered === true ? (
                <label className="switch">
                  <input
                    type="checkbox"
                    aria-label={t('switch', { kind: t(`kind.${kind}`), channel: t(`channel.${channel}`) })}
                    checked={setting.enabled}
                    onChange={({ target: { checked: enabled } }) => {
                      void switching.perform({ settings: [{ kind, channel, enabled }] });
                    }}
                  />
                </label>
              ) : (
                '–'
              );
            },
          })),
        ]}
        rows={kinds}
        rowKey={(kind) => kind}
      />
      <p role="status" className="freshness">
        {busy ? t('saving') : ''}
      </p>
      <Refusal
        problems={[...switching.problems, ...speaking.problems]}
        failure={switching.failure ?? speaking.failure}
      />
      {settings.some(({ offered }) => !offered) ? <p className="legend">{t('notOffered')}</p> : null}
    </section>
  );
}
