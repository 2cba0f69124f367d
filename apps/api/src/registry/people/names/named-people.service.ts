import { Injectable } from '@nestjs/common';
import { alikeName, lettersOf } from '@tarokk/competition';
import type { ReadSource } from '../../../platform/database/replica/read-source.js';
import { PeopleRepository, type PersonRow } from '../people.repository.js';
import { WrongLettersRepository } from './wrong-letters.repository.js';

/** A name of a list, and who is there by it. */
export interface NamedPersonRow {
  readonly name: string;
  /** Who has the name, accents and case apart. */
  readonly known: readonly PersonRow[];
  /** Who was perhaps meant, where nobody has it. */
  readonly alike: PersonRow | null;
}

/** How many of the likest names are looked at. */
const LIKEST = 8;

/** Whom a list names: those who are there, those who were perhaps meant, and those who are new. */
@Injectable()
export class NamedPeople {
  constructor(
    private readonly people: PeopleRepository,
    private readonly wrongLetters: WrongLettersRepository,
  ) {}

  async find(source: ReadSource, names: readonly string[]): Promise<readonly NamedPersonRow[]> {
    const rows = await this.people.findByLetters(names.map(lettersOf));
    const named: NamedPersonRow[] = [];
    for (const name of names) {
      const known = rows.filter(({ letters }) => letters === lettersOf(name));
      named.push({ name, known, alike: known.length > 0 ? null : await this.perhapsMeant(source, name) });
    }
    return named;
  }

  private async perhapsMeant(source: ReadSource, name: string): Promise<PersonRow | null> {
    if (!(await this.wrongLetters.areForgiven())) return null;
    const likest = await source.read((database) => this.people.searchAlike(database, lettersOf(name), LIKEST));
    const meant = alikeName(
      name,
      likest.map(({ name: each }) => each),
    );
    return likest.find(({ name: each }) => each === meant) ?? null;
  }
}
