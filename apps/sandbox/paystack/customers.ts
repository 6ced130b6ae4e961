import { iso, makeCode, textOf, type Body } from '../fields.ts';
import type { Answer } from '../misbehave.ts';
import { invalid, missing, success } from './answers.ts';
import type { Desk } from './desk.ts';
import { domain, integration } from './fields.ts';
import type { CustomerRow } from './tables.ts';

export const customerIdBase = 180_000_000;

/** `POST /customer`: an e-mail address already known is the same customer, with what is new about them. */
export function createCustomer(desk: Desk, body: Body): Answer {
  const email = textOf(body['email']);
  if (!email) return missing('Email is required');
  if (!isEmail(email)) return invalid('Invalid Email Address Passed', 'invalid_email_address');
  const customer = keepCustomer(desk, { ...body, email });
  return success('Customer created', {
    transactions: [],
    subscriptions: [],
    authorizations: [],
    ...customerOnWire(customer),
    integration,
    domain,
    identified: false,
    identifications: null,
    createdAt: iso(customer.at),
    updatedAt: iso(customer.updated_at),
  });
}

export function keepCustomer({ books, now }: Desk, fields: Body & { email: string }): CustomerRow {
  const { metadata } = fields;
  books.run(
    `insert into paystack_customers (code, email, first_name, last_name, phone, metadata, at, updated_at)
     values (?, ?, ?, ?, ?, ?, ?7, ?7)
     on conflict (email) do update set
       first_name = coalesce(excluded.first_name, first_name), last_name = coalesce(excluded.last_name, last_name),
       phone = coalesce(excluded.phone, phone), metadata = coalesce(excluded.metadata, metadata),
       updated_at = excluded.updated_at`,
    makeCode('CUS_'),
    fields.email,
    textOf(fields['first_name']) ?? null,
    textOf(fields['last_name']) ?? null,
    textOf(fields['phone']) ?? null,
    metadata === undefined || metadata === '' ? null : JSON.stringify(metadata),
    now(),
  );
  return books.one<CustomerRow>('select * from paystack_customers where email = ?', fields.email)!;
}

export function findCustomer({ books }: Desk, codeOrId: string): CustomerRow | undefined {
  return books.one<CustomerRow>(
    'select * from paystack_customers where code = ?1 or cast(id + ?2 as text) = ?1 or email = ?1',
    codeOrId,
    customerIdBase,
  );
}

export function customerById({ books }: Desk, id: number): CustomerRow {
  return books.one<CustomerRow>('select * from paystack_customers where id = ?', id)!;
}

export function customerOnWire(customer: CustomerRow) {
  return {
    id: customer.id + customerIdBase,
    first_name: customer.first_name,
    last_name: customer.last_name,
    email: customer.email,
    customer_code: customer.code,
    phone: customer.phone,
    metadata: customer.metadata === null ? null : (JSON.parse(customer.metadata) as unknown),
    risk_action: 'default',
    international_format_phone: null,
  };
}

export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) && text.length <= 254;
}
