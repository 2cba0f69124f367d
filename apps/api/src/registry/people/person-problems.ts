import { problemKind } from '@tarokk/competition';
import { text } from '@tarokk/rules';

export const personProblems = {
  unknown: problemKind('person/unknown', {
    text: text('There is no such person.', 'Diese Person gibt es nicht.', 'Nincs ilyen személy.'),
  }),
  /** Somebody with this name, accents and case apart, is there: who enters persons twice makes work for the jury. */
  sameName: problemKind('person/same-name', {
    text: text(
      'There is somebody named {name} already. Choose them, or say that this is another.',
      'Es gibt schon jemanden namens {name}. Wähle ihn, oder sage, dass dies jemand anderer ist.',
      'Már van {name} nevű személy. Válaszd őt, vagy jelezd, hogy ez más valaki.',
    ),
  }),
  notYours: problemKind('person/not-yours', {
    text: text(
      'Only the person themselves or an admin may do this.',
      'Das darf nur die Person selbst oder ein Admin.',
      'Ezt csak maga a személy vagy egy adminisztrátor teheti meg.',
    ),
  }),
  noFormerName: problemKind('person/no-former-name', {
    path: 'personId',
    text: text(
      'This person has had no other name that could be given back.',
      'Diese Person hatte keinen anderen Namen, den man zurückgeben könnte.',
      'Ennek a személynek nem volt más neve, amelyet vissza lehetne adni.',
    ),
  }),
  sameAsBefore: problemKind('person/same-as-before', {
    path: 'name',
    text: text('That is the name already.', 'So lautet der Name schon.', 'Már ez a neve.'),
  }),
  erased: problemKind('person/erased', {
    path: 'personId',
    text: text(
      'The data of this person were erased when they asked for it; their pseudonym stays.',
      'Die Daten dieser Person wurden auf ihren Wunsch gelöscht; das Pseudonym bleibt.',
      'Ennek a személynek az adatait a kérésére töröltük; az álneve marad.',
    ),
  }),
  emailTaken: problemKind('person/email-taken', {
    path: 'email',
    text: text(
      'This e-mail address belongs to another entry. The office can put two entries of one person together.',
      'Diese E-Mail-Adresse gehört zu einem anderen Eintrag. Das Büro kann zwei Einträge einer Person zusammenlegen.',
      'Ez az e-mail-cím egy másik bejegyzéshez tartozik. Az iroda össze tudja vonni egy személy két bejegyzését.',
    ),
  }),
  notAnEmail: problemKind('person/not-an-email', {
    path: 'email',
    text: text(
      'This is no e-mail address: it looks like name@example.org and has at most 254 characters.',
      'Das ist keine E-Mail-Adresse: sie sieht aus wie name@example.org und hat höchstens 254 Zeichen.',
      'Ez nem e-mail-cím: az ilyen alakú: nev@example.org, és legfeljebb 254 karakteres.',
    ),
  }),
  notAPhone: problemKind('person/not-a-phone', {
    path: 'phone',
    text: text(
      'This is no telephone number: digits, spaces and + ( ) - / . only, 4 to 40 characters.',
      'Das ist keine Telefonnummer: nur Ziffern, Leerzeichen und + ( ) - / ., 4 bis 40 Zeichen.',
      'Ez nem telefonszám: csak számjegyek, szóközök és + ( ) - / . jelek, 4–40 karakter.',
    ),
  }),
  lastAdmin: problemKind('person/last-admin', {
    path: 'personId',
    text: text(
      'This is the only admin. Make somebody else an admin first.',
      'Das ist der einzige Admin. Mache zuerst jemand anderen zum Admin.',
      'Ő az egyetlen adminisztrátor. Előbb nevezz ki valaki mást.',
    ),
  }),
};
