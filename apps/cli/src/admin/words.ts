import { text } from '@tarokk/rules';

export const adminHelp = {
  admin: text(
    'What is done at the server itself: make admins, and links for a new password.',
    'Was am Server selbst geschieht: Admins machen, und Links für ein neues Passwort.',
    'Ami magán a kiszolgálón történik: adminok és új jelszóhoz hivatkozások készítése.',
  ),
  create: text(
    'Make a new person an admin. Prints a link with which to choose username and password; with --username the password is asked for here.',
    'Eine neue Person zum Admin machen. Gibt einen Link aus, mit dem Benutzername und Passwort gewählt werden; mit --username wird hier nach dem Passwort gefragt.',
    'Új személy adminná tétele. Hivatkozást ír ki, amellyel felhasználónév és jelszó választható; --username esetén itt kéri a jelszót.',
  ),
  name: text('the name of the person', 'der Name der Person', 'a személy neve'),
  username: text(
    'the name to log in with; the password is asked for, or the first line of standard input',
    'der Name zum Anmelden; nach dem Passwort wird gefragt, oder es ist die erste Zeile der Standardeingabe',
    'a bejelentkezési név; a jelszót megkérdezi, vagy a szabványos bemenet első sora',
  ),
  reset: text(
    'Print a link with which an account sets a new password, an admin’s too.',
    'Einen Link ausgeben, mit dem ein Konto ein neues Passwort setzt, auch das eines Admins.',
    'Hivatkozás kiírása, amellyel egy fiók új jelszót állíthat be, adminé is.',
  ),
  account: text(
    'the username or e-mail address of the account',
    'Benutzername oder E-Mail-Adresse des Kontos',
    'a fiók felhasználóneve vagy e-mail-címe',
  ),
};

export const adminWords = {
  database: text('Database: {database}', 'Datenbank: {database}', 'Adatbázis: {database}'),
  invited: text(
    '{name} is an admin now. This address is for choosing a username and a password; it works once, for 14 days:',
    '{name} ist jetzt Admin. Unter dieser Adresse werden Benutzername und Passwort gewählt; sie geht einmal, 14 Tage lang:',
    '{name} mostantól admin. Ezen a címen választhat felhasználónevet és jelszót; egyszer működik, 14 napig:',
  ),
  created: text(
    '{name} is an admin now, and logs in as {username}.',
    '{name} ist jetzt Admin und meldet sich als {username} an.',
    '{name} mostantól admin, és {username} néven jelentkezik be.',
  ),
  reset: text(
    'This address is for choosing a new password; it works once, for two hours:',
    'Unter dieser Adresse wird ein neues Passwort gewählt; sie geht einmal, zwei Stunden lang:',
    'Ezen a címen választható új jelszó; egyszer működik, két óráig:',
  ),
  password: text('Password: ', 'Passwort: ', 'Jelszó: '),
};
