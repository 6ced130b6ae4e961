import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '@wura/app-server/config';
import type { Kept } from './keep-running.ts';
import type { Supervisor } from './supervise.ts';

/** What a command beside the product knows of the start that runs on this data. */
export interface RunningStart {
  readonly pid: number;
  /** How often its processes have been renewed, and what kept it from doing so the last time. */
  readonly renewals: number;
  readonly failure?: string;
}

/** Where a start says that it runs. */
export const startFile = ({ dataDir }: Pick<Config, 'dataDir'>) => path.join(dataDir, 'start.json');

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
  const tell = (failure?: string) => {
    const running: RunningStart = { pid: process.pid, renewals, ...(failure !== undefined && { failure }) };
    return writeFile(file, JSON.stringify(running));
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
