import { setTimeout as sleep } from 'node:timers/promises';
import { openCase } from '@wura/cases/server';
import { transaction } from '@wura/database';
import type { Payable, PaymentPort, Verdict } from '@wura/provider-payments/server/ports';
import type { WithdrawalReason } from '../refusals.ts';
import { advanceByReference, type Advance } from './advance.ts';
import type { WithdrawalDetails } from './kinds.ts';
import type { Sending } from './needs.ts';
import { findTransferId } from './movement-queries.ts';
import { insertSending, lockHotWallet, readSending, readSpokenFor } from './sending-queries.ts';
import { termsNow } from './terms.ts';

type Withdrawal = Payable<WithdrawalDetails>;

/** Withdrawals as payments that the chain carries out: asked for, signed by another process, and sent. */
export function createWithdrawals(needs: Sending): PaymentPort<WithdrawalDetails> {
  const carryOut = (payment: Withdrawal, until?: AbortSignal) => step(needs, payment, until);
  return {
    provider: needs.chain.provider,
    ...(needs.chain.isDown && { isDown: needs.chain.isDown }),
    send: carryOut,
    find: carryOut,
  };
}

/** The same whether it is the first time or the hundredth. */
async function step(needs: Sending, payment: Withdrawal, until?: AbortSignal): Promise<Verdict> {
  if (!(await readSending(needs.pool, payment.reference))) {
    const why = await askForSignature(needs, payment);
    if (why !== undefined) return { outcome: 'unknown', why };
    if (until) await signed(needs, payment.reference, until);
  }
  const advance = await advanceByReference(needs, payment.reference);
  return advance ? verdictOf(advance) : { outcome: 'unknown', why: 'nothing was asked for yet' };
}

function verdictOf(advance: Advance): Verdict {
  switch (advance.state) {
    case 'unsigned':
      return { outcome: 'unknown', why: 'it is not signed yet' };
    case 'unknown':
      return { outcome: 'unknown', why: advance.why };
    case 'sent':
      return { outcome: 'accepted', isDone: false, providerReference: advance.transaction };
    case 'done':
      return { outcome: 'accepted', isDone: true, providerReference: advance.transaction };
    case 'refused':
      return declined('usdt_not_sent');
    case 'failed':
      return declined('usdt_refused_by_network');
    case 'expired':
      return declined('usdt_not_taken_in_time');
  }
}

const declined = (reason: WithdrawalReason): Verdict => ({ outcome: 'declined', reason });

/** Asked for only while the hot wallet has it, so that nothing is sent that the chain would throw back. Answers why not. */
async function askForSignature(needs: Sending, payment: Withdrawal): Promise<string | undefined> {
  const { chain, addresses, pool } = needs;
  const [terms, stands] = await Promise.all([termsNow(chain), chain.balances(addresses.hot)]);
  if (terms.outcome === 'unknown') return terms.why;
  if (stands.outcome === 'unknown') return stands.why;
  const { reference, amountMinor, details } = payment;
  return transaction(
    pool,
    async tx => {
      await lockHotWallet(tx);
      const spokenFor = await readSpokenFor(tx);
      const usdtLeft = stands.value.usdtMinor - spokenFor.usdtMinor - amountMinor;
      const trxLeft = stands.value.trxSun - spokenFor.trxSun - terms.value.costSun * BigInt(spokenFor.transfers + 1);
      if (usdtLeft < 0n || trxLeft < 0n) {
        await openCase(tx, {
          kind: hotWalletLow,
          subject: addresses.hot,
          customer: null,
          facts: { lacking: usdtLeft < 0n ? 'USDT' : 'TRX', waits: reference },
        });
        return 'the hot wallet has too little';
      }
      const transferId = await findTransferId(tx, reference);
      const order = { purpose: 'withdrawal', addressNumber: null, asset: 'USDT', to: details.address } as const;
      await insertSending(tx, { ...order, reference, transferId, amountMinor }, terms.value);
      return undefined;
    },
    { retries: 5 },
  );
}

/** What the owner has to fill up. */
export const hotWalletLow = 'usdt_hot_wallet_low';

/** The signer looks every quarter of a second; a customer who waits is worth a second of asking. */
async function signed({ pool }: Sending, reference: string, until: AbortSignal): Promise<void> {
  for (let asked = 0; asked < 8 && !until.aborted; asked++) {
    await sleep(150);
    const row = await readSending(pool, reference);
    if (row?.signed || row?.refusal) return;
  }
}
