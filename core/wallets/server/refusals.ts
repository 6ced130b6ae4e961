import { ledgerRefusals } from '@wura/ledger/contract';
import {
  AllowanceExceeded,
  CeilingReached,
  DoneBefore,
  InsufficientFunds,
  IntakeExceeded,
  OutcomeUnknown,
  WriterBusy,
} from '@wura/ledger/server/order';
import { isCommitCut, isLostRace } from '@wura/database';
import { policyRefusals, receivingRefusals } from '@wura/policy/contract';
import { commonRefusals, refuse, type Refusal, type Refused } from '@wura/wire/refusals';

/** What the books say, in the words of the catalogue; anything else is a fault and stays one. */
export function asRefusal(error: unknown): unknown {
  if (error instanceof InsufficientFunds) return refuse(ledgerRefusals.insufficient_funds);
  if (error instanceof IntakeExceeded) return refuse(receivingRefusals.recipient_limit);
  if (error instanceof AllowanceExceeded) return refuse(policyRefusals.limit_exceeded);
  if (error instanceof CeilingReached) return refuse(receivingRefusals.recipient_limit);
  if (error instanceof OutcomeUnknown || isCommitCut(error)) return because(error, ledgerRefusals.outcome_unknown);
  // A caller who loses a race more often than is patient may simply come again: nothing was written.
  if (error instanceof WriterBusy || isLostRace(error)) return because(error, commonRefusals.busy);
  return error;
}

/** What the log says is why, as far down as that is known. */
function because(error: unknown, refusal: Refusal): Refused {
  const cause = error instanceof Error ? error.cause : undefined;
  return Object.assign(refuse(refusal), { cause: cause ?? error });
}

/** True for the refusal by the books of a request that already stands in them. */
export function wasDoneBefore(error: unknown): boolean {
  return error instanceof DoneBefore;
}
