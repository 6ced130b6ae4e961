import { transaction, type Pool } from '@wura/database';
import { insertBlock, readBlock, seenBy, type Block, type Identity } from '@wura/identity/server';
import { randomId } from '@wura/platform/identifiers';
import { readHistoryRow } from '@wura/wallets/server/statements';
import type { WalletServices } from '@wura/wallets/server/wallet-services';
import type { BodyOf } from '@wura/wire';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import type { routes } from '../contract.ts';
import { blockRefusals } from '../refusals.ts';

export interface BlockNeeds {
  pool: Pool;
  identity: Pick<Identity, 'holders'>;
  walletServices: Pick<WalletServices, 'naming' | 'wallets'>;
  now: () => number;
}

type Whom = BodyOf<typeof routes.block>;

/**
 * Keeps a customer away from this commit on. By a transaction, one who keeps the caller away can be kept away too; by a name,
 * such a one is as unknown as in any other search, or blocking would be the way to learn of it.
 */
export async function block(needs: BlockNeeds, customer: bigint, whom: Whom): Promise<Block> {
  const blocked = await findWhom(needs, customer, whom);
  if (blocked === customer) throw refuse(blockRefusals.blocked_oneself);
  const kept = await transaction(needs.pool, async tx => {
    const given = { publicId: randomId('blk'), customer, blocked, at: new Date(needs.now()) };
    if ((await insertBlock(tx, given)) === 'full') throw refuse(blockRefusals.blocked_full);
    return (await readBlock(tx, { customer, blocked }))!;
  });
  needs.identity.holders.forget(customer);
  return kept;
}

async function findWhom(needs: BlockNeeds, customer: bigint, whom: Whom): Promise<bigint> {
  if (whom.transaction_id !== undefined) return otherSideOf(needs, customer, whom.transaction_id);
  const { account_number: given = '' } = whom;
  const { holders } = needs.identity;
  const found = given.startsWith('@') ? holders.findByUsername(given.slice(1)) : holders.findByAccountNumber(given);
  const holder = await seenBy(found, customer);
  if (!holder) throw refuse(blockRefusals.blocked_unknown);
  return holder.number;
}

/** Of a bank, a seller or the house there is nothing to keep away. */
async function otherSideOf({ pool, walletServices }: BlockNeeds, customer: bigint, id: string): Promise<bigint> {
  const { naming, wallets } = walletServices;
  const place = naming.placeOf(id);
  const mine = place && (await wallets.byId(place.wallet));
  const row = mine?.owner === customer && place ? await readHistoryRow(pool, place) : undefined;
  if (!row) throw refuse(commonRefusals.not_found);
  const other = await wallets.byId(row.entry.counterparty);
  if (!other) throw refuse(blockRefusals.blocked_unknown);
  return other.owner;
}
