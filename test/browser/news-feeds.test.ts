import { league } from '../support/league.js';
import { matchIn } from '../support/matches-in-states.js';
import { expect, inOffice } from './fixtures.js';

const test = inOffice(async () => {
  const opened = await league({ teams: ['Wasps & <Sons>', 'Óbudai Baglyok'] });
  await matchIn('approved', opened.people);
  return opened;
});

for (const [path, feeds] of [
  ['/hu', ['results', 'trophies', 'news']],
  ['/hu/matches', ['results']],
  ['/hu/trophies', ['trophies']],
] as const) {
  test(`${path} leads readers of feeds to what it shows, and each is XML with all that Atom asks for`, async ({
    open,
  }) => {
    const page = await open(path);
    const links = page.locator('head link[rel="alternate"][type="application/atom+xml"]');
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual(feeds.map((name) => `/feeds/${name}.atom?lang=hu`));
    for (const address of addresses) {
      const read = await page.evaluate(async (of) => {
        const feed = new DOMParser().parseFromString(
          await (await fetch(of!)).text(),
          'application/xml',
        ).documentElement;
        const has = (element: Element): boolean =>
          ['id', 'title', 'updated'].every((name) => element.querySelector(`:scope > ${name}`) !== null);
        const entries = [...feed.querySelectorAll('entry')];
        return {
          name: feed.localName,
          space: feed.namespaceURI,
          isWhole: [feed, ...entries].every(has),
          author: feed.querySelector('author > name')?.textContent,
          language: feed.getAttribute('xml:lang'),
        };
      }, address);
      expect(read).toEqual({
        name: 'feed',
        space: 'http://www.w3.org/2005/Atom',
        isWhole: true,
        author: 'Royal tarokk',
        language: 'hu',
      });
    }
  });
}
