import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from '@wura/database';
import { lagosDate } from '@wura/platform/time';
import { signIn, signUp, type Person } from './clients.ts';
import { ask, deposit, verifyAll, worldOf } from './funded.ts';
import { openCrashProduct, type CrashProduct, type Databases } from './product.ts';

// Many scheduled payments are due on one day, two workers make them, and both are killed over and over. Each must be made
// once, and the wallet must have paid for just that.

export interface SchedulesReport {
  readonly due: number;
  readonly kills: number;
  readonly made: number;
  /** Due and not made, or made and unknown at the bank. */
  readonly lost: number;
  readonly doubled: number;
  /** What the wallet has less what follows from all of it, in kobo. */
  readonly walletDifference: string;
}

const naira = 100n;
const deposited = 60_000n * naira;
/** To a customer, and to a bank with its fee, VAT on it included. */
const small = 1n * naira;
const toBank = 10n * naira;
const bankFee = 1075n;
/** Of so many, one goes to a bank. */
const bankEvery = 5;

export async function runSchedules(
  database: Databases,
  { due, kills }: { due: number; kills: number },
): Promise<SchedulesReport> {
  const product = await openCrashProduct(database.urls);
  try {
    const owner = database.pool('none');
    const world = worldOf(product);
    const payer = await signIn(world, await signUp(world, 1));
    const payee = await signIn(world, await signUp(world, 2));
    await verifyAll(product, owner, [payer, payee]);
    await deposit(product, payer, deposited);
    await insertDue(product, owner, { payer, payee, due });
    await lookNow(owner);
    for (let n = 0; n < kills; n++) {
      const { part } = product.workers[n % 2]!;
      await sleep(200 + Math.random() * 1_000);
      await part.kill();
      await part.start();
    }
    // What was in the hands of the dead is free again once their leases have ended.
    for (let tries = 0; tries < 600 && (await countOpen(owner, due)) > 0; tries++) {
      await lookNow(owner);
      await sleep(500);
    }
    return { kills, due, ...(await judge(product, owner, { payer, due })) };
  } finally {
    await product.close();
  }
}

/** As their customer would have made them, each with a PIN; a thousand of those would be a thousand hashes. */
async function insertDue(
  product: CrashProduct,
  owner: Pool,
  { payer, payee, due }: { payer: Person; payee: Person; due: number },
): Promise<void> {
  const { account_number: number } = (await ask(product, '/api/user', payee)) as { account_number: string };
  const account = { account_number: '0123456789', bank_code: '058' };
  const { data } = (await ask(product, '/api/paystack/validate-account', payer, account)) as {
    data: { account_name: string };
  };
  const bankFields = { number: account.account_number, bank: account.bank_code };
  await owner.query(
    `insert into scheduled_payments.schedule (public_id, customer, wallet, kind, fields, name, number, amount, currency,
                                              repeats, starts_on, on_failure, next_on)
     select 'sch_' || replace(gen_random_uuid()::text, '-', ''), w.customer, w.id,
            case when n % $3 = 0 then 'bank_transfer' else 'transfer' end,
            case when n % $3 = 0 then $4::jsonb else $5::jsonb end || jsonb_build_object('remarks', n::text),
            case when n % $3 = 0 then $6 else 'Zainab Bello' end, '0123456789',
            case when n % $3 = 0 then $7::bigint else $8::bigint end, w.currency, 'daily', $9::date, 'stop', $9::date
       from wallets.wallet w, generate_series(1, $2::int) n where w.public_id = $1`,
    [
      payer.wallet,
      due,
      bankEvery,
      JSON.stringify(bankFields),
      JSON.stringify({ number }),
      data.account_name,
      toBank,
      small,
      lagosDate(Date.now()),
    ],
  );
}

async function judge(product: CrashProduct, owner: Pool, { payer, due }: { payer: Person; due: number }) {
  const { rows } = await owner.query<{ made: number; doubled: number; balance: bigint }>(
    `select count(*) filter (where r.n = 1)::int as made, count(*) filter (where r.n > 1)::int as doubled,
            (select e.balance_after from ledger.entry e join wallets.wallet w on w.id = e.wallet_id
              where w.public_id = $1 order by e.seq desc limit 1) as balance
       from scheduled_payments.schedule s
       cross join lateral (select count(*) as n from scheduled_payments.run r
                            where r.schedule = s.id and r.outcome = 'completed') r`,
    [payer.wallet],
  );
  const { made, doubled, balance } = rows[0]!;
  const books = (await (await fetch(`${product.sandboxUrl}/_sandbox/books/paystack`)).json()) as {
    operation: string;
    status: string;
  }[];
  const atBank = books.filter(({ operation, status }) => operation === 'transfer' && status === 'success').length;
  const banks = Math.floor(due / bankEvery);
  const paid = BigInt(banks) * (toBank + bankFee) + BigInt(due - banks) * small;
  return {
    made,
    lost: due - made - doubled + Math.max(0, banks - atBank),
    doubled: doubled + Math.max(0, atBank - banks),
    walletDifference: String(balance - (deposited - paid)),
  };
}

async function countOpen(owner: Pool, due: number): Promise<number> {
  const { rows } = await owner.query<{ ended: number }>(
    `select count(*)::int as ended from scheduled_payments.run where outcome <> 'pending'`,
  );
  return due - rows[0]!.ended;
}

async function lookNow(owner: Pool): Promise<void> {
  await owner.query(
    `update jobs.job set due_at = clock_timestamp()
      where id in (select id from jobs.job where kind in ('look_for_scheduled', 'bank_transfer') and not in_hand
                      for update skip locked)`,
  );
}
