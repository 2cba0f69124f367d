import { Injectable } from '@nestjs/common';
import { dayText } from '@tarokk/competition';
import { fill, type Language, text } from '@tarokk/rules';
import { type Connection, connection, foreignCursor, type Slice } from '../../../platform/graphql/connection.js';
import { inOrderOf, loaderPerRequest } from '../../../platform/graphql/loader.js';
import type { RequestContext } from '../../../platform/requests/request-context.js';
import { PeopleLoader } from '../../../registry/people/people.loader.js';
import type { EntryRow } from '../audit.repository.js';
import { wordsOf } from './act-words.js';
import type { ActObject, LogAct } from './act.types.js';
import { type ActRow, ActsRepository, type WantedActs } from './acts.repository.js';

const server = text('The server', 'Der Server', 'A szerver');
const against = text('{a} against {b}', '{a} gegen {b}', '{a} – {b}');

type Fields = Readonly<Record<string, unknown>>;

/** Acts of the log, each with the entries that say what it was done to. */
@Injectable()
export class ActsService {
  private readonly entries = loaderPerRequest<
    string,
    { readonly act: string; readonly rows: readonly EntryRow[] } | null
  >(async (ids) => {
    const byAct = new Map<string, EntryRow[]>();
    for (const { act, ...row } of await this.repository.entriesOf(ids)) {
      byAct.set(act, [...(byAct.get(act) ?? []), row]);
    }
    return inOrderOf(
      ids,
      [...byAct].map(([act, rows]) => ({ act, rows })),
      ({ act }) => act,
    );
  });
  private readonly persons = loaderPerRequest<string, string | null>(async (accounts) => {
    const found = await this.repository.personsOfAccounts(accounts);
    return accounts.map((account) => found.get(account) ?? null);
  });
  private readonly sides = loaderPerRequest<string, string | null>(async (ids) => {
    const found = await this.repository.sides(ids);
    return ids.map((id) => found.get(id) ?? null);
  });
  private readonly matches = loaderPerRequest<string, { a: string; b: string; day: string } | null>(async (ids) => {
    const found = await this.repository.matches(ids);
    return ids.map((id) => found.get(id) ?? null);
  });
  private readonly players = loaderPerRequest<string, readonly string[] | null>(async (games) => {
    const found = await this.repository.players(games);
    return games.map((game) => found.get(game) ?? null);
  });

  constructor(
    private readonly repository: ActsRepository,
    private readonly people: PeopleLoader,
  ) {}

  async list(context: RequestContext, wanted: WantedActs, slice: Slice): Promise<Connection<LogAct>> {
    if (slice.edge !== null && (slice.edge.length !== 1 || !/^\d{1,18}$/.test(slice.edge[0]!))) throw foreignCursor();
    const rows = await this.repository.list(wanted, slice);
    const acts = await Promise.all(rows.map((row) => this.shown(context, row)));
    return connection(
      acts,
      slice,
      ({ id }) => [id],
      () => this.repository.count(wanted),
    );
  }

  async find(context: RequestContext, id: string): Promise<LogAct | null> {
    const row = /^\d{1,18}$/.test(id) ? await this.repository.find(BigInt(id)) : null;
    return row === null ? null : this.shown(context, row);
  }

  async entriesOf(context: RequestContext, id: string): Promise<readonly EntryRow[]> {
    return (await this.entries(context).load(id))?.rows ?? [];
  }

  /** "Anna Kiss returned the match A against B". */
  async sentenceOf(context: RequestContext, row: ActRow, language: Language): Promise<string> {
    const { words } = wordsOf(row.action);
    const entry = await this.mainEntry(context, row);
    const who = row.account === null ? server[language] : await this.nameOfAccount(context, row.account, language);
    const what = await this.whatOf(context, entry, language);
    const said = fill(words[language], { who, what, action: row.action });
    // An object without a name leaves nothing behind the colon.
    return what === '' ? said.replace(/[\s:,]+$/, '') : said;
  }

  private async shown(context: RequestContext, row: ActRow): Promise<LogAct> {
    const { id, at, chain, action, account, reason, changed } = row;
    const entry = await this.mainEntry(context, row);
    const place = placeOf(entry);
    return {
      id: String(id),
      at: new Date(at),
      chain,
      action,
      kind: wordsOf(action).kind,
      accountId: account,
      reason,
      changed,
      object: place?.object ?? null,
      objectId: place?.id ?? null,
      row,
    };
  }

  /** The entry of an act that its sentence is about. */
  private async mainEntry(context: RequestContext, { id, action }: ActRow): Promise<EntryRow> {
    const rows = await this.entriesOf(context, String(id));
    return rows.find(({ object }) => object === wordsOf(action).of) ?? rows[0]!;
  }

  private async whatOf(context: RequestContext, entry: EntryRow, language: Language): Promise<string> {
    const fields = fieldsOf(entry);
    const match = entry.object === 'match' ? entry.objectId : textIn(fields, 'match_id');
    const found = match === null ? null : await this.matches(context).load(match);
    const [a, b] = [found?.a ?? textIn(fields, 'side_a'), found?.b ?? textIn(fields, 'side_b')];
    const on = (day: string | null): string => (day === null ? '' : ` (${dayText(day)[language]})`);
    if (a !== null && b !== null) {
      const names = { a: await this.nameOfSide(context, a), b: await this.nameOfSide(context, b) };
      return fill(against[language], names) + on(found?.day ?? textIn(fields, 'date'));
    }
    const names = await this.namesIn(context, entry, fields, language);
    if (names.length === 0) return wordsOf(entry.action).kind === null ? entry.object : '';
    return names.join(', ') + (entry.object === 'free game' ? on(textIn(fields, 'date')) : '');
  }

  /** The persons, sides and labels that an entry names. */
  private async namesIn(
    context: RequestContext,
    entry: EntryRow,
    fields: Fields,
    language: Language,
  ): Promise<readonly string[]> {
    const { object, objectId } = entry;
    const names: string[] = [];
    const isPerson = object === 'person';
    const person = isPerson ? objectId : textIn(fields, 'person_id');
    if (person !== null) names.push(await this.nameOfPerson(context, person));
    if (object === 'account' && person === null) names.push(await this.nameOfAccount(context, objectId, language));
    if (object === 'one-time link' && textIn(fields, 'account_id') !== null) {
      names.push(await this.nameOfAccount(context, textIn(fields, 'account_id')!, language));
    }
    if (object === 'free game') {
      for (const player of (await this.players(context).load(objectId)) ?? []) {
        names.push(await this.nameOfPerson(context, player));
      }
    }
    const isSide = ['side', 'team', 'pair'].includes(object);
    for (const side of isSide
      ? [objectId]
      : [textIn(fields, 'team_id'), textIn(fields, 'pair_id'), textIn(fields, 'side_id')]) {
      if (side !== null) names.push(await this.nameOfSide(context, side));
    }
    const label = isSide
      ? null
      : (textIn(fields, 'name') ?? textIn(fields, 'title') ?? textIn(fields, 'source') ?? textIn(fields, 'ruleset'));
    if (label !== null) names.push(label);
    const year = fields['year'] ?? (names.length === 0 ? fields['season'] : undefined);
    if (typeof year === 'number') names.push(String(year));
    return [...new Set(names)];
  }

  private async nameOfAccount(context: RequestContext, account: string, language: Language): Promise<string> {
    const person = await this.persons(context).load(account);
    return person === null ? server[language] : this.nameOfPerson(context, person);
  }

  private async nameOfPerson(context: RequestContext, id: string): Promise<string> {
    return (await this.people.load(context, id))?.name ?? id;
  }

  private async nameOfSide(context: RequestContext, id: string): Promise<string> {
    return (await this.sides(context).load(id)) ?? id;
  }
}

function fieldsOf({ after, before }: EntryRow): Fields {
  return after ?? before ?? {};
}

function textIn(fields: Fields, name: string): string | null {
  const value = fields[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The object on whose page the change can be looked at. */
function placeOf(entry: EntryRow): { readonly object: ActObject; readonly id: string } | null {
  const fields = fieldsOf(entry);
  const pages: readonly (readonly [ActObject, string | null])[] = [
    ['match', entry.object === 'match' ? entry.objectId : textIn(fields, 'match_id')],
    ['free-game', entry.object === 'free game' ? entry.objectId : textIn(fields, 'game_id')],
    ['request', entry.object === 'request' ? entry.objectId : null],
    ['planned-match', entry.object === 'planned match' ? entry.objectId : null],
    [
      'person',
      entry.object === 'person' ? entry.objectId : entry.object === 'account' ? textIn(fields, 'person_id') : null,
    ],
    ['side', ['side', 'team', 'pair'].includes(entry.object) ? entry.objectId : textIn(fields, 'team_id')],
    ['season', entry.object === 'season' ? entry.objectId : null],
  ];
  const [found] = pages.filter(([, id]) => id !== null);
  return found === undefined ? null : { object: found[0], id: found[1]! };
}
