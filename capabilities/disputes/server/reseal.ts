import { customerVault } from '@wura/identity/server';
import { transaction, type Pool } from '@wura/database';
import type { SealedFiles } from '@wura/secrets/sealed-files';
import type { Vault } from '@wura/secrets/vault';
import { purposes } from './seals.ts';

/** Seals anew, with the present key, what an older one has sealed. */
export async function resealDisputes({
  pool,
  vault,
  files,
}: {
  pool: Pool;
  vault: Vault;
  files: SealedFiles;
}): Promise<number> {
  let count = 0;
  await transaction(pool, async tx => {
    const { rows: told } = await tx.query<{ id: bigint; public_id: string; customer: bigint; sealed_text: Buffer }>(
      'select id, public_id, customer, sealed_text from disputes.dispute order by id for update',
    );
    for (const { id, public_id: of, customer, sealed_text: sealed } of told) {
      const own = await customerVault(tx, vault, customer);
      if (own.isFresh(sealed)) continue;
      const anew = own.seal(own.open(sealed, purposes.text(of)), purposes.text(of));
      await tx.query('update disputes.dispute set sealed_text = $2 where id = $1', [id, anew]);
      count++;
    }
    const { rows: said } = await tx.query<{ id: bigint; public_id: string; customer: bigint; sealed_text: Buffer }>(
      `select s.id, d.public_id, d.customer, s.sealed_text from disputes.step s join disputes.dispute d on d.id = s.dispute
        where s.sealed_text is not null order by s.id for update of s`,
    );
    for (const { id, public_id: of, customer, sealed_text: sealed } of said) {
      const own = await customerVault(tx, vault, customer);
      if (own.isFresh(sealed)) continue;
      const anew = own.seal(own.open(sealed, purposes.step(of)), purposes.step(of));
      await tx.query('update disputes.step set sealed_text = $2 where id = $1', [id, anew]);
      count++;
    }
  });
  await transaction(pool, async tx => {
    const { rows: answers } = await tx.query<{ id: bigint; public_id: string; receiver: bigint; sealed_text: Buffer }>(
      'select id, public_id, receiver, sealed_text from disputes.recall where sealed_text is not null order by id for update',
    );
    for (const { id, public_id: of, receiver, sealed_text: sealed } of answers) {
      const own = await customerVault(tx, vault, receiver);
      if (own.isFresh(sealed)) continue;
      const anew = own.seal(own.open(sealed, purposes.recall(of)), purposes.recall(of));
      await tx.query('update disputes.recall set sealed_text = $2 where id = $1', [id, anew]);
      count++;
    }
  });
  const { rows } = await pool.query<{ file: string; public_id: string; customer: bigint }>(
    'select e.file, d.public_id, d.customer from disputes.evidence e join disputes.dispute d on d.id = e.dispute order by e.file',
  );
  for (const { file, public_id: of, customer } of rows) {
    if (await files.reseal(file, purposes.file(of), await customerVault(pool, vault, customer))) count++;
  }
  return count;
}
