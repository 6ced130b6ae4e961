import type { Pool } from '@wura/database';
import type { Place } from '@wura/wallets/server/naming';
import type { Person } from '@wura/wallets/server/kinds';
import { readHistoryRow, type HistoryRow } from '@wura/wallets/server/statements';
import type { WalletServices } from '@wura/wallets/server/wallet-services';
import type { WalletFacts } from '@wura/wallets/server/wallets';
import { readWayOut, type Step } from './queries.ts';

/** One movement with everything that is known of it, from where one of its customers stands. */
export interface Movement {
  readonly wallet: WalletFacts;
  readonly row: HistoryRow;
  /** How far it has come, for one that leaves us. */
  readonly wayOut: { readonly sessionId: string | null; readonly steps: readonly Step[] } | undefined;
  /** The other side, where it is a customer. */
  readonly customer: Person | undefined;
  /** The other side. */
  readonly other: Person | undefined;
}

/** Nothing where none stands, or what stands there only gives another one back. Whose it is, the caller judges. */
export async function readMovement(
  {
    pool,
    walletServices: { wallets, statements },
  }: { pool: Pool; walletServices: Pick<WalletServices, 'wallets' | 'statements'> },
  place: Place,
): Promise<Movement | undefined> {
  const wallet = await wallets.byId(place.wallet);
  const row = wallet && (await readHistoryRow(pool, { wallet: wallet.id, seq: place.seq }));
  if (!row || row.entry.givesBack) return undefined;
  const wayOut = row.isHold ? await readWayOut(pool, row.entry.transferId) : undefined;
  const customer = await statements.personOf(row.entry);
  return { wallet, row, wayOut, customer, other: customer ?? statements.outsider(row) };
}
