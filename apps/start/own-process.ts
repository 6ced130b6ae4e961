import { spawn } from 'node:child_process';

export type OwnProcess = {
  /** Where it listens, if it does. */
  url: string;
  /** Settles when it is gone, asked for or not. */
  exited: Promise<void>;
  stop(): Promise<void>;
};

/** A part of the product as a process of its own: a fault in it cannot take the others down with it. */
export async function startProcess(options: {
  /** As in "the server did not start". */
  part: string;
  program: string;
  environment: Readonly<Record<string, string | undefined>>;
  /** How long it may take to end before we no longer believe that it will. */
  stopMsMax: number;
}): Promise<OwnProcess> {
  const child = spawn(process.execPath, [options.program], {
    env: options.environment,
    // The channel is also its life line: when we are killed it closes, and the process stops by itself.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // Its own process group, so that Ctrl-C reaches us alone and we stop things in order.
    detached: true,
  });
  const exited = new Promise<void>(resolve => child.once('exit', () => resolve()).once('error', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    const giveUp = setTimeout(() => child.kill('SIGKILL'), options.stopMsMax);
    await exited;
    clearTimeout(giveUp);
  };
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', message => {
      const { ready, url: at } = message as { ready?: boolean; url?: string };
      if (ready) resolve(at ?? '');
    });
    void exited.then(() => reject(new Error(`${options.part} did not start; its own words are above`)));
  });
  return { url, exited, stop };
}
