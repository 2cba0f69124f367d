import { statfsSync } from 'node:fs';
import { join } from 'node:path';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { problemKind } from '@tarokk/competition';
import { text } from '@tarokk/rules';
import { type Configuration, CONFIGURATION } from '../configuration/configuration.js';
import { homeOf } from '../database/embedded/place.js';
import { refused, type Refused } from '../problems/refused.types.js';
import { Metrics } from '../metrics/metrics.js';

/**
 * Bytes that are left to the embedded PostgreSQL: where it cannot write its log it stops for all, readers too, and a file of
 * that log has 16 MiB. Writes are refused before.
 */
export const RESERVE = 64 * 2 ** 20;
/** Milliseconds for which a look at the disk holds. */
const LOOK = 1000;
/** Milliseconds after a write that found no room in which others are not tried elsewhere: then it may be there again. */
const MEMORY = 30_000;

const noRoom = problemKind('write/no-room', {
  text: text(
    'The office has no room: its disk is full, and nothing was written. Tell whoever runs it, and try again later.',
    'Das Büro hat keinen Platz: Sein Datenträger ist voll, und nichts wurde geschrieben. Sag es denen, die es betreiben, und versuche es später noch einmal.',
    'A versenyirodának nincs helye: megtelt a lemeze, és semmi sem lett kiírva. Szólj az üzemeltetőjének, és próbáld újra később.',
  ),
});

/** Whether the database has room on its disk: of the embedded one by a look at it, of any by what its writes say. */
@Injectable()
export class Room implements OnModuleInit {
  /** The folder of the embedded database; null for a database of one's own, whose disk is elsewhere. */
  private readonly folder: string | null;
  private looked = { at: -Infinity, free: Infinity };
  private fullAt = -Infinity;

  constructor(
    private readonly metrics: Metrics,
    @Inject(CONFIGURATION) { databaseUrl, dataDirectory }: Configuration,
  ) {
    this.folder = databaseUrl === null ? join(homeOf(dataDirectory), 'cluster') : null;
  }

  onModuleInit(): void {
    this.metrics.gauge('office_room_short', 'Whether the database has no room on its disk: 1, or 0.', () =>
      this.isShort ? 1 : 0,
    );
    if (this.folder === null) return;
    this.metrics.gauge('office_room_bytes', 'Free bytes on the disk of the embedded PostgreSQL.', () => this.free());
  }

  get isShort(): boolean {
    return this.free() < RESERVE || performance.now() - this.fullAt < MEMORY;
  }

  /** Before a write; null: there is room for it. */
  refusal(): Refused | null {
    return this.free() < RESERVE ? outOfRoom : null;
  }

  /** The database had no room for a write. */
  noteFull(): Refused {
    this.fullAt = performance.now();
    return outOfRoom;
  }

  /** It has room for one. */
  noteWritten(): void {
    this.fullAt = -Infinity;
  }

  private free(): number {
    const now = performance.now();
    if (this.folder === null || now - this.looked.at < LOOK) return this.looked.free;
    const { bavail, bsize } = statfsSync(this.folder);
    this.looked = { at: now, free: bavail * bsize };
    return this.looked.free;
  }
}

const outOfRoom = refused(noRoom());
