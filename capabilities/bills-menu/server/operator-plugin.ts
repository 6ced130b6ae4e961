import { resumeSelling, stopSelling } from '@wura/bills/server/stopped-sales';
import type { OperatorRouter } from '@wura/operators/server';
import { decidePurchase } from '@wura/provider-payments/server/decide-purchase';
import { purchaseJob } from '@wura/bills/server/bill';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { operatorRoutes as routes, sellingRefusals } from '../operator-contract.ts';
import { listProviders } from './providers.ts';
import type { Selling } from './services.ts';

/** Who sells bills here, and whether we let them. */
export function billsForOperators(router: OperatorRouter, needs: Selling): void {
  router.show(routes.list, async () => ({ status: 200, body: await listProviders(needs.pool, needs) }));

  router.act(routes.set, async (tx, { params: { name: provider }, body: { selling, kind, reason } }, note) => {
    const before = (await listProviders(tx, needs)).find(({ name }) => name === provider);
    const isSold = kind === undefined || before?.kinds.some(each => each.kind === kind);
    if (!before || !isSold) throw refuse(commonRefusals.not_found);
    const sale = { provider, kind };
    await note({
      what: selling ? 'selling_resumed' : 'selling_stopped',
      subject: kind === undefined ? provider : `${provider} ${kind}`,
      why: reason,
    });
    await (selling ? resumeSelling(tx, sale) : stopSelling(tx, sale, reason));
    const after = (await listProviders(tx, needs)).find(({ name }) => name === provider);
    return { status: 200, body: after! };
  });

  router.act(routes.decide, async (tx, { params: { reference }, body }, note) => {
    const { provider_reference: theirs, reason } = body;
    const decided = await decidePurchase(tx, { reference, theirs, job: purchaseJob });
    if (decided === 'unknown') throw refuse(commonRefusals.not_found);
    if (decided === 'over') throw refuse(sellingRefusals.nothing_to_decide);
    await note({ what: 'purchase_decided', subject: reference, why: `${theirs ?? 'none of their lines'}: ${reason}` });
    return { status: 202, body: { planned: true } };
  });
}
