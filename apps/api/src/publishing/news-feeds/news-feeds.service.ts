import { Injectable } from '@nestjs/common';
import { dayText } from '@tarokk/competition';
import { catalogue, fill, languages, type Language } from '@tarokk/rules';
import { TrophiesService } from '../../competitions/trophies/trophies.service.js';
import { ReadSource } from '../../platform/database/replica/read-source.js';
import { publicName } from '../../registry/people/names/public-name.js';
import { PeopleRepository } from '../../registry/people/people.repository.js';
import { competitionNames } from '../calendar-feeds/feed-words.js';
import { type FeedEntry, writeAtom, writeSitemap } from './atom-file.js';
import { type FeedNews, MOST_ENTRIES, NewsFeedsRepository } from './news-feeds.repository.js';
import { newsWords } from './news-words.js';

export const feedNames = ['results', 'trophies', 'news'] as const;
export type FeedName = (typeof feedNames)[number];

/** The page that shows what a feed tells of. */
const pageOf: Readonly<Record<FeedName, string>> = { results: '/matches', trophies: '/trophies', news: '' };

/** Pages without a year or a name in their address. */
const plainPages = [
  '',
  '/championship',
  '/cup',
  '/grand-prix',
  '/free-championship',
  '/trophies',
  '/trophies/players',
  '/announcements',
  '/players',
  '/teams',
  '/matches',
  '/seasons',
  '/table',
  '/tour',
  '/rules/royal-tarokk',
];

/** Where a feed is read. */
interface Reader {
  /** As the reader has asked for it, without a slash at its end. */
  readonly origin: string;
  readonly language: Language;
}

/** What everybody may know of what is new, for programs that ask again and again. */
@Injectable()
export class NewsFeeds {
  constructor(
    private readonly repository: NewsFeedsRepository,
    private readonly trophies: TrophiesService,
    private readonly people: PeopleRepository,
    private readonly source: ReadSource,
  ) {}

  async feed(name: FeedName, reader: Reader): Promise<string> {
    const { origin, language } = reader;
    const office = newsWords.office[language];
    return writeAtom({
      address: `${origin}/feeds/${name}.atom?lang=${language}`,
      title: fill(newsWords.feed[language], { office, name: newsWords[name][language] }),
      page: `${origin}/${language}${pageOf[name]}`,
      author: office,
      language,
      since: (await this.repository.foundedAt()).toISOString(),
      entries: await this.entriesOf(name, reader),
    });
  }

  /** The pages that search engines may know, in each language. */
  async sitemap(origin: string): Promise<string> {
    const { years, teams, persons } = await this.repository.pages();
    const pages = [
      ...plainPages,
      ...years.flatMap((year) => [`/championship/${year}`, `/cup/${year}`, `/grand-prix/${year}`]),
      ...catalogue.map(({ id }) => `/announcements/${id}`),
      ...teams.map((id) => `/teams/${id}`),
      ...persons.map((id) => `/players/${id}`),
    ];
    return writeSitemap(pages.flatMap((page) => languages.map((language) => `${origin}/${language}${page}`)));
  }

  private entriesOf(name: FeedName, reader: Reader): Promise<readonly FeedEntry[]> {
    switch (name) {
      case 'results':
        return this.results(reader);
      case 'trophies':
        return this.wonTrophies(reader);
      case 'news':
        return this.news(reader);
    }
  }

  private async results({ origin, language }: Reader): Promise<readonly FeedEntry[]> {
    const results = await this.repository.results();
    return results.map(({ id, date, approvedAt, competitions, sides: [a, b], points: [pointsA, pointsB] }) => ({
      id: `urn:uuid:${id}`,
      title: fill(newsWords.result[language], { a, pointsA, pointsB, b }),
      summary: fill(newsWords.played[language], {
        competitions: competitions.map((competition) => competitionNames[competition][language]).join(', '),
        day: dayText(date)[language],
      }),
      at: approvedAt.toISOString(),
      page: `${origin}/${language}/matches/${id}`,
    }));
  }

  /** Those of which the day is known. */
  private async wonTrophies({ origin, language }: Reader): Promise<readonly FeedEntry[]> {
    const latest = { limit: MOST_ENTRIES, backwards: false, edge: null };
    const { nodes } = await this.trophies.list(this.source, latest, {}, 'newest');
    const persons = await this.people.findByIds(nodes.map(({ entry }) => entry.announcer));
    const names = new Map(persons.map((person) => [person.id, publicName(person)]));
    return nodes.flatMap(({ id, date, entry }) => {
      if (date === null) return [];
      const player = names.get(entry.announcer) ?? '';
      return {
        id: `urn:uuid:${id}`,
        title: fill(newsWords.trophy[language], {
          name: (entry.name ?? newsWords.unknownTrophy)[language],
          player: typeof player === 'string' ? player : player[language],
        }),
        summary: dayText(date)[language],
        at: `${date}T00:00:00Z`,
        page: `${origin}/${language}/trophies/${id}`,
      };
    });
  }

  private async news(reader: Reader): Promise<readonly FeedEntry[]> {
    return (await this.repository.news()).map((each) => newsEntry(each, reader));
  }
}

function newsEntry(news: FeedNews, { origin, language }: Reader): FeedEntry {
  const at = news.at.toISOString();
  if (news.kind === 'event') {
    return {
      id: `urn:uuid:${news.id}`,
      title: fill(newsWords.event[language], { name: news.name }),
      summary: dayText(news.day)[language],
      at,
      page: `${origin}/${language}/grand-prix/${news.season}/${news.id}`,
    };
  }
  const { kind, season: year } = news;
  const title = fill(newsWords[kind][language], { year: String(year) });
  const page = `/${kind === 'drawn' ? 'cup' : 'championship'}/${year}`;
  // What has no id of its own is known by the address of its page, without a language, and by what became of it.
  return { id: `${origin}${page}#${kind}`, title, summary: title, at, page: `${origin}/${language}${page}` };
}
