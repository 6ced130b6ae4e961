import type { Holders } from '@wura/identity/server';
import type { Writer } from '@wura/ledger/server/writer';
import type { Pool } from '@wura/database';
import { createFiling, type Filing } from './filing.ts';
import type { MovementKind } from './kinds.ts';
import { createMovements, type Movements } from './movements.ts';
import { readNaming, type Naming } from './naming.ts';
import { createStatements, type Statements } from './statements.ts';
import { createWallets, type Wallets } from './wallets.ts';

/** All of this room that a server process keeps, made once when it starts. */
export interface WalletServices {
  readonly naming: Naming;
  readonly wallets: Wallets;
  readonly movements: Movements;
  readonly statements: Statements;
  readonly filing: Filing;
}

export async function openWalletServices(needs: {
  pool: Pool;
  writer: Writer;
  holders: Holders;
  /** Kinds of movements that other rooms bring. */
  kinds?: readonly MovementKind[];
}): Promise<WalletServices> {
  const { pool, writer, holders, kinds = [] } = needs;
  const naming = await readNaming(pool);
  const wallets = createWallets(pool);
  return {
    naming,
    wallets,
    movements: createMovements({ db: pool, writer }),
    statements: createStatements({ naming, wallets, findPerson: owner => holders.findByNumber(owner), kinds }),
    filing: createFiling({ wallets, kinds }),
  };
}
