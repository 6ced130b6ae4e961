import { createRenderWorker } from '@wura/documents/render-worker';
import type { Identity } from '@wura/identity/server';
import type { Vault } from '@wura/secrets/vault';
import { createCodes, type Codes } from './codes.ts';
import type { StatementNeeds } from './make-statement.ts';
import type { Making, ReceiptRenderer } from './needs.ts';
import type { Order } from './render-program.ts';
import { readSigningKey } from './signing-key.ts';
import { createStatementCodes, type StatementCodes } from './statement-codes.ts';

export interface MakingGiven extends Omit<Making, 'codes' | 'holders'> {
  identity: Pick<Identity, 'holders'>;
  vault: Vault;
}

/** Where papers are drawn; the process that opens it closes it. */
export function openReceiptRenderer(): ReceiptRenderer {
  return createRenderWorker<Order>(new URL('render-program.ts', import.meta.url));
}

/** What papers are made of, the key that their codes are made with read once. */
export function createMaking(given: MakingGiven): () => Promise<Making & StatementNeeds> {
  const { pool, vault, identity } = given;
  let key: Promise<Buffer> | undefined;
  let made: { codes: Codes; statementCodes: StatementCodes } | undefined;
  return async () => {
    key ??= readSigningKey(pool, vault);
    try {
      const signingKey = await key;
      made ??= { codes: createCodes(signingKey), statementCodes: createStatementCodes(signingKey) };
      return { ...given, ...made, db: pool, holders: identity.holders };
    } catch (error) {
      // The next caller finds the database well again.
      key = undefined;
      throw error;
    }
  };
}
