import { setTimeout as sleep } from 'node:timers/promises';
import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { startCluster } from './cluster.ts';
import { startServer } from './server.ts';

// `node apps/bench/streams.ts`: what two thousand customers who are looking cost one process, and how long it takes until
// all of them have been told something that was written in one statement. It ends with 1 when they cost more than they may.

const count = Number(process.env['BENCH_STREAMS'] ?? 2_000);
const megabytesMax = 100;

const cluster = await startCluster();
let failed = false;
try {
  await cluster.create('streams');
  await cluster.migrated('streams');
  const tokens = await prepareSessions();
  console.log(`${tokens.length} sessions prepared`);
  const server = await startServer(cluster, 'streams');
  try {
    const { pid, heard } = { pid: server.process.pid!, heard: { opened: 0, told: 0 } };
    // The first ones bring the code with them; what they leave behind is no cost of a stream.
    const warm = await Promise.all(tokens.slice(count).map(token => listen(server.port, token)));
    for (const { socket } of warm) socket.destroy();
    const before = residentMegabytes(pid);

    const streams: Listening[] = [];
    for (let from = 0; from < count; from += 100) {
      const some = tokens.slice(from, Math.min(count, from + 100));
      streams.push(...(await Promise.all(some.map(token => listen(server.port, token)))));
    }
    heard.opened = streams.length;
    const after = residentMegabytes(pid);

    const writtenAt = performance.now();
    await cluster.run(
      'streams',
      `insert into notices.notifications (public_id, customer, kind, topic, title, text, created_at)
       select 'ntf_' || substr(md5('n' || id) || md5('m' || id), 1, 26), id, 'bench', 'account', 'News', 'For all.', now()
         from identity.customers`,
    );
    await Promise.all(streams.map(({ told }) => told));
    heard.told = streams.length;
    const tookMs = Math.round(performance.now() - writtenAt);
    const most = residentMegabytes(pid);
    const cost = after - before;
    failed = cost > megabytesMax;
    console.log(
      `streams: ${heard.opened} open on one process cost ${cost.toFixed(1)} MB (at most ${megabytesMax}), ` +
        `${((cost * 1024) / count).toFixed(1)} kB each; ${heard.told} told by one statement within ${tookMs} ms, ` +
        `${(most - before).toFixed(1)} MB then`,
    );
    for (const { socket } of streams) socket.destroy();
  } finally {
    await server.stop();
  }
} finally {
  await cluster.stop();
}
if (failed) process.exitCode = 1;

/** As many customers, and a few more, each with a session; none of them has money or a wallet. */
async function prepareSessions(): Promise<string[]> {
  const tokens = Array.from({ length: count + 50 }, () => randomBytes(32).toString('base64url'));
  const hashes = tokens.map(token => `\\x${createHash('sha256').update(token).digest('hex')}`);
  await cluster.run(
    'streams',
    `insert into identity.customers
       (public_id, account_number, first_name, last_name, username, email, phone, date_of_birth, country, state,
        residential_address, password_hash, created_at)
     select 'cus_' || substr(md5(n::text) || md5('x' || n), 1, 26), (1000000000 + n)::text, 'Bench', 'Customer',
            'bench_' || n, 'bench' || n || '@wura.example', '+23480' || lpad(n::text, 8, '0'), '1990-01-01', 'NG', '',
            '1 Bench Street, Lagos', '$argon2id$none', now() - interval '30 days'
       from generate_series(1, ${tokens.length}) n;
     insert into identity.sessions
       (token_hash, public_id, customer, is_remembered, created_at, last_used_at, ends_at, user_agent, address)
     select t.hash::bytea, 'ses_' || t.n, t.n, true, now(), now(), now() + interval '30 days', 'bench', '127.0.0.1'
       from unnest(array['${hashes.join("','")}']) with ordinality as t (hash, n);`,
  );
  return tokens;
}

interface Listening {
  socket: Socket;
  told: Promise<void>;
}

/** On a bare socket, because it shares the machine with what it measures. Resolves once the stream is open. */
function listen(port: number, token: string): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.setEncoding('latin1');
    let text = '';
    let isTold = () => {};
    const told = new Promise<void>(done => (isTold = done));
    socket.on('connect', () =>
      socket.write(
        `GET /api/notifications/stream HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${token}\r\n\r\n`,
      ),
    );
    socket.on('error', reject);
    socket.on('data', (chunk: string) => {
      text += chunk;
      const status = text.slice(9, 12);
      if (status !== '200') {
        socket.destroy();
        // A server that is busy says so, and is asked again.
        if (status === '503')
          void sleep(500)
            .then(() => listen(port, token))
            .then(resolve, reject);
        else reject(new Error(`a stream was answered ${text.slice(0, 200)}`));
        return;
      }
      if (text.includes('event: open')) resolve({ socket, told });
      if (text.includes('event: notice')) isTold();
    });
  });
}

/** As the system counts it. */
function residentMegabytes(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
