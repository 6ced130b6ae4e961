import { readPage } from '@wura/database/page';
import type { ServerNeeds } from '@wura/features/server';
import { scheduledFieldNames, type ScheduledFieldName } from '@wura/features/server/schedulable';
import type { CustomerRouter } from '@wura/identity/server';
import { formatMoney } from '@wura/money';
import { feesOnWire } from '@wura/policy/server';
import { serveMadeOnce } from '@wura/wallets/server/serve-made-once';
import { commonFaults } from '@wura/wire/faults';
import { commonRefusals, refuse, refuseFields } from '@wura/wire/refusals';
import { routesFor } from '../contract.ts';
import { cancelSchedule, changeSchedule, pauseSchedule, resumeSchedule, skipNext } from './change-schedule.ts';
import { checkWish } from './check-wish.ts';
import { makeSchedule } from './make-schedule.ts';
import { kindNamed, type ScheduleNeeds } from './needs.ts';
import { onWire, runOnWire } from './on-wire.ts';
import { findSchedule, lastRuns, listRuns, listSchedules, type ScheduleRow } from './queries.ts';

export function scheduledPayments(router: CustomerRouter, given: Omit<ServerNeeds, 'settings'>): void {
  const { schedulables } = given.all;
  const routes = routesFor(schedulables.flatMap(({ refusals = [] }) => refusals));
  const kinds = new Map(schedulables.map(of => [of.kind, { of, form: of.form(given) }]));
  const needs: ScheduleNeeds = { ...given, kinds };
  const { pool, walletServices } = given;

  router.serve(routes.list, async ({ caller, query: { status = null, limit = 50, cursor: after = null } }) => {
    const { rows, nextCursor } = await readPage(
      limit,
      max => listSchedules(pool, { customer: caller.number, state: status, limit: max, after }),
      row => row.public_id,
    );
    return { status: 200, body: { data: await onWire(walletServices, rows), nextCursor } };
  });

  router.serve(routes.kinds, async () => {
    const on = [...kinds.values()].filter(({ form }) => form.isOn());
    const data = on.map(({ of: { kind, isPriced, inAnyCurrency, fields } }) => ({
      kind,
      is_priced: isPriced === true,
      in_any_currency: inAnyCurrency === true,
      fields: fields.map(({ name, input, isOptional, after }) => ({
        name,
        input,
        is_optional: isOptional === true,
        after: after ?? null,
      })),
    }));
    return { status: 200, body: { data } };
  });

  router.serve(routes.choices, async ({ caller, body: { kind, field, fields } }) => {
    const { of, form } = kindNamed(needs, kind);
    const isChosen = isFieldName(field) && of.fields.some(({ name, input }) => name === field && input === 'choice');
    if (!isChosen || !form.choices) throw refuseFields({ field: commonFaults.choice_unknown });
    const data = (await form.choices(field, fields, caller.number)).map(({ value, label, price }) => ({
      value,
      label,
      price: price ? formatMoney(price) : null,
    }));
    return { status: 200, body: { data } };
  });

  router.serve(routes.check, async ({ caller, body: { kind, wallet_id, fields, amount } }) => {
    const wallet = await walletServices.wallets.findOwn(caller.number, wallet_id);
    if (!wallet) throw refuse(commonRefusals.not_found);
    const wish = await checkWish(needs, { customer: caller.number, kind, wallet, fields, amount });
    const { name, number, fees, total } = wish;
    const { currency } = wallet;
    const price = { amount: formatMoney(wish.amount), fees: feesOnWire(fees, currency), total: formatMoney(total) };
    return { status: 200, body: { name, number, currency, ...price } };
  });

  serveMadeOnce(router, routes.make, {
    pool,
    movements: walletServices.movements,
    make: async (call, noteMade) => shown(await makeSchedule(needs, call, noteMade)),
    show: async ({ number: customer }, publicId) => shown((await findSchedule(pool, { publicId, customer }))!),
  });
  router.serve(routes.change, async call => ({ status: 200, body: await shown(await changeSchedule(needs, call)) }));
  router.serve(routes.skip, async call => ({ status: 200, body: await shown(await skipNext(needs, call)) }));
  router.serve(routes.pause, async call => ({ status: 200, body: await shown(await pauseSchedule(needs, call)) }));
  router.serve(routes.resume, async call => ({ status: 200, body: await shown(await resumeSchedule(needs, call)) }));
  router.serve(routes.cancel, async call => ({ status: 200, body: await shown(await cancelSchedule(needs, call)) }));

  router.serve(routes.show, async ({ caller, params: { id: publicId } }) => {
    const row = await findSchedule(pool, { publicId, customer: caller.number });
    if (!row) throw refuse(commonRefusals.not_found);
    const [schedule, rows] = await Promise.all([shown(row), listRuns(pool, row.id)]);
    const runs = rows.map(run => runOnWire(walletServices.naming, run, row.currency));
    return { status: 200, body: { ...schedule, runs } };
  });

  async function shown(row: ScheduleRow) {
    const last = (await lastRuns(pool, [row.id])).get(row.id) ?? null;
    return (await onWire(walletServices, [{ ...row, last }]))[0]!;
  }
}

const isFieldName = (name: string): name is ScheduledFieldName => scheduledFieldNames.some(known => known === name);
