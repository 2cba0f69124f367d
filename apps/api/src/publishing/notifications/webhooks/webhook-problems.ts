import { problemKind } from '@tarokk/competition';
import { text } from '@tarokk/rules';

export const webhookProblems = {
  notOffered: problemKind('webhook/not-offered', {
    text: text(
      'This office sends nothing to webhooks: it has no key to sign with.',
      'Dieses Büro schickt nichts an Webhooks: Es hat keinen Schlüssel, um zu unterschreiben.',
      'Ez az iroda nem küld webhookot: nincs kulcsa az aláíráshoz.',
    ),
  }),
  malformed: problemKind('webhook/malformed', {
    text: text(
      'This is no address of a webhook: https://example.org/royal-tarokk is one. At most 2000 characters.',
      'Das ist keine Adresse für einen Webhook: https://example.org/royal-tarokk ist eine. Höchstens 2000 Zeichen.',
      'Ez nem webhookcím; ilyen például: https://example.org/royal-tarokk. Legfeljebb 2000 karakter.',
    ),
  }),
  scheme: problemKind('webhook/scheme', {
    text: text(
      'The address of a webhook begins with https://.',
      'Die Adresse eines Webhooks beginnt mit https://.',
      'A webhook címe https:// kezdetű.',
    ),
  }),
  credentials: problemKind('webhook/credentials', {
    text: text(
      'An address with a username or password is not taken: messages are signed.',
      'Eine Adresse mit Benutzernamen oder Passwort wird nicht angenommen: Nachrichten sind unterschrieben.',
      'Felhasználónevet vagy jelszót tartalmazó cím nem fogadható el: az üzenetek alá vannak írva.',
    ),
  }),
  port: problemKind('webhook/port', {
    text: text(
      'Webhooks go to these ports only: {ports}.',
      'Webhooks gehen nur an diese Ports: {ports}.',
      'Webhook csak ezekre a portokra megy: {ports}.',
    ),
  }),
  inner: problemKind('webhook/inner', {
    text: text(
      'The address is none of the public Internet.',
      'Die Adresse gehört nicht zum öffentlichen Internet.',
      'A cím nem a nyilvános interneté.',
    ),
  }),
  name: problemKind('webhook/name', {
    text: text(
      'The name of a webhook has at most 100 characters.',
      'Der Name eines Webhooks hat höchstens 100 Zeichen.',
      'A webhook neve legfeljebb 100 karakter.',
    ),
  }),
  kinds: problemKind('webhook/kinds', {
    text: text(
      'Say what the webhook is to be told of.',
      'Gib an, worüber der Webhook benachrichtigt werden soll.',
      'Add meg, miről értesüljön a webhook.',
    ),
  }),
  tooMany: problemKind('webhook/too-many', {
    text: text(
      'An account has at most {most} webhooks. Remove one first.',
      'Ein Konto hat höchstens {most} Webhooks. Entferne zuerst einen.',
      'Egy fióknak legfeljebb {most} webhookja lehet. Előbb távolíts el egyet.',
    ),
  }),
  unknown: problemKind('webhook/unknown', {
    text: text('You have no such webhook.', 'Einen solchen Webhook hast du nicht.', 'Nincs ilyen webhookod.'),
  }),
  paused: problemKind('webhook/paused', {
    text: text(
      'The webhook is paused. Resume it first.',
      'Der Webhook ist angehalten. Setze ihn zuerst fort.',
      'A webhook szünetel. Előbb indítsd újra.',
    ),
  }),
  keyGone: problemKind('webhook/key-gone', {
    text: text(
      'The office no longer has the key of this secret. Renew the secret.',
      'Das Büro hat den Schlüssel zu diesem Geheimnis nicht mehr. Erneuere das Geheimnis.',
      'Az irodának már nincs meg ennek a titoknak a kulcsa. Újítsd meg a titkot.',
    ),
  }),
  tooOften: problemKind('webhook/too-often', {
    text: text(
      'At most {most} messages an hour are sent by hand.',
      'Von Hand werden höchstens {most} Nachrichten in der Stunde geschickt.',
      'Kézzel óránként legfeljebb {most} üzenet küldhető.',
    ),
  }),
  unknownDelivery: problemKind('webhook/unknown-delivery', {
    text: text(
      'You have no such delivery to a webhook.',
      'Eine solche Zustellung an einen Webhook hast du nicht.',
      'Nincs ilyen kézbesítésed webhooknak.',
    ),
  }),
  stillWaiting: problemKind('webhook/still-waiting', {
    text: text(
      'This delivery is still being tried.',
      'Diese Zustellung wird noch versucht.',
      'Ez a kézbesítés még folyamatban van.',
    ),
  }),
};
