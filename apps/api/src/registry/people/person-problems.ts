import { sentence, text, type Sentence, type Text } from '@tarokk/rules';
import type { CodeOf } from '../../platform/problems/problem-codes.js';
import type { Problem } from '../../platform/problems/refused.types.js';
import type { PersonRow } from './people.repository.js';
import { publicName } from './names/public-name.js';

const unknown = text('There is no such person.', 'Diese Person gibt es nicht.', 'Nincs ilyen személy.');
const sameName = text(
  'There is somebody named {name} already. Choose them, or say that this is another.',
  'Es gibt schon jemanden namens {name}. Wähle ihn, oder sage, dass dies jemand anderer ist.',
  'Már van {name} nevű személy. Válaszd őt, vagy jelezd, hogy ez más valaki.',
);
const notYours = text(
  'Only the person themselves or an admin may do this.',
  'Das darf nur die Person selbst oder ein Admin.',
  'Ezt csak maga a személy vagy egy adminisztrátor teheti meg.',
);
const noFormerName = text(
  'This person has had no other name that could be given back.',
  'Diese Person hatte keinen anderen Namen, den man zurückgeben könnte.',
  'Ennek a személynek nem volt más neve, amelyet vissza lehetne adni.',
);
const sameAsBefore = text('That is the name already.', 'So lautet der Name schon.', 'Már ez a neve.');
const erased = text(
  'The data of this person were erased when they asked for it; their pseudonym stays.',
  'Die Daten dieser Person wurden auf ihren Wunsch gelöscht; das Pseudonym bleibt.',
  'Ennek a személynek az adatait a kérésére töröltük; az álneve marad.',
);
const emailTaken = text(
  'This e-mail address belongs to another entry. The office can put two entries of one person together.',
  'Diese E-Mail-Adresse gehört zu einem anderen Eintrag. Das Büro kann zwei Einträge einer Person zusammenlegen.',
  'Ez az e-mail-cím egy másik bejegyzéshez tartozik. Az iroda össze tudja vonni egy személy két bejegyzését.',
);
const notAnEmail = text(
  'This is no e-mail address: it looks like name@example.org and has at most 254 characters.',
  'Das ist keine E-Mail-Adresse: sie sieht aus wie name@example.org und hat höchstens 254 Zeichen.',
  'Ez nem e-mail-cím: az ilyen alakú: nev@example.org, és legfeljebb 254 karakteres.',
);
const notAPhone = text(
  'This is no telephone number: digits, spaces and + ( ) - / . only, 4 to 40 characters.',
  'Das ist keine Telefonnummer: nur Ziffern, Leerzeichen und + ( ) - / ., 4 bis 40 Zeichen.',
  'Ez nem telefonszám: csak számjegyek, szóközök és + ( ) - / . jelek, 4–40 karakter.',
);
const lastAdmin = text(
  'This is the only admin. Make somebody else an admin first.',
  'Das ist der einzige Admin. Mache zuerst jemand anderen zum Admin.',
  'Ő az egyetlen adminisztrátor. Előbb nevezz ki valaki mást.',
);

const problem = (code: CodeOf<'person'>, path: string, words: Text, values: Sentence['values'] = {}): Problem => ({
  code: `person/${code}`,
  rule: null,
  path,
  sentence: sentence(words, values),
});

export const personProblems = {
  unknown: (path: string): Problem => problem('unknown', path, unknown),
  /** Somebody with this name, accents and case apart, is there: who enters persons twice makes work for the jury. */
  sameName: (known: PersonRow, path: string): Problem =>
    problem('same-name', path, sameName, { name: publicName(known) }),
  notYours: (path: string): Problem => problem('not-yours', path, notYours),
  noFormerName: (): Problem => problem('no-former-name', 'personId', noFormerName),
  sameAsBefore: (): Problem => problem('same-as-before', 'name', sameAsBefore),
  erased: (): Problem => problem('erased', 'personId', erased),
  emailTaken: (): Problem => problem('email-taken', 'email', emailTaken),
  notAnEmail: (): Problem => problem('not-an-email', 'email', notAnEmail),
  notAPhone: (): Problem => problem('not-a-phone', 'phone', notAPhone),
  lastAdmin: (path = 'personId'): Problem => problem('last-admin', path, lastAdmin),
};
