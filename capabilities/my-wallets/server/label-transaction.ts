import { transaction } from '@wura/database';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import type { BodyOf } from '@wura/wire';
import type { Transaction } from '@wura/wallets/contract';
import { cleanNote } from '@wura/wallets/categories';
import { walletRefusals } from '@wura/wallets/refusals';
import { placeKey, readLabels } from '@wura/wallets/server/filing';
import { label } from '@wura/wallets/server/label';
import type { Place } from '@wura/wallets/server/naming';
import { readHistoryRow } from '@wura/wallets/server/statements';
import { listWallets } from '@wura/wallets/server/wallets';
import type { routes } from '../contract.ts';
import { labelOnWire } from './label-on-wire.ts';
import type { MyWallets } from './needs.ts';

interface Asked {
  readonly owner: bigint;
  readonly place: Place | undefined;
  readonly said: BodyOf<typeof routes.labelTransaction>;
}

/** What a customer says of a movement of theirs. Only they ever read it. */
export async function labelTransaction({ pool, walletServices }: MyWallets, asked: Asked): Promise<Transaction> {
  const { owner, place, said } = asked;
  const { statements, filing } = walletServices;
  const all = (await listWallets(pool, owner, { withClosed: true })).map(({ wallet }) => wallet);
  const wallet = all.find(({ id }) => id === place?.wallet);
  const row = wallet && place && (await readHistoryRow(pool, place));
  if (!row) throw refuse(commonRefusals.not_found);
  const isForAll = said.for_all === true;
  if (!(await filing.fileUp(pool, isForAll ? all : [wallet]))) throw refuse(walletRefusals.history_being_sorted);
  const note = typeof said.note === 'string' ? cleanNote(said.note) || null : said.note;
  await transaction(
    pool,
    tx =>
      label(tx, {
        wallet,
        seq: row.entry.seq,
        wallets: all,
        category: said.category,
        usual: filing.usualOf(row),
        isForAll: isForAll && said.category !== undefined,
        note,
      }),
    { retries: 3 },
  );
  const labels = await readLabels(pool, [row.entry]);
  const other = await statements.personOf(row.entry);
  return { ...statements.transaction(row, wallet, other), ...labelOnWire(labels.get(placeKey(row.entry))) };
}
