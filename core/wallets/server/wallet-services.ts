import type { Identity } from '@wura/identity/server';
import type { Writer } from '@wura/ledger/server/writer';
import type { Pool } from '@wura/database';
import { createIsAlone, type IsAlone } from './alone.ts';
import { createFiling, type Filing } from './filing.ts';
import type { MovementKind } from './kinds.ts';
import { createMovements, type Movements } from './movements.ts';
import { createPayees, type Payees } from './payees.ts';
import { readNaming, type Naming } from './naming.ts';
import { createStatements, type Statements } from './statements.ts';
import { createWallets, type Wallets } from './wallets.ts';

/** All of this room that a server process keeps, made once when it starts. */
export interface WalletServices {
  readonly naming: Naming;
  readonly wallets: Wallets;
  readonly isAlone: IsAlone;
  readonly movements: Movements;
  readonly statements: Statements;
  readonly filing: Filing;
  readonly payees: Payees;
}

export async function openWalletServices(needs: {
  pool: Pool;
  writer: Writer;
  identity: Pick<Identity, 'holders' | 'now' | 'epoch' | 'onChange'>;
  /** Kinds of movements that other rooms bring. */
  kinds?: readonly MovementKind[];
}): Promise<WalletServices> {
  const { pool, writer, identity, kinds = [] } = needs;
  const naming = await readNaming(pool);
  const wallets = createWallets(pool);
  const filing = createFiling({ wallets, kinds });
  return {
    naming,
    wallets,
    isAlone: createIsAlone(pool, identity),
    movements: createMovements({ pool, writer }),
    statements: createStatements({ naming, wallets, findPerson: owner => identity.holders.findByNumber(owner), kinds }),
    filing,
    payees: createPayees(pool, { filing, now: identity.now }),
  };
}
