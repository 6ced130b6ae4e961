import type { Tx } from '@wura/database';
import { isSameName } from '@wura/wallets/same-name';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { intraRefusals } from '../contract.ts';
import type { IntraTransfers } from './needs.ts';
import { keepName, readPerson } from './people-queries.ts';

interface Asked {
  readonly caller: { readonly number: bigint };
  readonly body: {
    /** The saved person who is meant. */
    readonly savedPersonId?: string | undefined;
    /** The new name, as the sender confirmed it. */
    readonly acceptedName?: string | undefined;
  };
}

/** Keeps the new name, in the commit that pays. */
export type KeepName = (tx: Tx) => Promise<void>;

/**
 * A saved person who is called something else by now is paid only by a sender who has said so to that very name, and one who
 * has closed their account not at all. Nothing is asked where no saved person is meant.
 */
export async function requireKeptName(
  { pool }: Pick<IntraTransfers, 'pool'>,
  { caller: { number: customer }, body: { savedPersonId, acceptedName } }: Asked,
  /** Whose account it is by now; none where no customer can be paid there any more. */
  to: { readonly number: bigint; readonly fullName: string } | undefined,
): Promise<KeepName | undefined> {
  if (savedPersonId === undefined) return undefined;
  const row = await readPerson(pool, { customer, publicId: savedPersonId });
  if (!row) throw refuse(commonRefusals.not_found);
  if (row.is_closed) throw refuse(intraRefusals.person_closed);
  if (row.person !== to?.number) throw refuse(commonRefusals.not_found);
  const { fullName: name } = to;
  if (row.kept_name !== null && isSameName(row.kept_name, name)) return undefined;
  if (acceptedName === undefined || !isSameName(acceptedName, name)) {
    throw refuse(intraRefusals.person_renamed, { body: { kept_name: row.kept_name, name } });
  }
  return tx => keepName(tx, { customer, person: row.person, name });
}
