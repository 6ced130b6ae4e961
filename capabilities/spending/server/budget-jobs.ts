import { transaction } from '@wura/database';
import type { WorkerNeeds } from '@wura/features/server';
import { assertLease, extendLease, plan, reschedule, type Job } from '@wura/jobs';
import type { JobHandler } from '@wura/jobs/run';
import { currencyById, currencyOf } from '@wura/money/currencies';
import { notify } from '@wura/notices/server';
import { lagosDate } from '@wura/platform/time';
import { createFiling, type Filing } from '@wura/wallets/server/filing';
import { listWallets } from '@wura/wallets/server/wallets';
import { budgetNearlySpent, budgetSpent } from './notices.ts';
import { listPlanners, markTold, readBudgets, readSpent } from './queries.ts';

export const lookJob = { kind: 'look_at_budgets', subject: 'all' } as const;

const lookEveryMs = 60_000;
const pageMax = 200;

type Needs = Pick<WorkerNeeds, 'pool' | 'now' | 'walletServices' | 'all'>;

/** Customers are told as a budget fills, behind their payments, which never wait for it. */
export async function budgetJobs(needs: Needs): Promise<[string, JobHandler][]> {
  await plan(needs.pool, lookJob);
  const filing = createFiling({ wallets: needs.walletServices.wallets, kinds: needs.all.kinds });
  return [[lookJob.kind, job => look(needs, filing, job)]];
}

async function look(needs: Needs, filing: Filing, job: Job): Promise<void> {
  for (let after = 0n; ;) {
    const planners = await listPlanners(needs.pool, { after, limit: pageMax });
    for (const customer of planners) await lookAt(needs, { filing, job, customer });
    if (planners.length < pageMax) break;
    after = planners.at(-1)!;
  }
  await reschedule(needs.pool, job, lookEveryMs);
}

/** Of two shares that were passed at once the larger is told alone. */
async function lookAt(
  { pool, now }: Needs,
  { filing, job, customer }: { filing: Filing; job: Job; customer: bigint },
): Promise<void> {
  const at = new Date(now());
  const month = `${lagosDate(at.getTime()).slice(0, 7)}-01`;
  const wallets = (await listWallets(pool, customer, { withClosed: true })).map(({ wallet }) => wallet);
  while (!(await filing.fileUp(pool, wallets))) await extendLease(pool, job);
  const spent = await readSpent(
    pool,
    wallets.map(({ id }) => id),
    month,
  );
  for (const { currency, category, amount } of await readBudgets(pool, customer)) {
    const wallet = wallets.find(each => currencyOf(each.currency).id === currency);
    const minor = spent.find(row => Number(row.wallet) === wallet?.id && row.category === category)?.spent ?? 0n;
    if (minor * 100n < amount * 80n) continue;
    const percent = minor >= amount ? 100 : 80;
    await transaction(pool, async tx => {
      await assertLease(tx, job);
      const told = { customer, currency, category, month };
      if (!(await markTold(tx, { ...told, percent }))) return;
      if (percent === 100) await markTold(tx, { ...told, percent: 80 });
      const { code } = currencyById(currency);
      const facts = {
        category,
        spent: { currency: code, minor },
        budget: { currency: code, minor: amount },
      };
      await notify(tx, { customer, what: percent === 100 ? budgetSpent : budgetNearlySpent, facts, at });
    });
  }
}
