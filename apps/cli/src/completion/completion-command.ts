import type { Command } from 'commander';
import { write } from '../terminal/output.js';
import { bashScript } from './bash.js';
import { fishScript } from './fish.js';
import { completionTable } from './table.js';
import { zshScript } from './zsh.js';

const scripts = { bash: bashScript, zsh: zshScript, fish: fishScript };

/** Prints what that shell reads so that it completes what is typed after `tarokk`. */
export async function completionCommand(shell: keyof typeof scripts, program: Command): Promise<void> {
  await write(process.stdout, scripts[shell](completionTable(program)));
}
