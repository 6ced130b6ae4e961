import type { Queries, Tx } from '@wura/database';
import type { Identity } from '@wura/identity/server';
import { defineApproval, type Agreement, type Approvals, type Note, type Operator } from '@wura/operators/server';
import { requireOthers } from '@wura/operators/server/own-accounts';
import { findOrder, takeStep } from '@wura/orders/server';
import type { Order, OrderKind } from '@wura/orders/server/kinds';
import type { Vault } from '@wura/secrets/vault';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { z } from 'zod';
import { orderDeskRefusals } from '../operator-contract.ts';

interface Stepping {
  /** Of every feature in this build. */
  readonly kinds: readonly OrderKind[];
  readonly identity: Pick<Identity, 'holders'>;
  readonly vault: Vault;
  readonly now: () => number;
}

export interface OrderDesk extends Stepping {
  readonly approvals: Pick<Approvals, 'begin'>;
}

export const nextSteps = (kinds: readonly OrderKind[], order: Order): string[] => [
  ...(kinds.find(({ name: kind }) => kind === order.kind)?.byStaff[order.status] ?? []),
];

const name = 'order_step';

interface Step {
  readonly id: string;
  /** None: something is only said. */
  readonly to: string | undefined;
  readonly said: string | undefined;
}

/** An operator moves an order on, or begins a step that another has to agree with. */
export async function step(
  tx: Tx,
  desk: OrderDesk,
  { operator, ...asked }: Step & { operator: Operator },
  note: Note,
): Promise<Order | { approval: string }> {
  const { id, to, said } = asked;
  const before = await requireAnothers(tx, desk, { id, emails: [operator.email] });
  const taken = await take(tx, desk, { ...asked, operator: operator.number }, note);
  if (taken) return taken;
  const holder = await desk.identity.holders.findByNumber(before.customer);
  const payload = { customer: holder?.fullName ?? '', order: before.kind, to: to!, ...(said && { note: said }) };
  const reason = `${before.kind} order to be ${to}`;
  return { approval: (await desk.approvals.begin(tx, { name }, { subject: id, payload, reason, operator }, note)).id };
}

/** Where the order has gone another way by then, or has arrived, there is nothing left to agree to. */
export const stepApproval = (desk: Stepping) =>
  defineApproval({
    name,
    roles: ['finance'],
    payload: z.object({ to: z.string(), note: z.string().optional() }),
    async carryOut(tx, { subject: id, payload: { to, note: said }, agreement: agreed, approvedBy, emails }, note) {
      await requireAnothers(tx, desk, { id, emails });
      await take(tx, desk, { id, to, said, operator: approvedBy, agreed }, note);
    },
  });

async function requireAnothers(
  db: Queries,
  { identity }: Stepping,
  { id, emails }: { id: string; emails: readonly string[] },
): Promise<Order> {
  const order = await findOrder(db, { id });
  if (!order) throw refuse(commonRefusals.not_found);
  await requireOthers(db, identity, { customers: [order.customer], emails });
  return order;
}

/** Nothing: it needs a second operator. */
async function take(
  tx: Tx,
  { kinds, vault, now }: Stepping,
  { id, to, said, operator, agreed }: Step & { operator: bigint; agreed?: Agreement },
  note: Note,
): Promise<Order | undefined> {
  const by = { operator };
  const asked = { id, to, note: said, by, ...(agreed && { agreed }), vault, at: new Date(now()) };
  const taken = await takeStep(tx, kinds, asked);
  if (taken.outcome === 'unknown') throw refuse(commonRefusals.not_found);
  if (taken.outcome === 'needs_two') return undefined;
  if (taken.outcome === 'no_way') {
    const { status } = taken.order;
    throw refuse(orderDeskRefusals.order_step, { body: { status, next: nextSteps(kinds, taken.order) } });
  }
  await note({ what: to === undefined ? 'order_noted' : `order_${to}`, subject: id, why: said });
  return taken.order;
}
