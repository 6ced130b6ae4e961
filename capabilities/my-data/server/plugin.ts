import type { ServerNeeds } from '@wura/features/server';
import type { CustomerRouter } from '@wura/identity/server';
import { confirmOwner } from '@wura/identity/server';
import type { StoreSettings } from '@wura/secrets/open-file-store';
import { createRenderWorker, type RenderWorker } from '@wura/documents/render-worker';
import { lagosDate } from '@wura/platform/time';
import { routes } from '../contract.ts';
import { askToBeErased, stay } from './ask-to-be-erased.ts';
import { createCopies } from './copies.ts';
import { exportData, type Owner } from './export-data.ts';
import { readMyData } from './read-my-data.ts';
import { roomsOf } from './rooms.ts';
import { summaryOf, type Summary } from './summary.ts';

export type SummaryRenderer = RenderWorker<Summary>;

export const openSummaryRenderer = (): SummaryRenderer =>
  createRenderWorker<Summary>(new URL('render-program.ts', import.meta.url), { waitingMax: 4 });

type Given = Pick<ServerNeeds, 'identity' | 'vault' | 'all' | 'now'> & {
  readonly renderer: SummaryRenderer;
  readonly config: StoreSettings;
  readonly rules: 'sandbox' | 'nigeria';
};

export function myData(router: CustomerRouter, given: Given): void {
  const { identity, renderer } = given;
  const { pool } = identity;
  const rooms = roomsOf(given.all);
  const needs = { ...given, pool, rooms };
  const copyFor = createCopies();

  router.serve(routes.readMyData, async ({ caller }) => ({
    status: 200,
    body: await readMyData(pool, needs, { customer: caller.number, id: caller.id }),
  }));

  router.serve(routes.exportMyData, async call => {
    const { caller, body } = call;
    await confirmOwner(identity, caller, body, call);
    const owner = { customer: caller.number, id: caller.id };
    const { format = 'json' } = body;
    const copy = await copyFor({ customer: owner.customer, format }, () =>
      format === 'pdf' ? printed(owner) : exportData(needs, owner),
    );
    return { status: 200, body: copy, headers: headersOf(format, given.now()) };
  });

  async function* printed(owner: Owner) {
    yield await renderer.print(await summaryOf(needs, owner));
  }

  router.serve(routes.eraseMyData, async call => {
    const eraseAt = await askToBeErased(needs, call.caller, { proof: call.body, origin: call });
    const isNow = eraseAt.getTime() <= given.now();
    const message = isNow
      ? 'Your account is being erased. You are signed out everywhere.'
      : 'Your account will be erased. Until then you can change your mind.';
    return { status: 202, body: { message, erase_at: eraseAt.toISOString() } };
  });

  router.serve(routes.keepMyData, async call => {
    await stay(needs, call.caller, call);
    return { status: 200, body: { message: 'Your account stays.' } };
  });
}

function headersOf(format: 'json' | 'pdf', now: number): Record<string, string> {
  return {
    'content-type': format === 'json' ? 'application/json; charset=utf-8' : 'application/pdf',
    'content-disposition': `attachment; filename="wura-my-data-${lagosDate(now)}.${format}"`,
    'cache-control': 'no-store',
  };
}
