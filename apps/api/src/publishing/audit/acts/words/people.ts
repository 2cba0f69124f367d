import { text } from '@tarokk/rules';
import type { Action } from '../../../../platform/writes/action.js';
import type { ActWords } from '../act-kinds.js';

/** What is done to people, their accounts and what belongs to these. */
export const peopleActs = {
  addPerson: {
    kind: 'people',
    of: 'person',
    words: text(
      '{who} entered the person {what}',
      '{who} hat die Person {what} eingetragen',
      '{who} felvette ezt a személyt: {what}',
    ),
  },
  renamePerson: {
    kind: 'people',
    of: 'person',
    words: text(
      '{who} changed the name of {what}',
      '{who} hat den Namen von {what} geändert',
      '{who} módosította ezt a nevet: {what}',
    ),
  },
  undoRename: {
    kind: 'people',
    of: 'person',
    words: text(
      '{who} gave back the name before to {what}',
      '{who} hat {what} den Namen davor zurückgegeben',
      '{who} visszaállította az előző nevet: {what}',
    ),
  },
  mergePersons: {
    kind: 'people',
    of: 'person merge',
    words: text(
      '{who} merged two entries of one person: {what}',
      '{who} hat zwei Einträge einer Person zusammengelegt: {what}',
      '{who} összevonta egy személy két bejegyzését: {what}',
    ),
  },
  undoMerge: {
    kind: 'people',
    of: 'person merge',
    words: text(
      '{who} took the merging of two entries back: {what}',
      '{who} hat die Zusammenlegung zweier Einträge zurückgenommen: {what}',
      '{who} visszavonta két bejegyzés összevonását: {what}',
    ),
  },
  setPseudonym: {
    kind: 'people',
    of: 'person',
    words: text(
      '{who} chose under which name {what} is shown',
      '{who} hat gewählt, unter welchem Namen {what} gezeigt wird',
      '{who} megadta, milyen néven látható: {what}',
    ),
  },
  setContact: {
    kind: 'people',
    of: 'person',
    words: text(
      '{who} set how {what} is reached',
      '{who} hat gesetzt, wie {what} zu erreichen ist',
      '{who} megadta az elérhetőséget: {what}',
    ),
  },
  erasePerson: {
    kind: 'people',
    of: 'person',
    words: text('{who} erased {what}', '{who} hat {what} gelöscht', '{who} törölte: {what}'),
  },
  invite: {
    kind: 'people',
    of: 'account',
    words: text(
      '{who} invited {what} to the office',
      '{who} hat {what} in das Büro eingeladen',
      '{who} meghívót küldött: {what}',
    ),
  },
  inviteCaptains: {
    kind: 'people',
    of: 'account',
    words: text(
      '{who} invited {what} to the office as a captain',
      '{who} hat {what} als Kapitän in das Büro eingeladen',
      '{who} meghívót küldött csapatkapitánynak: {what}',
    ),
  },
  acceptInvitation: {
    kind: 'people',
    of: 'account',
    words: text('{who} accepted the invitation', '{who} hat die Einladung angenommen', '{who} elfogadta a meghívást'),
  },
  becomeFirstAdmin: {
    kind: 'people',
    of: 'account',
    words: text('{what} became the first admin', '{what} ist der erste Admin geworden', '{what} lett az első admin'),
  },
  createAdmin: {
    kind: 'people',
    of: 'account',
    words: text(
      'The server made {what} an admin',
      'Der Server hat {what} zum Admin gemacht',
      'A szerver adminná tette: {what}',
    ),
  },
  setOffices: {
    kind: 'people',
    of: 'account',
    words: text(
      '{who} set the offices of {what}',
      '{who} hat die Ämter von {what} gesetzt',
      '{who} megadta a tisztségeket: {what}',
    ),
  },
  setOfficeText: {
    kind: 'people',
    of: 'office text',
    words: text(
      '{who} changed what the office says of itself',
      '{who} hat geändert, was das Büro über sich sagt',
      '{who} módosította az iroda bemutatkozását',
    ),
  },
  closeAccount: {
    kind: 'people',
    of: 'account',
    words: text(
      '{who} closed the account of {what}',
      '{who} hat das Konto von {what} geschlossen',
      '{who} lezárta a fiókot: {what}',
    ),
  },
  reopenAccount: {
    kind: 'people',
    of: 'account',
    words: text(
      '{who} opened the account of {what} again',
      '{who} hat das Konto von {what} wieder geöffnet',
      '{who} újra megnyitotta a fiókot: {what}',
    ),
  },
  makeResetLink: {
    kind: 'people',
    of: 'account',
    words: text(
      '{who} made a link for a new password of {what}',
      '{who} hat einen Link für ein neues Passwort von {what} gemacht',
      '{who} linket készített új jelszóhoz: {what}',
    ),
  },
  resetPassword: {
    kind: 'accounts',
    of: 'account',
    words: text('{what} has a new password', '{what} hat ein neues Passwort', 'Új jelszó: {what}'),
  },
  requestPasswordReset: {
    kind: 'accounts',
    of: 'account',
    words: text(
      'A link for a new password was asked for: {what}',
      'Ein Link für ein neues Passwort wurde verlangt: {what}',
      'Új jelszóhoz kértek linket: {what}',
    ),
  },
  changePassword: {
    kind: 'accounts',
    of: 'account',
    words: text('{who} changed the password', '{who} hat das Passwort geändert', '{who} megváltoztatta a jelszavát'),
  },
  setPin: {
    kind: 'accounts',
    of: 'account',
    words: text('{who} set the PIN', '{who} hat die PIN gesetzt', '{who} megadta a PIN-kódját'),
  },
  removePin: {
    kind: 'accounts',
    of: 'account',
    words: text('{who} removed the PIN', '{who} hat die PIN entfernt', '{who} törölte a PIN-kódját'),
  },
  revokeLogin: {
    kind: 'accounts',
    of: 'account',
    words: text(
      '{who} logged out another device',
      '{who} hat ein anderes Gerät abgemeldet',
      '{who} kijelentkeztetett egy másik készüléket',
    ),
  },
  logoutEverywhere: {
    kind: 'accounts',
    of: 'account',
    words: text('{who} logged out everywhere', '{who} hat sich überall abgemeldet', '{who} mindenhol kijelentkezett'),
  },
  setLanguage: {
    kind: 'accounts',
    of: 'account',
    words: text('{who} chose a language', '{who} hat eine Sprache gewählt', '{who} nyelvet választott'),
  },
  setNotifications: {
    kind: 'accounts',
    of: 'account',
    words: text(
      '{who} chose what is sent',
      '{who} hat gewählt, was gesandt wird',
      '{who} megadta, miről kap értesítést',
    ),
  },
  createApiToken: {
    kind: 'accounts',
    of: 'API token',
    words: text('{who} made an API token', '{who} hat ein API-Token erstellt', '{who} API-tokent készített'),
  },
  revokeApiToken: {
    kind: 'accounts',
    of: 'API token',
    words: text('{who} revoked an API token', '{who} hat ein API-Token widerrufen', '{who} visszavont egy API-tokent'),
  },
  registerWebhook: {
    kind: 'accounts',
    of: 'webhook',
    words: text('{who} registered a webhook', '{who} hat einen Webhook angemeldet', '{who} webhookot vett fel'),
  },
  changeWebhook: {
    kind: 'accounts',
    of: 'webhook',
    words: text('{who} changed a webhook', '{who} hat einen Webhook geändert', '{who} módosított egy webhookot'),
  },
  renewWebhookSecret: {
    kind: 'accounts',
    of: 'webhook',
    words: text(
      '{who} renewed the secret of a webhook',
      '{who} hat das Geheimnis eines Webhooks erneuert',
      '{who} új titkot kért egy webhookhoz',
    ),
  },
  pauseWebhook: {
    kind: 'accounts',
    of: 'webhook',
    words: text('{who} paused a webhook', '{who} hat einen Webhook angehalten', '{who} szüneteltetett egy webhookot'),
  },
  resumeWebhook: {
    kind: 'accounts',
    of: 'webhook',
    words: text(
      '{who} let a webhook go on',
      '{who} hat einen Webhook wieder laufen lassen',
      '{who} újraindított egy webhookot',
    ),
  },
  removeWebhook: {
    kind: 'accounts',
    of: 'webhook',
    words: text('{who} removed a webhook', '{who} hat einen Webhook entfernt', '{who} törölt egy webhookot'),
  },
  found: {
    kind: 'accounts',
    of: 'office',
    words: text('The office was founded', 'Das Büro wurde gegründet', 'Az iroda megalakult'),
  },
  start: {
    kind: 'accounts',
    of: 'one-time link',
    words: text(
      'The server showed the link of the first admin',
      'Der Server hat den Link des ersten Admins gezeigt',
      'A szerver megmutatta az első admin linkjét',
    ),
  },
} as const satisfies Partial<Record<Action, ActWords>>;
