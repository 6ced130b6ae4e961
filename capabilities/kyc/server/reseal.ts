import { customerVault } from '@wura/identity/server';
import { transaction, type Pool } from '@wura/database';
import type { SealedFiles } from '@wura/secrets/sealed-files';
import type { Vault } from '@wura/secrets/vault';
import type { IdType } from '../rules.ts';
import { idNumberDigests, numberDigests, purposes, type KeptField, type NumberKind } from './seals.ts';

/**
 * Seals anew, with the present key, everything that an older one has sealed, row by row while the product runs. What is
 * written meanwhile is under the present key already.
 */
export async function resealSubmissions({
  pool,
  vault,
  files,
}: {
  pool: Pool;
  vault: Vault;
  files: SealedFiles;
}): Promise<number> {
  return (
    (await resealTexts(pool, vault)) + (await resealNumbers(pool, vault)) + (await resealFiles(pool, vault, files))
  );
}

async function resealTexts(pool: Pool, vault: Vault): Promise<number> {
  const ids = await pool.query<{ id: bigint }>('select id from kyc.submissions order by id');
  let count = 0;
  for (const { id } of ids.rows) {
    await transaction(pool, async tx => {
      const { rows } = await tx.query<{
        customer: bigint;
        id_type: IdType;
        address: Buffer;
        id_number: Buffer;
        id_number_digest: Buffer;
      }>(
        'select customer, id_type, address, id_number, id_number_digest from kyc.submissions where id = $1 for update',
        [id],
      );
      const { customer, id_type: idType, address, id_number: idNumber, id_number_digest: idNumberDigest } = rows[0]!;
      const own = await customerVault(tx, vault, customer);
      const [digest] = idNumberDigests(vault, idType, own.open(idNumber, purposes.idNumber(customer)).toString());
      if (own.isFresh(address) && own.isFresh(idNumber) && digest.equals(idNumberDigest)) return;
      const number = own.open(idNumber, purposes.idNumber(customer));
      await tx.query('update kyc.submissions set address = $2, id_number = $3, id_number_digest = $4 where id = $1', [
        id,
        own.seal(own.open(address, purposes.address(customer)), purposes.address(customer)),
        own.seal(number, purposes.idNumber(customer)),
        digest,
      ]);
      count++;
    });
  }
  return count;
}

async function resealNumbers(pool: Pool, vault: Vault): Promise<number> {
  const keys = await pool.query<{ customer: bigint; kind: NumberKind }>('select customer, kind from kyc.numbers');
  let count = 0;
  for (const { customer, kind } of keys.rows) {
    await transaction(pool, async tx => {
      const { rows } = await tx.query<{ sealed: Buffer; digest: Buffer }>(
        'select sealed, digest from kyc.numbers where customer = $1 and kind = $2 for update',
        [customer, kind],
      );
      const sealed = rows[0]?.sealed;
      if (!sealed) return;
      const own = await customerVault(tx, vault, customer);
      const number = own.open(sealed, purposes.number(kind, customer)).toString();
      // The digest is under the operator's key, which is the one that changes.
      const [digest] = numberDigests(vault, kind, number);
      if (own.isFresh(sealed) && digest.equals(rows[0]!.digest)) return;
      await tx.query('update kyc.numbers set sealed = $3, digest = $4 where customer = $1 and kind = $2', [
        customer,
        kind,
        own.seal(number, purposes.number(kind, customer)),
        digest,
      ]);
      count++;
    });
  }
  return count;
}

async function resealFiles(pool: Pool, vault: Vault, files: SealedFiles): Promise<number> {
  const { rows } = await pool.query<{ id: string; customer: bigint; field: KeptField }>(
    'select id, customer, field from kyc.files order by id',
  );
  let count = 0;
  for (const { id, customer, field } of rows) {
    const own = await customerVault(pool, vault, customer);
    if (await files.reseal(id, purposes.file(field, customer), own)) count++;
  }
  return count;
}
