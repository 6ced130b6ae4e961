import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepRunning } from './keep-running.ts';
import { startProcess, type OwnProcess } from './own-process.ts';
import type { Supervisor } from './supervise.ts';

let folder: string;
beforeAll(() => void (folder = mkdtempSync(path.join(tmpdir(), 'wura-kept-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A program that says it is ready, answers when asked whether it is alive, and then does what the test is about. */
function program(name: string, then: string): string {
  const file = path.join(folder, `${name}.mjs`);
  const answers = "process.on('message', message => message.isAlive && process.send({ alive: true }));";
  writeFileSync(
    file,
    `${answers} process.on('disconnect', () => process.exit()); process.send({ ready: true }); ${then}`,
  );
  return file;
}

function supervisor() {
  const asked = new AbortController();
  const undo: (() => Promise<void>)[] = [];
  const ended: Promise<unknown>[] = [];
  const given: Supervisor = {
    signal: asked.signal,
    defer: step => undo.push(step),
    watch: (_part, exited) => ended.push(exited),
  };
  return { given, ended, stop: async () => (asked.abort(), await undo[0]!()) };
}

function startOf(file: string) {
  const started: OwnProcess[] = [];
  const start = async () => {
    const options = { part: 'a part', program: file, environment: {}, stopMsMax: 1_000, silentMsMax: 500 };
    started.push(await startProcess(options));
    return started.at(-1)!;
  };
  return { started, start };
}

it('a process whose thread never comes back is ended and a fresh one stands in its place', async () => {
  const { started, start } = startOf(program('stuck', 'setTimeout(() => { for (;;); }, 100);'));
  const { given, stop } = supervisor();
  await keepRunning({ part: 'a part', start }, given);
  await expect.poll(() => started.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(2);
  expect(await started[0]!.exited).toBe('silent');
  await stop();
});

it('a process that answers is left alone, and one that ends by itself is not started again', async () => {
  const { started, start } = startOf(program('brief', 'setTimeout(() => process.exit(1), 1_500);'));
  const { given, ended } = supervisor();
  await keepRunning({ part: 'a part', start }, given);
  await ended[0];
  expect(started).toHaveLength(1);
  expect(await started[0]!.exited).toBe('gone');
});
