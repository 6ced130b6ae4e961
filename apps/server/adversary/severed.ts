import { connect, createServer, type Socket } from 'node:net';

/** A way to the database that can be cut, and mended. */
export interface Way {
  /** The same database, by this way. */
  readonly url: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
  close(): Promise<void>;
}

export async function openWay(databaseUrl: string): Promise<Way> {
  const target = new URL(databaseUrl);
  const socketFolder = target.searchParams.get('host');
  const far = socketFolder?.startsWith('/')
    ? { path: `${socketFolder}/.s.PGSQL.${target.port || '5432'}` }
    : { host: target.hostname, port: Number(target.port || 5432) };
  const open = new Set<Socket>();
  const start = (port: number) =>
    new Promise<ReturnType<typeof createServer>>(resolve => {
      const server = createServer(near => {
        const other = connect(far);
        for (const [one, two] of [
          [near, other],
          [other, near],
        ] as const) {
          open.add(one);
          one.on('error', () => {});
          one.on('close', () => {
            open.delete(one);
            two.destroy();
          });
          one.pipe(two);
        }
      });
      server.listen(port, '127.0.0.1', () => resolve(server));
    });
  let server = await start(0);
  const { port } = server.address() as { port: number };
  const stop = async () => {
    if (!server.listening) return;
    const stopped = new Promise(resolve => server.close(resolve));
    for (const socket of open) socket.destroy();
    await stopped;
  };
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  url.searchParams.delete('host');
  return {
    url: url.href,
    cut: stop,
    async mend() {
      server = await start(port);
    },
    close: stop,
  };
}
