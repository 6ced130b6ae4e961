import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

it('a process that is ready after its start has ended goes without a word', async () => {
  const module = new URL('stop-when-told.ts', import.meta.url).href;
  const program = `const { tellReady } = await import('${module}');
    process.once('disconnect', () => tellReady({ url: 'http://127.0.0.1:1' }));
    process.send({ begun: true });
    setTimeout(() => {}, 20_000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  child.once('message', () => child.disconnect());
  const said = text(child.stderr!);
  const code = await new Promise<number | null>(resolve => child.once('exit', resolve));
  expect([code, await said]).toEqual([1, '']);
});
