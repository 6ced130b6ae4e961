import { transaction, type Tx } from '@wura/database';
import type { Call } from '@wura/http/router';
import { refuseEnded, type SignedIn } from '@wura/identity/server';
import { ledgerRefusals } from '@wura/ledger/contract';
import type { Entry, Posted } from '@wura/ledger/server/order';
import { lockWallet } from '@wura/ledger/server/wallets';
import { formatMoney, moneyOf, type Money } from '@wura/money';
import { admit } from '@wura/wallets/server/clear';
import { clearBack, termsBack, type ClearedBack } from '@wura/wallets/server/clear-back';
import { lockOriginal } from '@wura/wallets/server/gone-back';
import type { Intent } from '@wura/wallets/server/intents';
import { readInPots, readWithPots } from '@wura/wallets/server/pots-give-way';
import { sendBack } from '@wura/wallets/server/send-back';
import { commonFaults } from '@wura/wire/faults';
import { commonRefusals, refuse, refuseFields } from '@wura/wire/refusals';
import type { recallRoutes } from '../recall-contract.ts';
import { recallRefusals } from '../recall-refusals.ts';
import { isAnswerable } from '../recall-rules.ts';
import { endHold } from './end-hold.ts';
import { recallReturn } from './kinds.ts';
import { readLeft } from './left.ts';
import type { DisputeNeeds } from './needs.ts';
import { noteReturned } from './note-returned.ts';
import { lockRecall, readOpenHold, readRecall, type RecallRow } from './recall-queries.ts';

type ReturnCall = Call<typeof recallRoutes.sendBack, SignedIn>;

/**
 * The customer who was asked sends the money back: all of it, or all that their wallet and its pots have where that is less.
 * Whether they still may, and how much of it, is decided in the commit that moves it; what staff set aside for it goes first.
 */
export async function returnMoney(needs: DisputeNeeds, call: ReturnCall, intent: Intent): Promise<Posted> {
  const { pool, walletServices } = needs;
  const { number: receiver } = call.caller;
  const recall = await readRecall(pool, { id: call.params.id, receiver });
  if (!recall) throw refuse(commonRefusals.not_found);
  const known = await walletServices.wallets.byIds([Number(recall.cameTo), Number(recall.sentFrom)]);
  const [from, to] = [known.get(Number(recall.cameTo))!, known.get(Number(recall.sentFrom))!];
  const payer = await admit(needs, call, from.publicId);
  const amount = moneyOf(call.body.amount, recall.currency);
  if (typeof amount === 'string') throw refuseFields({ amount: commonFaults.amount_invalid });
  if (!isAnswerable(recall.state)) throw refuse(recallRefusals.recall_over);
  const held = (await readOpenHold(pool, recall.number))?.amount ?? 0n;
  const besides = held + (await readInPots(pool, from.id));
  const cleared = await clearBack(needs, payer, { to, amount, besides, pin: call.body.pin });
  try {
    const entry = await transaction(
      pool,
      async tx => {
        await refuseEnded(tx, call.caller);
        return moveBack(tx, needs, { recall, cleared, amount, intent });
      },
      { retries: 5 },
    );
    return { entry, replayed: false };
  } catch (error) {
    throw await termsBack(cleared).explain(error);
  }
}

async function moveBack(
  tx: Tx,
  { now }: Pick<DisputeNeeds, 'now'>,
  {
    recall: { number },
    cleared,
    amount,
    intent,
  }: {
    recall: RecallRow;
    cleared: ClearedBack;
    amount: Money;
    intent: Intent;
  },
): Promise<Entry> {
  const at = new Date(now());
  const recall = await lockRecall(tx, { number });
  if (!isAnswerable(recall.state)) throw refuse(recallRefusals.recall_over);
  await lockOriginal(tx, Number(recall.original));
  const { from } = termsBack(cleared);
  await lockWallet(tx, from.id);
  const hold = await readOpenHold(tx, number);
  if (hold) await endHold(tx, { recall, hold, ending: 'returned', at });
  const { leftMinor, cameMinor } = await readLeft(tx, recall);
  requireSum(amount, { leftMinor, there: await readWithPots(tx, from.id) });
  const details = { returns: recall.reference };
  const entry = await sendBack(tx, cleared, { kind: recallReturn, intent, details });
  await noteReturned(tx, { recall, transferId: entry.transferId, minor: amount.minor, leftMinor, cameMinor, at });
  return entry;
}

/** What was confirmed is what goes: where all that may go is another sum by now, the customer looks again. */
function requireSum({ minor, currency }: Money, { leftMinor, there }: { leftMinor: bigint; there: bigint }): void {
  const sum = there < leftMinor ? there : leftMinor;
  if (minor === sum) return;
  if (sum === 0n || (minor > there && minor <= leftMinor)) {
    throw refuse(leftMinor === 0n ? recallRefusals.recall_over : ledgerRefusals.insufficient_funds);
  }
  const facts = { amount: { amount: formatMoney({ currency, minor: sum }), currency } };
  throw refuse(recallRefusals.recall_sum, { facts });
}
