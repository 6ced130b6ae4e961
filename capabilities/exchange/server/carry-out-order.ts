import { transaction, type Pool, type Tx } from '@wura/database';
import { holdStanding } from '@wura/identity/server';
import { InsufficientFunds } from '@wura/ledger/server/order';
import { readHead } from '@wura/ledger/server/read';
import { ledgerRefusals } from '@wura/ledger/contract';
import { formatMoney, type Money } from '@wura/money';
import { currencyById } from '@wura/money/currencies';
import { notify } from '@wura/notices/server';
import type { NoticeKind } from '@wura/notices/server/kinds';
import type { Policy } from '@wura/policy/server';
import { rateBetween, rateText } from '@wura/rates/cross-rate';
import type { CurrentRates, RateBook } from '@wura/rates/server';
import { clearConfirmed } from '@wura/wallets/server/clear-within';
import { exchangeMoney } from '@wura/wallets/server/exchange-money';
import { uuidOf } from '@wura/wallets/server/intents';
import type { WalletServices } from '@wura/wallets/server/wallet-services';
import { Refused } from '@wura/wire/refusals';
import { exchangeRefusals } from '../contract.ts';
import { isAsGood } from '../is-as-good.ts';
import { workOut, type WorkedOut } from '@wura/rates/work-out';
import { exchangedInto, exchangedOut, type ExchangeDetails } from './kinds.ts';
import { orderExecuted, orderExpired, orderFailed, type OrderFacts } from './notices.ts';
import {
  endOrder,
  findCustomer,
  insertOrderEvent,
  lockOrder,
  markExecuted,
  type LockedOrder,
} from './order-queries.ts';
import { conversionFeeBps } from '@wura/rates/server/conversion-price';

export interface OrderNeeds {
  readonly pool: Pool;
  readonly walletServices: Pick<WalletServices, 'wallets' | 'naming'>;
  readonly policy: Pick<Policy, 'limits' | 'rule' | 'feeWithVat'>;
  readonly rates: Pick<RateBook, 'current'>;
  readonly spreadBps: bigint;
  readonly now: () => number;
}

/** What became of an order that was looked at. */
export type OrderOutcome = 'executed' | 'expired' | 'failed' | 'waits' | 'ended before';

/**
 * Ends one order if it is due: converts what there is up to its ceiling when the rate is as good as asked for, and tells the
 * customer in the same commit. Any number may try at once: the row is one worker's until the commit, and the books take the
 * order's own request once.
 */
export async function carryOutOrder(needs: OrderNeeds, id: bigint): Promise<OrderOutcome> {
  try {
    return await transaction(needs.pool, tx => tryOrder(needs, tx, id), { retries: 5 });
  } catch (error) {
    // The customer spent it between the look at the wallet and the posting: nothing was written, and the next look tells.
    if (error instanceof InsufficientFunds) return 'waits';
    throw error;
  }
}

async function tryOrder(needs: OrderNeeds, tx: Tx, id: bigint): Promise<OrderOutcome> {
  const { walletServices, policy, rates, spreadBps, now } = needs;
  const customer = await findCustomer(tx, id);
  if (customer === undefined) return 'ended before';
  const standing = await holdStanding(tx, customer);
  const order = await lockOrder(tx, { id });
  if (!order || order.state !== 'open') return 'ended before';
  if (order.isOver) return end(tx, order, 'expired');
  const current = await rates.current(tx);
  const pair = { from: currencyById(order.from_currency).code, to: currencyById(order.to_currency).code };
  const mid = current && rateBetween(current.rates, pair);
  if (!mid) return 'waits';

  const places = await walletServices.wallets.byIds([Number(order.from_wallet), Number(order.to_wallet)], tx);
  const [from, to] = [places.get(Number(order.from_wallet))!, places.get(Number(order.to_wallet))!];
  const { balance } = await readHead(tx, from.id);
  const minor = balance < order.ceiling ? balance : order.ceiling;
  const amount: Money = { currency: pair.from, minor };
  const day = new Date(now());
  const terms = { mid, feeBps: conversionFeeBps(policy, pair), spreadBps };
  const sums = minor > 0n ? workOut(amount, terms) : undefined;
  // What it would bring if it were all there decides whether the order is due, and only then is missing money the reason.
  const asked = sums ?? workOut({ currency: pair.from, minor: order.ceiling }, terms);
  const left: Money = sums ? amount : { currency: pair.from, minor: order.ceiling };
  const wish = { ...pair, rateOf: order.rate_of, targetRate: order.target_rate };
  if (!asked || !isAsGood({ amount: left, received: asked.received }, wish)) return 'waits';
  if (!sums) {
    const short = minor > 0n ? exchangeRefusals.amount_too_small : ledgerRefusals.insufficient_funds;
    return end(tx, order, 'failed', short.code);
  }

  const fees = policy.feeWithVat({ code: 'exchange_fee', fee: sums.fee });
  let cleared;
  try {
    cleared = clearConfirmed(policy, standing, { from, to, amount: sums.converted, fees });
  } catch (error) {
    if (error instanceof Refused) return end(tx, order, 'failed', error.refusal.code);
    throw error;
  }
  let transactionId = '';
  const posted = await exchangeMoney<ExchangeDetails>(tx, cleared, {
    out: exchangedOut,
    into: exchangedInto,
    intent: { request: uuidOf(`conversion order\0${order.public_id}`), fingerprint: 0, isNamed: true },
    received: sums.received,
    residueMinor: sums.residueMinor,
    details: (out, into) => {
      transactionId = walletServices.naming.movementId(out);
      const names = {
        reference: walletServices.naming.reference(out.transferId),
        received_transaction: walletServices.naming.movementId(into),
        quote: order.public_id,
      };
      return { ...names, ...detailsOf({ amount, sums, current, mid: rateText(mid) }) };
    },
  });
  await markExecuted(tx, {
    id: order.id,
    transferId: posted.transferId,
    transaction: transactionId,
    amount: amount.minor,
    received: sums.received.minor,
    rate: rateText(sums.rate),
  });
  await insertOrderEvent(tx, { id: order.id, what: 'executed' });
  const facts = { amount, received: sums.received, rate: rateText(sums.rate), transaction: transactionId };
  await notify(tx, { customer: order.customer, what: orderExecuted, facts, at: day });
  return 'executed';

  async function end(
    db: Tx,
    row: LockedOrder,
    state: 'expired' | 'failed',
    why?: string,
  ): Promise<'expired' | 'failed'> {
    await endOrder(db, { id: row.id, state, ...(why !== undefined && { why }) });
    await insertOrderEvent(db, { id: row.id, what: state });
    const [source, target] = [currencyById(row.from_currency).code, currencyById(row.to_currency).code];
    const said: OrderFacts = { ceiling: { currency: source, minor: row.ceiling }, to: target, why };
    const what: NoticeKind<OrderFacts> = state === 'expired' ? orderExpired : orderFailed;
    await notify(db, { customer: row.customer, what, facts: said, at: new Date(now()) });
    return state;
  }
}

function detailsOf({
  amount,
  sums,
  current,
  mid,
}: {
  amount: Money;
  sums: WorkedOut;
  current: CurrentRates;
  mid: string;
}): Omit<ExchangeDetails, 'reference' | 'received_transaction' | 'quote'> {
  return {
    from_amount: formatMoney(amount),
    from_currency: amount.currency,
    to_amount: formatMoney(sums.received),
    to_currency: sums.received.currency,
    rate: rateText(sums.rate),
    mid_rate: mid,
    source: current.source.title,
    as_of: current.asOf.toISOString(),
    simulated: current.isSimulated,
  };
}
