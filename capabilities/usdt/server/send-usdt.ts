import type { Call } from '@wura/http/router';
import type { SignedIn } from '@wura/identity/server';
import type { Posted } from '@wura/ledger/server/order';
import type { Money } from '@wura/money';
import { requireSeen } from '@wura/policy/server';
import { providerRefusals } from '@wura/provider-payments/contract';
import { newReference } from '@wura/provider-payments/server/carry-out';
import { pay, type Paid } from '@wura/provider-payments/server/pay';
import type { PaymentRail } from '@wura/provider-payments/server/rail';
import { walletRefusals } from '@wura/wallets/contract';
import { admit, clear, requireAffordable, type Payer } from '@wura/wallets/server/clear';
import type { Payee } from '@wura/wallets/server/guard';
import type { Intent } from '@wura/wallets/server/intents';
import { intraTransfer } from '@wura/wallets/server/kinds';
import { totalOf } from '@wura/wallets/server/statements';
import { minuteMs, secondMs } from '@wura/platform/time';
import { say } from '@wura/wire/phrases';
import { refuse } from '@wura/wire/refusals';
import type { routes } from '../contract.ts';
import { usdtReasons, usdtRefusals } from '../refusals.ts';
import { destinationOf, requireUsable } from './destinations.ts';
import { usdtWithdrawal, type WithdrawalDetails } from './kinds.ts';
import type { Usdt } from './needs.ts';
import { usdtWithdrawalPrice } from './prices.ts';
import { readSignerAgeMs } from './sending-queries.ts';

export type TransferCall = Call<typeof routes.transfer, SignedIn>;

/** Final after about a minute; a busy network takes longer. */
const expectedMs = 5 * minuteMs;
/** Until the network has it, if all goes well. That it is final, no customer waits for. */
const waitMs = 2_500;
const signerSilentMsMax = 60 * secondMs;

/** USDT to an address: another customer's has it at once, any other has it over the chain. */
export async function sendUsdt(
  needs: Usdt,
  rail: PaymentRail<WithdrawalDetails> | undefined,
  call: TransferCall,
  intent: Intent,
): Promise<Posted & Partial<Paid<WithdrawalDetails>>> {
  const { from_wallet_id: walletId, to_address: address, amount, total, pin } = call.body;
  const endsAt = performance.now() + waitMs;
  const payer = await admit(needs, call, walletId);
  if (payer.wallet.currency !== 'USDT') {
    throw refuse(walletRefusals.wrong_currency, { reason: say(usdtReasons.usdt_wallet_needed, {}) });
  }
  if (!rail) throw refuse(providerRefusals.service_off);
  const { owner } = await destinationOf(needs, { customer: call.caller.number, address });
  if (owner !== undefined) return sendToCustomer(needs, payer, { owner, amount, total, pin, intent });

  const { fees, rules } = needs.policy.price({ kind: usdtWithdrawalPrice, amount });
  await requireUsable(needs, { customer: call.caller.number, address });
  await requireAffordable(needs, payer, { as: 'transfer', amount, fees });
  requireSeen(total, { currency: 'USDT', minor: amount.minor + totalOf(fees) });
  await requireSigner(needs);
  const { number: customer } = call.caller;
  const payee: Payee = {
    name: `address ${address}`,
    wasPaid: () =>
      needs.walletServices.payees.wasPaid(customer, {
        kind: usdtWithdrawal,
        details: { address, rules, reference: '' },
      }),
  };
  const cleared = await clear(needs, payer, { as: 'transfer', amount, fees, payee, pin, isPinAlwaysNeeded: true });
  return pay(rail, cleared, {
    port: rail.ports[0]!,
    details: { address, rules, reference: newReference() },
    intent,
    endsAt,
    expectedBy: new Date(needs.now() + expectedMs),
  });
}

async function sendToCustomer(
  needs: Usdt,
  payer: Payer,
  {
    owner,
    amount,
    total,
    pin,
    intent,
  }: { owner: bigint; amount: Money; total: Money | undefined; pin: unknown; intent: Intent },
): Promise<Posted> {
  requireSeen(total, amount);
  const to = await needs.identity.holders.findByNumber(owner);
  if (!to) throw refuse(usdtRefusals.usdt_address_unusable);
  const cleared = await clear(needs, payer, { as: 'transfer', amount, to, pin });
  return needs.walletServices.movements.record(cleared, { kind: intraTransfer, intent });
}

/** Without the signer, money would be held and nothing would leave. */
async function requireSigner({ pool }: Usdt): Promise<void> {
  const ageMs = await readSignerAgeMs(pool);
  if (ageMs === undefined || ageMs > signerSilentMsMax) {
    throw refuse(providerRefusals.provider_unavailable, { reason: say(usdtReasons.usdt_signing_paused, {}) });
  }
}
