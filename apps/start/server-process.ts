import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export type ServerProcess = {
  /** Where it listens. */
  url: string;
  /** Settles when it is gone, asked for or not. */
  exited: Promise<void>;
  stop(): Promise<void>;
};

// The server finishes what it began for up to 10 s by itself; a moment later we no longer believe that it will.
const drainMsMax = 11_000;

/** The web server as a process of its own: a fault in it cannot take the database down with it. */
export async function startServer(environment: Readonly<Record<string, string | undefined>>): Promise<ServerProcess> {
  const program = fileURLToPath(import.meta.resolve('@wura/app-server/main'));
  const child = spawn(process.execPath, [program], {
    env: environment,
    // The channel is also its life line: when we are killed it closes, and the server stops by itself.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // Its own process group, so that Ctrl-C reaches us alone and we stop things in order.
    detached: true,
  });
  const exited = new Promise<void>(resolve => child.once('exit', () => resolve()).once('error', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    const giveUp = setTimeout(() => child.kill('SIGKILL'), drainMsMax);
    await exited;
    clearTimeout(giveUp);
  };
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', message => {
      const { ready, url: at } = message as { ready?: boolean; url?: string };
      if (ready && at) resolve(at);
    });
    void exited.then(() => reject(new Error('the server did not start; its own words are above')));
  });
  return { url, exited, stop };
}
