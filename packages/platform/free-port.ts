import { createServer, type AddressInfo } from 'node:net';

/** One of this machine that nobody listens on this moment. */
export function freePort(): Promise<number> {
  return listenOnce({ host: '127.0.0.1', port: 0 });
}

/** Listens for a moment and says at which port; fails as anybody would who listened there. */
export async function listenOnce(where: { host: string; port: number }): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(where, resolve);
  });
  const { port } = probe.address() as AddressInfo;
  await new Promise(resolve => probe.close(resolve));
  return port;
}
