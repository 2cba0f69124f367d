import { useTranslations } from 'use-intl';
import { Refusal } from '../forms/refusal.js';
import { useAct } from '../graphql/act.js';
import { languages, nameOfLanguage } from '../language/languages.js';
import { schemaLanguage } from '../graphql/graphql.js';
import { type Own, setLanguage, setNotifications } from './queries.js';

const channels = ['MAIL', 'WEBHOOK'] as const;

/** What one is told of, how, and in which language. A switch is kept at once, and switched back as easily. */
export function Letters({ me, again }: { readonly me: Own; readonly again: () => Promise<void> }) {
  const t = useTranslations('account');
  const switching = useAct(setNotifications);
  const speaking = useAct(setLanguage);
  const { notificationSettings: settings } = me;
  const kinds = [...new Set(settings.map(({ kind }) => kind))];
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
            void speaking.perform({ language: value as Own['language'] }).then(again);
          }}
        >
          {languages.map((each) => (
            <option key={each} value={schemaLanguage(each)} lang={each}>
              {nameOfLanguage[each]}
            </option>
          ))}
        </select>
      </div>
      <table className="switches">
        <caption>{t('lettersLegend')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('toldOf')}</th>
            {channels.map((each) => (
              <th key={each} scope="col">
                {t(`channel.${each}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind}>
              <th scope="row" id={`kind-${kind}`}>
                {t(`kind.${kind}`)}
              </th>
              {channels.map((channel) => {
                const setting = settings.find((each) => each.kind === kind && each.channel === channel);
                return (
                  <td key={channel}>
                    {setting?.offered === true ? (
                      <label className="switch">
                        <input
                          type="checkbox"
                          aria-label={t('switch', { kind: t(`kind.${kind}`), channel: t(`channel.${channel}`) })}
                          checked={setting.enabled}
                          onChange={({ target: { checked: enabled } }) => {
                            void switching.perform({ settings: [{ kind, channel, enabled }] }).then(again);
                          }}
                        />
                      </label>
                    ) : (
                      '–'
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
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
