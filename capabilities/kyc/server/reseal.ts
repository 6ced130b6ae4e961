import { transaction, type Pool } from '@wura/database';
import type { SealedFiles } from '@wura/secrets/sealed-files';
import type { Vault } from '@wura/secrets/vault';
import type { FileField, IdType } from '../rules.ts';
import { idNumberDigests, numberDigests, purposes, type NumberKind } from './seals.ts';

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
  return (await resealTexts(pool, vault)) + (await resealNumbers(pool, vault)) + (await resealFiles(pool, files));
}

async function resealTexts(pool: Pool, vault: Vault): Promise<number> {
  const ids = await pool.query<{ id: bigint }>('select id from kyc.submissions order by id');
  let count = 0;
  for (const { id } of ids.rows) {
    await transaction(pool, async tx => {
      const { rows } = await tx.query<{ customer: bigint; id_type: IdType; address: Buffer; id_number: Buffer }>(
        'select customer, id_type, address, id_number from kyc.submissions where id = $1 for update',
        [id],
      );
      const { customer, id_type: idType, address, id_number: idNumber } = rows[0]!;
      if (vault.isFresh(address) && vault.isFresh(idNumber)) return;
      const number = vault.open(idNumber, purposes.idNumber(customer));
      await tx.query('update kyc.submissions set address = $2, id_number = $3, id_number_digest = $4 where id = $1', [
        id,
        vault.seal(vault.open(address, purposes.address(customer)), purposes.address(customer)),
        vault.seal(number, purposes.idNumber(customer)),
        idNumberDigests(vault, idType, number.toString())[0],
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
      const { rows } = await tx.query<{ sealed: Buffer }>(
        'select sealed from kyc.numbers where customer = $1 and kind = $2 for update',
        [customer, kind],
      );
      const sealed = rows[0]?.sealed;
      if (!sealed || vault.isFresh(sealed)) return;
      const number = vault.open(sealed, purposes.number(kind, customer)).toString();
      const [digest] = numberDigests(vault, kind, number);
      await tx.query('update kyc.numbers set sealed = $3, digest = $4 where customer = $1 and kind = $2', [
        customer,
        kind,
        vault.seal(number, purposes.number(kind, customer)),
        digest,
      ]);
      count++;
    });
  }
  return count;
}

async function resealFiles(pool: Pool, files: SealedFiles): Promise<number> {
  const { rows } = await pool.query<{ id: string; customer: bigint; field: FileField }>(
    'select id, customer, field from kyc.files order by id',
  );
  let count = 0;
  for (const { id, customer, field } of rows) {
    if (await files.reseal(id, purposes.file(field, customer))) count++;
  }
  return count;
}
