import type { Money } from '@wura/money';
import type { Asker } from '@wura/wallets/server/asker';
import type { Payee } from '@wura/wallets/server/guard';
import type { Intent } from '@wura/wallets/server/intents';
import { commonFaults } from '@wura/wire/faults';
import { knownPhrases, type Fault } from '@wura/wire/phrases';
import { refuseFields, type Refusal } from '@wura/wire/refusals';
import type { Limited } from '@wura/wire';
import type { PricedKind } from '@wura/policy/server';
import { z } from 'zod';
import type { ServerNeeds, WorkerNeeds } from './feature.ts';

/**
 * A payment that can be asked for now and made later, once or again and again. The feature that makes such payments offers
 * it; what keeps the days takes it from the list and knows nothing of banks, phones or meters.
 */
export interface Schedulable {
  /** The category of its payments in a customer's history. */
  readonly kind: string;
  /** None: it is free. */
  readonly price?: PricedKind;
  /** What its form asks, in order, by the names that `again` gives them. */
  readonly fields: readonly ScheduledField[];
  /** What it costs is the seller's to say, so that no amount is asked. */
  readonly isPriced?: true;
  /** Any wallet pays it; otherwise naira alone. */
  readonly inAnyCurrency?: true;
  /** The call whose limits bound how many names a customer is told, where a look-up of its payee tells one. */
  readonly namesBy?: Limited;
  /** What it may refuse while its payee is looked up, beside what every look-up may. */
  readonly refusals?: readonly Refusal[];
  /** While the customer is there: what may be filled in, and whom that would pay. */
  form(needs: Omit<ServerNeeds, 'settings'>): ScheduleForm;
  /** As the form looks a payee up, for the worker: where each look-up is a question to the outside. */
  lookUp?(needs: Pick<WorkerNeeds, 'port' | 'now'>): (wish: Omit<Wish, 'customer'>) => Promise<CheckedWish>;
  /** When the day has come: makes the payment. */
  deed(needs: Omit<WorkerNeeds, 'settings' | 'all'>): DueDeed;
}

export const scheduledFieldNames = [
  'number',
  'network',
  'plan',
  'provider',
  'meter_type',
  'bouquet',
  'bank',
  'remarks',
  'pot',
] as const;
export type ScheduledFieldName = (typeof scheduledFieldNames)[number];

export interface ScheduledField {
  readonly name: ScheduledFieldName;
  readonly input: 'digits' | 'text' | 'choice';
  readonly isOptional?: true;
  /** Its choices are known once this other one is chosen. */
  readonly after?: ScheduledFieldName;
}

export type Fields = Readonly<Record<string, string>>;

export interface FieldChoice {
  readonly value: string;
  readonly label: string;
  /** What it costs, where it has a price of its own. */
  readonly price?: Money;
}

export interface ScheduleForm {
  /** A provider here carries it out. */
  isOn(): boolean;
  choices?(name: ScheduledFieldName, fields: Fields, customer: bigint): Promise<readonly FieldChoice[]>;
  /** Looks up who is to be paid and what it costs; refuses what the payment itself would refuse. */
  check(wish: Wish): Promise<CheckedWish>;
  /** Whom it pays, where money goes into another person's account; a bill has none. */
  payee?(wish: Pick<Wish, 'customer' | 'fields'>): Payee | Promise<Payee>;
}

interface Wish {
  readonly customer: bigint;
  readonly fields: Fields;
  readonly amount: Money | undefined;
}

export interface CheckedWish {
  /** As they are kept, so that one number is written one way. */
  readonly fields: Fields;
  readonly amount: Money;
  /** Who is paid, for people. A payment to another name than the customer saw is not made. */
  readonly name: string;
  /** The phone, the meter, the account. */
  readonly number: string;
}

/** What was kept when its customer confirmed it. */
export interface DueWish extends CheckedWish {
  /** That pays. */
  readonly wallet: string;
  /** When the customer agreed to what it costs; where they were told no price, it costs what it does when it is due. */
  readonly agreedAt?: Date;
}

/** Makes the payment now. It throws what the gate or the provider refuses before any money moved. */
export type DueDeed = (
  asker: Asker,
  wish: DueWish,
  intent: Intent,
) => Promise<{ readonly status: 'completed' | 'pending' | 'failed'; readonly reason: string | null }>;

/** Reads the fields of a wish by the rules of the payment's own contract, and says under their names what is wrong. */
export function readFields<const Shapes extends Readonly<Record<string, z.ZodType>>>(
  shapes: Shapes,
  given: Readonly<Record<string, unknown>>,
): { readonly [Name in keyof Shapes]: z.output<Shapes[Name]> } {
  const errors: Record<string, Fault> = {};
  const read: Record<string, unknown> = {};
  for (const [name, shape] of Object.entries(shapes)) {
    const { success, data, error } = shape.safeParse(given[name]);
    if (success) read[name] = data;
    else errors[name === 'amount' ? name : `fields.${name}`] = faultOf(error.issues[0]);
  }
  if (Object.keys(errors).length > 0) throw refuseFields(errors);
  return read as never;
}

const faultOf = (issue: z.core.$ZodIssue | undefined): Fault =>
  issue && knownPhrases.has(issue.message) ? (issue.message as Fault) : commonFaults.field_invalid;
