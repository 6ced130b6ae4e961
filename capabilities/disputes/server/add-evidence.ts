import { isCommitCut, transaction } from '@wura/database';
import { customerVault } from '@wura/identity/server';
import { StorageFull } from '@wura/secrets/file-store';
import type { NoteMade } from '@wura/wallets/server/serve-made-once';
import { commonFaults } from '@wura/wire/faults';
import { commonRefusals, refuse, refuseFields } from '@wura/wire/refusals';
import type { Dispute } from '../contract.ts';
import { disputeRefusals } from '../refusals.ts';
import { disputeFaults, evidenceFilesMax, isClosed } from '../rules.ts';
import type { DisputeNeeds } from './needs.ts';
import { asOwn } from './on-wire.ts';
import { insertEvidence, lockDispute, readDispute, readEvidence } from './queries.ts';
import { purposes } from './seals.ts';

/** Long enough to read every letter of a screen. */
const longestSide = 2_000;

/** Drawn anew, so that nothing the file brought but its pixels is kept, and sealed for this case. */
export async function addEvidence(
  needs: DisputeNeeds,
  {
    id,
    customer,
    bytes,
    noteMade,
  }: { id: string; customer: bigint; bytes: Uint8Array | undefined; noteMade: NoteMade },
): Promise<Dispute> {
  const { pool, vault, images, files, now } = needs;
  const known = await readDispute(pool, { id, customer });
  if (!known) throw refuse(commonRefusals.not_found);
  if (bytes === undefined) throw refuseFields({ file: disputeFaults.dispute_file_missing });
  if (isClosed(known.status)) throw refuse(disputeRefusals.dispute_closed);
  const drawn = await images.redraw(bytes, {
    as: 'document',
    by: String(customer),
    side: longestSide,
    shape: 'whole',
  });
  if (!drawn) throw refuseFields({ file: commonFaults.not_an_image });
  const own = await customerVault(pool, vault, customer);
  const file = await files.put(drawn, purposes.file(id), own).catch((error: unknown) => {
    throw error instanceof StorageFull ? refuse(disputeRefusals.dispute_storage_full) : error;
  });
  try {
    return await transaction(pool, async tx => {
      const row = (await lockDispute(tx, { id, customer }))!;
      if (isClosed(row.status)) throw refuse(disputeRefusals.dispute_closed);
      const there = await readEvidence(tx, row.number);
      if (there.length >= evidenceFilesMax) throw refuse(disputeRefusals.dispute_evidence_full);
      await insertEvidence(tx, { file, dispute: row.number, at: new Date(now()) });
      await noteMade(tx, id);
      return asOwn(tx, needs, row);
    });
  } catch (error) {
    if (!isCommitCut(error)) await files.discard([file]);
    throw error;
  }
}
