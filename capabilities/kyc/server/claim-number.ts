import type { Tx } from '@wura/database';
import { customerVault } from '@wura/identity/server';
import type { Vault } from '@wura/secrets/vault';
import { asFault } from '@wura/wire/phrases';
import { firstOf, refuse } from '@wura/wire/refusals';
import { kycRefusals } from '../contract.ts';
import { kycFaults } from '../rules.ts';
import {
  deleteClaimsOfOthers,
  isTaken,
  lockNumber,
  markNumberChecked,
  selectNumbers,
  upsertNumber,
} from './queries.ts';
import { lastFourOf, numberDigests, purposes, type NumberKind } from './seals.ts';

export interface Claim {
  customer: bigint;
  kind: NumberKind;
  number: string;
  /** When it was found true, if it was. */
  checkedAt?: Date;
}

/**
 * Writes down that this number is the customer's, or refuses because it was found to be another customer's. As long as
 * it was not found true it is only said, and others may say the same; found true, it is theirs, and what others said
 * falls.
 */
export async function claimNumber(tx: Tx, vault: Vault, { customer, kind, number, checkedAt }: Claim): Promise<void> {
  const digests = numberDigests(vault, kind, number);
  if (checkedAt) await lockNumber(tx, { kind, digests });
  if (await isTaken(tx, { customer, kind, digests })) throw taken(kind);
  const mine = (await selectNumbers(tx, customer)).find(row => row.kind === kind);
  if (mine?.checked_at) {
    // A number found true stays; the same one again is no news.
    if (digests.some(digest => digest.equals(mine.digest))) return;
    throw refuse(kycRefusals.number_taken, differs(kind));
  }
  const sealed = (await customerVault(tx, vault, customer)).seal(number, purposes.number(kind, customer));
  const row = { customer, kind, digest: digests[0], sealed, lastFour: lastFourOf(number) };
  try {
    await upsertNumber(tx, { ...row, checkedAt: checkedAt ?? null });
  } catch (error) {
    // Two customers with one number at the same moment: the constraint has decided.
    if ((error as { constraint?: string }).constraint === 'one_person') throw taken(kind);
    throw error;
  }
  if (checkedAt) await deleteClaimsOfOthers(tx, { customer, kind, digests });
}

/** The customer's claim has been found true. False when it was found true for another customer before. */
export async function confirmClaim(
  tx: Tx,
  { customer, kind, digests, at }: { customer: bigint; kind: NumberKind; digests: readonly Buffer[]; at: Date },
): Promise<boolean> {
  await lockNumber(tx, { kind, digests });
  if (await isTaken(tx, { customer, kind, digests })) return false;
  await markNumberChecked(tx, { customer, kind, at });
  await deleteClaimsOfOthers(tx, { customer, kind, digests });
  return true;
}

const taken = (kind: NumberKind) =>
  refuse(kycRefusals.number_taken, { errors: { [kind]: asFault(kycRefusals.number_taken) } });

function differs(kind: NumberKind) {
  const errors = { [kind]: kycFaults.number_differs };
  return { errors, reason: firstOf(errors) };
}
