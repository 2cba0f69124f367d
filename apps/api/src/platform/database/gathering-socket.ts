import { Socket } from 'node:net';

/**
 * What is sent one after the other, without waiting in between, leaves in one call of the system: a call for each statement
 * would take longer than all else that this process does for it.
 */
export class GatheringSocket extends Socket {
  private isGathering = false;

  /** `pg` corks before each statement and uncorks behind it. */
  override cork(): void {
    super.cork();
    if (this.isGathering) return;
    this.isGathering = true;
    super.cork();
    process.nextTick(() => {
      this.isGathering = false;
      this.uncork();
    });
  }
}
