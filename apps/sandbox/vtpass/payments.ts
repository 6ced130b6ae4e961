import { formatMoney } from '@wura/money';
import { meterBehind, tariffKobo, tokenOf, unitsFor } from '../meters.ts';
import type { Desk } from './desk.ts';
import { findService } from './services.ts';
import type { PaymentRow, PaymentStatus } from './tables.ts';

const lagosOffsetMs = 3_600_000;

/** "20261122" */
export const lagosDay = (at: number): string =>
  new Date(at + lagosOffsetMs).toISOString().slice(0, 10).replaceAll('-', '');

export function findPayment({ books }: Desk, requestId: string): PaymentRow | undefined {
  const sql = 'select * from vtpass_payments where request_id = ?1 or transaction_id = ?1';
  return books.one<PaymentRow>(sql, requestId);
}

export function setStatus(desk: Desk, row: PaymentRow, status: PaymentStatus): PaymentRow {
  desk.books.run('update vtpass_payments set status = ? where id = ?', status, row.id);
  return { ...row, status };
}

export const naira = (kobo: number): string => formatMoney({ currency: 'NGN', minor: BigInt(kobo) });

const statuses = { pending: 'pending', success: 'delivered', failed: 'failed', reversed: 'reversed' } as const;

/** A payment as both calls show it: amounts as numbers here and as text there, as theirs are. */
export function onWire(row: PaymentRow) {
  const service = findService(row.service)!;
  const kinds = { airtime: 'Airtime Recharge', data: 'Data Services', tv: 'TV Subscription' } as const;
  return {
    content: {
      transactions: {
        status: statuses[row.status],
        product_name: service.name,
        unique_element: row.destination,
        unit_price: naira(row.amount).replace(/\.00$/, ''),
        quantity: 1,
        service_verification: null,
        channel: 'api',
        commission: row.amount / 5_000,
        total_amount: (row.amount * 98) / 10_000,
        discount: null,
        type: service.kind === 'electricity' ? 'Electricity Bill' : kinds[service.kind],
        email: 'owner@example.com',
        phone: row.phone,
        name: null,
        convinience_fee: 0,
        amount: naira(row.amount).replace(/\.00$/, ''),
        platform: 'api',
        method: 'api',
        transactionId: row.transaction_id,
      },
    },
    requestId: row.request_id,
    amount: row.amount / 100,
    transaction_date: new Date(row.at).toISOString(),
    purchased_code: '',
    ...(service.kind === 'electricity' && powerOf(row)),
  };
}

function powerOf(row: PaymentRow) {
  const isTokened = row.status === 'success' && row.variation === 'prepaid';
  const token = isTokened ? tokenOf(row.request_id).replaceAll(/(\d{4})(?=\d)/g, '$1 ') : '';
  return {
    customerName: meterBehind(row.destination)!.name,
    customerAddress: meterBehind(row.destination)!.address,
    purchased_code: token && `Token : ${token}`,
    token: token && `Token : ${token}`,
    mainToken: token,
    mainTokenUnits: isTokened ? Number(unitsFor(row.amount)) : '',
    units: isTokened ? `${unitsFor(row.amount)} kWh` : '',
    tariff: naira(tariffKobo),
  };
}
