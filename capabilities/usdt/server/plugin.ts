import { transaction } from '@wura/database';
import { readHead } from '@wura/ledger/server/read';
import type { CustomerRouter } from '@wura/identity/server';
import { formatMoney } from '@wura/money';
import { notify } from '@wura/notices/server';
import { randomId } from '@wura/platform/identifiers';
import { answerPayment } from '@wura/provider-payments/server/answer';
import { providerRefusals } from '@wura/provider-payments/contract';
import { serveOnce } from '@wura/wallets/server/serve-once';
import { completedRow } from '@wura/wallets/server/statements';
import { openWallet, type WalletFacts } from '@wura/wallets/server/wallets';
import { currencyOf } from '@wura/money/currencies';
import { pageOf } from '@wura/wire/page-of';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { routes, usdtRefusals, type Passage, type SavedAddress } from '../contract.ts';
import { confirmationsNeeded, depositLeast, network, shortAddress } from '../rules.ts';
import * as addressBook from './address-queries.ts';
import { listUnderway, readProgress, type PassageRow } from './deposit-queries.ts';
import { destinationOf, holdOn, usableFrom } from './destinations.ts';
import { usdtWithdrawal } from './kinds.ts';
import type { Usdt } from './needs.ts';
import { usdtAddressSaved } from './notices.ts';
import { openAddress } from './open-address.ts';
import { openRail } from './rail.ts';
import { sendUsdt, type TransferCall } from './send-usdt.ts';
import { withdrawalSpeech } from './speech.ts';

export function usdt(router: CustomerRouter, needs: Usdt): void {
  const { pool, chain, addresses, walletServices, now } = needs;
  const { wallets, movements, statements } = walletServices;
  const rail = chain && addresses && openRail({ pool, chain, addresses, now });

  router.serve(routes.createWallet, async ({ caller }) => {
    if (!addresses) throw refuse(providerRefusals.service_off);
    const of = { owner: caller.number, currency: 'USDT' } as const;
    const { wallet, isNew } = await transaction(pool, tx => openWallet(tx, of), { retries: 5 });
    const address = await openAddress(needs, caller.number);
    return { status: isNew ? 201 : 200, body: { ...(await walletOnWire(wallet)), deposit_address: address, network } };
  });

  async function walletOnWire({ id, publicId, currency }: WalletFacts) {
    const { balance: minor } = await readHead(pool, id);
    const { name } = currencyOf(currency);
    return { id: publicId, name, currency, balance: formatMoney({ currency, minor }) };
  }

  router.serve(routes.depositAddress, async ({ caller }) => {
    const wallet = await wallets.ofCustomer({ owner: caller.number, currency: 'USDT' });
    if (!wallet) throw refuse(commonRefusals.not_found);
    const address = await openAddress(needs, caller.number);
    const told = { minimum: depositLeast, confirmations_needed: confirmationsNeeded };
    return { status: 200, body: { deposit_address: address, network, ...told } };
  });

  router.serve(routes.checkAddress, async ({ caller, query: { address } }) => {
    if (!addresses) throw refuse(providerRefusals.service_off);
    const of = { customer: caller.number, address };
    const { owner } = await destinationOf(needs, of);
    const [saved, isKnown] = await Promise.all([addressBook.findSaved(pool, of), addressBook.hasSentTo(pool, of)]);
    const kind = owner === undefined ? ('chain' as const) : ('customer' as const);
    const body = {
      kind,
      network: network as typeof network,
      is_first_time: !isKnown,
      saved: saved ? savedOnWire(saved) : null,
      // What stays with us can be called back, and waits for nothing.
      hold: (kind === 'chain' && holdOn(saved, needs)) || ('none' as const),
    };
    return { status: 200, body };
  });

  const deed = (call: TransferCall, intent: Parameters<typeof sendUsdt>[3]) => sendUsdt(needs, rail, call, intent);
  serveOnce(router, routes.transfer, { movements, deed, isFoundFirst: true }, async (entry, _who, asked) => {
    if (entry.kind === usdtWithdrawal.id) {
      const { done, ...rest } = asked;
      const paid = done?.standing && { ...done, standing: done.standing };
      return answerPayment(needs, withdrawalSpeech, entry, { ...rest, ...(paid && { done: paid }) });
    }
    const mine = (await wallets.byId(entry.wallet))!;
    const transaction = statements.transaction(completedRow(entry), mine, await statements.personOf(entry));
    const { reference } = transaction;
    const body = {
      message: 'Transfer successful',
      reference,
      status: 'completed' as const,
      network: null,
      transaction,
    };
    return { status: 200 as const, body };
  });

  router.serve(routes.underway, async ({ caller, query }) => {
    const [rows, progress] = await Promise.all([listUnderway(pool, caller.number), readProgress(pool)]);
    const data = rows.map(row => passageOnWire(row, progress?.headBlock));
    const as_of = progress?.readAt.toISOString() ?? null;
    return { status: 200, body: { ...pageOf(data, query, ({ id }) => id), as_of } };
  });

  router.serve(routes.addresses, async ({ caller, query }) => {
    const saved = (await addressBook.listSaved(pool, caller.number)).map(savedOnWire);
    return { status: 200, body: pageOf(saved, query, ({ id }) => id) };
  });

  router.serve(routes.saveAddress, async ({ caller, body: { address, label } }) => {
    if (!addresses) throw refuse(providerRefusals.service_off);
    await destinationOf(needs, { customer: caller.number, address });
    const saved = { customer: caller.number, publicId: randomId('uad'), address, label };
    const outcome = await transaction(pool, async tx => {
      const row = await addressBook.insertSaved(tx, saved);
      // The day is there so that the owner of the account can act, who may not be the one who saved it.
      if (needs.hasHold && typeof row === 'object') {
        const facts = { address: shortAddress(address) };
        await notify(tx, { customer: caller.number, what: usdtAddressSaved, facts, at: new Date(now()) });
      }
      return row;
    });
    if (outcome === 'full') throw refuse(usdtRefusals.usdt_addresses_full);
    if (outcome === 'exists') throw refuse(usdtRefusals.usdt_address_saved);
    return { status: 201, body: savedOnWire(outcome) };
  });

  router.serve(routes.removeAddress, async ({ caller, params: { id: publicId } }) => {
    const of = { customer: caller.number, publicId };
    const isGone = await transaction(pool, tx => addressBook.deleteSaved(tx, of));
    if (!isGone) throw refuse(commonRefusals.not_found);
    return { status: 204, body: null };
  });

  function savedOnWire(row: addressBook.SavedRow): SavedAddress {
    return {
      id: row.public_id,
      address: row.address,
      label: row.label,
      created_at: row.created_at.toISOString(),
      usable_from: usableFrom(row, needs).toISOString(),
    };
  }
}

/** A block that is the newest is its own first confirmation. */
function passageOnWire(row: PassageRow, head: number | undefined): Passage {
  const counted = row.block === null || head === undefined ? 0 : Math.max(head - Number(row.block) + 1, 0);
  const isDone = row.status === 'completed';
  return {
    id: row.id,
    type: row.is_in ? 'receive' : 'send',
    amount: formatMoney({ currency: 'USDT', minor: row.amount }),
    address: row.address,
    transaction_hash: row.transaction,
    confirmations: isDone ? confirmationsNeeded : Math.min(counted, confirmationsNeeded),
    confirmations_needed: confirmationsNeeded,
    status: row.status,
    at: row.at.toISOString(),
  };
}
