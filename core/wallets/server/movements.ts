import { ledgerRefusals } from '@wura/ledger/contract';
import {
  AllowanceExceeded,
  CeilingReached,
  DoneBefore,
  InsufficientFunds,
  IntakeExceeded,
  OutcomeUnknown,
  WriterBusy,
  type Allowance,
  type Entry,
  type Posted,
} from '@wura/ledger/server/order';
import { readByRequest, readHead } from '@wura/ledger/server/read';
import type { Writer } from '@wura/ledger/server/writer';
import { currencyOf } from '@wura/money/currencies';
import { isLostRace, type Queries } from '@wura/database';
import { policyRefusals, receivingRefusals } from '@wura/policy/contract';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import type { Intent } from './intents.ts';
import type { MovementKind } from './kinds.ts';
import type { WalletFacts } from './wallets.ts';

export interface Movement {
  readonly kind: MovementKind;
  readonly from: WalletFacts;
  readonly to: WalletFacts;
  readonly amountMinor: bigint;
  readonly intent: Intent;
  readonly allowance?: Allowance | undefined;
  /** What the receiver's cooling-off period counts it against. */
  readonly intake?: Allowance | undefined;
  /** What the receiving wallet may hold at most. */
  readonly ceiling?: bigint | undefined;
}

export interface Movements {
  /** A movement that is completed the moment it is written: both sides, its name and its time in one commit. */
  record(movement: Movement): Promise<Posted>;
  /** What this request became, if money moved under it. */
  find(request: string): Promise<Entry | undefined>;
}

export function createMovements({ db, writer }: { db: Queries; writer: Writer }): Movements {
  return {
    async record({ kind, from, to, amountMinor, intent, allowance, intake, ceiling }) {
      if (kind.isHold) throw new Error(`${kind.name} waits for an ending, so it is begun and not recorded`);
      const currency = currencyOf(from.currency).id;
      try {
        return await writer.post({
          kind: kind.id,
          request: intent.request,
          fingerprint: intent.fingerprint,
          allowance,
          intake,
          sides: [
            { wallet: from.id, amount: -amountMinor, currency },
            { wallet: to.id, amount: amountMinor, currency, ceiling },
          ],
        });
      } catch (error) {
        throw asRefusal(error);
      }
    },
    find: async request => (await readByRequest(db, [request])).get(request),
  };
}

/** Refuses what cannot be paid, on a balance read this moment: for deeds that must know before they ask for a PIN. */
export async function requireFunds(db: Queries, wallet: WalletFacts, amountMinor: bigint): Promise<void> {
  const { balance } = await readHead(db, wallet.id);
  if (balance < amountMinor) throw refuse(ledgerRefusals.insufficient_funds);
}

/** What the books say, in the words of the catalogue; anything else is a fault and stays one. */
export function asRefusal(error: unknown): unknown {
  if (error instanceof InsufficientFunds) return refuse(ledgerRefusals.insufficient_funds);
  if (error instanceof IntakeExceeded) return refuse(receivingRefusals.recipient_limit);
  if (error instanceof AllowanceExceeded) return refuse(policyRefusals.limit_exceeded);
  if (error instanceof CeilingReached) return refuse(receivingRefusals.recipient_limit);
  if (error instanceof OutcomeUnknown) return refuse(ledgerRefusals.outcome_unknown);
  // Whoever loses a race more often than is patient may simply come again: nothing was written.
  if (error instanceof WriterBusy || isLostRace(error)) return refuse(commonRefusals.busy);
  return error;
}

/** True for the refusal by the books of a request that already stands in them. */
export function wasDoneBefore(error: unknown): boolean {
  return error instanceof DoneBefore;
}
