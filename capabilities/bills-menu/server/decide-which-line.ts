import { purchaseJob } from '@wura/bills/server/bill';
import type { Tx } from '@wura/database';
import type { Identity } from '@wura/identity/server';
import { defineApproval, type Approvals, type Note, type Operator } from '@wura/operators/server';
import { requireOthers } from '@wura/operators/server/own-accounts';
import { decidePurchase, lockDecidable } from '@wura/provider-payments/server/decide-purchase';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { z } from 'zod';
import { sellingRefusals } from '../operator-contract.ts';

interface Deciding {
  readonly identity: Pick<Identity, 'holders'>;
}

export interface PurchaseDesk extends Deciding {
  readonly operators: { readonly approvals: Pick<Approvals, 'begin'> };
}

const name = 'purchase_which_line';

/**
 * One operator says which line of its seller's list a purchase is. That it is none of them, or one that is not known to be a
 * sale of this kind, may give the customer their money back beside what they bought, so that a second operator has to agree.
 */
export async function decideWhichLine(
  tx: Tx,
  needs: PurchaseDesk,
  asked: { reference: string; theirs: string | null; reason: string; operator: Operator },
  note: Note,
): Promise<{ planned: true } | { approval: string }> {
  const { reference, theirs, reason, operator } = asked;
  const { lines, customer } = await lockOpen(tx, needs, { reference, theirs, emails: [operator.email] });
  if (lines?.some(line => line.theirs === theirs && line.isSold)) {
    await settleAs(tx, { reference, theirs, reason }, note);
    return { planned: true };
  }
  const holder = await needs.identity.holders.findByNumber(customer);
  const payload = {
    customer: holder?.fullName ?? '',
    line: theirs ?? none,
    lines_that_fit: lines?.map(line => line.theirs).join(', ') ?? none,
  };
  const begun = { subject: reference, payload, reason, operator };
  const { id } = await needs.operators.approvals.begin(tx, { name }, begun, note);
  return { approval: id };
}

const none = 'none of them';

/** The seller's list is looked at again before any money moves: what it says by then is what counts. */
export const whichLineApproval = (needs: Deciding) =>
  defineApproval({
    name,
    roles: ['finance'],
    payload: z.object({ line: z.string() }),
    async carryOut(tx, { subject: reference, payload: { line }, reason, emails }, note) {
      const theirs = line === none ? null : line;
      await lockOpen(tx, needs, { reference, theirs, emails });
      await settleAs(tx, { reference, theirs, reason }, note);
    },
  });

async function lockOpen(
  tx: Tx,
  { identity }: Deciding,
  { reference, theirs, emails }: { reference: string; theirs: string | null; emails: readonly string[] },
) {
  const found = await lockDecidable(tx, reference);
  if (!found) throw refuse(commonRefusals.not_found);
  await requireOthers(tx, identity, { customers: [found.customer], emails });
  const { isOpen, lines } = found;
  if (!isOpen) throw refuse(sellingRefusals.nothing_to_decide);
  if (theirs === null && !lines) throw refuse(sellingRefusals.list_not_ambiguous);
  if (theirs === null && lines?.length === 1) throw refuse(sellingRefusals.one_line_fits);
  return found;
}

async function settleAs(
  tx: Tx,
  { reference, theirs, reason }: { reference: string; theirs: string | null; reason: string },
  note: Note,
): Promise<void> {
  const decided = await decidePurchase(tx, { reference, theirs, job: purchaseJob });
  if (decided === 'over') throw refuse(sellingRefusals.nothing_to_decide);
  await note({ what: 'purchase_decided', subject: reference, why: `${theirs ?? 'none of their lines'}: ${reason}` });
}
