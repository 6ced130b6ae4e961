import type { AllFeatures } from '@wura/features/server';
import type { CustomerRouter, Identity } from '@wura/identity/server';
import { countUnread, markAllRead, markRead } from '@wura/notices/server';
import { transaction } from '@wura/database';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { routes } from '../contract.ts';
import { changeAlerts, readAlerts } from './alerts.ts';
import { listPage } from './list-page.ts';
import type { Streams } from './streams.ts';

export interface NotificationsNeeds {
  identity: Pick<Identity, 'pool' | 'now' | 'pinThresholdMinor'>;
  streams: Pick<Streams, 'open'>;
  all: Pick<AllFeatures, 'moneyNotices'>;
}

export function notifications(router: CustomerRouter, { identity, streams, all }: NotificationsNeeds): void {
  const { pool, now } = identity;

  router.serve(routes.list, async ({ caller, query: { limit = 20, cursor = null } }) => {
    const [page, unread] = await Promise.all([
      listPage(pool, { customer: caller.number, limit, after: cursor }, all.moneyNotices),
      countUnread(pool, caller.number),
    ]);
    return { status: 200, body: { ...page, unread } };
  });

  router.serve(routes.readAlerts, async ({ caller }) => ({
    status: 200,
    body: await readAlerts(identity, caller.number),
  }));

  router.serve(routes.changeAlerts, async ({ caller, body }) => ({
    status: 200,
    body: await changeAlerts(identity, caller.number, body),
  }));

  router.serve(routes.countUnread, async ({ caller }) => ({
    status: 200,
    body: { unread: await countUnread(pool, caller.number) },
  }));

  router.serve(routes.stream, async ({ caller, token, ownHeaders }) => {
    const body = await streams.open({ caller, token, seen: ownHeaders['last-event-id'] });
    // Buffered by a proxy on the way, what happens now would be read in a minute.
    const headers = { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' };
    return { status: 200, body, headers };
  });

  router.serve(routes.markRead, async ({ caller, params }) => {
    const notice = { customer: caller.number, publicId: params.id, at: new Date(now()) };
    // Another's is as unknown as one that never was.
    if (!(await transaction(pool, tx => markRead(tx, notice)))) throw refuse(commonRefusals.not_found);
    return { status: 204, body: null };
  });

  router.serve(routes.markAllRead, async ({ caller }) => {
    await transaction(pool, tx => markAllRead(tx, { customer: caller.number, at: new Date(now()) }));
    return { status: 204, body: null };
  });
}
