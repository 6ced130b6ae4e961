import { transaction } from '@wura/database';
import type { Call } from '@wura/http/router';
import { refuseEnded, type SignedIn } from '@wura/identity/server';
import { enqueue } from '@wura/jobs';
import { currencyOf } from '@wura/money/currencies';
import { randomId } from '@wura/platform/identifiers';
import { lagosDate } from '@wura/platform/time';
import { admit } from '@wura/wallets/server/clear';
import { confirmForLater } from '@wura/wallets/server/confirm-for-later';
import type { NoteMade } from '@wura/wallets/server/serve-made-once';
import { refuse, refuseFields } from '@wura/wire/refusals';
import { firstFrom } from '../calendar.ts';
import type { Routes } from '../contract.ts';
import { scheduleRefusals } from '../refusals.ts';
import { endFault, scheduleFaults, startFault } from '../rules.ts';
import { checkWish } from './check-wish.ts';
import { lookJob } from './jobs.ts';
import type { ScheduleNeeds } from './needs.ts';
import { countLiving, insertEvent, insertSchedule, type ScheduleRow } from './queries.ts';

const livingMax = 50;

/** The PIN is asked for here, once for all payments, because the customer is not there to be asked when their days come. */
export async function makeSchedule(
  needs: ScheduleNeeds,
  call: Call<Routes['make'], SignedIn>,
  noteMade: NoteMade,
): Promise<ScheduleRow> {
  const { pool, now } = needs;
  const { caller, body, address, requestId } = call;
  const { kind, fields, amount, repeats, starts_on, ends_on: given = null, on_failure, pin } = body;
  const wrongStart = startFault(starts_on, lagosDate(now()));
  if (wrongStart) throw refuseFields({ starts_on: wrongStart });
  const ends_on = repeats === 'once' ? null : given;
  const wrongEnd = endFault(ends_on, starts_on);
  if (wrongEnd) throw refuseFields({ ends_on: wrongEnd });
  const next_on = firstFrom({ repeats, startsOn: starts_on, endsOn: ends_on }, starts_on);
  if (next_on === undefined) throw refuseFields({ starts_on: scheduleFaults.schedule_start_invalid });

  const payer = await admit(needs, call, body.wallet_id);
  const { wallet } = payer;
  const wish = await checkWish(needs, { customer: caller.number, kind, wallet, fields, amount });
  await confirmForLater(needs, payer, { most: wish.total, pin, transfers: wish.transfers });

  return transaction(pool, async tx => {
    await refuseEnded(tx, caller);
    if ((await countLiving(tx, caller.number)) >= livingMax) throw refuse(scheduleRefusals.schedules_full);
    const made = await insertSchedule(tx, {
      public_id: randomId('sch'),
      customer: caller.number,
      wallet: BigInt(wallet.id),
      kind,
      fields: { ...wish.fields },
      name: wish.name,
      number: wish.number,
      amount: wish.amount.minor,
      currency: currencyOf(wallet.currency).id,
      repeats,
      starts_on,
      ends_on,
      on_failure,
      next_on,
    });
    if (!made) throw refuse(scheduleRefusals.schedule_exists);
    await insertEvent(tx, { schedule: made.id, what: 'made', origin: { address, requestId } });
    // Its first day may be today.
    await enqueue(tx, lookJob);
    await noteMade(tx, made.public_id);
    return made;
  });
}
