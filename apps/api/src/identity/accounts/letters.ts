import { fill, type Language, languages, text } from '@tarokk/rules';
import type { Letter } from '../../platform/mail/mail.service.js';

const invitation = {
  subject: text(
    'Your account at the Royal Tarokk competition office',
    'Dein Konto im Wettbewerbsbüro für Royal Tarokk',
    'Fiókod a royal tarokk versenyirodánál',
  ),
  text: text(
    'You are invited to the Royal Tarokk competition office. Open this address to choose a username and a password; it works once, for 14 days:\n\n{link}\n\nIf you expect no invitation, do nothing.\n',
    'Du bist ins Wettbewerbsbüro für Royal Tarokk eingeladen. Öffne diese Adresse, um Benutzernamen und Passwort zu wählen; sie geht einmal, 14 Tage lang:\n\n{link}\n\nWenn du keine Einladung erwartest, tu nichts.\n',
    'Meghívást kaptál a royal tarokk versenyirodába. Ezen a címen választhatsz felhasználónevet és jelszót; egyszer működik, 14 napig:\n\n{link}\n\nHa nem vársz meghívót, nincs teendőd.\n',
  ),
};

const reset = {
  subject: text(
    'A new password for the Royal Tarokk competition office',
    'Ein neues Passwort für das Wettbewerbsbüro für Royal Tarokk',
    'Új jelszó a royal tarokk versenyirodához',
  ),
  text: text(
    'Open this address to choose a new password; it works once, for two hours:\n\n{link}\n\nIf you did not ask for it, do nothing: the old password still holds.\n',
    'Öffne diese Adresse, um ein neues Passwort zu wählen; sie geht einmal, zwei Stunden lang:\n\n{link}\n\nWenn du nicht darum gebeten hast, tu nichts: Das alte Passwort gilt weiter.\n',
    'Ezen a címen választhatsz új jelszót; egyszer működik, két óráig:\n\n{link}\n\nHa nem te kérted, nincs teendőd: a régi jelszó érvényben marad.\n',
  ),
};

const resetOfAdmin = text(
  'A new password was asked for your account. The account of an admin gets one on the server only, with the command\n\n  tarokk admin reset {username}\n\nIf you did not ask for it, do nothing: the old password still holds.\n',
  'Für dein Konto wurde um ein neues Passwort gebeten. Das Konto eines Admins bekommt es nur auf dem Server, mit dem Befehl\n\n  tarokk admin reset {username}\n\nWenn du nicht darum gebeten hast, tu nichts: Das alte Passwort gilt weiter.\n',
  'A fiókodhoz új jelszót kértek. Admin fiókja csak a kiszolgálón kaphat újat, ezzel a paranccsal:\n\n  tarokk admin reset {username}\n\nHa nem te kérted, nincs teendőd: a régi jelszó érvényben marad.\n',
);

const emailChanged = {
  subject: text(
    'Your e-mail address at the Royal Tarokk competition office',
    'Deine E-Mail-Adresse im Wettbewerbsbüro für Royal Tarokk',
    'E-mail-címed a royal tarokk versenyirodánál',
  ),
  byThemselves: text(
    'The e-mail address of your account was changed, with its password. Letters go to the new address from now on.\n\nIf it was not you, somebody else knows your password: change it, and tell the office.\n',
    'Die E-Mail-Adresse deines Kontos wurde mit seinem Passwort geändert. E-Mails gehen ab jetzt an die neue Adresse.\n\nWenn du es nicht warst, kennt jemand anderer dein Passwort: Ändere es, und sage es dem Büro.\n',
    'A fiókod e-mail-címét a jelszavával megváltoztatták. A levelek mostantól az új címre mennek.\n\nHa nem te voltál, valaki más ismeri a jelszavadat: változtasd meg, és szólj az irodának.\n',
  ),
  byAdmin: text(
    'An admin changed the e-mail address of your account. Letters go to the new address from now on.\n\nIf you did not ask for it, tell the office.\n',
    'Ein Admin hat die E-Mail-Adresse deines Kontos geändert. E-Mails gehen ab jetzt an die neue Adresse.\n\nWenn du nicht darum gebeten hast, sage es dem Büro.\n',
    'Egy admin megváltoztatta a fiókod e-mail-címét. A levelek mostantól az új címre mennek.\n\nHa nem te kérted, szólj az irodának.\n',
  ),
};

export function invitationLetter(to: string, link: string, language: string): Letter {
  const spoken = known(language);
  return { to, subject: invitation.subject[spoken], text: fill(invitation.text[spoken], { link }) };
}

export function resetLetter(to: string, link: string, language: string): Letter {
  const spoken = known(language);
  return { to, subject: reset.subject[spoken], text: fill(reset.text[spoken], { link }) };
}

/** No link is sent to an admin: a person who reads their mail must not become admin by it. */
export function letterToAdmin(to: string, username: string, language: string): Letter {
  const spoken = known(language);
  return { to, subject: reset.subject[spoken], text: fill(resetOfAdmin[spoken], { username }) };
}

/** To the address before the change. */
export function emailChangedLetter(to: string, byThemselves: boolean, language: string): Letter {
  const spoken = known(language);
  return {
    to,
    subject: emailChanged.subject[spoken],
    text: emailChanged[byThemselves ? 'byThemselves' : 'byAdmin'][spoken],
  };
}

function known(language: string): Language {
  return languages.find((each) => each === language) ?? 'en';
}
