/**
 * Words that are in no language: where one is found, it was planted. Each says by its end what it is.
 */
export const marks = {
  place: 'Zqxhome',
  spelling: 'Zqxspelt',
  inRecord: 'Zqxrecord',
  planned: 'Zqxplanned',
  listed: 'Zqxlisted',
  later: 'Zqxlater',
  event: 'Zqxevent',
  old: 'Zqxold',
  mail: 'zqxmail',
  phone: '+36 1 770077007',
  login: 'zqxlogin',
  asked: 'Zqxasked',
  granted: 'Zqxgranted',
  remark: 'Zqxremark',
  dispute: 'Zqxdispute',
  returned: 'Zqxreturned',
  draft: 'Zqxdraft',
} as const;

// Whole marks: three letters alone stand in many a text by chance.
const words = Object.values(marks).map((mark) => mark.replace(/^\+36 1 /, ''));
const pattern = new RegExp(words.join('|'), 'gi');

/** The marks in a text, also where it has them in base64, as cursors do. */
export function marksIn(text: string): readonly string[] {
  const hidden = [...text.matchAll(/[\w+/-]{12,}={0,2}/g)].flatMap(
    ([word]) => Buffer.from(word, 'base64').toString('latin1').match(pattern) ?? [],
  );
  return [...new Set([...(text.match(pattern) ?? []), ...hidden])];
}
