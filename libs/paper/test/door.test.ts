import { expect, it } from '@jest/globals';
import * as paper from '@tarokk/paper';

it('the door of the library is what is promised, and nothing else', () => {
  expect(Object.keys(paper).sort()).toMatchInlineSnapshot(`
    [
      "blankSheet",
      "championshipPaper",
      "competitionWords",
      "cupPaper",
      "dayIn",
      "marksOf",
      "matchSheet",
      "milestoneCertificate",
      "print",
      "trophiesPaper",
      "trophyCertificate",
      "wholeDays",
    ]
  `);
});
