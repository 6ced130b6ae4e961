import { randomInt } from 'node:crypto';
import { createServer, type Server } from 'node:net';

/** One of this machine that is free this moment. */
export async function freePort(): Promise<number> {
  return (await freePorts(1))[0]!;
}

/** Several, each another: asked for one after the other, the same may be given twice. */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = randomInt(firstPort, lastPort + 1);
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
