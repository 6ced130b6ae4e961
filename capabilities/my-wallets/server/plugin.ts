import type { CustomerRouter } from '@wura/identity/server';
import { readHead } from '@wura/ledger/server/read';
import { formatMoney } from '@wura/money';
import { currencyOf, isCurrencyCode } from '@wura/money/currencies';
import { transaction } from '@wura/database';
import { asFault } from '@wura/wire/phrases';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { walletRefusals, type Wallet } from '@wura/wallets/contract';
import { requestOf } from '@wura/wallets/server/intents';
import { findDeed } from '@wura/wallets/server/keyed-deeds';
import {
  closeWallet,
  keepWallet,
  listWallets,
  openWallet,
  orderWallets,
  type ListedWallet,
  type WalletFacts,
} from '@wura/wallets/server/wallets';
import { routes } from '../contract.ts';
import { labelTransaction } from './label-transaction.ts';
import { listTransactions } from './list-transactions.ts';
import type { MyWallets } from './needs.ts';
import { readDays } from './read-days.ts';
import { showTransaction } from './show-transaction.ts';

export function myWallets(router: CustomerRouter, needs: MyWallets): void {
  const { pool, identity, walletServices } = needs;

  async function ownWallet(owner: bigint, publicId: string): Promise<WalletFacts> {
    const wallet = await walletServices.wallets.findOwn(owner, publicId);
    if (!wallet) throw refuse(commonRefusals.not_found);
    return wallet;
  }

  router.serve(routes.listWallets, async ({ caller }) => {
    const wallets = await listWallets(pool, caller.number);
    return { status: 200, body: wallets.map(shown) };
  });

  router.serve(routes.openWallet, async ({ caller, body: { currency } }) => {
    if (!isCurrencyCode(currency)) {
      const { unsupported_currency: unsupported } = walletRefusals;
      throw refuse(unsupported, { errors: { currency: asFault(unsupported) } });
    }
    const opened = await transaction(pool, tx => openWallet(tx, { owner: caller.number, currency }));
    if (!opened.isNew) throw refuse(walletRefusals.wallet_exists);
    return { status: 201, body: shown({ wallet: opened.wallet, balance: 0n }) };
  });

  router.serve(routes.keepWallet, async ({ caller, params, body: { favourite, hidden } }) => {
    const { id } = await ownWallet(caller.number, params.id);
    await transaction(pool, tx => keepWallet(tx, id, { isFavourite: favourite, isHidden: hidden }));
    const kept = (await listWallets(pool, caller.number)).find(({ wallet }) => wallet.id === id);
    if (!kept) throw refuse(commonRefusals.not_found);
    return { status: 200, body: shown(kept) };
  });

  router.serve(routes.orderWallets, async ({ caller, body: { order } }) => {
    for (const id of order) await ownWallet(caller.number, id);
    await transaction(pool, tx => orderWallets(tx, caller.number, order));
    return { status: 200, body: (await listWallets(pool, caller.number)).map(shown) };
  });

  router.serve(routes.closeWallet, async ({ caller, params }) => {
    const wallet = await ownWallet(caller.number, params.id);
    if (wallet.currency === 'NGN') throw refuse(walletRefusals.wallet_stays);
    const outcome = await transaction(pool, tx => closeWallet(tx, wallet.id));
    if (outcome === 'has_pots') throw refuse(walletRefusals.wallet_has_pots);
    if (outcome === 'not_empty') throw refuse(walletRefusals.wallet_not_empty);
    if (outcome === 'under_way') throw refuse(walletRefusals.wallet_under_way);
    return { status: 204, body: null };
  });

  router.serve(routes.listTransactions, async ({ caller, query }) => {
    const wallets =
      query.wallet_id === undefined
        ? (await listWallets(pool, caller.number, { withClosed: true })).map(({ wallet }) => wallet)
        : [await ownWallet(caller.number, query.wallet_id)];
    return { status: 200, body: await listTransactions(needs, { owner: caller.number, wallets, query }) };
  });

  router.serve(routes.showTransaction, async ({ caller, params }) => {
    const place = walletServices.naming.placeOf(params.id);
    return { status: 200, body: await showTransaction(needs, caller.number, place) };
  });

  router.serve(routes.labelTransaction, async ({ caller, params, body }) => {
    const place = walletServices.naming.placeOf(params.id);
    return { status: 200, body: await labelTransaction(needs, { owner: caller.number, place, said: body }) };
  });

  router.serve(routes.findByKey, async ({ caller, params }) => {
    const request = requestOf(caller.id, params.key);
    const paid = await walletServices.movements.find(request);
    const place = paid ?? (await findDeed(pool, { request, customer: caller.number }));
    if (place === 'under_way')
      return { status: 202, body: { status: 'pending', message: 'Your money is on its way.' } };
    return { status: 200, body: await showTransaction(needs, caller.number, place) };
  });

  router.serve(routes.showSummary, async ({ caller, params }) => {
    const wallet = await ownWallet(caller.number, params.walletId);
    // The last link carries the totals of all before it, so this is one look-up however long the history.
    const { balance, cumCredit, moves } = await readHead(pool, wallet.id);
    const money = (minor: bigint) => formatMoney({ currency: wallet.currency, minor });
    return {
      status: 200,
      body: {
        currency: wallet.currency,
        total_credit: money(cumCredit),
        total_debit: money(cumCredit - balance),
        transaction_count: moves,
      },
    };
  });

  router.serve(routes.showDays, async ({ caller, params }) => {
    const wallet = await ownWallet(caller.number, params.walletId);
    return { status: 200, body: await readDays(pool, wallet, identity.now()) };
  });
}

function shown({
  wallet,
  balance: minor,
  inPots = null,
  keeping,
}: Pick<ListedWallet, 'wallet' | 'balance'> & Partial<ListedWallet>): Wallet {
  const { publicId, currency } = wallet;
  const { place = null, isFavourite = false, isHidden = false } = keeping ?? {};
  return {
    id: publicId,
    name: currencyOf(currency).name,
    currency,
    balance: formatMoney({ currency, minor }),
    ...(inPots !== null && { in_pots: formatMoney({ currency, minor: inPots }) }),
    ...(place !== null && { place }),
    ...(isFavourite && { favourite: true }),
    ...(isHidden && { hidden: true }),
  };
}
