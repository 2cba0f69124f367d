export const personData = {
  personData: {
    email: 'E-mail address',
    phone: 'Telephone number',
    password: 'Password',
    passwordHint: 'Needed when the e-mail address changes.',
    save: 'Save the contact data',
    showName: 'Show the name',
    showPseudonym: 'Show a pseudonym',
  },
};

export type PersonDataWords = typeof personData;
