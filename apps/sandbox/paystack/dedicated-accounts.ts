import { randomInt } from 'node:crypto';
import { iso, makeCode, textOf, type Body } from '../fields.ts';
import type { Answer } from '../misbehave.ts';
import { invalid, missing, refusal, success } from './answers.ts';
import { customerById, customerIdBase, customerOnWire, findCustomer, keepCustomer } from './customers.ts';
import type { Desk } from './desk.ts';
import { integration } from './fields.ts';
import type { AccountRow, CustomerRow, TransactionRow } from './tables.ts';
import { byId } from './transactions.ts';
import { transactionOnWire } from './transaction-wire.ts';

const accountIdBase = 9_870_000;

/** The banks that keep such accounts, by the slug a caller names them with. */
const keepers: Readonly<Record<string, { name: string; id: number; code: string }>> = {
  'titan-paystack': { name: 'Paystack-Titan', id: 629, code: '100039' },
  'wema-bank': { name: 'Wema Bank', id: 20, code: '000035' },
  'test-bank': { name: 'Test Bank', id: 24, code: '000001' },
};

/** `POST /dedicated_account`: asked for again, the customer's account at that bank is the same one. */
export function createAccount(desk: Desk, body: Body): Answer {
  const named = textOf(body['customer']);
  if (!named) return missing('Customer is required');
  const customer = findCustomer(desk, named);
  if (!customer) return refusal(400, 'Customer not found', { type: 'validation_error', code: 'customer_not_found' });
  const lacking = lackOf(customer);
  if (lacking) return invalid(`Customer ${lacking} is required to create a dedicated account`);
  const bank = textOf(body['preferred_bank']) ?? 'titan-paystack';
  if (!Object.hasOwn(keepers, bank)) return invalid('Invalid preferred bank');
  return success('NUBAN successfully created', accountOnWire(desk, keepAccount(desk, { customer, bank })));
}

/** `POST /dedicated_account/assign`: customer and account at once; the answer comes by webhook. */
export function assignAccount(desk: Desk, body: Body): Answer {
  for (const field of ['email', 'first_name', 'last_name', 'phone', 'preferred_bank', 'country']) {
    if (!textOf(body[field])) return missing(`${field} is required`);
  }
  const bank = textOf(body['preferred_bank'])!;
  if (!Object.hasOwn(keepers, bank)) return invalid('Invalid preferred bank');
  const customer = keepCustomer(desk, { ...body, email: textOf(body['email'])! });
  const account = keepAccount(desk, { customer, bank });
  const data = {
    customer: customerOnWire(customer),
    dedicated_account: accountOnWire(desk, account),
    identification: { status: 'success' },
  };
  desk.sendEvent('dedicatedaccount.assign.success', data, { reference: account.account_number });
  return success('Assign dedicated account in progress');
}

/** `GET /dedicated_account/requery`: Paystack looks again, and sends what it has of that account once more. */
export function requeryAccount(desk: Desk, query: Body): Answer {
  const number = textOf(query['account_number']);
  if (!number) return missing('Account number is required');
  const account = findAccount(desk, number);
  if (!account) return refusal(404, 'Dedicated account not found', { type: 'validation_error', code: 'not_found' });
  const arrived = desk.books.all<TransactionRow>(
    `select * from paystack_transactions where account = ? and status = 'success' order by id`,
    number,
  );
  for (const row of arrived) {
    desk.sendEvent('charge.success', transactionOnWire(desk, row), { reference: row.reference });
  }
  return success('We are checking the status of your transfer. We will send you a notification once it is confirmed');
}

export interface Arrival {
  account: AccountRow;
  amount: number;
  senderName: string;
  hasWebhook: boolean;
}

/** Naira sent from another bank: a charge with a reference of Paystack's own. */
export function receiveTransfer(desk: Desk, { account, amount, senderName, hasWebhook }: Arrival): TransactionRow {
  const authorization = {
    authorization_code: makeCode('AUTH_', 10),
    bin: '413XXX',
    last4: 'X011',
    exp_month: '01',
    exp_year: '2030',
    channel: 'dedicated_nuban',
    card_type: 'transfer',
    bank: 'First City Monument Bank',
    country_code: 'NG',
    brand: 'Managed Account',
    reusable: false,
    signature: null,
    account_name: null,
    sender_country: 'NG',
    sender_bank: 'First City Monument Bank',
    sender_bank_account_number: 'XXXXXX0011',
    sender_name: senderName,
    narration: `NIP: ${senderName}`,
    receiver_bank_account_number: account.account_number,
    receiver_bank: keepers[account.bank]!.name,
  };
  const id = desk.books.run(
    `insert into paystack_transactions (reference, is_callers, customer, amount, currency, status, channel,
       gateway_response, authorization, account, at, paid_at)
     values (?, 0, ?, ?, 'NGN', 'success', 'dedicated_nuban', 'Approved', ?, ?, ?6, ?6)`,
    `100039${desk.now()}${randomInt(1e8, 1e9)}`,
    account.customer,
    amount,
    JSON.stringify(authorization),
    account.account_number,
    desk.now(),
  );
  const row = byId(desk, id);
  const options = { reference: row.reference, isWithheld: !hasWebhook };
  desk.sendEvent('charge.success', transactionOnWire(desk, row), options);
  return row;
}

export function findAccount({ books }: Desk, number: string): AccountRow | undefined {
  return books.one<AccountRow>('select * from paystack_accounts where account_number = ?', number);
}

function keepAccount(desk: Desk, { customer, bank }: { customer: CustomerRow; bank: string }): AccountRow {
  const find = () =>
    desk.books.one<AccountRow>('select * from paystack_accounts where customer = ? and bank = ?', customer.id, bank);
  const existing = find();
  if (existing) return existing;
  let number: string;
  do number = makeNuban(keepers[bank]!.code);
  while (findAccount(desk, number));
  desk.books.run(
    'insert into paystack_accounts (account_number, bank, customer, at) values (?, ?, ?, ?)',
    number,
    bank,
    customer.id,
    desk.now(),
  );
  return find()!;
}

/** Ten digits that begin with 99, as Paystack's do, and end in the check digit that the CBN prescribes. */
export function makeNuban(sixDigitCode: string, serial = `99${String(randomInt(1e7)).padStart(7, '0')}`): string {
  const weights = [3, 7, 3];
  const sum = [...sixDigitCode, ...serial].reduce((total, digit, at) => total + Number(digit) * weights[at % 3]!, 0);
  return serial + String((10 - (sum % 10)) % 10);
}

function lackOf(customer: CustomerRow): string | undefined {
  const { first_name, last_name, phone } = customer;
  return Object.entries({ first_name, last_name, phone }).find(([, value]) => value === null)?.[0];
}

function accountOnWire(desk: Desk, account: AccountRow) {
  const { code: _, ...bank } = { ...keepers[account.bank]!, slug: account.bank };
  const customer = customerById(desk, account.customer);
  const at = iso(account.at);
  return {
    bank,
    account_name: `SANDBOX / ${customer.first_name} ${customer.last_name}`.toUpperCase(),
    account_number: account.account_number,
    assigned: true,
    currency: 'NGN',
    metadata: null,
    active: true,
    id: account.id + accountIdBase,
    created_at: at,
    updated_at: at,
    assignment: {
      integration,
      assignee_id: customer.id + customerIdBase,
      assignee_type: 'Customer',
      expired: false,
      account_type: 'PAY-WITH-TRANSFER-RECURRING',
      assigned_at: at,
    },
    customer: customerOnWire(customer),
  };
}
