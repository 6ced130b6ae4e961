import type { Entry, Posted } from '@wura/ledger/server/order';
import { readByRequest } from '@wura/ledger/server/read';
import type { Writer } from '@wura/ledger/server/writer';
import type { Queries } from '@wura/database';
import { termsOf, type Cleared } from './clear.ts';
import { completedOrder } from './completed-order.ts';
import type { Intent } from './intents.ts';
import type { MovementKind } from './kinds.ts';
import type { WalletFacts } from './wallets.ts';

export interface Movements {
  /** A movement that is completed the moment it is written: both sides, its name and its time in one commit. */
  record(cleared: Cleared<WalletFacts>, movement: { kind: MovementKind; intent: Intent }): Promise<Posted>;
  /** What this request became, if money moved under it. */
  find(request: string): Promise<Entry | undefined>;
}

export function createMovements({ db, writer }: { db: Queries; writer: Writer }): Movements {
  return {
    async record(cleared, movement) {
      const { explain, takeUp } = termsOf(cleared);
      if (takeUp) throw new Error('what was confirmed before is used up in a transaction, so it is recorded in one');
      const order = completedOrder(cleared, movement);
      try {
        return await writer.post(order);
      } catch (error) {
        throw await explain(error);
      }
    },
    find: async request => (await readByRequest(db, [request])).get(request),
  };
}
