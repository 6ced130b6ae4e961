import type { Tx } from '@wura/database';
import type { z } from 'zod';

/** Which steps may follow which: a step that leads nowhere is an end. */
export type Ways = Readonly<Record<string, readonly string[]>>;

/** Something that customers order of us or ask us for. The feature that offers it declares it. */
export interface OrderKind<Details = unknown> {
  /** What the tables and staff call it. */
  readonly name: string;
  /** What an order of this kind writes down about itself; every row is read back by it. */
  readonly details: z.ZodType<Details>;
  /** Its details and what is said about it are personal, and sealed by a key that is not in the database. */
  readonly isSealed?: true;
  /** Where it begins. */
  readonly first: string;
  /** Where staff may move it, from each step; every step there is has its line. */
  readonly byStaff: Ways;
  /** Of those, what needs a second operator: it may give money back for what was handed over. */
  readonly byTwo?: Ways;
  /** Where its customer may. */
  readonly byCustomer: Ways;
  /** Whether customer and staff write to one another about it, beside the notes of its steps. */
  readonly hasTalk: boolean;
  /** One line for staff. */
  summary(details: Details): string;
  /** In the transaction of the step: moves money, tells the customer. */
  whenStepped(tx: Tx, stepped: Stepped<Details>): Promise<void>;
}

export type Author = { readonly customer: bigint } | { readonly operator: bigint };

/** One order as it stands after a step. */
export interface Stepped<Details = unknown> {
  readonly order: Order<Details>;
  /** What it became; none where something was only said. */
  readonly to: string | undefined;
  readonly note: string | undefined;
  readonly by: Author;
  readonly at: Date;
}

export interface Order<Details = unknown> {
  /** `ord_…`, the only name of it that leaves the server. */
  readonly id: string;
  readonly number: bigint;
  readonly kind: string;
  readonly customer: bigint;
  readonly customerId: string;
  readonly status: string;
  readonly details: Details;
  readonly transferId: number | null;
  /** Calendar days. */
  readonly promised: { readonly from: string; readonly to: string } | null;
  readonly placedAt: Date;
  readonly updatedAt: Date;
}

/** Keeps the type of the details. */
export function defineOrderKind<Details>(kind: OrderKind<Details>): OrderKind<Details> {
  return kind;
}
