import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from '@wura/database';
import { pin, signIn, signUp, type Person } from './clients.ts';
import { ask, deposit, verifyAll, worldOf } from './funded.ts';
import { openCrashProduct, type CrashProduct, type Databases } from './product.ts';

// A file of many payments is paid by two workers that are killed over and over. Each line must be paid once, and the wallet
// must have paid for just that.

export interface BulkReport {
  readonly lines: number;
  readonly kills: number;
  readonly paid: number;
  /** Neither paid nor said to be. */
  readonly lost: number;
  /** What left the wallet beyond one payment for each line. */
  readonly doubled: number;
  readonly walletDifference: string;
  /** From the upload to the last line checked. */
  readonly checkedMs: number;
}

const naira = 100n;
const deposited = 60_000n * naira;
/** Of so many lines, one goes to a bank; its fee with VAT. */
const bankEvery = 20;
const bankFee = 1075n;

export async function runBulk(
  database: Databases,
  { lines, kills }: { lines: number; kills: number },
): Promise<BulkReport> {
  const product = await openCrashProduct(database.urls);
  try {
    const owner = database.pool('none');
    const world = worldOf(product);
    const payer = await signIn(world, await signUp(world, 1));
    const payee = await signIn(world, await signUp(world, 2));
    await verifyAll(product, owner, [payer, payee]);
    await deposit(product, payer, deposited);
    const { account_number: number } = (await ask(product, '/api/user', payee)) as { account_number: string };
    const began = performance.now();
    const id = await upload(product, payer, fileOf(number, lines));
    const { total } = await until(product, owner, { payer, id, isThere: ({ status }) => status === 'checked' });
    const checkedMs = Math.round(performance.now() - began);
    await ask(product, `/api/bulk-payments/${id}/approve`, payer, { total, pin });
    for (let n = 0; n < kills; n++) {
      const { part } = product.workers[n % 2]!;
      await sleep(200 + Math.random() * 1_000);
      await part.kill();
      await part.start();
    }
    await until(product, owner, { payer, id, isThere: ({ status }) => status === 'finished' });
    return { lines, kills, checkedMs, ...(await judge(owner, { payer, lines })) };
  } finally {
    await product.close();
  }
}

function fileOf(number: string, lines: number): string {
  const rows = Array.from({ length: lines }, (_, n) =>
    n % bankEvery === 0 ? `0123456789,058,1,line ${n}` : `${number},,1,line ${n}`,
  );
  return Buffer.from(`to,bank,amount,note\n${rows.join('\n')}`).toString('base64');
}

async function upload(product: CrashProduct, payer: Person, csv: string): Promise<string> {
  const { id } = (await ask(product, '/api/bulk-payments', payer, { wallet_id: payer.wallet, csv })) as { id: string };
  return id;
}

interface Stand {
  readonly status: string;
  readonly total: string;
}
interface Awaited {
  readonly payer: Person;
  readonly id: string;
  readonly isThere: (stand: Stand) => boolean;
}

/** What was in the hands of the dead is free again once their leases have ended. */
async function until(product: CrashProduct, owner: Pool, { payer, id, isThere }: Awaited): Promise<Stand> {
  for (let tries = 0; tries < 2_400; tries++) {
    const stand = (await ask(product, `/api/bulk-payments/${id}`, payer)) as Stand;
    if (isThere(stand)) return stand;
    await owner.query(
      `update jobs.job set due_at = clock_timestamp()
        where id in (select id from jobs.job where kind in ('pay_bulk', 'bank_transfer') and not in_hand
                        for update skip locked)`,
    );
    await sleep(250);
  }
  throw new Error('the file of payments came to no end');
}

async function judge(owner: Pool, { payer, lines }: { payer: Person; lines: number }) {
  const { rows } = await owner.query<{ paid: number; payments: number; balance: bigint }>(
    `select (select count(*)::int from bulk_pay.line where state = 'completed') as paid,
            count(*) filter (where e.amount < 0)::int as payments,
            (array_agg(e.balance_after order by e.seq desc))[1] as balance
       from ledger.entry e join wallets.wallet w on w.id = e.wallet_id where w.public_id = $1`,
    [payer.wallet],
  );
  const { paid, payments, balance } = rows[0]!;
  const cost = BigInt(lines) * naira + BigInt(Math.ceil(lines / bankEvery)) * bankFee;
  return {
    paid,
    lost: lines - paid,
    doubled: payments - lines,
    walletDifference: String(balance - (deposited - cost)),
  };
}
