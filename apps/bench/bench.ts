import { execFileSync } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { findProgram, scratchFolder, startCluster } from './cluster.ts';
import { crashPostgres, crashServer, type CrashReport } from './crash.ts';
import { prepareDatabases } from './databases.ts';
import { startEcho } from './echo-server.ts';
import { median, quantile } from './figures.ts';
import { preparePeer, readPeers, type ReadyPeer } from './peers.ts';
import { load, loadOf, settle, type LoadReport } from './prepare.ts';
import { costs, peerRatios, ratios } from './ratios.ts';
import { startServer, type RunningServer } from './server.ts';
import { stopBackend } from './stopped-backend.ts';
import { tellAll } from './telling.ts';
import { runProgram, runTpcb } from './tpcb.ts';

// `npm run bench`: every figure is a ratio of two things measured side by side in one run on one server, because absolute
// figures follow the mood of the machine. Rounds alternate; the ratio is taken in each round, and its median is judged.
// `-- --only=http,echo,disk` measures what these subjects take part in, and nothing else. `-- --keep=FOLDER` leaves what was
// prepared there, for the next run to begin with, and BENCH_ROUNDS=0 prepares alone. `-- --peer-sql=pgledger=FILE` measures another
// ledger beside ours, by SQL that the operator has fetched.

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    keep: { type: 'string' },
    'peer-sql': { type: 'string', multiple: true, default: [] },
  },
});
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 7);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 3);
const crashes = Number(process.env['BENCH_CRASHES'] ?? 5);
/** Pairs in one run: enough to last a second. */
const strangers = 4_000;

const only = values.only?.split(',');
const fetched = readPeers(values['peer-sql']);
const known = [...ratios, ...peerRatios.filter(({ below }) => [...fetched.keys()].some(name => name === below))];
const judged = known.filter(({ above, below }) => !only || (only.includes(above) && only.includes(below)));
const names = [...new Set(judged.flatMap(({ above, below }) => [above, below]))];
const figures = costs.filter(name => !only || only.includes(name));
if (names.length + figures.length === 0) {
  const all = new Set([...known.flatMap(({ above, below }) => [above, below]), ...costs]);
  throw new Error(`--only takes one of ${costs.join(', ')}, or two or more of ${[...all].join(', ')}`);
}

const say = (line: string) => process.stdout.write(`${line}\n`);
const startedAt = performance.now();
const pgbench = findProgram('pgbench');
const folder = values.keep ?? (await scratchFolder());
const cluster = await startCluster({ dataDir: folder, isKept: values.keep !== undefined });
let failed = false;

/** A figure that is no ratio, and the most that it may be. */
function judgeFigure(title: string, figure: number, { floor, goal }: { floor: number; goal: number }, unit: string) {
  const verdict = figure > floor ? 'FAIL' : figure > goal ? 'ok, above its goal' : 'goal';
  failed ||= figure > floor;
  say(`COST  ${title.padEnd(42)} ${figure.toFixed(figure < 10 ? 2 : 0).padStart(7)} ${unit}  floor ${floor}  goal ${goal}  ${verdict}`); // oxfmt-ignore
}

try {
  const { rows: version } = await cluster.run('postgres', 'show server_version');
  say(
    `machine: ${cpus().length} cpu, ${Math.round(totalmem() / 2 ** 30)} GiB, PostgreSQL ${(version[0] as { server_version: string }).server_version}, ` +
      `node ${process.versions.node}, fsync on, synchronous_commit on, links verified in the database; ` +
      (pgbench ? `TPC-B by ${execFileSync(pgbench, ['--version']).toString().trim()}` : 'TPC-B by our own client, for want of pgbench'),
  ); // oxfmt-ignore

  const own = [...names.filter(name => !fetched.has(name as never)), ...figures];
  const { payersFile, strangersFile } = await prepareDatabases(cluster, own, { folder, pgbench });
  const peers = new Map<string, ReadyPeer>();
  for (const [name, files] of fetched) {
    if (!names.includes(name)) continue;
    await cluster.run('postgres', `drop database if exists ${name}`);
    await cluster.create(name);
    peers.set(name, await preparePeer(cluster, { database: name, name, files }));
    await settle(cluster, name);
  }
  say(`prepared in ${Math.round((performance.now() - startedAt) / 1000)} s; ${rounds} rounds of ${seconds} s each`);
  if (rounds === 0) names.length = figures.length = 0;

  const program = new URL('./http-load.ts', import.meta.url).pathname;
  const args = ['--seconds', String(seconds)];
  const http = async (port: number, connections = 128, more: readonly string[] = ['--payers', payersFile, ...args]) => {
    const words = ['--port', String(port), '--connections', String(connections), ...more];
    return JSON.parse(await runProgram(process.execPath, [program, ...words])) as LoadReport & { answerBytes: number };
  };
  const isServed = names.some(name => ['http', 'http32', 'http512', 'strangers', 'echo'].includes(name));
  const server = isServed ? await startServer(cluster, 'web') : undefined;
  const pair: RunningServer[] = [];
  if (names.includes('http2')) {
    pair.push(await startServer(cluster, 'web2'));
    pair.push(await startServer(cluster, 'web2', pair[0]!.port));
  }
  const echo = names.includes('echo') ? await startEcho((await http(server!.port)).answerBytes) : undefined;
  let met = 0;
  const subjects: Record<string, () => Promise<LoadReport | number>> = {
    tpcb: () => runTpcb(cluster, pgbench, seconds),
    ledger: () => load(cluster, 'usual', args),
    hot: () => load(cluster, 'usual', [...args, '--hot']),
    two: () => loadOf(2, cluster, 'usual', args),
    four: () => loadOf(4, cluster, 'usual', args),
    refusals: () => load(cluster, 'usual', [...args, '--refusals', '20']),
    frozenOwn: () => load(cluster, 'usual', [...args, '--frozen']),
    frozen: () => loadOf(2, cluster, 'usual', args, ['--frozen']),
    small: () => load(cluster, 'small', args),
    large: () => load(cluster, 'large', args),
    echo: () => http(echo!.port, 512),
    http: () => http(server!.port),
    http32: () => http(server!.port, 32),
    http512: () => http(server!.port, 512),
    http2: () => http(pair[0]!.port),
    strangers: () => {
      const words = ['--payers', strangersFile, '--strangers', String(strangers), '--met', String(met)];
      met += 2 * strangers;
      return http(server!.port, 128, words);
    },
    ...Object.fromEntries([...peers].map(([name, peer]) => [name, () => peer.run(seconds)])),
  };

  const rates: Record<string, number[]> = {};
  // Every subject meets its pages before it counts, and each server its ten thousand customers. Of a pair each meets half as
  // many in the same time, and no other subject warms it: without more, its code would be judged while it is being compiled.
  const warmUps = (name: string) => (name === 'http2' ? 6 : name.startsWith('http') ? 2 : 1);
  for (const name of names) for (let run = 0; run < warmUps(name); run++) await subjects[name]!();
  for (let round = 0; round < rounds; round++) {
    // Rotated, so that no subject always follows the same other.
    for (const name of [...names.slice(round % names.length), ...names.slice(0, round % names.length)]) {
      const result = await subjects[name]!();
      const report = typeof result === 'number' ? { rate: result } : result;
      (rates[name] ??= []).push(report.rate);
      const { p50Ms, p99Ms, failures } = report as Partial<LoadReport>;
      const latency = p50Ms === undefined ? '' : `  p50 ${p50Ms} ms  p99 ${p99Ms} ms`;
      say(`round ${round + 1}  ${name.padEnd(9)} ${Math.round(report.rate).toString().padStart(7)}/s${latency}  load ${loadavg()[0]!.toFixed(1)}`);
      if (failures && Object.keys(failures).length > 0) throw new Error(`calls failed: ${JSON.stringify(failures)}`);
    } // oxfmt-ignore
  }
  echo?.stop();
  for (const each of [...(server ? [server] : []), ...pair]) await each.stop();

  for (const { title, above, below, floor, goal } of rounds > 0 ? judged : []) {
    const all = rates[above]!.map((rate, round) => rate / rates[below]![round]!);
    const middle = median(all);
    const verdict = middle < floor ? 'FAIL' : middle < goal ? 'ok, below its goal' : 'goal';
    failed ||= middle < floor;
    const quartiles = `[${quantile(all, 0.25).toFixed(2)}–${quantile(all, 0.75).toFixed(2)}]`;
    say(`RATIO ${title.padEnd(34)} ${middle.toFixed(2).padStart(6)}  ${quartiles.padEnd(14)} floor ${floor}  goal ${goal}  ${verdict}`);
  } // oxfmt-ignore

  for (const { title, below } of peerRatios.filter(ratio => !known.includes(ratio))) {
    say(`RATIO ${title.padEnd(34)} not run: its SQL is fetched by the operator, --peer-sql=${below}=FILE`);
  }

  if (figures.includes('disk')) {
    const { rows: sizes } = await cluster.run(
      'large',
      `select pg_total_relation_size('ledger.chain')::float8 / count(distinct transfer_id) as bytes from ledger.entry`,
    );
    judgeFigure('bytes of a transfer, all indexes', (sizes[0] as { bytes: number }).bytes, { floor: 450, goal: 360 }, 'B'); // oxfmt-ignore
  }
  if (figures.includes('telling')) {
    const told = await tellAll(cluster, 'told', folder);
    say(`told both sides of ${told.told} transfers at ${Math.round(told.rate)}/s, one worker`);
    judgeFigure('telling both sides of a transfer, CPU', told.cpuMs, { floor: 0.5, goal: 0.25 }, 'ms');
    judgeFigure('telling both sides of a transfer, disk', told.bytes, { floor: 450, goal: 300 }, 'B');
    // A history is told once.
    await cluster.run('postgres', 'drop database told');
  }
  if (figures.includes('stopped')) {
    const stopped = await stopBackend(cluster, 'small');
    failed ||= stopped.unanswered > 0;
    say(`${stopped.orders} orders while a process of PostgreSQL had stopped: ${stopped.unanswered} without an answer`);
    judgeFigure('longest wait for an answer then', stopped.longestMs / 1000, { floor: 12, goal: 12 }, 's');
  }
  if (figures.includes('crash')) {
    const reports: CrashReport[] = [];
    for (let n = 0; n < crashes; n++) {
      reports.push(await crashPostgres(cluster, 'small'), await crashServer(cluster, 'small', payersFile));
    }
    const sum = (pick: (report: CrashReport) => number) => reports.reduce((total, report) => total + pick(report), 0);
    const isSound = reports.every(report => report.isSound);
    failed ||= sum(report => report.lost + report.doubled) > 0 || !isSound;
    say(
      `CRASH ${crashes} × kill -9 of PostgreSQL and of the server: acknowledged ${sum(report => report.acknowledged)}, ` +
        `lost ${sum(report => report.lost)}, doubled ${sum(report => report.doubled)}, chains ${isSound ? 'whole' : 'BROKEN'}`,
    );
  }
} finally {
  await cluster.stop();
}
say(`${failed ? 'FAILED' : 'passed'} in ${Math.round((performance.now() - startedAt) / 1000)} s`);
process.exit(failed ? 1 : 0);
