import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { claim, freePorts } from './free-port.ts';

it('a free port is never one that the system gives to outgoing connections by itself', async () => {
  const ports = await freePorts(50);
  expect(new Set(ports).size).toBe(50);
  expect(Math.max(...ports)).toBeLessThan(32_768);
});

it('a free port is given to one process alone, until that one has ended', async () => {
  const module = new URL('free-port.ts', import.meta.url).href;
  const ask = `const { freePort } = await import('${module}'); process.send(await freePort()); setInterval(() => {}, 1000);`;
  const other = spawn(process.execPath, ['--input-type=module', '-e', ask], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [port] = (await once(other, 'message')) as [number];
  // It looks and has not begun to listen, or its server was killed and is about to be started again.
  expect(claim(port)).toBe(false);
  other.kill('SIGKILL');
  await once(other, 'exit');
  expect(claim(port)).toBe(true);
});
