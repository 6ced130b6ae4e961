import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { lesserUser } from '@wura/platform/process-user';

/** What Debian packages as `patroni`, `etcd-server` and `haproxy`. Answers what is missing. */
export function missingPrograms(): readonly string[] {
  const packages = { patroni: 'patroni', etcd: 'etcd-server', haproxy: 'haproxy' };
  return Object.entries(packages).flatMap(([program, name]) =>
    spawnSync(program, [program === 'haproxy' ? '-v' : '--version']).status === 0 ? [] : [name],
  );
}

export interface Program {
  /** It and its descendants, however they are grouped. */
  pids(): readonly number[];
  signal(name: NodeJS.Signals): void;
  stop(): Promise<void>;
}

/** Runs as a user that PostgreSQL agrees to run as, and says what it has to say into a file. */
export function runProgram(command: string, words: readonly string[], logFile: string): Program {
  const log = openSync(logFile, 'a');
  const child: ChildProcess = spawn(command, words, {
    stdio: ['ignore', log, log],
    env: {
      PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin',
      LC_ALL: 'C.UTF-8',
      HOME: '/tmp',
      ETCD_UNSUPPORTED_ARCH: process.arch,
    },
    ...lesserUser(),
  });
  closeSync(log);
  const gone = once(child, 'exit');
  const pids = () => (child.pid === undefined ? [] : [child.pid, ...descendants(child.pid)]);
  const signal = (name: NodeJS.Signals) => {
    for (const pid of pids()) send(pid, name);
  };
  return {
    pids,
    signal,
    async stop() {
      signal('SIGCONT');
      signal('SIGKILL');
      await gone;
    },
  };
}

export function send(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // Gone already, because its parent or a sibling went.
  }
}

/** All that it has started, and they. */
export function descendants(pid: number): number[] {
  const parents = new Map<number, number[]>();
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      const parent = Number(/\) \w (\d+)/.exec(readFileSync(`/proc/${entry}/stat`, 'utf8'))?.[1]);
      parents.set(parent, [...(parents.get(parent) ?? []), Number(entry)]);
    } catch {
      // Gone while we read.
    }
  }
  const below = (of: number): number[] => (parents.get(of) ?? []).flatMap(child => [child, ...below(child)]);
  return below(pid);
}
