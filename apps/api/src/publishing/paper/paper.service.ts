import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readSheet } from '@tarokk/competition';
import type { Language } from '@tarokk/rules';
import { type Configuration, CONFIGURATION } from '../../platform/configuration/configuration.js';
import { UUID } from '../../platform/inputs/plain-forms.js';
import { DownloadProblem } from '../downloads/problems.js';
import { askAs } from '../../platform/web/ask-as.js';
import { drawingsIn } from '../../platform/web/previews/drawings.js';
import {
  type AboutTrophy,
  blankSheet,
  type ChampionshipOnPaper,
  championshipPaper,
  type CupOnPaper,
  cupPaper,
  type Filled,
  marksOf,
  type MatchOfTrophy,
  matchSheet,
  milestoneCertificate,
  type MilestonesOnPaper,
  type Paper,
  type PaperSize,
  type PlaceOfTrophy,
  type Ruled,
  trophiesPaper,
  trophyCertificate,
  type TrophyOnCertificate,
  type TrophyOnPaper,
} from '@tarokk/paper';
import { type BegunOnPaper, type MatchOnPaper, type NamedOnPaper, questions } from './questions.js';
import { begunOn, plannedOn, writtenBy } from './begun.js';
import { competitionOf } from './begun.js';

/** Who wants a paper, and in what language. */
export interface PaperReader {
  readonly request: FastifyRequest;
  readonly language: Language;
}

/** Trophies on one paper: about forty pages. */
const MOST_TROPHIES = 1000;

@Injectable()
export class PaperService {
  constructor(
    private readonly host: HttpAdapterHost,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  emptySheet(reader: PaperReader, size: PaperSize): Paper {
    return matchSheet(null, `${this.origin(reader)}/`, size, reader.language);
  }

  /**
   * A sheet to fill in by pen; its QR code leads to the draft or the planned match that is played, else to a new sheet. What the
   * office knows of that, and its reader may see, stands on it.
   */
  async blankSheet(
    reader: PaperReader,
    of: { readonly draft: string | null; readonly plan: string | null },
  ): Promise<Paper> {
    const { draft, plan } = of;
    const path = draft !== null ? `sheets/${draft}` : plan !== null ? `planned-matches/${plan}` : 'sheets/new';
    const address = `${this.origin(reader)}/${reader.language}/${path}`;
    const id = draft ?? plan;
    // A draft that is on a phone only has an id of that phone.
    if (id === null || !UUID.test(id)) return blankSheet(address, reader.language);
    const { node } = await this.ask<{ node: BegunOnPaper | null }>(reader, questions.begun, { id });
    if (node?.__typename === 'PlannedMatch')
      return blankSheet(address, reader.language, plannedOn(node, reader.language));
    if (node?.__typename !== 'Draft') return blankSheet(address, reader.language);
    const begun = begunOn(node.document);
    const { nodes } = await this.ask<{ nodes: readonly NamedOnPaper[] }>(reader, questions.names, {
      ids: [...begun.sides, ...begun.seats].filter((each) => each !== null),
    });
    const names = new Map(nodes.flatMap((each) => (each === null ? [] : [[each.id, each.name] as const])));
    return blankSheet(address, reader.language, writtenBy(begun, names, reader.language));
  }

  async filledSheet(reader: PaperReader, id: string, size: PaperSize): Promise<Paper> {
    const { match } = await this.ask<{ match: MatchOnPaper | null }>(reader, questions.match, { id });
    if (match === null) throw new DownloadProblem('unknown');
    const address = `${this.origin(reader)}/matches/${match.id}`;
    return matchSheet(filledFrom(match, address), address, size, reader.language);
  }

  async championship(reader: PaperReader, year: number, asOf: string | null): Promise<Paper> {
    const { championshipTable: table } = await this.ask<{ championshipTable: ChampionshipOnPaper | null }>(
      reader,
      questions.championship,
      { year, asOf },
    );
    if (table === null) throw new DownloadProblem('season-unknown', { season: year });
    return championshipPaper(table, year, reader.language);
  }

  async cup(reader: PaperReader, year: number): Promise<Paper> {
    const { cup } = await this.ask<{ cup: CupOnPaper | null }>(reader, questions.cup, { year });
    if (cup === null) throw new DownloadProblem('unknown');
    return cupPaper(cup, year, reader.language);
  }

  async trophies(reader: PaperReader, season: number | null): Promise<Paper> {
    const trophies: TrophyOnPaper[] = [];
    for (let after: string | null = null, isMore = true; isMore;) {
      const page: TrophyPage = await this.ask<TrophyPage>(reader, questions.trophies, { season, after });
      trophies.push(...page.trophies.nodes);
      after = page.trophies.pageInfo.endCursor;
      isMore = page.trophies.pageInfo.hasNextPage;
      if (trophies.length >= MOST_TROPHIES) return trophiesPaper(trophies, season, isMore, reader.language);
    }
    return trophiesPaper(trophies, season, false, reader.language);
  }

  async trophy(reader: PaperReader, id: string): Promise<Paper> {
    const { trophy } = await this.ask<{ trophy: (TrophyOnCertificate & { competitions: readonly string[] }) | null }>(
      reader,
      questions.trophy,
      { id },
    );
    if (trophy === null) throw new DownloadProblem('unknown');
    return trophyCertificate(
      trophy,
      trophy.competitions.map(competitionOf),
      await this.about(reader, trophy, `${this.origin(reader)}/${reader.language}/trophies`),
      reader.language,
    );
  }

  async milestone(reader: PaperReader, player: string, number: number): Promise<Paper> {
    const { person } = await this.ask<{ person: MilestonesOnPaper | null }>(reader, questions.milestones, {
      id: player,
    });
    const reached = person?.milestones.find((each) => each.number === number);
    if (person === null || reached === undefined) throw new DownloadProblem('unknown');
    const about = await this.about(
      reader,
      reached.trophy,
      `${this.origin(reader)}/${reader.language}/players/${player}`,
    );
    return milestoneCertificate(person.name, reached, about, reader.language);
  }

  /** @param otherwise where the code leads for a trophy of an old list */
  private async about(reader: PaperReader, place: PlaceOfTrophy, otherwise: string): Promise<AboutTrophy> {
    const { matchId, game, freeGame } = place;
    const drawings = await drawingsIn(join(this.configuration.webDirectory, 'client'));
    const root = `${this.origin(reader)}/${reader.language}`;
    if (freeGame !== null)
      return { match: null, address: `${root}/free-games/${freeGame.id}`, isReplay: false, drawings };
    if (matchId === null || game === null) return { match: null, address: otherwise, isReplay: false, drawings };
    const { match } = await this.ask<{ match: MatchOfTrophy | null }>(reader, questions.trophyGame, { id: matchId });
    const isReplay = match?.playedGames.includes(game) ?? false;
    const address = isReplay ? `${root}/matches/${matchId}/games/${game}` : `${root}/matches/${matchId}`;
    return { match, address, isReplay, drawings };
  }

  private async ask<Data>(reader: PaperReader, query: string, variables: object): Promise<Data> {
    const { request, language } = reader;
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    const body = { query, variables: { ...variables, lang: language.toUpperCase() } };
    const { data, errors } = (await askAs(server, request, body, language, { byToken: true })) as {
      data: Data | null;
      errors?: object[];
    };
    if (data === null || errors !== undefined)
      throw new Error(`A paper could not be asked for: ${JSON.stringify(errors)}`);
    return data;
  }

  private origin({ request }: PaperReader): string {
    return this.configuration.publicUrl ?? `${request.protocol}://${request.host}`;
  }
}

interface TrophyPage {
  readonly trophies: {
    readonly nodes: readonly TrophyOnPaper[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
}

function filledFrom(match: MatchOnPaper, address: string): Filled {
  const revision = match.revisions.find(({ number }) => number === match.revision)!;
  const read = readSheet(revision.document);
  if (!read.ok) throw new Error(`The sheet of ${match.id} cannot be read: ${JSON.stringify(read.problems)}`);
  const { record, notes } = read.value;
  const ruled: Ruled = new Map(
    match.games.flatMap(({ number, points, onSheet, ruling }) =>
      ruling === null
        ? []
        : [[number, { points: [points.a, points.b], onSheet: [onSheet.a, onSheet.b], reason: ruling.reason }]],
    ),
  );
  const seats = [...new Set(match.players.map(({ seat }) => seat))];
  return {
    address,
    date: match.date,
    venue: match.venue.name,
    competitions: match.competitions.map(competitionOf),
    sides: [match.sides[0].name, match.sides[1].name],
    seats: seats.map((seat) => ({
      seat: seat.replace('_', '.').replace(/[A-Z]+$/, (role) => role.toLowerCase()),
      names: match.players
        .filter((player) => player.seat === seat)
        .map(({ person, from, guest }) => ({ name: person?.name ?? '–', from: from === 1 ? null : from, guest })),
    })),
    firstDealer: record.firstDealer === 0 ? 'A' : 'B',
    games: marksOf(record, ruled),
    ruled,
    notes,
    raw: [match.raw.a, match.raw.b],
    points: match.points === null ? null : [match.points.a, match.points.b],
  };
}
