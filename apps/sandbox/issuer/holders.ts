import { bodyOf, makeCode, textOf, type Body } from '../fields.ts';
import type { Answer } from '../misbehave.ts';
import { done, holderExists, invalid, noSuchHolder } from './answers.ts';
import { findHolder } from './cards.ts';
import type { Desk } from './desk.ts';
import type { HolderRow } from './tables.ts';

/** Identity is asked for in live mode alone: here a customer with a name, a phone and an address may hold a card. */
export function register({ books, now, send }: Desk, body: Body): Answer {
  for (const field of ['first_name', 'last_name', 'phone', 'email_address']) {
    if (!textOf(body[field])) return invalid(field);
  }
  const address = bodyOf(body['address']);
  for (const field of ['address', 'city', 'state', 'country']) if (!textOf(address[field])) return invalid(field);
  const bvn = textOf(bodyOf(body['identity'])['bvn']) ?? null;
  if (bvn && books.one('select id from issuer_holders where bvn = ?', bvn)) return holderExists;
  const id = makeCode('crdh_', 24);
  books.run(
    `insert into issuer_holders (id, first_name, last_name, email, phone, country, bvn, meta, at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    id,
    textOf(body['first_name'])!,
    textOf(body['last_name'])!,
    textOf(body['email_address'])!,
    textOf(body['phone'])!,
    textOf(address['country'])!,
    bvn,
    JSON.stringify(bodyOf(body['meta_data'])),
    now(),
  );
  send('cardholder_verification.successful', { cardholder_id: id, is_active: true }, { reference: id });
  return done('The cardholder was created successfully', { cardholder_id: id }, 201);
}

export function showHolder(desk: Desk, id: string | undefined): Answer {
  const row = findHolder(desk, id);
  return row ? done('Cardholder was fetched successfully', holderOnWire(row)) : noSuchHolder;
}

const holderOnWire = (row: HolderRow) => ({
  cardholder_id: row.id,
  first_name: row.first_name,
  last_name: row.last_name,
  email_address: row.email,
  phone: row.phone,
  is_active: true,
  is_id_verified: true,
  address: { country: row.country },
  meta_data: JSON.parse(row.meta) as unknown,
});
