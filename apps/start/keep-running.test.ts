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

it('a process that answers is left alone; of one that ends by itself a fresh one takes the place', async () => {
  const { started, start } = startOf(
    program('brief', "process.on('message', message => message.end && process.exit(1));"),
  );
  const { given, stop } = supervisor();
  const kept = await keepRunning({ part: 'a part', start }, given);
  expect(kept.current()).toBe(started[0]);
  started[0]!.tell({ end: true });
  await expect.poll(() => kept.current() === started[1], { timeout: 10_000 }).toBe(true);
  expect(await started[0]!.exited).toBe('gone');
  await stop();
  expect(await started[1]!.exited).toBe('gone');
  expect(started).toHaveLength(2);
});

it('a part that ends five times within a minute ends the start, and one that ends now and then does not', async () => {
  const clock = { now: 0 };
  const { started, start } = startOf(program('hopeless', 'setTimeout(() => process.exit(1), 10);'));
  const slow = supervisor();
  await keepRunning({ part: 'a part', start, now: () => (clock.now += 20_000) }, slow.given);
  await expect.poll(() => started.length, { timeout: 10_000 }).toBeGreaterThan(6);
  await slow.stop();
  await slow.ended[0];
  started.length = 0;
  const fast = supervisor();
  await keepRunning({ part: 'a part', start, now: () => clock.now++ }, fast.given);
  await fast.ended[0];
  expect(started).toHaveLength(5);
});

it('a fresh process that does not start is tried again, and the fifth in a row that does not ends the start', async () => {
  const brief = startOf(program('ended', "process.on('message', message => message.end && process.exit(1));"));
  const broken = startOf(program('never', ''));
  writeFileSync(path.join(folder, 'never.mjs'), 'process.exit(1);');
  let failures = 4;
  let tries = 0;
  const start = () => (tries++, tries > 1 && failures-- > 0 ? broken.start() : brief.start());
  const { given, stop } = supervisor();
  const kept = await keepRunning({ part: 'a part', start, pauseMs: 1 }, given);
  brief.started[0]!.tell({ end: true });
  await expect.poll(() => kept.current() === brief.started[1], { timeout: 10_000 }).toBe(true);
  expect(tries).toBe(6);
  await stop();

  failures = tries = 0;
  const hopeless = supervisor();
  const gone = await keepRunning({ part: 'a part', start, pauseMs: 1 }, hopeless.given);
  failures = Infinity;
  gone.current().tell({ end: true });
  await expect(hopeless.ended[0]).rejects.toThrow('a part did not start');
  expect(tries).toBe(6);
});

it('a part that is renewed while another try is waited for has the renewed process and no other', async () => {
  const steady = startOf(program('renewed', "process.on('message', message => message.end && process.exit(1));"));
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const { promise: late, resolve: goOn } = Promise.withResolvers<void>();
  let tries = 0;
  const start = async () => {
    if (++tries === 2) await (ask(), late);
    return steady.start();
  };
  const { given, stop } = supervisor();
  const kept = await keepRunning({ part: 'a part', start }, given);
  steady.started[0]!.tell({ end: true });
  await asked;
  await kept.renew();
  goOn();
  await expect.poll(() => steady.started.length, { timeout: 10_000 }).toBe(3);
  expect(await steady.started[2]!.exited).toBe('gone');
  expect(kept.current()).toBe(steady.started[1]);
  await stop();
});

it('a part is renewed: the old process is asked to stop once the fresh one is ready, and not before', async () => {
  const { started, start } = startOf(program('steady', ''));
  const { given, stop } = supervisor();
  const kept = await keepRunning({ part: 'a part', start }, given);
  await kept.renew();
  expect(kept.current()).toBe(started[1]);
  expect(await started[0]!.exited).toBe('gone');
  expect(started).toHaveLength(2);
  await stop();
});

it('a fresh process that does not start leaves the old one standing', async () => {
  const steady = startOf(program('standing', ''));
  const broken = startOf(program('broken', ''));
  writeFileSync(path.join(folder, 'broken.mjs'), 'process.exit(1);');
  let isBroken = false;
  const start = () => (isBroken ? broken.start() : steady.start());
  const { given, stop } = supervisor();
  const kept = await keepRunning({ part: 'a part', start }, given);
  isBroken = true;
  await expect(kept.renew()).rejects.toThrow('a part did not start');
  expect(kept.current()).toBe(steady.started[0]);
  isBroken = false;
  await kept.renew();
  expect(kept.current()).toBe(steady.started[1]);
  await stop();
});
