import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { commandLine, isAlive, parentOf, processesWorkingIn, stopProcess } from '@wura/platform/process-tree';

/** The name a server carries in its command line, where the next start reads whose child it was. */
export const clusterName = (owner: number) => `wura_${owner}`;

export const lastResort = [
  { signal: 'SIGQUIT', waitMs: 5_000 },
  { signal: 'SIGKILL', waitMs: 5_000 },
] as const;

/** Stops the server that a killed parent left on this data, and clears what would keep the next one from starting. */
export async function stopOrphan(cluster: string): Promise<void> {
  const pidFile = path.join(cluster, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  const words = commandLine(pid);
  const isOurs = words.some(word => word.endsWith('postgres')) && words.includes(cluster);
  if (isOurs && isAlive(pid)) {
    // A living parent means a second start on the same data, not an orphan.
    const parent = parentOf(pid);
    if (parent !== undefined && words.some(word => word.endsWith(`=${clusterName(parent)}`))) {
      throw new Error(
        `process ${parent} is already running on ${path.dirname(cluster)}: stop it, or set another DATA_DIR`,
      );
    }
    await stopProcess(pid, [{ signal: 'SIGINT', waitMs: 10_000 }, ...lastResort]);
  }
  // Backends outlive a killed postmaster by a moment and hold its shared memory, which the next server would refuse.
  const deadline = performance.now() + 5_000;
  while (processesWorkingIn(cluster).length > 0 && performance.now() < deadline) await sleep(20);
  for (const left of processesWorkingIn(cluster)) await stopProcess(left, lastResort);
  // Its number may by now belong to a stranger (a restarted container), which PostgreSQL would take for a live server.
  if (!isOurs) await rm(pidFile, { force: true });
}
