import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProgram, scratchFolder } from './cluster.ts';
import { inspect } from './crash.ts';
import { quantile } from './figures.ts';
import { insist } from './failover/insist.ts';
import { missingPrograms } from './failover/programs.ts';
import { openTwoNodes, type Blow } from './failover/two-nodes.ts';
import { prepareCustomers } from './prepare.ts';
import { startServer } from './server.ts';

// `npm run failover`: two PostgreSQL in strict synchronous mode, a witness and a proxy, and the product's server before them. The
// one that leads is killed, frozen and cut off in turn while customers pay. What was acknowledged must be in the books, once, and
// the time in which no customer could pay is told. `-- --times=6` is how often.

const { values } = parseArgs({ options: { times: { type: 'string', default: '30' } } });
const blows: readonly Blow[] = ['killed', 'frozen', 'cut off'];

const pgBasebackup = findProgram('pg_basebackup');
const missing = [...missingPrograms(), ...(pgBasebackup ? [] : ['postgresql'])];
if (missing.length > 0) {
  console.error(`error: this machine lacks what it takes: apt-get install ${missing.join(' ')}`);
  process.exit(1);
}

const folder = await scratchFolder();
const payersFile = path.join(folder, 'payers.json');
const nodes = await openTwoNodes(path.join(folder, 'nodes'), path.dirname(pgBasebackup!));
// Until it is known to have gone well, so that what the nodes said is left of a run that broke off.
process.exitCode = 1;
try {
  await prepareCustomers(nodes, 'small', payersFile);
  const server = await startServer(nodes, 'small');
  const customers = insist({ port: server.port, payersFile, clients: 16 });
  await sleep(2_000);
  const silences: { blow: Blow; ms: number }[] = [];
  for (let n = 0; n < Number(values.times); n++) {
    const blow = blows[n % blows.length]!;
    customers.longestSilenceMs();
    await nodes.strike(blow);
    await sleep(3_000);
    const ms = customers.longestSilenceMs();
    silences.push({ blow, ms });
    console.log(`${String(n + 1).padStart(3)}  ${blow.padEnd(10)} nobody could pay for ${(ms / 1000).toFixed(1)} s`);
  }
  await customers.stop();
  await server.stop();

  const report = await inspect(nodes, 'small', [...customers.acknowledged]);
  const say = (what: string, figure: string | number) =>
    console.log(`${what.padEnd(44)}${String(figure).padStart(10)}`);
  const times = silences.map(({ ms }) => ms).toSorted((a, b) => a - b);
  for (const blow of blows) {
    const own = silences
      .filter(silence => silence.blow === blow)
      .map(({ ms }) => ms)
      .toSorted((a, b) => a - b);
    if (own.length > 0) say(`leader ${blow}: without payments, p50`, seconds(quantile(own, 0.5)));
  }
  say('without payments, p50', seconds(quantile(times, 0.5)));
  say('without payments, p99', seconds(quantile(times, 0.99)));
  say('acknowledged', report.acknowledged);
  say('of these lost', report.lost);
  say('of these doubled', report.doubled);
  say('books', report.isSound ? 'whole' : 'BROKEN');
  const isGood = report.acknowledged > 0 && report.lost === 0 && report.doubled === 0 && report.isSound;
  process.exitCode = isGood && times.at(-1)! <= 30_000 ? 0 : 1;
} finally {
  await nodes.close();
  if (process.exitCode === 0) rmSync(folder, { recursive: true, force: true });
  else console.error(`what the nodes had to say lies in ${path.join(folder, 'nodes')}`);
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
