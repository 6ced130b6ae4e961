import { closeCase, openCase } from '@wura/cases/server';
import { transaction } from '@wura/database';
import { formatMoney } from '@wura/money';
import { extendLease, reschedule, type Job } from '@wura/jobs';
import { minuteMs } from '@wura/platform/time';
import { newReference } from '@wura/provider-payments/server/carry-out';
import { moveBetweenSystemWallets } from '@wura/wallets/server/system-transfers';
import { advance } from './advance.ts';
import * as queries from './house-queries.ts';
import { usdtToCold } from './kinds.ts';
import type { Watching } from './needs.ts';
import type { ChainBalances } from './ports.ts';
import {
  insertSending,
  listHouseSendings,
  lockHotWallet,
  readSpokenFor,
  type Order,
  type Terms,
} from './sending-queries.ts';
import { tellWhatIsHeld } from './tell-held.ts';
import { termsNow } from './terms.ts';
import { hotWalletLow } from './withdrawals.ts';

const everyMs = minuteMs;
const sunInTrx = 1_000_000;

/**
 * What has come to customers' addresses is moved to where withdrawals are paid from: each address is first given what the
 * move costs. What is there beyond its most is put away, where the owner has named a place; too little is told.
 */
export function createHousekeeping(needs: Watching): (job: Job) => Promise<void> {
  return async job => {
    for (const row of await listHouseSendings(needs.pool)) {
      await advance(needs, row);
      await extendLease(needs.pool, job);
    }
    await tellWhatIsHeld(needs.pool);
    await bookPutAway(needs);
    await planMoves(needs, job);
    await reschedule(needs.pool, job, everyMs);
  };
}

async function planMoves(needs: Watching, job: Job): Promise<void> {
  const { chain, addresses, pool, settings } = needs;
  const [terms, hot] = await Promise.all([termsNow(chain), chain.balances(addresses.hot)]);
  if (terms.outcome === 'unknown' || hot.outcome === 'unknown') return;
  await tellWhetherLow(needs, { hot: hot.value, costSun: terms.value.costSun });
  for (const heap of await queries.listHeaps(pool, { leastMinor: settings.sweepLeastMinor })) {
    const stands = await chain.balances(heap.address);
    await extendLease(pool, job);
    if (stands.outcome === 'unknown') continue;
    await askFor(needs, orderFor(needs, heap, { stands: stands.value, costSun: terms.value.costSun }), terms.value);
  }
  const { cold } = addresses;
  const spokenFor = await readSpokenFor(pool);
  const tooMuch = hot.value.usdtMinor - spokenFor.usdtMinor - settings.hotMostMinor;
  if (cold !== undefined && tooMuch > 0n && spokenFor.transfers === 0) {
    const order = { purpose: 'cold', asset: 'USDT', to: cold, amountMinor: tooMuch } as const;
    await askFor(needs, { ...order, reference: newReference(), transferId: null, addressNumber: null }, terms.value);
  }
}

/** The next step with what stands at a customer's address. Nothing: what our books know of has not reached it. */
function orderFor(
  { addresses }: Watching,
  { number, address, minor }: queries.Heap,
  { stands, costSun }: { stands: ChainBalances; costSun: bigint },
): Order | undefined {
  const common = { reference: newReference(), transferId: null, addressNumber: number };
  if (stands.trxSun < costSun) {
    return { ...common, purpose: 'gas', asset: 'TRX', to: address, amountMinor: costSun - stands.trxSun };
  }
  if (stands.usdtMinor < minor) return undefined;
  // What has come since and is not credited yet is left for the next time, so that both books say the same.
  return { ...common, purpose: 'sweep', asset: 'USDT', to: addresses.hot, amountMinor: minor };
}

async function askFor({ pool }: Watching, order: Order | undefined, terms: Terms): Promise<void> {
  if (!order) return;
  await transaction(
    pool,
    async tx => {
      await lockHotWallet(tx);
      await insertSending(tx, order, terms);
    },
    { retries: 3 },
  );
}

/** Before customers notice. */
async function tellWhetherLow(
  { pool, addresses, settings }: Watching,
  { hot, costSun }: { hot: ChainBalances; costSun: bigint },
): Promise<void> {
  const waiting = await queries.readWaiting(pool);
  const leastMinor = waiting.minor > settings.hotLeastMinor ? waiting.minor : settings.hotLeastMinor;
  const transfersLeast = BigInt(Math.max(waiting.count, 10));
  const lacking = [
    ...(hot.usdtMinor < leastMinor ? ['USDT'] : []),
    ...(hot.trxSun < costSun * transfersLeast ? ['TRX'] : []),
  ];
  await transaction(pool, async tx => {
    await queries.noteHotWallet(tx, { ...hot, isLow: lacking.length > 0 });
    const about = { kind: hotWalletLow, subject: addresses.hot };
    if (lacking.length === 0) return closeCase(tx, { ...about, resolution: 'it has enough again' });
    const stands = {
      usdt: formatMoney({ currency: 'USDT', minor: hot.usdtMinor }),
      trx: String(Number(hot.trxSun) / sunInTrx),
    };
    const facts = { lacking: lacking.join(' and '), ...stands };
    return void (await openCase(tx, { ...about, customer: null, facts }));
  });
}

/** What is no longer at an address of ours stands in the owner's own from then on, in the books too. */
async function bookPutAway({ pool, chain }: Watching): Promise<void> {
  for (const { reference, amount } of await queries.listColdUnbooked(pool)) {
    await transaction(
      pool,
      async tx => {
        const money = { currency: 'USDT', minor: amount } as const;
        const name = `usdt cold\0${reference}`;
        const way = { kind: usdtToCold, name, from: 'usdt_cold', to: chain.provider, money };
        await queries.noteColdBooked(tx, reference, await moveBetweenSystemWallets(tx, way));
      },
      { retries: 5 },
    );
  }
}
