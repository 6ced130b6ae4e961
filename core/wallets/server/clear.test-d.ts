import type { Tx } from '@wura/database';
import type { SignedIn } from '@wura/identity/server';
import type { Money } from '@wura/money';
import { clear, type Cleared, type Clearing, type Payer } from './clear.ts';
import type { Intent } from './intents.ts';
import { intraTransfer } from './kinds.ts';
import type { Movements } from './movements.ts';
import { receive, type ClearedCredit } from './outside-credits.ts';
import { begin } from './waiting-movements.ts';
import type { WalletFacts } from './wallets.ts';

// Never run: the compiler checks that a deed which forgets the gate does not compile. Each refusal it is to make is
// expected by name, so one that it stops making is an error here.

interface Deed {
  needs: Clearing;
  tx: Tx;
  movements: Movements;
  from: WalletFacts;
  to: WalletFacts;
  caller: SignedIn;
  amount: Money;
  intent: Intent;
  payer: Payer;
  cleared: Cleared<undefined>;
  transfer: Cleared<WalletFacts>;
}

export async function forgetful(deed: Deed) {
  const { needs, tx, movements, from, to, caller, amount, intent, payer, cleared, transfer } = deed;
  const kind = intraTransfer;

  // @ts-expect-error: the facts of a movement are no clearance
  await movements.record({ from, to, amount }, { kind, intent });
  // @ts-expect-error: nor is a customer who was let in
  await movements.record(payer, { kind, intent });
  // @ts-expect-error: what was cleared for no customer reaches none
  await movements.record(cleared, { kind, intent });
  // @ts-expect-error: a movement that waits needs clearance too
  await begin(tx, { from, amount }, { kind, details: {}, intent });
  // @ts-expect-error: and what was cleared for a customer does not leave the product
  await begin(tx, transfer, { kind, details: {}, intent });
  // @ts-expect-error: a customer who was not let in is not cleared
  await clear(needs, { wallet: from, caller }, { amount, pin: undefined });
  // @ts-expect-error: nor without saying what came for a PIN
  await clear(needs, payer, { amount });
  // @ts-expect-error: a credit needs a gate's word as well
  await receive(tx, { to, amountMinor: 1n, provider: 'paystack', reference: 'x' }, { kind, details: {} });
  // @ts-expect-error: and clearance to pay is none to credit
  const credit: ClearedCredit = cleared;
  return credit;
}
