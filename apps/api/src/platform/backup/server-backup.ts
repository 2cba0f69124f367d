import pg from 'pg';

/** The end of a copy, as the server sees it. */
export interface BackupEnd {
  /** The content of the file `backup_label`, by which a server knows where to begin. */
  readonly label: string;
  /** Names of the first and the last file of the write-ahead log that the copy needs. */
  readonly from: string;
  readonly to: string;
}

/**
 * A copy of the running server's files under way. The server keeps its write-ahead log as long as this connection is there,
 * and forgets the copy when it breaks.
 */
export class ServerBackup {
  private constructor(
    private readonly client: pg.Client,
    private readonly from: string,
  ) {}

  /** @param url of any database of the server, as its superuser */
  static async start(url: string): Promise<ServerBackup> {
    const client = new pg.Client({ connectionString: url, application_name: 'tarokk backup' });
    // A connection that breaks is told by the query that is under way, or by the next.
    client.on('error', () => undefined);
    await client.connect();
    try {
      await client.query(`SELECT pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)`);
      const { rows } = await client.query<{ from: string }>(
        `SELECT pg_walfile_name(pg_backup_start('tarokk backup', fast => true)) AS "from"`,
      );
      return new ServerBackup(client, rows[0]!.from);
    } catch (error) {
      await client.end();
      throw error;
    }
  }

  /** The log up to its end is complete in the server's folder then, and stays there until `close`. */
  async end(): Promise<BackupEnd> {
    const { rows } = await this.client.query<{ label: string; to: string }>(
      `SELECT "labelfile" AS "label", pg_walfile_name("lsn") AS "to" FROM pg_backup_stop(wait_for_archive => false)`,
    );
    return { label: rows[0]!.label, from: this.from, to: rows[0]!.to };
  }

  close(): Promise<void> {
    return this.client.end().catch(() => undefined);
  }
}
