import type { PersonDataWords } from '../../en/parts/person-data.js';

export const personData: PersonDataWords = {
  personData: {
    email: 'E-Mail-Adresse',
    phone: 'Telefonnummer',
    password: 'Passwort',
    passwordHint: 'Nötig, wenn sich die E-Mail-Adresse ändert.',
    save: 'Kontaktdaten speichern',
    showName: 'Namen zeigen',
    showPseudonym: 'Pseudonym zeigen',
  },
};
