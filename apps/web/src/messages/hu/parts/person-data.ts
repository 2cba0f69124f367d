import type { PersonDataWords } from '../../en/parts/person-data.js';

export const personData: PersonDataWords = {
  personData: {
    email: 'E-mail-cím',
    phone: 'Telefonszám',
    password: 'Jelszó',
    passwordHint: 'Akkor kell, ha az e-mail-cím változik.',
    save: 'Az elérhetőség mentése',
    showName: 'A név megjelenítése',
    showPseudonym: 'Álnév megjelenítése',
  },
};
