import { fill, type Language, type Text, text } from '@tarokk/rules';
import type { NoticeRow } from './notices.repository.js';

const resetLink: Readonly<Record<'mail' | 'shown' | 'server', Text>> = {
  mail: text(
    'A link for a new password was sent to your e-mail address.',
    'Ein Link für ein neues Passwort wurde an deine E-Mail-Adresse geschickt.',
    'Új jelszóhoz hivatkozást küldtek az e-mail-címedre.',
  ),
  shown: text(
    'An admin made a link for a new password of yours and saw it.',
    'Ein Admin hat einen Link für ein neues Passwort von dir gemacht und selbst gesehen.',
    'Egy admin hivatkozást készített az új jelszavadhoz, és maga is látta.',
  ),
  server: text(
    'A link for a new password of yours was made on the server.',
    'Auf dem Server wurde ein Link für ein neues Passwort von dir gemacht.',
    'A kiszolgálón hivatkozást készítettek az új jelszavadhoz.',
  ),
};

const words = {
  'password-reset': text(
    'A new password was set with a link; all logins and API tokens ended.',
    'Mit einem Link wurde ein neues Passwort gesetzt; alle Anmeldungen und API-Token wurden beendet.',
    'Egy hivatkozással új jelszót állítottak be; minden bejelentkezés és API-token véget ért.',
  ),
  'token-made': text(
    'The API token “{name}” was made with your password: a program acts in your name with it. If it was not you, revoke it and change the password.',
    'Das API-Token „{name}“ wurde mit deinem Passwort erzeugt: Damit handelt ein Programm in deinem Namen. Wenn du es nicht warst, widerrufe es und ändere das Passwort.',
    'A jelszavaddal API-token készült: „{name}”. Ezzel egy program a nevedben jár el. Ha nem te voltál, vond vissza, és változtasd meg a jelszót.',
  ),
  jury: text(
    'An admin made you a member of the jury.',
    'Ein Admin hat dich zum Jurymitglied gemacht.',
    'Egy admin zsűritaggá tett.',
  ),
  admin: text('An admin made you an admin.', 'Ein Admin hat dich zum Admin gemacht.', 'Egy admin adminná tett.'),
  both: text(
    'An admin made you a member of the jury and an admin.',
    'Ein Admin hat dich zum Jurymitglied und Admin gemacht.',
    'Egy admin zsűritaggá és adminná tett.',
  ),
  neither: text(
    'An admin took your offices: you are neither a member of the jury nor an admin.',
    'Ein Admin hat dir deine Ämter genommen: Du bist weder Jurymitglied noch Admin.',
    'Egy admin elvette a tisztségeidet: nem vagy sem zsűritag, sem admin.',
  ),
  reopened: text(
    'An admin had closed your account, and opened it again.',
    'Ein Admin hatte dein Konto geschlossen und hat es wieder geöffnet.',
    'Egy admin lezárta, majd újra megnyitotta a fiókodat.',
  ),
  'pin-locked': text(
    'Your PIN is locked after five wrong ones.',
    'Deine PIN ist nach fünf falschen gesperrt.',
    'A PIN-kódod öt hibás után zárolva van.',
  ),
  'pin-guessed': text(
    'Somebody entered wrong PINs as yours, on a phone on which a sheet was written. It has to wait longer and longer; your PIN is not locked.',
    'Jemand hat auf einem Telefon, auf dem ein Spielzettel geschrieben wurde, falsche PINs als deine eingegeben. Dort muss man immer länger warten; deine PIN ist nicht gesperrt.',
    'Valaki hibás PIN-kódokat adott meg a tiedként egy telefonon, amelyen mérkőzéslap készült. Ott egyre tovább kell várni; a te PIN-kódod nincs zárolva.',
  ),
  'login-guessed': text(
    'Somebody tried wrong passwords for your account. Whoever does has to wait longer and longer; you get in as before on devices on which you have logged in.',
    'Jemand hat falsche Passwörter für dein Konto versucht. Wer das tut, muss immer länger warten; auf Geräten, auf denen du dich schon angemeldet hast, kommst du hinein wie bisher.',
    'Valaki hibás jelszavakkal próbálkozott a fiókodnál. Aki ezt teszi, egyre tovább vár; azokról az eszközökről, amelyeken már beléptél, ugyanúgy bejutsz, mint eddig.',
  ),
  'email-changed': text(
    'The e-mail address of your account was changed with your password. If it was not you, change the password and tell the office.',
    'Die E-Mail-Adresse deines Kontos wurde mit deinem Passwort geändert. Wenn du es nicht warst, ändere das Passwort und sage es dem Büro.',
    'A fiókod e-mail-címét a jelszavaddal megváltoztatták. Ha nem te voltál, változtasd meg a jelszót, és szólj az irodának.',
  ),
  'email-by-admin': text(
    'An admin changed the e-mail address of your account.',
    'Ein Admin hat die E-Mail-Adresse deines Kontos geändert.',
    'Egy admin megváltoztatta a fiókod e-mail-címét.',
  ),
};

/** What a notice says. */
export function noticeWords({ kind, values }: Pick<NoticeRow, 'kind' | 'values'>, language: Language): string {
  const {
    delivery,
    jury,
    admin,
    by,
    name = '',
  } = values as {
    delivery?: keyof typeof resetLink;
    jury?: boolean;
    admin?: boolean;
    by?: string | null;
    name?: string;
  };
  switch (kind) {
    case 'reset-link':
      return resetLink[delivery ?? 'server'][language];
    case 'offices':
      return words[jury && admin ? 'both' : jury ? 'jury' : admin ? 'admin' : 'neither'][language];
    case 'token-made':
      return fill(words['token-made'][language], { name });
    case 'email-changed':
      return words[by == null ? 'email-changed' : 'email-by-admin'][language];
    default:
      return words[kind as 'password-reset' | 'reopened' | 'pin-locked' | 'pin-guessed' | 'login-guessed'][language];
  }
}
