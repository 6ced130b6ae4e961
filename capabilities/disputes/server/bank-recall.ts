import type { Queries } from '@wura/database';
import { readPaymentFile } from '@wura/provider-payments/server/give-back';
import { readMovement } from '@wura/provider-payments/server/read-movement';
import type { BankRecall } from '../recall-operator-contract.ts';
import type { DisputeDeskNeeds } from './needs.ts';
import type { DisputeRow } from './queries.ts';

/**
 * What staff send where the money went to an account at a bank. No provider of ours takes a transfer back by a call, so a
 * person writes to the provider, who asks the bank: with these facts, which are all that a bank looks one up by.
 */
export async function readBankRecall(
  db: Queries,
  { pool, walletServices }: Pick<DisputeDeskNeeds, 'pool' | 'walletServices'>,
  { reason, movement, amount, currency, caseNumber }: DisputeRow,
): Promise<BankRecall | null> {
  const place = reason === 'wrong_account' ? walletServices.naming.placeOf(movement) : undefined;
  const found = place && (await readMovement({ pool, walletServices }, place));
  const to = found?.other;
  if (!found || !to?.bankName) return null;
  const file = await readPaymentFile(db, found.row.entry.transferId);
  if (!file) return null;
  const facts = {
    bank: to.bankName,
    account_number: to.accountNumber,
    account_name: to.fullName,
    provider: file.provider,
    reference: file.reference,
    provider_reference: file.provider_reference,
    session_id: found.wayOut?.sessionId ?? null,
    sent_at: found.row.entry.createdAt.toISOString(),
  };
  return { ...facts, letter: letterOf({ ...facts, amount, currency, caseNumber }) };
}

function letterOf(of: Omit<BankRecall, 'letter'> & { amount: string; currency: string; caseNumber: string }): string {
  const lines = [
    `Our customer reports that this transfer was sent to the wrong account (${of.caseNumber}).`,
    'Please ask the receiving bank to hold it and to return it to us.',
    '',
    `Amount: ${of.amount} ${of.currency}`,
    `Sent: ${of.sent_at}`,
    `Our reference: ${of.reference}`,
    ...(of.provider_reference ? [`Your reference: ${of.provider_reference}`] : []),
    ...(of.session_id ? [`Session ID: ${of.session_id}`] : []),
    `Receiving bank: ${of.bank}`,
    `Account: ${of.account_number}, ${of.account_name}`,
  ];
  return lines.join('\n');
}
