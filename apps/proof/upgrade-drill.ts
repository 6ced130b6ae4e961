import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { migrateProduct } from '@wura/app-server/migrations';
import { createPool } from '@wura/database';
import { loadLogins } from '@wura/database/logins';
import { startEmbeddedPostgres } from '@wura/embedded-postgres';
import { booksBalance, verifyBooks } from '@wura/ledger/server/verify';
import { noCounts, runClient, showTo, signIn, signUp, type Person, type World } from './crash/clients.ts';
import { openEyes } from './crash/eyes.ts';
import { verifyAll } from './crash/funded.ts';
import { rest } from './crash/rest.ts';
import { createHistory } from './history.ts';
import { openTwoVersions } from './upgrade/two-versions.ts';
import { chooseCommit, unpack } from './upgrade/version-before.ts';
import { pagesOf, payOneAnother, readPages, signInAgain } from './upgrade/visitors.ts';
import { bearWitness } from './witness.ts';

// `npm run upgrade-drill`: the version before serves customers; the database is brought to this version under its feet; its
// processes give way to those of this one, one after the other, go back to the version before, and come again. Every call has to
// be answered at the first or at the second try, and in the end the books are judged. `-- --from=v1.2.0` names the version.

const { values } = parseArgs({ options: { from: { type: 'string' }, clients: { type: 'string', default: '8' } } });
const whileMs = 4_000;
const folder = mkdtempSync(path.join(tmpdir(), 'wura-upgrade-'));
// The lent user of the database walks through it.
chmodSync(folder, 0o755);
const dataDir = path.join(folder, 'data');
const steps: string[] = [];
const column = (text: string | number) => String(text).padStart(10);
const say = (what: string, figure: string | number) => console.log(`${what.padEnd(56)}${column(figure)}`);

const commit = chooseCommit(values.from);
const before = unpack(commit, path.join(folder, 'before'));
const postgres = await startEmbeddedPostgres({ dataDir });
try {
  before.migrate(postgres.url, dataDir);
  const versions = await openTwoVersions(before, { databaseUrl: postgres.url, dataDir });
  try {
    await drill(versions);
  } finally {
    await versions.close();
  }
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function drill(versions: Awaited<ReturnType<typeof openTwoVersions>>): Promise<void> {
  let isOver = false;
  const { serverUrl, sandboxUrl } = versions;
  const world = (): World => ({
    serverUrl,
    sandboxUrl,
    history: createHistory(),
    counts,
    asking: new Map(),
    unanswered: new WeakSet(),
    cards: new Map(),
    isOver: () => isOver,
  });
  const counts = noCounts();
  // The checker explains every kobo of the first; the others only have to be answered.
  const [judged, beside] = [world(), world()];
  const owner = createPool({ url: postgres.url, max: 2, applicationName: 'wura-drill', statementTimeoutMs: 60_000 });
  const people: Person[] = [];
  for (let client = 1; client <= Number(values.clients); client++) {
    const person = await signIn(judged, await signUp(judged, client));
    judged.history.start(client, person);
    people.push(person);
  }
  const signedUp = await Promise.all([101, 102, 103].map(client => signUp(beside, client)));
  const friends = await Promise.all(signedUp.map(person => signIn(beside, person)));
  await verifyAll(versions, owner, [...people, ...friends]);

  const pages = pagesOf(
    JSON.parse(readFileSync(before.at('docs/openapi.json'), 'utf8')) as Parameters<typeof pagesOf>[0],
  );
  const work = Promise.all([
    payOneAnother(beside, [friends[0]!, friends[1]!]),
    readPages(beside, friends[2]!, pages),
    readPages(beside, friends[1]!, pages.toReversed()),
    signInAgain(beside, signedUp[2]!),
    leaveOpen(sandboxUrl, () => isOver),
    ...people.map(person => runClient(judged, person)),
  ]);
  const turns: readonly [string, () => Promise<unknown>][] = [
    ['the version before, alone', () => sleep(whileMs)],
    ['the database is migrated under it', migrate],
    ['the version before, on the new database', () => sleep(whileMs)],
    ['this version takes its place', () => versions.goOverTo('this')],
    ['and gives it back', () => versions.goOverTo('before')],
    ['and takes it again', () => versions.goOverTo('this')],
    ['this version, alone', () => sleep(whileMs)],
  ];
  console.log(`from ${commit.slice(0, 8)}, while customers are at work`);
  console.log(`${''.padEnd(56)}${['seconds', 'lost', '503', 'other 5xx', 'twice'].map(column).join('')}`);
  for (const [what, turn] of turns) {
    const [was, startedAt] = [{ ...counts }, performance.now()];
    await turn();
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    const figures = (['lostConnections', 'seenBusy', 'serverErrors', 'unansweredTwice'] as const).map(
      name => counts[name] - was[name],
    );
    console.log(`${what.padEnd(56)}${[seconds, ...figures].map(column).join('')}`);
  }
  isOver = true;
  const [paid] = await work;

  const eyes = openEyes({ pool: owner, sandboxUrl });
  await settleAll(sandboxUrl);
  const unresolved = await rest(eyes, owner, 60);
  const shown: Record<string, object> = {};
  for (const person of people) shown[person.customer] = await showTo(judged, person);
  const provider = [...(await eyes.provider()).values(), ...(await eyes.seller()), ...(await eyes.issuer())];
  const judgement = await bearWitness({ history: judged.history, shown, provider, checker: owner });
  const isWhole = booksBalance(await verifyBooks(owner));
  await owner.end();

  const reads = pages.reduce((sum, { statuses }) => sum + [...statuses.values()].reduce((a, b) => a + b, 0), 0);
  say('steps of the database', steps.length);
  say('payments and deposits', JSON.stringify(judgement.figures['operations']));
  say('payments among friends', paid);
  say(`reads of ${pages.length} pages`, reads);
  say('calls that one repetition did not mend', counts.unansweredTwice);
  say('payments without an end', unresolved.length);
  say('books', isWhole ? 'whole' : 'BROKEN');
  for (const { path: page, statuses } of pages) {
    const changed = [...statuses.keys()].filter(status => status === 0 || status >= 500 || statuses.size > 1);
    if (changed.length > 0) console.log(`PAGE ${page}: ${JSON.stringify([...statuses])}`);
  }
  for (const { rule, about, says } of judgement.violations) console.log(`VIOLATION ${rule}: ${about}: ${says}`);
  const isGood = counts.unansweredTwice === 0 && counts.serverErrors === 0 && judgement.violations.length === 0;
  process.exitCode = isGood && unresolved.length === 0 && isWhole && paid > 0 ? 0 : 1;
  if (process.exitCode === 1) console.log(readFileSync(path.join(dataDir, 'processes.log'), 'utf8').slice(-5_000));
}

async function migrate(): Promise<void> {
  await migrateProduct({ url: postgres.url, logins: loadLogins(dataDir), log: line => void steps.push(line) });
}

/** Now and then a transfer is left undecided, so that the workers of both versions have something to ask about. */
async function leaveOpen(sandboxUrl: string, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await post(`${sandboxUrl}/_sandbox/faults`, {
      provider: 'paystack',
      operation: 'transfer',
      mode: 'pending',
      times: 1,
    });
    await sleep(1_000);
    await settleAll(sandboxUrl);
  }
  await fetch(`${sandboxUrl}/_sandbox/faults`, { method: 'DELETE' });
}

async function settleAll(sandboxUrl: string): Promise<void> {
  const books = await fetch(`${sandboxUrl}/_sandbox/books/paystack`);
  const entries = (await books.json()) as { reference: string; operation: string; status: string }[];
  for (const { reference } of entries.filter(
    ({ operation, status }) => operation === 'transfer' && status === 'pending',
  )) {
    await post(`${sandboxUrl}/_sandbox/settle/${reference}`, { outcome: 'success' });
  }
}

async function post(url: string, body: object): Promise<void> {
  await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}
