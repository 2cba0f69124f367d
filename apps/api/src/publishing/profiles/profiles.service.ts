import { Injectable } from '@nestjs/common';
import {
  courseOfPlayers,
  courseOfSides,
  headToHead,
  playerProfile,
  sidesHeadToHead,
  teamProfile,
  type Companion as PlayerCompanion,
  type Meeting as Met,
} from '@tarokk/competition';
import { type AnnouncementId, catalogue } from '@tarokk/rules';
import { PeopleRepository } from '../../registry/people/people.repository.js';
import {
  type Announced,
  type AnnouncementsOfSeason,
  type Companion,
  type HeadToHead,
  LONGEST_COURSE,
  type Meeting,
  type PlayerProfile,
  type SideProfile,
  type SidesHeadToHead,
} from './profile.types.js';
import { ProfilesRepository } from './profiles.repository.js';
import { sideResultsFrom } from './side-results.js';

@Injectable()
export class ProfilesService {
  constructor(
    private readonly repository: ProfilesRepository,
    private readonly people: PeopleRepository,
  ) {}

  /** Of a person who may have been merged into another. @param season one year alone; null: all */
  async ofPerson(id: string, season: number | null): Promise<PlayerProfile> {
    const person = (await this.people.idOf(id)) ?? id;
    const { partners, opponents, ...figures } = playerProfile(person, await this.repository.ofPerson(person, season));
    return {
      ...figures,
      companions: { partners: partners.map(companion), opponents: opponents.map(companion) },
    };
  }

  async ofSide(side: string): Promise<SideProfile> {
    const [appearances, trophies] = await Promise.all([
      this.repository.forSide(side),
      this.repository.trophiesOfSide(side),
    ]);
    const { players, opponents, ...figures } = teamProfile(side, sideResultsFrom(appearances, trophies));
    return {
      ...figures,
      players: players.map(({ person, games }) => ({ personId: person, games })),
      opponents: opponents.map(({ side: opposing, ...met }) => ({ sideId: opposing, ...met })),
    };
  }

  /** @param year null: the latest in which something was approved */
  async announcementsOfSeason(year: number | null): Promise<AnnouncementsOfSeason | null> {
    const season = year ?? (await this.repository.latestSeason());
    if (season === null) return null;
    const announced = await this.repository.announcedIn(season);
    return {
      year: season,
      figures: catalogue.flatMap(({ id }) =>
        announced
          .filter(({ announcement }) => announcement === id)
          .map(({ announcement, made, failed, matchId, personId, date }) => ({
            announcement,
            made,
            failed,
            lastMade: matchId === null ? null : { matchId, personId: personId!, date: date! },
          })),
      ),
    };
  }

  /** @param year null: the latest in which something was approved */
  async announced(announcement: AnnouncementId, year: number | null): Promise<Announced | null> {
    const season = year ?? (await this.repository.latestSeason());
    if (season === null) return null;
    return { announcement, year: season, everybody: await this.repository.announcersOf(announcement, season) };
  }

  /** Null when one of them does not exist, or both are the same. */
  async headToHead(player: string, other: string, season: number | null): Promise<HeadToHead | null> {
    const [one, another] = await Promise.all([this.people.idOf(player), this.people.idOf(other)]);
    if (one === null || another === null || one === another) return null;
    const appearances = await this.repository.ofPerson(one, season, another);
    return {
      ...headToHead(one, another, appearances),
      course: await this.inOrder(courseOfPlayers(one, another, appearances)),
    };
  }

  async sidesHeadToHead(side: string, opposing: string): Promise<SidesHeadToHead> {
    const results = sideResultsFrom(await this.repository.forSide(side), new Map());
    return {
      ...sidesHeadToHead(side, opposing, results),
      course: await this.inOrder(courseOfSides(side, opposing, results)),
    };
  }

  /** The latest of them, as they were played: several of one day by their numbers. */
  private async inOrder(meetings: readonly Met[]): Promise<Meeting[]> {
    const numbers = await this.repository.numbersOnTheirDays(meetings.map(({ match }) => match));
    return meetings
      .toSorted(
        (a, b) =>
          a.date.localeCompare(b.date) ||
          (numbers.get(a.match) ?? 0) - (numbers.get(b.match) ?? 0) ||
          a.match.localeCompare(b.match),
      )
      .slice(-LONGEST_COURSE)
      .map(({ match, date, raw }) => ({ matchId: match, date, ...raw }));
  }
}

function companion({ person, ...met }: PlayerCompanion): Companion {
  return { personId: person, ...met };
}
