/** A connection of a visitor. */
export interface TcpConnection {
  /** By which it is counted. */
  readonly address: string;
  /** Ends it. */
  readonly end: () => void;
}

interface Open {
  readonly connection: TcpConnection;
  /** Requests that are under way on it; one that has become a WebSocket has one for ever. */
  busy: number;
}

interface Limits {
  /** In all. */
  readonly most: number;
  /** Of one address. */
  readonly share: number;
}

/** Milliseconds for which a connection may be idle before it has to make room for another of its own address. */
const PATIENCE = 5000;

/**
 * The connections of visitors. One on which nothing is under way yields to a newcomer where there is no room left: of the address
 * that has most, the one that has been idle longest. So whoever holds connections and asks nothing keeps nobody out.
 */
export class TcpConnections {
  private readonly all = new Map<TcpConnection, Open>();
  private readonly byAddress = new Map<string, number>();
  /** Since when, in the order in which they became so. */
  private readonly idle = new Map<TcpConnection, number>();

  constructor(
    private readonly limits: Limits,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Whether it may stay; another may have been ended for it. */
  open(connection: TcpConnection): boolean {
    const { address } = connection;
    const own = this.byAddress.get(address) ?? 0;
    if (own >= this.limits.share) {
      if (!this.makeRoom(address, PATIENCE)) return false;
    } else if (this.all.size >= this.limits.most) {
      const [largest, most] = this.largest();
      // Who has fewer need not wait until others have been idle for long.
      if (!this.makeRoom(largest, most > own + 1 ? 0 : PATIENCE)) return false;
    }
    this.all.set(connection, { connection, busy: 0 });
    this.byAddress.set(address, (this.byAddress.get(address) ?? 0) + 1);
    this.idle.set(connection, this.now());
    return true;
  }

  begin(connection: TcpConnection): void {
    const open = this.all.get(connection);
    if (open === undefined) return;
    open.busy++;
    this.idle.delete(connection);
  }

  done(connection: TcpConnection): void {
    const open = this.all.get(connection);
    if (open === undefined || --open.busy > 0) return;
    this.idle.set(connection, this.now());
  }

  close(connection: TcpConnection): void {
    if (!this.all.delete(connection)) return;
    this.idle.delete(connection);
    const others = this.byAddress.get(connection.address)! - 1;
    if (others === 0) this.byAddress.delete(connection.address);
    else this.byAddress.set(connection.address, others);
  }

  get size(): number {
    return this.all.size;
  }

  private makeRoom(address: string, patience: number): boolean {
    for (const [connection, since] of this.idle) {
      if (this.now() - since < patience) return false;
      if (connection.address !== address) continue;
      this.close(connection);
      connection.end();
      return true;
    }
    return false;
  }

  private largest(): readonly [address: string, connections: number] {
    let largest: readonly [string, number] = ['', 0];
    for (const each of this.byAddress) if (each[1] > largest[1]) largest = each;
    return largest;
  }
}
