import type { Pool } from '@wura/database';
import type { CustomerRouter, Identity } from '@wura/identity/server';
import { readUser } from '@wura/identity/server';
import { lagosDate, lagosMidnight } from '@wura/platform/time';
import { refuseFields } from '@wura/wire/refusals';
import { routes } from '../contract.ts';
import { clothFaults } from '../rules.ts';
import { drawPoster } from './poster.ts';
import { readDays } from './read-days.ts';
import { weave, wornOf } from './weave.ts';

export interface ClothNeeds {
  pool: Pool;
  now: () => number;
  identity: Pick<Identity, 'holders'>;
}

export function cloth(router: CustomerRouter, { pool, now, identity: { holders } }: ClothNeeds): void {
  router.serve(routes.showCloth, async ({ caller, query }) => {
    const asked = monthOf(query.month);
    const { accountNumber: account } = (await holders.findByNumber(caller.number))!;
    const days = await woven(caller.number, account, asked);
    const before = monthBefore(asked);
    const worn = wornOf(account, [...(await woven(caller.number, account, before)), ...days]);
    const { created_at } = await readUser(pool, caller.number);
    const since = lagosDate(Date.parse(created_at)).slice(0, 7);
    return { status: 200, body: { month: asked, since, days, worn } };
  });

  router.serve(routes.drawPoster, async ({ caller, query }) => {
    const month = monthOf(query.month);
    const { accountNumber: account, firstName: name } = (await holders.findByNumber(caller.number))!;
    const svg = drawPoster({ name, month, tiles: await woven(caller.number, account, month) });
    const headers = {
      'content-type': 'image/svg+xml',
      'content-disposition': `attachment; filename="cloth-${month}.svg"`,
    };
    return { status: 200, body: Buffer.from(svg), headers };
  });

  async function woven(owner: bigint, account: string, month: string) {
    return weave(account, await readDays(pool, { owner, month, nowMs: now() }));
  }

  function monthOf(asked: string | undefined): string {
    const present = lagosDate(now()).slice(0, 7);
    if (asked !== undefined && asked > present) throw refuseFields({ month: clothFaults.month_invalid });
    return asked ?? present;
  }
}

const monthBefore = (month: string) =>
  lagosDate(lagosMidnight(Date.parse(`${month}-01T12:00:00Z`), { later: -1 })).slice(0, 7);
