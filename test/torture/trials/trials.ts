import { clockJumps } from './clock-jumps.js';
import { embeddedKill } from './embedded-kill.js';
import { fullDisk } from './full-disk.js';
import { postmasterKills } from './postmaster-kills.js';
import { sigterm } from './sigterm.js';
import type { Trial } from './trial.js';

/** All of them; another one is another file here. */
export const trials: readonly Trial[] = [embeddedKill, postmasterKills, fullDisk, sigterm, clockJumps];
