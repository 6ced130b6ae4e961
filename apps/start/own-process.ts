import { spawn } from 'node:child_process';

export type OwnProcess = {
  /** Where it listens, if it does. */
  url: string;
  /** All that it said when it was ready. */
  told: Readonly<Record<string, unknown>>;
  /** Settles when it is gone, asked for or not; `silent`: we ended it, because it no longer answered. */
  exited: Promise<'gone' | 'silent'>;
  stop(): Promise<void>;
  /** Over its channel; said to a process that is gone, it is lost. */
  tell(message: object): void;
  onMessage(listener: (message: Readonly<Record<string, unknown>>) => void): void;
};

/** A part of the product as a process of its own: a fault in it cannot take the others down with it. */
export async function startProcess(options: {
  /** As in "the server did not start". */
  part: string;
  program: string;
  /** Of Node itself. */
  flags?: readonly string[];
  environment: Readonly<Record<string, string | undefined>>;
  /** How long it may take to end before we no longer believe that it will. */
  stopMsMax: number;
  /** How long it may leave us without an answer over its channel; without it, it is not asked. */
  silentMsMax?: number;
}): Promise<OwnProcess> {
  const child = spawn(process.execPath, [...(options.flags ?? []), options.program], {
    env: options.environment,
    // The channel is also its life line: when we are killed it closes, and the process stops by itself.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // Its own process group, so that Ctrl-C reaches us alone and we stop things in order.
    detached: true,
  });
  let isSilent = false;
  const exited = new Promise<'gone' | 'silent'>(resolve => {
    const end = () => resolve(isSilent ? 'silent' : 'gone');
    child.once('exit', end).once('error', end);
  });
  const stop = async () => {
    child.kill('SIGTERM');
    const giveUp = setTimeout(() => child.kill('SIGKILL'), options.stopMsMax);
    await exited;
    clearTimeout(giveUp);
  };
  const told = await new Promise<Readonly<Record<string, unknown>>>((resolve, reject) => {
    child.once('message', message => {
      const said = message as Readonly<Record<string, unknown>>;
      if (said['ready'] === true) resolve(said);
    });
    void exited.then(() => reject(new Error(`${options.part} did not start; its own words are above`)));
  });
  const url = typeof told['url'] === 'string' ? told['url'] : '';
  const tell = (message: object) => {
    // It may be gone this moment; its exit says so.
    if (child.connected) child.send(message, () => {});
  };
  const onMessage: OwnProcess['onMessage'] = listener =>
    void child.on('message', message => listener(message as Readonly<Record<string, unknown>>));
  if (options.silentMsMax !== undefined) {
    const stopAsking = onSilence({ tell, onMessage }, options.silentMsMax, () => {
      isSilent = true;
      console.error(`error: ${options.part} no longer answered and was ended`);
      // It would not hear a request to stop.
      child.kill('SIGKILL');
    });
    void exited.then(stopAsking);
  }
  return { url, told, exited, stop, tell, onMessage };
}

const asksPerSilence = 5;

/**
 * Asks again and again, and counts what was not answered rather than time: a machine that was suspended, or too busy to
 * ask, has not been answered late.
 */
function onSilence(
  { tell, onMessage }: Pick<OwnProcess, 'tell' | 'onMessage'>,
  silentMsMax: number,
  then: () => void,
): () => void {
  let unanswered = 0;
  onMessage(({ alive }) => {
    if (alive === true) unanswered = 0;
  });
  const timer = setInterval(() => {
    if (unanswered >= asksPerSilence) {
      clearInterval(timer);
      return then();
    }
    unanswered++;
    tell({ isAlive: true });
  }, silentMsMax / asksPerSilence);
  return () => clearInterval(timer);
}
