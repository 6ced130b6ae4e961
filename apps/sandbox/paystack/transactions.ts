import { makeCode, textOf, type Body } from '../fields.ts';
import type { Answer } from '../misbehave.ts';
import {
  duplicateTransaction,
  invalid,
  missing,
  success,
  transactionNotFound,
  unsupportedCurrency,
} from './answers.ts';
import { isEmail, keepCustomer } from './customers.ts';
import type { Desk } from './desk.ts';
import { koboOf } from './fields.ts';
import type { ChargeStatus, TransactionRow } from './tables.ts';
import { transactionOnWire } from './transaction-wire.ts';

/** `POST /transaction/initialize`. Undecided: the customer may pay, and it is not known until it is settled. */
export function initialize(desk: Desk, body: Body, how: { isUndecided: boolean; origin: string }): Answer {
  const email = textOf(body['email']);
  if (!email) return missing('Email Address is required');
  if (!isEmail(email)) return invalid('Invalid Email Address Passed', 'invalid_email_address');
  if (body['amount'] === undefined || body['amount'] === '') return missing('Amount is required');
  const amount = koboOf(body['amount']);
  if (amount === undefined) return invalid('Invalid Amount Sent', 'invalid_amount');
  if ((textOf(body['currency']) ?? 'NGN') !== 'NGN') return unsupportedCurrency;
  const given = textOf(body['reference']);
  // Underscores are not in the documentation, and yet every client sends them.
  if (given !== undefined && !/^[\w.=-]{1,100}$/.test(given)) {
    return invalid('Transaction reference could only contain alphanumeric and these characters: -, ., =');
  }
  const callback = textOf(body['callback_url']);
  if (callback !== undefined && !/^https?:$/.test(URL.parse(callback)?.protocol ?? '')) {
    return invalid('Invalid callback URL');
  }
  const reference = given ?? makeCode('', 10);
  if (findByReference(desk, reference)) return duplicateTransaction;

  const accessCode = makeCode('', 15);
  const { metadata } = body;
  desk.books.run(
    `insert into paystack_transactions (reference, access_code, is_callers, customer, amount, currency, status, channel,
       gateway_response, is_undecided, callback_url, metadata, at)
     values (?, ?, ?, ?, ?, 'NGN', 'abandoned', 'card', 'The transaction was not completed', ?, ?, ?, ?)`,
    reference,
    accessCode,
    given === undefined ? 0 : 1,
    keepCustomer(desk, { email }).id,
    amount,
    how.isUndecided ? 1 : 0,
    callback ?? null,
    metadata === undefined || metadata === '' ? null : JSON.stringify(metadata),
    desk.now(),
  );
  return success('Authorization URL created', {
    authorization_url: `${how.origin}/paystack/checkout/${accessCode}`,
    access_code: accessCode,
    reference,
  });
}

/** `GET /transaction/verify/:reference`: success of the call, whatever became of the payment. */
export function verify(desk: Desk, reference: string, how: { isUndecided: boolean }): Answer {
  const found = findByReference(desk, reference);
  if (!found) return transactionNotFound;
  if (how.isUndecided && found.status !== 'reversed') {
    update(desk, found.id, { status: 'pending', isUndecided: true, gatewayResponse: 'Pending' });
  }
  return success('Verification successful', transactionOnWire(desk, byId(desk, found.id)));
}

export interface Paying {
  outcome: 'success' | 'failed' | 'abandoned';
  /** As on a test card; nothing means the ordinary one. */
  cardNumber?: string | undefined;
  gatewayResponse?: string | undefined;
  hasWebhook: boolean;
}

/** What the customer did at the checkout. Abandoning decides nothing: they may come back and pay. */
export function pay(desk: Desk, transaction: TransactionRow, paying: Paying): TransactionRow {
  const { outcome, cardNumber, hasWebhook } = paying;
  if (outcome === 'abandoned') return transaction;
  const status = transaction.is_undecided ? 'pending' : outcome;
  const gatewayResponse = paying.gatewayResponse ?? (outcome === 'success' ? 'Successful' : 'Declined');
  update(desk, transaction.id, {
    status,
    gatewayResponse: status === 'pending' ? 'Pending' : gatewayResponse,
    authorization: { card: cardNumber ?? '4084084084084081' },
  });
  return announce(desk, byId(desk, transaction.id), { hasWebhook });
}

/** Decides an open payment, or reverses one that was made. */
export function settleTransaction(desk: Desk, transaction: TransactionRow, outcome: ChargeStatus): TransactionRow {
  const gatewayResponse = { success: 'Successful', failed: 'Declined' }[outcome as string];
  update(desk, transaction.id, { status: outcome, isUndecided: false, gatewayResponse });
  return announce(desk, byId(desk, transaction.id), { hasWebhook: true });
}

/** There is no event for a failed or abandoned charge: the caller has to ask. */
function announce(desk: Desk, transaction: TransactionRow, { hasWebhook }: { hasWebhook: boolean }): TransactionRow {
  const { reference, status } = transaction;
  const options = { reference, isWithheld: !hasWebhook };
  if (status === 'success') desk.sendEvent('charge.success', transactionOnWire(desk, transaction), options);
  if (status === 'reversed') {
    const { customer, ...wire } = transactionOnWire(desk, transaction);
    const refund = {
      status: 'processed',
      transaction_reference: reference,
      refund_reference: makeCode('TRF_'),
      // A string here, and a number in every other event.
      amount: String(wire.amount),
      currency: wire.currency,
      processor: 'instant-transfer',
      customer: { first_name: customer.first_name, last_name: customer.last_name, email: customer.email },
      integration: wire.integration,
      domain: wire.domain,
    };
    desk.sendEvent('refund.processed', refund, options);
  }
  return transaction;
}

/** All of it went back, in one refund or in several: those have said so already. */
export function reverse(desk: Desk, { id }: TransactionRow): void {
  update(desk, id, { status: 'reversed', isUndecided: false });
}

function update(
  { books, now }: Desk,
  id: number,
  to: { status: ChargeStatus; gatewayResponse?: string | undefined; authorization?: object; isUndecided?: boolean },
): void {
  books.run(
    `update paystack_transactions set status = ?2, gateway_response = coalesce(?3, gateway_response),
       authorization = coalesce(?4, authorization), is_undecided = coalesce(?5, is_undecided),
       paid_at = case when ?2 = 'success' then coalesce(paid_at, ?6) else paid_at end
     where id = ?1`,
    id,
    to.status,
    to.gatewayResponse ?? null,
    to.authorization ? JSON.stringify(to.authorization) : null,
    to.isUndecided === undefined ? null : Number(to.isUndecided),
    now(),
  );
}

export function findByReference({ books }: Desk, reference: string): TransactionRow | undefined {
  return books.one<TransactionRow>('select * from paystack_transactions where reference = ?', reference);
}

export function byId({ books }: Desk, id: number): TransactionRow {
  return books.one<TransactionRow>('select * from paystack_transactions where id = ?', id)!;
}
