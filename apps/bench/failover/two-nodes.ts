import { chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { migrateProduct } from '@wura/app-server/migrations';
import { loadLogins, servingUrls } from '@wura/database/logins';
import { freePorts } from '@wura/platform/free-port';
import { lesserUser } from '@wura/platform/process-user';
import pg from 'pg';
import type { Cluster } from '../cluster.ts';
import { openLink, type Link } from '@wura/testkit/link';
import { descendants, runProgram, send, type Program } from './programs.ts';

/** What is done to the node that leads. */
export type Blow = 'killed' | 'frozen' | 'cut off';

export interface TwoNodes extends Pick<Cluster, 'url' | 'serving' | 'run'> {
  /** Ends the lead of the node that has it, and answers when the other has it and the first is on its feet again. */
  strike(blow: Blow): Promise<void>;
  close(): Promise<void>;
}

interface Node {
  readonly name: string;
  /** Of all of them. */
  readonly folder: string;
  readonly data: string;
  readonly rest: number;
  readonly links: readonly Link[];
  program: Program;
}

const password = 'failover';

/**
 * Two PostgreSQL in strict synchronous mode, which Patroni watches, a witness of theirs (etcd), and a proxy that leads to the one
 * that leads. All that a node says to the others and to the witness goes over links that can be cut.
 */
export async function openTwoNodes(folder: string, programs: string): Promise<TwoNodes> {
  const user = lesserUser();
  const own = (at: string) => (mkdirSync(at, { recursive: true }), user && chownSync(at, user.uid, user.gid), at);
  own(folder);
  const [etcdPort, peerPort, proxyPort] = await freePorts(3);
  const etcd = runProgram(
    'etcd',
    [
      '--data-dir',
      own(path.join(folder, 'etcd')),
      '--name',
      'witness',
      '--listen-client-urls',
      `http://127.0.0.1:${etcdPort}`,
      '--advertise-client-urls',
      `http://127.0.0.1:${etcdPort}`,
      '--listen-peer-urls',
      `http://127.0.0.1:${peerPort}`,
      '--initial-advertise-peer-urls',
      `http://127.0.0.1:${peerPort}`,
      '--initial-cluster',
      `witness=http://127.0.0.1:${peerPort}`,
    ],
    path.join(folder, 'etcd.log'),
  );
  const nodes: Node[] = [];
  for (const name of ['one', 'two']) nodes.push(await openNode({ name, folder, own, programs, etcdPort: etcdPort! }));
  const proxyFile = path.join(folder, 'haproxy.cfg');
  writeFileSync(proxyFile, proxyConfiguration(proxyPort!, nodes));
  const proxy = runProgram('haproxy', ['-db', '-f', proxyFile], path.join(folder, 'haproxy.log'));

  const logins = loadLogins(folder);
  const url = (database: string) => `postgres://postgres:${password}@127.0.0.1:${proxyPort}/${database}`;
  async function run(database: string, sql: string): Promise<pg.QueryResult> {
    const client = new pg.Client({ connectionString: url(database), connectionTimeoutMillis: 2_000 });
    client.on('error', () => {});
    await client.connect();
    try {
      return await client.query(sql);
    } finally {
      await client.end().catch(() => {});
    }
  }

  async function leader(): Promise<Node | undefined> {
    const answers = await Promise.all(nodes.map(({ rest }) => isServing(`http://127.0.0.1:${rest}/primary`)));
    return nodes.find((_, index) => answers[index]);
  }

  /** Whether the witness has it in writing that the one that does not lead has everything: only then may it take the lead. */
  async function isWhole(): Promise<boolean> {
    const answer = await fetch(`http://127.0.0.1:${etcdPort}/v3/kv/range`, {
      method: 'POST',
      body: JSON.stringify({ key: Buffer.from('/service/wura/sync').toString('base64') }),
    });
    const { kvs } = (await answer.json()) as { kvs?: { value: string }[] };
    const written = JSON.parse(Buffer.from(kvs?.[0]?.value ?? '', 'base64').toString() || '{}') as {
      leader?: string;
      sync_standby?: string | null;
    };
    const leads = await leader();
    return leads !== undefined && leads.name === written.leader && (written.sync_standby ?? '') !== '';
  }

  await until('both nodes are there', isWhole, 120_000);
  await run('postgres', 'create database small');
  await migrateProduct({ url: url('small'), logins });

  return {
    url,
    run,
    serving: database => servingUrls(url(database), logins),
    async strike(blow) {
      const struck = await leader();
      if (!struck) throw new Error('nobody leads');
      const other = nodes.find(node => node !== struck)!;
      if (blow === 'killed') killPostgres(struck);
      if (blow === 'frozen') {
        signalNode(struck, 'SIGSTOP');
        await sleep(watchdogMs);
        await halt(struck);
      }
      if (blow === 'cut off') for (const link of struck.links) link.cut();
      await until(`${other.name} leads`, async () => (await leader()) === other, 60_000);
      if (blow === 'frozen') struck.program = startNode(struck);
      if (blow === 'cut off') for (const link of struck.links) link.mend();
      await until('both nodes are there', isWhole, 120_000);
    },
    async close() {
      for (const node of nodes) signalNode(node, 'SIGCONT');
      await Promise.all([proxy.stop(), ...nodes.map(node => node.program.stop())]);
      // Each is an orphan once the one that watched it is gone.
      nodes.forEach(killPostgres);
      await etcd.stop();
      await Promise.all(nodes.flatMap(node => node.links.map(link => link.close())));
    },
  };
}

async function isServing(url: string): Promise<boolean> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(1_000) }).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.status === 200;
}

async function openNode(options: {
  name: string;
  folder: string;
  own(at: string): string;
  programs: string;
  etcdPort: number;
}): Promise<Node> {
  const { name, folder, own, programs, etcdPort } = options;
  const [port, rest] = await freePorts(2);
  const [toWitness, toPostgres, toRest] = [await openLink(etcdPort), await openLink(port!), await openLink(rest!)];
  const data = path.join(own(path.join(folder, name)), 'data');
  const authentication = { username: 'postgres', password };
  const settings = {
    scope: 'wura',
    name,
    restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${toRest.port}` },
    // Told the witness's own address, it would go there by another way.
    etcd3: { proxy: `http://127.0.0.1:${toWitness.port}` },
    bootstrap: {
      dcs: {
        // The shortest that Patroni allows: a leader of whom nothing is heard loses the lead after it.
        ttl: 20,
        loop_wait: 1,
        retry_timeout: 3,
        primary_start_timeout: 0,
        synchronous_mode: true,
        synchronous_mode_strict: true,
        postgresql: {
          use_pg_rewind: true,
          parameters: {
            wal_log_hints: 'on',
            max_connections: 150,
            shared_buffers: '128MB',
            jit: 'off',
            max_wal_size: '1GB',
            // One that comes back asks its leader again at once: until it follows, no commit of the other has its witness.
            wal_retrieve_retry_interval: '200ms',
            // Likewise: after a crash one call instead of one for each file.
            recovery_init_sync_method: 'syncfs',
            // A leader that is cut off ends its stream to the other before its lead ends, and is down by then: otherwise it waits a
            // minute for the other to have everything before it stops, and has yet to be wound back when it is on the network again.
            wal_sender_timeout: '5s',
            wal_receiver_timeout: '5s',
          },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'],
      pg_hba: [
        'host all all 127.0.0.1/32 scram-sha-256',
        'host replication all 127.0.0.1/32 scram-sha-256',
        'local all all trust',
      ],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${toPostgres.port}`,
      data_dir: data,
      bin_dir: programs,
      pgpass: path.join(folder, name, 'pgpass'),
      authentication: { superuser: authentication, replication: authentication, rewind: authentication },
      parameters: { unix_socket_directories: path.join(folder, name) },
    },
  };
  writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(settings));
  const program = startNode({ name, folder });
  return { name, folder, data, rest: rest!, links: [toWitness, toPostgres, toRest], program };
}

/** Only the two at which a node is reached from outside: what leads to the witness is its own. */
function proxyConfiguration(port: number, nodes: readonly Node[]): string {
  const servers = nodes.map(
    ({ name, links: [, postgres, rest] }) => `  server ${name} 127.0.0.1:${postgres!.port} check port ${rest!.port}\n`,
  );
  return `defaults
  mode tcp
  timeout connect 2s
  timeout check 1s
  timeout client 1h
  timeout server 1h
listen postgres
  bind 127.0.0.1:${port}
  option httpchk GET /primary
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('')}`;
}

/** The server and all its children; the one who watches it lives. */
function killPostgres(node: Node): void {
  for (const pid of serverOf(node)) send(pid, 'SIGKILL');
}

/** Five seconds before its lead ends, as Patroni sets the watchdog of a machine. */
const watchdogMs = 15_000;

/**
 * What the watchdog does. One that went on where it stopped would write itself down as the one that leads, over the other's name
 * (Patroni 3.0.2), and begin the same timeline a second time. A machine takes longer to come back than its lead still lasts: one
 * that is back before finds its own name in the lock and leads again itself.
 */
async function halt(node: Node): Promise<void> {
  signalNode(node, 'SIGKILL');
  await node.program.stop();
}

const startNode = ({ name, folder }: Pick<Node, 'name' | 'folder'>): Program =>
  runProgram('patroni', [path.join(folder, `${name}.json`)], path.join(folder, `${name}.log`));

/** The program that watches, and the server, which is an orphan once it has been started. */
function signalNode(node: Node, name: NodeJS.Signals): void {
  for (const pid of [...node.program.pids(), ...serverOf(node)]) send(pid, name);
}

function serverOf({ data }: Node): readonly number[] {
  const file = path.join(data, 'postmaster.pid');
  if (!existsSync(file)) return [];
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  return [pid, ...descendants(pid)];
}

async function until(what: string, isSo: () => Promise<boolean>, withinMs: number): Promise<void> {
  const givenUpAt = performance.now() + withinMs;
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > givenUpAt) throw new Error(`${what}: not within ${withinMs / 1000} s`);
    await sleep(100);
  }
}
