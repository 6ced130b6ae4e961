import { transaction } from '@wura/database';
import type { Call } from '@wura/http/router';
import { refuseEnded, type SignedIn } from '@wura/identity/server';
import { InsufficientFunds, type Entry, type Posted } from '@wura/ledger/server/order';
import { moneyOf, type Money } from '@wura/money';
import { lagosDate } from '@wura/platform/time';
import { admit } from '@wura/wallets/server/clear';
import { clearAside, termsWithin } from '@wura/wallets/server/clear-within';
import { uuidOf, type Intent } from '@wura/wallets/server/intents';
import { closePot, lockPot, moveWithin } from '@wura/wallets/server/pots';
import { commonFaults } from '@wura/wire/faults';
import { commonRefusals, refuse, refuseFields } from '@wura/wire/refusals';
import type { routes } from '../contract.ts';
import { potRefusals } from '../refusals.ts';
import { ownPot } from './keep-pots.ts';
import { potIn, potOut } from './kinds.ts';
import type { Pots } from './needs.ts';
import { isLocked } from './on-wire.ts';
import { chooseRoundUp, lockPlan } from './queries.ts';

type Moving = Call<typeof routes.moveIn, SignedIn> | Call<typeof routes.moveOut, SignedIn>;

/** Between a wallet and a pot of it, at once and free, whichever way. */
export async function movePotMoney(needs: Pots, call: Moving, intent: Intent, way: 'in' | 'out'): Promise<Posted> {
  const pot = await ownPot(needs, call.caller.number, call.body.pot_id);
  const payer = await admit(needs, call, pot.wallet.publicId);
  const { wallet } = payer;
  const amount = moneyOf(call.body.amount, wallet.currency);
  if (typeof amount === 'string') throw refuseFields({ amount: commonFaults.amount_invalid });
  const [from, to] = way === 'in' ? [wallet, pot.facts] : [pot.facts, wallet];
  const proof = clearAside(payer, { amount, from, to });
  try {
    const entry = await transaction(
      needs.pool,
      async tx => {
        await refuseEnded(tx, call.caller);
        const plan = await lockPlan(tx, pot.facts.id);
        if ((await lockPot(tx, pot)) === undefined) throw refuse(commonRefusals.not_found);
        if (way === 'out' && isLocked(plan, lagosDate(needs.now()))) throw refuse(potRefusals.pot_locked);
        const details = { pot: pot.facts.publicId, name: plan.name };
        return moveWithin(tx, proof, { kind: way === 'in' ? potIn : potOut, intent, details, wallet });
      },
      { retries: 5 },
    );
    return { entry, replayed: false };
  } catch (error) {
    if (way === 'out' && error instanceof InsufficientFunds) throw refuse(potRefusals.pot_short);
    throw await termsWithin(proof).explain(error);
  }
}

/** What is in it goes back to its wallet in the same commit; nothing can come to it any more. */
export async function endPot(
  needs: Pots,
  call: Call<typeof routes.close, SignedIn>,
): Promise<{ entry: Entry | undefined }> {
  const { now, pool } = needs;
  const pot = await ownPot(needs, call.caller.number, call.params.id);
  const payer = await admit(needs, call, pot.wallet.publicId);
  const { wallet } = payer;
  const intent: Intent = { request: uuidOf(`close pot\0${pot.facts.publicId}`), fingerprint: 0, isNamed: true };
  const entry = await transaction(
    pool,
    async tx => {
      await refuseEnded(tx, call.caller);
      const plan = await lockPlan(tx, pot.facts.id);
      if (isLocked(plan, lagosDate(now()))) throw refuse(potRefusals.pot_locked);
      // It locks what is said of every pot of the wallet, which comes before the wallet wherever both are locked.
      await chooseRoundUp(tx, { pot: pot.facts.id, wallet: wallet.id, step: null });
      const minor = await lockPot(tx, pot);
      if (minor === undefined) throw refuse(commonRefusals.not_found);
      await closePot(tx, pot);
      if (minor === 0n) return undefined;
      const amount: Money = { currency: wallet.currency, minor };
      const proof = clearAside(payer, { amount, from: pot.facts, to: wallet });
      const details = { pot: pot.facts.publicId, name: plan.name };
      return moveWithin(tx, proof, { kind: potOut, intent, details, wallet });
    },
    { retries: 5 },
  );
  return { entry };
}
