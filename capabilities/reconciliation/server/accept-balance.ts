import type { Tx } from '@wura/database';
import { formatMoney, parseMoney } from '@wura/money';
import { isCurrencyCode } from '@wura/money/currencies';
import { defineApproval, type Approvals, type Note, type Operator } from '@wura/operators/server';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { z } from 'zod';
import { reconciliationRefusals } from '../operator-contract.ts';
import { acceptBalance, listBalances } from './account-queries.ts';
import { askForReconciliation } from './run.ts';

const payload = z.object({ provider: z.string(), currency: z.string(), difference: z.string() });

/** What nothing explains is the owner's own from now on: they put money in at the provider, or took it out there. */
export const balanceApproval = defineApproval({
  name: 'provider_balance',
  roles: ['finance'],
  payload,
  async carryOut(tx, { subject, payload: { provider, currency, difference }, reason }, note) {
    const money = isCurrencyCode(currency) ? parseMoney(difference.replace('-', ''), currency) : 'unknown';
    if (typeof money === 'string') throw refuse(commonRefusals.not_found);
    const minor = difference.startsWith('-') ? -money.minor : money.minor;
    // Another one than the two have agreed about.
    const isThere = await acceptBalance(tx, { provider, currency, difference: minor });
    if (!isThere) throw refuse(reconciliationRefusals.balance_moved);
    await note({ what: 'provider_balance_accepted', subject, why: `${difference}: ${reason}` });
    await askForReconciliation(tx);
  },
});

/** One operator explains it; it holds once another agrees. */
export async function explainBalance(
  tx: Tx,
  approvals: Pick<Approvals, 'begin'>,
  asked: { provider: string; currency: string; reason: string; operator: Operator },
  note: Note,
): Promise<string> {
  const { provider, currency, reason, operator } = asked;
  const row = (await listBalances(tx)).find(each => each.provider === provider && each.currency === currency);
  if (!row || row.difference === 0n) throw refuse(commonRefusals.not_found);
  const difference = formatMoney({ currency: row.currency, minor: row.difference });
  const begun = { subject: `${provider} ${currency}`, payload: { provider, currency, difference }, reason, operator };
  return (await approvals.begin(tx, balanceApproval, begun, note)).id;
}
