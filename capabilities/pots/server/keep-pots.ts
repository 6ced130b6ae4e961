import { transaction, type Tx } from '@wura/database';
import type { Call } from '@wura/http/router';
import { refuseEnded, type SignedIn } from '@wura/identity/server';
import { moneyOf, type Amount } from '@wura/money';
import type { CurrencyCode } from '@wura/money/currencies';
import { lagosDate } from '@wura/platform/time';
import { admit } from '@wura/wallets/server/clear';
import { confirmForLater } from '@wura/wallets/server/confirm-for-later';
import { findPot, listPots, openPot, type Pot as KeptPot } from '@wura/wallets/server/pots';
import type { NoteMade } from '@wura/wallets/server/serve-made-once';
import { walletRefusals } from '@wura/wallets/contract';
import { commonRefusals, refuse, refuseFields } from '@wura/wire/refusals';
import type { Pot, routes } from '../contract.ts';
import { potFaults, potRefusals } from '../refusals.ts';
import { isFarDay, potsMax } from '../rules.ts';
import type { Pots } from './needs.ts';
import { isLocked, potOnWire } from './on-wire.ts';
import { chooseRoundUp, insertPlan, lockPlan, readPlans, updatePlan, type Plan } from './queries.ts';

type Routes = typeof routes;

export async function showPots({ pool, now }: Pots, owner: bigint): Promise<Pot[]> {
  const held = await listPots(pool, owner);
  const plans = await readPlans(
    pool,
    held.map(({ facts }) => facts.id),
  );
  return held.map(pot => potOnWire(pot, plans.get(pot.facts.id)!, lagosDate(now())));
}

export async function showPot(needs: Pots, owner: bigint, publicId: string): Promise<Pot> {
  const pot = await ownPot(needs, owner, publicId);
  const plan = (await readPlans(needs.pool, [pot.facts.id])).get(pot.facts.id)!;
  return potOnWire(pot, plan, lagosDate(needs.now()));
}

/** A pot of the caller's own; another's is as unknown as none. */
export async function ownPot({ pool }: Pots, owner: bigint, publicId: string): Promise<KeptPot> {
  const pot = await findPot(pool, owner, publicId);
  if (!pot) throw refuse(commonRefusals.not_found);
  return pot;
}

export async function makePot(needs: Pots, call: Call<Routes['make'], SignedIn>, noteMade: NoteMade): Promise<Pot> {
  const { pool, now } = needs;
  const { name, look = 'cowrie', by = null } = call.body;
  requireFar(by, 'by', now());
  const { wallet } = await admit(needs, call, call.body.wallet_id);
  const goal = goalOf(call.body.goal ?? null, wallet.currency);
  return transaction(
    pool,
    async tx => {
      const pot = await openPot(tx, wallet);
      // Counted after the wallet was locked; a customer with several wallets may race themselves to one more.
      if ((await listPots(tx, wallet.owner)).length > potsMax) throw refuse(potRefusals.pots_full);
      await insertPlan(tx, { pot: pot.facts.id, wallet: wallet.id, name, look, goal, aimed_at: by });
      await noteMade(tx, pot.facts.publicId);
      return potOnWire(pot, await lockPlan(tx, pot.facts.id), lagosDate(now()));
    },
    { retries: 5 },
  );
}

export async function changePot(needs: Pots, call: Call<Routes['change'], SignedIn>): Promise<Pot> {
  const { name, look, goal, by } = call.body;
  if (by) requireFar(by, 'by', needs.now());
  return withPlan(needs, call, async (tx, pot, plan) => {
    await updatePlan(tx, {
      ...plan,
      name: name ?? plan.name,
      look: look ?? plan.look,
      goal: goal === undefined ? plan.goal : goalOf(goal, pot.wallet.currency),
      aimed_at: by === undefined ? plan.aimed_at : by,
    });
  });
}

/** A later day takes the place of an earlier one; an earlier one waits until the pot is opened with the PIN. */
export async function lockUntil(needs: Pots, call: Call<Routes['lock'], SignedIn>): Promise<Pot> {
  const { until } = call.body;
  requireFar(until, 'until', needs.now());
  return withPlan(needs, call, async (tx, _pot, plan) => {
    const day = plan.locked_until !== null && plan.locked_until > until ? plan.locked_until : until;
    await updatePlan(tx, { ...plan, locked_until: day });
  });
}

export async function unlock(needs: Pots, call: Call<Routes['unlock'], SignedIn>): Promise<Pot> {
  const { pool, now } = needs;
  const pot = await ownPot(needs, call.caller.number, call.params.id);
  const payer = await admit(needs, call, pot.wallet.publicId);
  const plan = (await readPlans(pool, [pot.facts.id])).get(pot.facts.id)!;
  if (!isLocked(plan, lagosDate(now()))) throw refuse(potRefusals.pot_not_locked);
  const most = { currency: pot.wallet.currency, minor: pot.balance };
  await confirmForLater(needs, payer, { most, pin: call.body.pin });
  return withPlan(
    needs,
    call,
    async (tx, _pot, locked) => {
      await updatePlan(tx, { ...locked, locked_until: null });
    },
    // The PIN took a while to look at, in which the account may have been shut.
    tx => refuseEnded(tx, call.caller),
  );
}

export async function roundUpInto(needs: Pots, call: Call<Routes['roundUp'], SignedIn>): Promise<Pot> {
  const { step } = call.body;
  return withPlan(needs, call, async (tx, pot) => {
    if (step !== null && pot.wallet.currency !== 'NGN') throw refuse(walletRefusals.wrong_currency);
    const chosen = step === null ? null : step === '50' ? 50 : 100;
    await chooseRoundUp(tx, { pot: pot.facts.id, wallet: pot.wallet.id, step: chosen });
  });
}

async function withPlan(
  needs: Pots,
  { caller, params }: { caller: SignedIn; params: { id: string } },
  change: (tx: Tx, pot: KeptPot, plan: Plan) => Promise<void>,
  first?: (tx: Tx) => Promise<void>,
): Promise<Pot> {
  const pot = await ownPot(needs, caller.number, params.id);
  return transaction(
    needs.pool,
    async tx => {
      await first?.(tx);
      await change(tx, pot, await lockPlan(tx, pot.facts.id));
      return potOnWire(pot, await lockPlan(tx, pot.facts.id), lagosDate(needs.now()));
    },
    { retries: 5 },
  );
}

function requireFar(day: string | null, field: string, now: number): void {
  if (day !== null && !isFarDay(day, now)) throw refuseFields({ [field]: potFaults.pot_day_invalid });
}

function goalOf(goal: Amount | null, currency: CurrencyCode): bigint | null {
  if (goal === null) return null;
  const money = moneyOf(goal, currency);
  if (typeof money === 'string') throw refuseFields({ goal: potFaults.pot_goal_invalid });
  return money.minor;
}
