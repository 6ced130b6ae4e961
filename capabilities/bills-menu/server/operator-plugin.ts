import { resumeSelling, stopSelling } from '@wura/bills/server/stopped-sales';
import type { OperatorRouter } from '@wura/operators/server';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { operatorRoutes as routes } from '../operator-contract.ts';
import { decideWhichLine, type PurchaseDesk } from './decide-which-line.ts';
import { listProviders } from './providers.ts';
import type { Selling } from './services.ts';

/** Who sells bills here, and whether we let them. */
export function billsForOperators(router: OperatorRouter, needs: Selling & PurchaseDesk): void {
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

  router.act(routes.decide, async (tx, { caller: operator, params: { reference }, body }, note) => {
    const { provider_reference: theirs, reason } = body;
    return { status: 202, body: await decideWhichLine(tx, needs, { reference, theirs, reason, operator }, note) };
  });
}
