import { randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** One of this machine that is free this moment. */
export async function freePort(): Promise<number> {
  return (await freePorts(1))[0]!;
}

/** Several, each another: asked for one after the other, the same may be given twice. */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = randomInt(firstPort, lastPort + 1);
    if (ports.has(port) || !claim(port)) continue;
    const isFree = await listenOnce({ host: '127.0.0.1', port }).then(
      () => true,
      () => false,
    );
    if (isFree) ports.add(port);
  }
  return [...ports];
}

// Below those that Linux, macOS and Windows hand out by themselves: one of theirs may become the near end of an outgoing
// connection between our looking and our listening.
const firstPort = 15_000;
const lastPort = 31_999;

const claims = path.join(tmpdir(), 'wura-ports');

/**
 * Keeps a port for this process for as long as it lives. Another that asks meanwhile is given another one: a port is free, too,
 * between our looking and our listening, and while a server that was killed is started again.
 */
export function claim(port: number): boolean {
  const file = path.join(claims, String(port));
  if (isOfTheLiving(file)) return false;
  try {
    mkdirSync(claims, { recursive: true });
    rmSync(file, { force: true });
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    // Where this user may not write, looking has to be enough.
    return (error as NodeJS.ErrnoException).code !== 'EEXIST';
  }
}

function isOfTheLiving(file: string): boolean {
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0);
    return true;
  } catch (error) {
    // It lives, and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Listens for a moment; fails as a server would that listened there. */
export async function listenOnce(where: { host: string; port: number }): Promise<void> {
  const probe = await listen(where);
  await new Promise(resolve => probe.close(resolve));
}

async function listen(where: { host: string; port: number }): Promise<Server> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(where, resolve);
  });
  return probe;
}
