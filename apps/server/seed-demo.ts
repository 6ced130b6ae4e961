import { dayMs, hourMs, lagosMidnight, minuteMs } from '@wura/platform/time';
import { openAccount, type Identity } from '@wura/identity/server';
import type { DemoPerson } from '@wura/features/server';
import { postJournal } from '@wura/ledger/server/journal';
import type { Order } from '@wura/ledger/server/order';
import { systemWallet } from '@wura/ledger/server/wallets';
import { parseMoney } from '@wura/money';
import { currencyOf, type CurrencyCode } from '@wura/money/currencies';
import { seedOperator } from '@wura/operators/server';
import { createPool, transaction, type Pool, type Queries, type Tx } from '@wura/database';
import { intraTransfer, opening } from '@wura/wallets/server/kinds';
import { openWallet } from '@wura/wallets/server/wallets';
import { randomBytes, randomUUID } from 'node:crypto';
import type { Config } from './config.ts';
import { history, operatorEmail, passwords, people, pin, type Username } from './demo-people.ts';
import { features } from './features.ts';
import { openIdentity } from './open-identity.ts';
import { openVault } from './open-vault.ts';

/**
 * Customers, an operator and a month of history, posted through the ledger like any other, in one transaction: a start
 * that is cut short leaves nothing half made. It happens once; a second start, also at the same moment, finds ada and only
 * says how to sign in.
 */
export async function seedDemo(config: Config): Promise<{ name: string; password: string }[]> {
  const now = Date.now;
  const url = config.databaseUrl!;
  // The login itself, because only it may write history with dates of the past.
  const pool = createPool({ url, role: 'none', max: 2, applicationName: 'wura-seed', statementTimeoutMs: minuteMs });
  const identity = openIdentity({ config, pool, now });
  try {
    const ada = (await adaOf(pool)) ?? (await seedOnce(pool, { hashes: await hashAll(identity), config, now: now() }));
    if (!(await identity.pins.hasPin(ada))) {
      const setting = identity.pins.set(ada, pin, { address: '127.0.0.1', requestId: 'seed' });
      // Another start was quicker.
      await setting.catch(async (error: unknown) => {
        if (!(await identity.pins.hasPin(ada))) throw error;
      });
    }
  } finally {
    await identity.close();
    await pool.end();
  }
  return [
    { name: 'ada', password: passwords.ada },
    { name: 'bola', password: passwords.bola },
    { name: operatorEmail, password: passwords.operator },
  ];
}

function seedOnce(pool: Pool, seeds: Seeds): Promise<bigint> {
  return transaction(pool, async tx => {
    await tx.query(`select set_config('lock_timeout', '0', true)`);
    await tx.query(`select pg_advisory_xact_lock(hashtextextended('the demonstration', 0))`);
    return (await adaOf(tx)) ?? (await seed(tx, seeds));
  });
}

async function adaOf(db: Queries): Promise<bigint | undefined> {
  const { rows } = await db.query<{ id: bigint }>(`select id from identity.person where username = 'ada'`);
  return rows[0]?.id;
}

async function hashAll(identity: Identity): Promise<ReadonlyMap<string, string>> {
  const hashes = new Map<string, string>();
  for (const name of [...people.map(person => person.username), 'operator']) {
    // Those who cannot be signed in to have a password that was never told.
    const password = passwords[name as keyof typeof passwords] ?? randomBytes(24).toString('base64');
    hashes.set(name, await identity.passwords.hash(password));
  }
  return hashes;
}

interface Seeds {
  hashes: ReadonlyMap<string, string>;
  config: Config;
  now: number;
}

async function seed(tx: Tx, { hashes, config, now }: Seeds): Promise<bigint> {
  const seeded: DemoPerson[] = [];
  const numbers = new Map<Username, bigint>();
  for (const { isVerified, ...person } of people) {
    const account = {
      ...person,
      dob: '1994-05-21',
      country: 'NG',
      state: '',
      residentialAddress: '12 Adire Close, Ikeja, Lagos',
      passwordHash: hashes.get(person.username)!,
    };
    const at = new Date(now - 35 * dayMs);
    const { number } = await openAccount(tx, account, at);
    numbers.set(person.username, number);
    seeded.push({ ...account, number, isVerified, at });
  }
  await seedOperator(tx, {
    email: operatorEmail,
    name: 'Demo Operator',
    role: 'admin',
    passwordHash: hashes.get('operator')!,
    at: new Date(now),
  });

  const midnight = lagosMidnight(now);
  const openOf = (name: Username, currency: CurrencyCode) => openWallet(tx, { owner: numbers.get(name)!, currency });
  for (const { daysAgo, time, from, to, amount, currency } of history) {
    const [hours, minutes] = time.split(':').map(Number);
    const at = midnight - daysAgo * dayMs + hours! * hourMs + minutes! * minuteMs;
    const money = parseMoney(amount, currency);
    if (typeof money === 'string') throw new Error(`${amount} is no amount of ${currency}`);
    const { id } = currencyOf(currency);
    const payer =
      from === 'outside'
        ? await systemWallet(tx, { purpose: 'outside', currency: id })
        : (await openOf(from, currency)).wallet.id;
    const payee = (await openOf(to, currency)).wallet.id;
    const order: Order = {
      kind: from === 'outside' ? opening.id : intraTransfer.id,
      request: randomUUID(),
      fingerprint: 0,
      sides: [
        { wallet: payer, amount: -money.minor, currency: id },
        { wallet: payee, amount: money.minor, currency: id },
      ],
    };
    // Shortly after midnight today's payments would lie ahead of us.
    await postJournal(tx, order, { at: new Date(Math.min(at, now)) });
  }
  const demo = { people: seeded, config, vault: openVault(config), now };
  for (const feature of features) await feature.seed?.(tx, demo);
  return numbers.get('ada')!;
}
