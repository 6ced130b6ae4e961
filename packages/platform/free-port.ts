import { createServer, type AddressInfo, type Server } from 'node:net';

/** One of this machine that is free this moment. */
export async function freePort(): Promise<number> {
  return (await freePorts(1))[0]!;
}

/** Several, each another: asked for one after the other, the same may be given twice. */
export async function freePorts(count: number): Promise<number[]> {
  const countsAgainst = await Promise.all(Array.from({ length: count }, () => listen({ host: '127.0.0.1', port: 0 })));
  const ports = countsAgainst.map(probe => (probe.address() as AddressInfo).port);
  await Promise.all(countsAgainst.map(close));
  return ports;
}

/** Listens for a moment; fails as a server would that listened there. */
export async function listenOnce(where: { host: string; port: number }): Promise<void> {
  await close(await listen(where));
}

async function listen(where: { host: string; port: number }): Promise<Server> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(where, resolve);
  });
  return probe;
}

const close = (probe: Server) => new Promise(resolve => probe.close(resolve));
