import { spawn } from 'node:child_process';
import { nodeFlags } from '@wura/app-server/node-flags';

/** The echo that a request is measured against, which answers so many bytes. */
export async function startEcho(bytes: number): Promise<{ port: number; stop(): void }> {
  const program = new URL('./echo.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [...nodeFlags(), program, '--bytes', String(bytes)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const { port } = await new Promise<{ port: number }>(resolve => child.once('message', resolve as never));
  return { port, stop: () => child.disconnect() };
}
