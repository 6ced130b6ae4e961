import { providerRefusals } from '@wura/provider-payments/contract';
import { findCase } from '@wura/cases/server';
import type { SignedIn } from '@wura/identity/server';
import { formatMoney } from '@wura/money';
import { transaction } from '@wura/database';
import { english, say } from '@wura/wire/phrases';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import type { AnswerOf } from '@wura/wire';
import type { routes } from '../contract.ts';
import { depositReasons } from '../refusals.ts';
import type { Deposits } from './needs.ts';
import { readDeposit, type DepositRow } from './queries.ts';
import { settleDeposit } from './settle-deposit.ts';
import { referenceFault } from '../rules.ts';
import { shownMinor, transactionIdOf, wireStatus } from './wire.ts';

/** Asks the provider, every time, and credits what was paid. Another customer's deposit is as unknown as none. */
export async function verifyDeposit(
  needs: Deposits,
  { caller, reference }: { caller: SignedIn; reference: string },
): Promise<AnswerOf<typeof routes.verify>> {
  const { pool, cards } = needs;
  const before = referenceFault(reference) ? undefined : await readDeposit(pool, reference);
  if (before?.customer !== caller.number) throw refuse(commonRefusals.not_found);
  if (before.state === 'credited') return answer(needs, before);
  if (!cards) throw refuse(providerRefusals.service_off);
  const verdict = await cards.find(reference);
  if (verdict.outcome === 'unknown') {
    throw refuse(providerRefusals.provider_unavailable, { reason: say(depositReasons.verification_failed, {}) });
  }
  const deposit = await transaction(pool, tx => settleDeposit(tx, needs, { reference, verdict }), { retries: 5 });
  const reason = verdict.outcome === 'accepted' ? verdict.reason : undefined;
  return answer(needs, deposit!, reason);
}

async function answer(needs: Deposits, deposit: DepositRow, reason?: string): Promise<AnswerOf<typeof routes.verify>> {
  const isPaid = deposit.state === 'credited';
  return {
    status: 200,
    body: {
      success: isPaid,
      status: wireStatus[deposit.state],
      message: isPaid ? 'Payment verified' : english(say(depositReasons.not_verified, {}))!,
      reason: deposit.state === 'failed' ? (reason ?? null) : null,
      is_processing: deposit.is_processing,
      transaction_ref: deposit.reference,
      amount: formatMoney({ currency: 'NGN', minor: shownMinor(deposit) }),
      currency: 'NGN',
      transaction_id: await transactionIdOf(needs, deposit),
      case_number: (await findCase(needs.pool, deposit.reference)) ?? null,
    },
  };
}
