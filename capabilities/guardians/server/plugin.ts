import { transaction } from '@wura/database';
import type { CustomerRouter } from '@wura/identity/server';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { routes } from '../contract.ts';
import { guardianRefusals } from '../refusals.ts';
import { agree } from './agree.ts';
import { askGuardian } from './ask-guardian.ts';
import { endLink } from './end-link.ts';
import { holdToLess } from './hold-to-less.ts';
import type { Guardians } from './needs.ts';
import { overviewOf } from './overview.ts';
import { lockLink } from './queries.ts';
import { showAccount } from './show-account.ts';

export function guardians(router: CustomerRouter, needs: Guardians): void {
  const { pool, now } = needs;

  router.serve(routes.show, async ({ caller }) => ({ status: 200, body: await overviewOf(pool, caller, now()) }));

  router.serve(routes.ask, async ({ caller, body }) => {
    await askGuardian(needs, caller, body.guardian);
    return { status: 201, body: await overviewOf(pool, caller, now()) };
  });

  router.serve(routes.agree, async call => {
    const { caller, params, body } = call;
    await agree(needs, caller, { publicId: params.id, ...body }, call);
    return { status: 200, body: await overviewOf(pool, caller, now()) };
  });

  router.serve(routes.end, async ({ caller, params }) => {
    const young = await transaction(pool, async tx => {
      const link = await lockLink(tx, params.id);
      const isYoung = link?.young === caller.number;
      if (!link || (!isYoung && link.guardian !== caller.number)) throw refuse(commonRefusals.not_found);
      if (link.endedAt !== null) throw refuse(guardianRefusals.guardian_step);
      // Otherwise the one who is held to less would be the one who lifts it.
      if (isYoung && link.status === 'linked') throw refuse(guardianRefusals.guardian_linked);
      await endLink(tx, link, { by: isYoung ? 'young' : 'guardian', at: new Date(now()) });
      return link.young;
    });
    needs.identity.forget(young);
    return { status: 200, body: await overviewOf(pool, caller, now()) };
  });

  router.serve(routes.hold, async call => {
    const { caller, params, body } = call;
    await holdToLess(needs, caller, { publicId: params.id, wanted: body }, call);
    return { status: 200, body: await overviewOf(pool, caller, now()) };
  });

  router.serve(routes.account, async ({ caller, params }) => ({
    status: 200,
    body: await showAccount(needs, caller, params.id),
  }));
}
