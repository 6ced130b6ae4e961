import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { canReach, powerlessUser } from '@wura/platform/process-user';

/** How a picture is wanted: no side longer than this, or a square of it cut from the middle. */
export interface Wanted {
  readonly side: number;
  readonly shape: 'whole' | 'square';
}

/** One process that decodes one picture at a time. */
export interface Decoder {
  /** Nothing: it cannot be decoded. Late: it was not done in time. */
  ask(order: { bytes: Uint8Array } & Wanted, timeoutMs: number): Promise<Buffer | 'late' | undefined>;
  hasEnded(): boolean;
  end(): Promise<void>;
}

const here = path.dirname(fileURLToPath(import.meta.url));
const libraries = path.resolve(path.dirname(fileURLToPath(import.meta.resolve('sharp'))), '../..');

/**
 * What a decoder runs as and may read: the libraries that decode, and nothing else. Where the server is root it becomes
 * the powerless account, who may not even look at the server's environment.
 */
export function jail({ memoryMibMax }: { memoryMibMax: number }) {
  const user = powerlessUser();
  const words = [
    // Without a compiler of its own the process needs no large reserve, and a hole in it cannot be aimed at.
    '--jitless',
    '--max-old-space-size=64',
    '--permission',
    '--allow-addons',
    `--allow-fs-read=${libraries}${path.sep}`,
    `--allow-fs-read=${here}${path.sep}`,
  ];
  return {
    command: '/bin/sh',
    words: ['-c', limited, 'sh', String(memoryMibMax * 1024), process.execPath, ...words],
    // No key, no address of a database: an attacker who takes this process over finds nothing to use.
    options: { env: {}, cwd: '/', ...(canReach(libraries, user) && canReach(here, user) && user) },
  };
}

// The limit is on memory that can be written, which is what a decoder grows; one on addresses would stop Node itself.
const limited = 'ulimit -d "$1" 2>/dev/null; shift; exec "$@"';

export function startDecoder(limits: { memoryMibMax: number }): Decoder {
  const { command, words, options } = jail(limits);
  const child = spawn(command, [...words, path.join(here, 'redraw.mjs')], {
    ...options,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  let isGone = false;
  const gone = new Promise<void>(resolve => {
    child.once('exit', () => {
      isGone = true;
      resolve();
    });
    child.once('error', () => {
      isGone = true;
      resolve();
    });
  });
  return {
    ask: (order, timeoutMs) => askOnce(child, order, { gone, timeoutMs }),
    hasEnded: () => isGone || child.killed,
    end() {
      child.kill('SIGKILL');
      return gone;
    },
  };
}

async function askOnce(
  child: ChildProcess,
  order: object,
  { gone, timeoutMs }: { gone: Promise<void>; timeoutMs: number },
): Promise<Buffer | 'late' | undefined> {
  const { promise, resolve } = Promise.withResolvers<Buffer | 'late' | undefined>();
  const timer = setTimeout(() => {
    child.kill('SIGKILL');
    resolve('late');
  }, timeoutMs);
  child.once('message', ({ jpeg }: { jpeg?: Uint8Array }) => resolve(jpeg && Buffer.from(jpeg)));
  void gone.then(() => resolve(undefined));
  child.send(order, error => error && resolve(undefined));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    child.removeAllListeners('message');
  }
}
