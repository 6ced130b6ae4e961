import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { root } from './root.ts';

const running = new Set<ChildProcess>();

// A signal that stops us stops what we started; Ctrl-C in a terminal reaches the children by itself.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(name, () => {
    for (const child of running) child.kill(name);
    process.exit(1);
  });
}

/** Runs one of the repository's own programs to its end and keeps what it said. */
export function runProgram(
  command: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<{ code: number; output: string }> {
  const program = path.join(root, 'node_modules/.bin', command);
  return runAnyProgram(program, words, environment);
}

export function runAnyProgram(
  program: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<{ code: number; output: string }> {
  const child = spawn(program, words, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const said: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
  return new Promise(resolve => {
    const end = (code: number) => {
      running.delete(child);
      resolve({ code, output: Buffer.concat(said).toString() });
    };
    child.once('error', error => {
      said.push(Buffer.from(error.message));
      end(1);
    });
    child.once('close', code => end(code ?? 1));
  });
}
