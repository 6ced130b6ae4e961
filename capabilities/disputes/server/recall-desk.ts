import type { Tx } from '@wura/database';
import type { OperatorRouter } from '@wura/operators/server';
import { requireOthers } from '@wura/operators/server/own-accounts';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { recallDeskRefusals } from '../operator-contract.ts';
import { recallOperatorRoutes as routes } from '../recall-operator-contract.ts';
import { ask } from './ask-back.ts';
import { beginEnd, beginHold } from './hold-money.ts';
import type { DisputeDeskNeeds } from './needs.ts';
import { readDispute } from './queries.ts';
import { lockRecall, readRecall, type RecallRow } from './recall-queries.ts';

/** What staff do about money that is asked back. Asking needs one of them; what touches the money needs two. */
export function recallDesk(router: OperatorRouter, needs: DisputeDeskNeeds): void {
  router.act(routes.askReceiver, async (tx, { caller, params: { id }, body: { reason } }, note) => {
    const recall = await ofCase(tx, id);
    const customers = [recall.sender, recall.receiver];
    await requireOthers(tx, needs.identity, { customers, emails: [caller.email] });
    if (recall.state !== 'unasked') throw refuse(recallDeskRefusals.recall_asked);
    await ask(tx, needs, { recall, at: new Date(needs.now()) });
    await note({ what: 'recall_asked', subject: id, why: reason });
    const { answerBy } = await ofCase(tx, id);
    return { status: 200, body: { answer_by: answerBy!.toISOString() } };
  });

  router.act(routes.proposeHold, async (tx, { caller: operator, params: { id }, body }, note) => {
    const { amount, until, reason, note: said } = body;
    const asked = { recall: await ofCase(tx, id), amount, until: new Date(until), reason, note: said, operator };
    return { status: 202, body: await beginHold(tx, needs, asked, note) };
  });

  router.act(routes.proposeLift, async (tx, { caller: operator, params: { id }, body: { reason } }, note) => {
    const asked = { recall: await ofCase(tx, id), reason, operator, by: 'lift' as const };
    return { status: 202, body: await beginEnd(tx, needs, asked, note) };
  });

  router.act(routes.proposeReturn, async (tx, { caller: operator, params: { id }, body: { reason } }, note) => {
    const asked = { recall: await ofCase(tx, id), reason, operator, by: 'return' as const };
    return { status: 202, body: await beginEnd(tx, needs, asked, note) };
  });
}

/** Locked, so that what is begun is begun on how it stands. */
async function ofCase(tx: Tx, id: string): Promise<RecallRow> {
  const dispute = await readDispute(tx, { id });
  const recall = dispute && (await readRecall(tx, { dispute: dispute.number }));
  if (!recall) throw refuse(commonRefusals.not_found);
  return lockRecall(tx, recall);
}
