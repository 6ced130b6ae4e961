import { bodyOf, iso, makeCode, textOf, type Body } from '../fields.ts';
import type { Answer } from '../misbehave.ts';
import { invalid, missing, recipientNotResolved, success, unsupportedCurrency } from './answers.ts';
import { findBank } from './bank-list.ts';
import type { Desk } from './desk.ts';
import { domain, integration } from './fields.ts';
import { resolveName } from './names.ts';
import type { RecipientRow } from './tables.ts';

export const recipientIdBase = 56_800_000;

/** `POST /transferrecipient`: the same account again is the recipient that is already there. */
export function createRecipient(desk: Desk, body: Body): Answer {
  const [type, name, account, bankCode] = ['type', 'name', 'account_number', 'bank_code'].map(at => textOf(body[at]));
  if (!type) return missing('Type is required');
  if (type !== 'nuban') return invalid('Invalid recipient type', 'invalid_type');
  if (!name) return missing('Name is required');
  if (!account) return missing('Account number is required');
  if (!bankCode) return missing('Bank code is required');
  if ((textOf(body['currency']) ?? 'NGN') !== 'NGN') return unsupportedCurrency;
  if (!findBank(bankCode)) return invalid('Invalid bank code', 'invalid_bank_code');
  const accountName = resolveName(desk, { account, bankCode });
  if (!accountName) return recipientNotResolved;

  const find = () =>
    desk.books.one<RecipientRow>(
      'select * from paystack_recipients where account_number = ? and bank_code = ?',
      account,
      bankCode,
    );
  const message = 'Transfer recipient created successfully';
  const existing = find();
  if (existing) return success(message, recipientOnWire(existing));
  const { description, metadata } = body;
  desk.books.run(
    `insert into paystack_recipients (code, name, account_number, account_name, bank_code, description, metadata, at)
     values (?, ?, ?, ?, ?, ?, ?, ?)`,
    makeCode('RCP_'),
    name,
    account,
    accountName,
    bankCode,
    textOf(description) ?? null,
    metadata === undefined ? null : JSON.stringify(metadata),
    desk.now(),
  );
  return success(message, recipientOnWire(find()!), { status: 201 });
}

/** The account that a transfer names only by its recipient; nothing for every other call. */
export function payeeOf({ books }: Desk, body: unknown): string {
  const code = textOf(bodyOf(body)['recipient']);
  if (!code) return '';
  return books.one<RecipientRow>('select * from paystack_recipients where code = ?', code)?.account_number ?? '';
}

export function recipientOnWire(row: RecipientRow) {
  const at = iso(row.at);
  return {
    active: true,
    createdAt: at,
    currency: 'NGN',
    description: row.description,
    domain,
    email: null,
    id: row.id + recipientIdBase,
    integration,
    metadata: row.metadata === null ? null : (JSON.parse(row.metadata) as unknown),
    name: row.name,
    recipient_code: row.code,
    type: 'nuban',
    updatedAt: at,
    is_deleted: false,
    isDeleted: false,
    details: {
      authorization_code: null,
      account_number: row.account_number,
      account_name: row.account_name,
      bank_code: row.bank_code,
      bank_name: findBank(row.bank_code)!.name,
    },
  };
}
