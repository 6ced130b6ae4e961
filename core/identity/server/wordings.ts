import { transaction, type Pool } from '@wura/database';
import { today } from './queries.ts';

export interface RegisteredWording {
  readonly document: 'terms' | 'privacy';
  /** The day from which it holds. */
  readonly version: string;
  readonly checksum: Buffer;
}

/**
 * Writes down which wordings of the operator's own there are; those that have not begun may still be changed and taken back.
 * Throws one line where a text was changed after it began, or is missing here although another machine has it: customers
 * agreed to a text and not to a day.
 */
export async function registerWordings(pool: Pool, wordings: readonly RegisteredWording[]): Promise<void> {
  await transaction(pool, async tx => {
    await tx.query(`delete from identity.wordings w where w.version > ${today}`);
    for (const { document, version, checksum } of wordings) {
      await tx.query(
        'insert into identity.wordings (document, version, checksum) values ($1, $2, $3) on conflict do nothing',
        [document, version, checksum],
      );
    }
    const { rows } = await tx.query<RegisteredWording>(
      `select w.document, w.version, w.checksum from identity.wordings w where w.version <= ${today}`,
    );
    for (const { document, version, checksum } of rows) {
      const here = wordings.find(each => each.document === document && each.version === version);
      const name = `${document}/${version}/en.md`;
      if (!here) throw new Error(`LEGAL_TEXTS_DIR lacks ${name}, which customers were shown`);
      if (!here.checksum.equals(checksum)) {
        throw new Error(`LEGAL_TEXTS_DIR: ${name} was changed after it began: a changed wording is a new day`);
      }
    }
  });
}
