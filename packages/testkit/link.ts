import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** One way from here to there, which may be cut as a network is: nothing comes through any more, and neither end is told. */
export interface Link {
  readonly port: number;
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function openLink(target: number): Promise<Link> {
  const sockets = new Set<Socket>();
  let isCut = false;

  const keep = (socket: Socket, other: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => {
      sockets.delete(socket);
      if (!isCut) other.destroy();
    });
  };
  const server = createServer(near => {
    if (isCut) {
      near.on('error', () => {}).pause();
      sockets.add(near);
      return;
    }
    const far = connect({ port: target, host: '127.0.0.1', noDelay: true });
    keep(near, far);
    keep(far, near);
    near.pipe(far);
    far.pipe(near);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      isCut = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    mend() {
      for (const socket of sockets) socket.destroy();
      sockets.clear();
      isCut = false;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
