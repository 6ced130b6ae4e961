import { transaction } from '@wura/database';
import { readNames } from '@wura/identity/server';
import { currencyById } from '@wura/money/currencies';
import { notify } from '@wura/notices/server';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { requestRefusals } from '../contract.ts';
import type { PaymentRequests } from './needs.ts';
import { requestDeclined } from './notices.ts';
import { endRequest, findRequest, lockRequest, type RequestRow } from './queries.ts';
import { standingOf } from './standing.ts';

/**
 * Ends a request without money: taken back by the customer who asked, or declined by the one who was asked by name. What
 * has ended that way already is answered as it stands, for a caller who lost the first answer.
 */
export async function endWithoutMoney(
  { pool, now }: PaymentRequests,
  { code, ending, by }: { code: string; ending: 'withdrawn' | 'declined'; by: bigint },
): Promise<RequestRow> {
  const found = await findRequest(pool, code);
  const owner = ending === 'withdrawn' ? found?.asker : found?.payer;
  if (!found || owner !== by) throw refuse(commonRefusals.not_found);
  const at = new Date(now());
  return transaction(pool, async tx => {
    const request = await lockRequest(tx, { id: found.id, amount: 0n });
    const standing = standingOf(request, now());
    if (standing === ending) return request;
    if (standing !== 'open') throw refuse(requestRefusals.request_ended, { body: { status: standing } });
    await endRequest(tx, { id: request.id, ending, at });
    if (ending === 'declined') {
      const name = (await readNames(tx, [by])).get(by)!;
      const amount = { currency: currencyById(request.currency).code, minor: request.amount! };
      const facts = { code, name, amount, note: request.note };
      await notify(tx, { customer: request.asker, what: requestDeclined, facts, at });
    }
    return { ...request, ending, ended_at: at };
  });
}
