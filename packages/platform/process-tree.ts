import { execFileSync, spawn } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ProcessUser } from './process-user.ts';

// What we must know about processes that an earlier life of ours may have left behind. Linux answers from /proc, which
// needs no program; elsewhere `ps` does.
const isLinux = process.platform === 'linux';

export function isAlive(pid: number): boolean {
  // A zombie still answers signals, but it holds no files and no memory: for us it is gone.
  if (isLinux) return /^[^ZX]/.test(statFields(pid)[0] ?? '');
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The words the process was started with, or none when it is gone. */
export function commandLine(pid: number): string[] {
  if (!isLinux) return ps(pid, 'command').split(' ').filter(Boolean);
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean);
  } catch {
    return [];
  }
}

export function parentOf(pid: number): number | undefined {
  const parent = Number(isLinux ? statFields(pid)[1] : ps(pid, 'ppid'));
  return Number.isInteger(parent) && parent > 0 ? parent : undefined;
}

/** Processes whose working folder is this one. Only Linux can tell cheaply; elsewhere the answer is none. */
export function processesWorkingIn(folder: string): number[] {
  if (!isLinux) return [];
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(Number)
    .filter(pid => workingFolder(pid) === folder && isAlive(pid));
}

/** Sends each signal in turn until the process is gone; true when it is. */
export async function stopProcess(
  pid: number,
  steps: readonly { signal: NodeJS.Signals; waitMs: number }[],
): Promise<boolean> {
  for (const { signal, waitMs } of steps) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ESRCH') return true;
      throw error;
    }
    const deadline = performance.now() + waitMs;
    while (performance.now() < deadline) {
      if (!isAlive(pid)) return true;
      await sleep(20);
    }
  }
  return !isAlive(pid);
}

/**
 * A shell that waits on a pipe from us: when we die, however hard, the pipe closes and it sends the signal. A negative
 * target is a process group. The result dismisses it, to be called when the target is gone and its number may be reused.
 */
export function endWithUs(options: {
  target: number;
  signal: 'INT' | 'TERM';
  user?: ProcessUser | undefined;
}): () => void {
  const words = ['-c', 'read -r _; kill -s "$1" -- "$2"', 'wura-guard', options.signal, String(options.target)];
  const shell = spawn('/bin/sh', words, {
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    ...options.user,
  });
  // Without it we lose only the tidy end after a kill.
  shell.on('error', () => {});
  shell.stdin?.on('error', () => {});
  return () => void shell.kill('SIGKILL');
}

// The second field is the program's name in parentheses and may itself hold spaces and parentheses.
function statFields(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

function workingFolder(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

function ps(pid: number, column: string): string {
  try {
    return execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}
