import type { Tx } from '@wura/database';
import type { Agreement } from '@wura/operators/server';
import { randomId } from '@wura/platform/identifiers';
import type { Vault } from '@wura/secrets/vault';
import type { Author, Order, OrderKind } from './kinds.ts';
import { insertOrder, insertStep, lockOrder, updateStatus } from './queries.ts';
import { detailsOf, storedDetails, storedNote } from './seals.ts';

export {
  countOrders,
  findOrder,
  findOrderOfTransfer,
  listOrders,
  lockOrdersOf,
  readSteps,
  type OrderStep,
} from './queries.ts';

export interface NewOrder<Details> {
  readonly customer: bigint;
  readonly details: Details;
  /** The payment for it. */
  readonly transferId?: number;
  /** Between which calendar days it is promised. */
  readonly promised?: { readonly from: string; readonly to: string };
  /** For a kind that is sealed. */
  readonly vault?: Vault;
  readonly at: Date;
}

/** In the transaction that pays for it, where it is paid for. Answers the name by which it is known. */
export async function placeOrder<Details>(
  tx: Tx,
  kind: OrderKind<Details>,
  { customer, details, transferId, promised, vault, at }: NewOrder<Details>,
): Promise<string> {
  const id = randomId('ord');
  const number = await insertOrder(tx, {
    id,
    kind: kind.name,
    customer,
    status: kind.first,
    details: storedDetails(kind, id, details, vault),
    transferId: transferId ?? null,
    promised: promised ?? null,
    at,
  });
  await insertStep(tx, { order: number, at, by: { customer }, status: kind.first, note: undefined });
  return id;
}

export interface Step {
  readonly id: string;
  /** None: something is only said. */
  readonly to?: string | undefined;
  readonly note?: string | undefined;
  readonly by: Author;
  /** Two operators have agreed on it. */
  readonly agreed?: Agreement;
  /** For kinds that are sealed. */
  readonly vault?: Vault;
  readonly at: Date;
}

export type Taken =
  | { readonly outcome: 'stepped'; readonly order: Order }
  /** Not there, or another customer's. */
  | { readonly outcome: 'unknown' }
  /** It stands as it stood: a second operator has to agree. */
  | { readonly outcome: 'needs_two'; readonly order: Order }
  /** Where it stands, that is no way for this author. */
  | { readonly outcome: 'no_way'; readonly order: Order };

/**
 * Moves an order on, or says something about it. The row is locked first, so that of a customer who cancels and an operator
 * who sends it on its way one comes first, and the other sees what it has become.
 */
export async function takeStep(
  tx: Tx,
  kinds: readonly OrderKind[],
  { id, to, note, by, agreed, vault, at }: Step,
): Promise<Taken> {
  const order = await lockOrder(tx, id);
  const kind = order && kinds.find(({ name }) => name === order.kind);
  if (!order || !kind || ('customer' in by && by.customer !== order.customer)) return { outcome: 'unknown' };
  if (!isOpenTo(kind, order, { to, by })) return { outcome: 'no_way', order };
  if ('operator' in by && !agreed && to !== undefined && kind.byTwo?.[order.status]?.includes(to)) {
    return { outcome: 'needs_two', order };
  }
  const after = { ...order, status: to ?? order.status, updatedAt: at, details: detailsOf(kind, order, vault) };
  await updateStatus(tx, { order: order.number, status: after.status, at });
  const stored = note === undefined ? undefined : storedNote(kind, id, note, vault);
  await insertStep(tx, { order: order.number, at, by, status: to, note: stored });
  await kind.whenStepped(tx, { order: after, to, note, by, at });
  return { outcome: 'stepped', order: after };
}

function isOpenTo(kind: OrderKind, { status }: Order, { to, by }: Pick<Step, 'to' | 'by'>): boolean {
  const ways = 'customer' in by ? kind.byCustomer : kind.byStaff;
  if (to !== undefined) return ways[status]?.includes(to) ?? false;
  // Staff may always say how it stands; a customer, as long as there is something to talk about.
  return 'operator' in by || (kind.hasTalk && !isEnd(kind, status));
}

/** Nothing leads on from here. */
export function isEnd(kind: OrderKind, status: string): boolean {
  return (kind.byStaff[status] ?? []).length === 0;
}
