import { customerVault, raiseTier } from '@wura/identity/server';
import type { Tx } from '@wura/database';
import { randomId } from '@wura/platform/identifiers';
import type { SealedFiles } from '@wura/secrets/sealed-files';
import type { Vault } from '@wura/secrets/vault';
import { insertFile, insertSubmission, selectLatest, updateStatus } from './queries.ts';
import { idNumberDigests, lastFourOf, purposes } from './seals.ts';

export interface DemoSubmission {
  customer: bigint;
  fullName: string;
  dateOfBirth: string;
  address: string;
  /** A passport's. */
  number: string;
  /** Shown for every document: a specimen. */
  jpeg: Uint8Array;
  at: Date;
}

/** Approved documents of a sample customer, for a demonstration on one's own machine. */
export async function seedSubmission(
  tx: Tx,
  { vault, files }: { vault: Vault; files: SealedFiles },
  { customer, fullName, dateOfBirth, address, number, jpeg, at }: DemoSubmission,
): Promise<void> {
  const own = await customerVault(tx, vault, customer);
  const keep = async (field: 'id_document_front' | 'selfie_image') => {
    const id = await files.put(jpeg, purposes.file(field, customer), own);
    await insertFile(tx, { id, customer, field, at });
    return id;
  };
  await insertSubmission(tx, {
    publicId: randomId('kyc'),
    customer,
    attempt: 1,
    fullName,
    dateOfBirth,
    address: own.seal(address, purposes.address(customer)),
    idType: 'passport',
    idNumber: own.seal(number, purposes.idNumber(customer)),
    idNumberDigest: idNumberDigests(vault, 'passport', number)[0],
    idNumberLastFour: lastFourOf(number),
    idExpiresOn: null,
    id_document_front: await keep('id_document_front'),
    id_document_back: null,
    selfie_image: await keep('selfie_image'),
    at,
  });
  const { id } = (await selectLatest(tx, customer))!;
  await updateStatus(tx, { id, status: 'approved', at, adminNotes: null, fields: {} });
  await raiseTier(tx, customer, 3);
}
