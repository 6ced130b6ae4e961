import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { quantile } from '../figures.ts';
import { inSeconds, say } from './figures.ts';

export interface Client {
  /** Says how long this took, and how long the client waited for an answer meanwhile. */
  during(what: string, deed: () => Promise<unknown>): Promise<void>;
  stop(): Promise<void>;
}

interface Answered {
  readonly at: number;
  readonly ms: number;
}

/** A process of its own that posts all the time and holds a watch to each call. */
export async function startClient(url: string): Promise<Client> {
  const program = new URL('./post-by-the-watch.ts', import.meta.url).pathname;
  const client = spawn(process.execPath, [program, url], { stdio: ['ignore', 'pipe', 'inherit'] });
  const answered: Answered[] = [];
  createInterface({ input: client.stdout }).on('line', line => {
    answered.push(...(JSON.parse(line) as [number, number][]).map(([at, ms]) => ({ at, ms })));
  });
  const settle = () => new Promise(resolve => setTimeout(resolve, 500));
  await settle();
  return {
    async during(what, deed) {
      const startedAt = Date.now();
      await deed();
      const endedAt = Date.now();
      await settle();
      const times = answered.filter(({ at, ms }) => at >= startedAt && at - ms <= endedAt).map(({ ms }) => ms);
      const longest = times.reduce((most, ms) => Math.max(most, ms), 0);
      const p99 = quantile(times, 0.99);
      say(
        `${what}: ${inSeconds(endedAt - startedAt)}`,
        `client: ${times.length} answers, p99 ${inSeconds(p99)}, longest ${inSeconds(longest)}`,
      );
    },
    stop: () =>
      new Promise(resolve => {
        client.once('exit', () => resolve());
        client.kill('SIGTERM');
      }),
  };
}
