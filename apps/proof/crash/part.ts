import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';

/** One process of the product, as `npm start` runs it, which may be killed at any moment and started again. */
export interface Part {
  readonly name: string;
  /** Takes the process away without a word, and answers when it is gone. */
  kill(): Promise<void>;
  /** Answers how long it took until the new process was ready. */
  start(): Promise<number>;
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

export function createPart(options: {
  name: string;
  program: string;
  environment: Readonly<Record<string, string>>;
  /** What it has to say is kept there. */
  logFile: string;
}): Part {
  const { name, program, environment, logFile } = options;
  let child: ChildProcess | undefined;
  let gone: Promise<unknown> = Promise.resolve();

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    child?.kill(signal);
    // A frozen one hears nothing but its death.
    child?.kill('SIGCONT');
    await gone;
  }

  return {
    name,
    async start() {
      const startedAt = performance.now();
      const log = openSync(logFile, 'a');
      child = spawn(process.execPath, [program], {
        env: { ...process.env, ...environment },
        stdio: ['ignore', log, log, 'ipc'],
      });
      gone = once(child, 'exit');
      const failed = gone.then(() => {
        const words = readFileSync(logFile, 'utf8').slice(-2000);
        return Promise.reject(new Error(`${name} did not start. The last words of all processes:\n${words}`));
      });
      await Promise.race([once(child, 'message'), failed]);
      return performance.now() - startedAt;
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
  };
}
