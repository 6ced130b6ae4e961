import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '@wura/app-server/config';
import { isAlive } from '@wura/platform/process-tree';

/** What a command beside the product knows of the start that runs on this data. */
export interface RunningStart {
  readonly pid: number;
  /** How often its processes have been renewed, and what kept it from doing so the last time. */
  readonly renewals: number;
  readonly failure?: string;
}

/** Where a start says that it runs. */
export const startFile = ({ dataDir }: Pick<Config, 'dataDir'>) => path.join(dataDir, 'start.json');

/** The start that is ready on this data, if there is one. */
export function runningStart(config: Pick<Config, 'dataDir'>): RunningStart | undefined {
  const file = startFile(config);
  const running = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RunningStart) : undefined;
  return running && isAlive(running.pid) ? running : undefined;
}
