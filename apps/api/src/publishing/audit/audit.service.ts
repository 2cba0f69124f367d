import { Injectable } from '@nestjs/common';
import { type Connection, connection, foreignCursor, type Slice } from '../../platform/graphql/connection.js';
import type { AuditChange, AuditEntry, AuditHead, AuditLink } from './audit.types.js';
import {
  type EntryFilter,
  type EntryRow,
  AuditRepository,
  type HeadRow,
  type ChainLinkRow,
} from './audit.repository.js';
import { beginning, canonicalEntry, digestOf, hex } from '@tarokk/archive';

@Injectable()
export class AuditService {
  constructor(private readonly repository: AuditRepository) {}

  async heads(): Promise<AuditHead[]> {
    return (await this.repository.heads()).map(shownHead);
  }

  async head(chain: string): Promise<AuditHead | null> {
    const found = await this.repository.head(chain);
    return found === null ? null : shownHead(found);
  }

  async links(chain: string, slice: Slice): Promise<Connection<AuditLink>> {
    refuseForeign(slice);
    return connection(
      (await this.repository.links(chain, slice)).map(shownLink),
      slice,
      ({ number }) => [`${number}`],
      () => this.repository.countLinks(chain),
    );
  }

  async link(chain: string, number: number): Promise<AuditLink | null> {
    const found = await this.repository.link(chain, number);
    return found === null ? null : shownLink(found);
  }

  /** Each with the id of the entry that it belongs to. */
  async linksOf(entries: readonly string[]): Promise<(AuditLink & { readonly entryId: string })[]> {
    const found = await this.repository.linksOf(entries.map(BigInt));
    return found.map((row) => Object.assign(shownLink(row), { entryId: String(row.entryId) }));
  }

  async entries(filter: EntryFilter, slice: Slice): Promise<Connection<AuditEntry>> {
    refuseForeign(slice);
    return connection(
      (await this.repository.entries(filter, slice)).map(shownEntry),
      slice,
      ({ id }) => [id],
      () => this.repository.countEntries(filter),
    );
  }
}

/** @throws GraphQLError when the cursor is no number that the database can have */
function refuseForeign({ edge }: Slice): void {
  if (edge !== null && (edge.length !== 1 || !/^\d{1,18}$/.test(edge[0]!))) throw foreignCursor();
}

function shownHead({ chain, number, hash, sealedAt }: HeadRow): AuditHead {
  return { chain, number, hash: hex(hash), sealedAt };
}

function shownLink(row: ChainLinkRow): AuditLink {
  const { chain, number, hash, previous, sealedAt } = row;
  return {
    chain,
    number,
    previous: hex(previous ?? beginning),
    digest: hex(digestOf(row)),
    hash: hex(hash),
    sealedAt,
  };
}

/** As the API shows it. */
export function shownEntry(row: EntryRow): AuditEntry {
  const { id, at, chain, action, object, objectId, account, token, request, reason } = row;
  return {
    id: String(id),
    at: new Date(at),
    chain,
    action,
    object,
    objectId,
    accountId: account,
    tokenId: token,
    requestId: request,
    reason,
    changes: changesOf(row),
    canonical: canonicalEntry(row),
  };
}

/** The changed fields of an object that was changed; all fields of a new or removed one. */
function changesOf({ before, after }: EntryRow): AuditChange[] {
  const json = (fields: EntryRow['after'], field: string): string | null =>
    fields?.[field] === undefined ? null : JSON.stringify(fields[field]);
  return Object.keys(before ?? after ?? {}).map((field) => ({
    field,
    before: json(before, field),
    after: json(after, field),
  }));
}
