import { readMover, type SignedIn } from '@wura/identity/server';
import { formatMoney } from '@wura/money';
import { isMinor } from '@wura/policy/server';
import { listWallets } from '@wura/wallets/server/wallets';
import type { ReplyOf } from '@wura/wire';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import type { routes } from '../contract.ts';
import { latestMax } from '../rules.ts';
import { readLatest } from '@wura/wallets/server/latest';
import type { Guardians } from './needs.ts';
import { readLink, readSide } from './queries.ts';

/** What the account does for which this adult answers: until its owner's birthday, whenever the worker comes round to it. */
export async function showAccount(
  needs: Guardians,
  caller: SignedIn,
  publicId: string,
): Promise<ReplyOf<typeof routes.account>> {
  const { pool, policy, walletServices } = needs;
  const { statements } = walletServices;
  const link = await readLink(pool, publicId);
  if (link?.guardian !== caller.number || link.status !== 'linked') throw refuse(commonRefusals.not_found);
  const mover = await readMover(pool, link.young);
  if (!isMinor(mover.bornOn, needs.now())) throw refuse(commonRefusals.not_found);
  const [{ name, accountNumber }, held, used] = await Promise.all([
    readSide(pool, link.young),
    listWallets(pool, link.young),
    policy.limits.used(pool, mover),
  ]);
  const wallets = new Map(held.map(({ wallet }) => [wallet.id, wallet]));
  const rows = await readLatest(pool, { wallets: [...wallets.keys()], limit: latestMax });
  const people = await statements.peopleOf(rows.map(({ entry }) => entry));
  return {
    name,
    account_number: accountNumber,
    out_per_day: { limit: naira(policy.limits.of(mover).outPerDayMinor), used: naira(used) },
    wallets: held.map(({ wallet: { currency }, balance: minor }) => ({
      currency,
      balance: formatMoney({ currency, minor }),
    })),
    transactions: rows.map(row =>
      statements.transaction(row, wallets.get(row.entry.wallet)!, people.get(row.entry.counterparty)),
    ),
  };
}

const naira = (minor: bigint) => formatMoney({ currency: 'NGN', minor });
