import { rename, rm, writeFile } from 'node:fs/promises';
import type { Config } from '@wura/app-server/config';
import type { Kept } from './keep-running.ts';
import { startFile, type RunningStart } from './running-start.ts';
import type { Supervisor } from './supervise.ts';

/**
 * Told by SIGUSR2, which `npm run restart` sends, each process gives way to a fresh one, one after the other: customers are
 * answered all the while, and a new version whose processes do not start leaves the old ones standing.
 */
export async function renewWhenTold(
  config: Config,
  { parts, supervisor }: { parts: readonly Kept[]; supervisor: Supervisor },
): Promise<void> {
  const file = startFile(config);
  let renewals = 0;
  const tell = async (failure?: string) => {
    const running: RunningStart = { pid: process.pid, renewals, ...(failure !== undefined && { failure }) };
    // Beside it first: a command reads it at any moment, and half of it would be none.
    await writeFile(`${file}.new`, JSON.stringify(running));
    await rename(`${file}.new`, file);
  };

  async function renew(): Promise<void> {
    let failure: string | undefined;
    try {
      for (const part of parts) await part.renew();
    } catch (error) {
      failure = (error as Error).message;
      console.error(`error: ${failure}; what ran before still does`);
    }
    renewals++;
    await tell(failure);
  }

  let turn = tell();
  await turn;
  process.on('SIGUSR2', () => void (turn = turn.then(renew)));
  supervisor.defer(() => rm(file, { force: true }));
}
