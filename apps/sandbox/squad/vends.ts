import { iso } from '../fields.ts';
import { meterBehind, tariffKobo, tokenOf, unitsFor } from '../meters.ts';
import { balanceOf, merchant } from './balance.ts';
import { findCompany } from './companies.ts';
import type { Desk } from './desk.ts';
import { naira } from './naira.ts';
import type { VendRow, VendStatus } from './tables.ts';

export type NewVend = Pick<VendRow, 'type' | 'destination' | 'phone' | 'amount'> &
  Partial<Pick<VendRow, 'network' | 'provider' | 'product' | 'meter_type' | 'email'>> & {
    /** The caller's look-up. None: nothing of the caller's names it, and the same call again is another vend. */
    reference?: string;
    status: 'pending' | 'success';
    isUndecided: boolean;
  };

/** Sells, unless the merchant's wallet has too little in it. */
export function vend(desk: Desk, wanted: NewVend): VendRow | 'wallet_too_low' {
  const { books, now } = desk;
  const at = now();
  // The commission is off already.
  const merchantAmount = Math.floor((wanted.amount * 98) / 100);
  if (merchantAmount > balanceOf(books)) return 'wallet_too_low';
  const reference = wanted.reference ?? newReference(desk, wanted);
  books.run(
    `insert into squad_vends (reference, is_callers, type, destination, phone, network, provider, product, meter_type,
       email, amount, merchant_amount, status, is_undecided, at, updated_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?15, ?15)`,
    reference,
    wanted.reference === undefined ? 0 : 1,
    wanted.type,
    wanted.destination,
    wanted.phone,
    wanted.network ?? null,
    wanted.provider ?? null,
    wanted.product ?? null,
    wanted.meter_type ?? null,
    wanted.email ?? null,
    wanted.amount,
    merchantAmount,
    wanted.status,
    wanted.isUndecided ? 1 : 0,
    at,
  );
  return findVend(desk, reference)!;
}

/** Squad's own, in which the moment stands: two within a millisecond are told apart by the next one. */
function newReference(desk: Desk, { phone, amount }: NewVend): string {
  for (let at = desk.now(); ; at++) {
    const reference = `app_${phone}_${amount / 100}_${at}`;
    if (!findVend(desk, reference)) return reference;
  }
}

export function findVend({ books }: Desk, reference: string): VendRow | undefined {
  return books.one<VendRow>('select * from squad_vends where reference = ?', reference);
}

export function setStatus(
  desk: Desk,
  row: VendRow,
  status: VendStatus,
  { isUndecided } = { isUndecided: false },
): VendRow {
  desk.books.run(
    'update squad_vends set status = ?2, is_undecided = ?3, updated_at = ?4 where id = ?1',
    row.id,
    status,
    isUndecided ? 1 : 0,
    desk.now(),
  );
  return findVend(desk, row.reference)!;
}

/** A vend record. What was bought is shown once it was. */
export function onWire(row: VendRow) {
  const isElectricity = row.type === 'electricity';
  const power = isElectricity ? powerOf(row) : undefined;
  return {
    reference: row.reference,
    amount: naira(row.amount),
    merchant_amount: naira(row.merchant_amount),
    // They write the phones of airtime as they were sent, and those of data with the country before them.
    phone_number: row.type === 'data' ? `+234${row.phone.slice(1)}` : row.phone,
    merchant_id: merchant,
    wallet_batch_id: `${iso(row.at).slice(0, 10).replaceAll('-', '')}_${row.type.toUpperCase()}_NGN`,
    transaction_id: row.is_callers || row.status === 'failed' ? null : row.reference,
    type: row.type,
    action: 'debit',
    status: row.status,
    meta: row.status === 'failed' ? null : JSON.stringify(power ?? metaOf(row)),
    ...(power && {
      email: row.email,
      value_reference: power.token,
      network: null,
      meta_json: power,
      updatedAt: iso(row.updated_at),
    }),
    createdAt: iso(row.at),
  };
}

function metaOf(row: VendRow) {
  const isPending = row.status === 'pending';
  return {
    vending_status: isPending ? 'pending' : row.status,
    status_code: isPending ? '301' : '200',
    message: isPending ? 'pending confirmation' : 'successfully submitted for processing',
    phonenumber: row.phone,
    transaction_id: row.reference,
    ...(row.network !== null && { network: row.network }),
    ...(row.product !== null && { product: row.product }),
  };
}

function powerOf(row: VendRow) {
  const meter = meterBehind(row.destination)!;
  const company = findCompany(row.provider!)!;
  const hasTokens = row.status === 'success' && row.meter_type === 'prepaid';
  const keys = hasTokens && meter.changesKeys ? ['first', 'second'].map(key => tokenOf(row.reference + key)) : [];
  return {
    token: hasTokens ? tokenOf(row.reference) : null,
    total_units: hasTokens ? unitsFor(row.amount) : null,
    account_name: meter.name,
    account_no: row.destination,
    outstanding_debt: naira(meter.debtKobo),
    kct: keys.length ? keys.join(',') : null,
    meter_number: row.destination,
    receipt_number: row.status === 'success' ? String(2_411_000_000 + row.id) : null,
    address: meter.address,
    tariff_class: 'NMD-A',
    tariff_rate: naira(tariffKobo),
    amount_paid: naira(row.amount),
    meter_type: row.meter_type,
    transaction_date: iso(row.at),
    provider: row.provider,
    provider_meta: { code: company.code, name: company.name, type: 'electricity', logo_url: company.logo_url },
  };
}
