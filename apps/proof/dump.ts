import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Pool } from '@wura/database';

/** What the checker reads of each table. Times as numbers where it counts with them. */
const tables: Readonly<Record<string, string>> = {
  'ledger.entry': `select wallet_id, seq, transfer_id, amount, balance_after, cum_credit, moves, currency, kind, gives_back, request
                     from ledger.entry`,
  'ledger.ending': 'select transfer_id, outcome, by_transfer from ledger.ending',
  'ledger.reversal': 'select transfer_id, by_transfer from ledger.reversal',
  'ledger.kind': 'select id, name, is_hold from ledger.kind',
  'ledger.system_wallet': 'select purpose, currency, wallet from ledger.system_wallet',
  'wallets.wallet': 'select id, public_id, customer, currency from wallets.wallet',
  'wallets.movement': `select m.transfer_id, m.wallet, m.amount, m.fees, json_build_object('reference', r.reference) as details
                         from wallets.movement m join wallets.referred_movement r on r.transfer_id = m.transfer_id`,
  'provider_payments.payment': `select p.reference, p.transfer_id, p.state, p.provider, p.provider_reference, p.takes_reference,
                              exists (select from provider_payments.loss l where l.reference = p.reference) as is_borne,
                              (extract(epoch from p.created_at) * 1000)::float8 as created_at_ms from provider_payments.payment p`,
  'cases.case_file': 'select kind, subject, closed_at from cases.case_file',
  'deposits.deposit': 'select reference, channel, state, amount, transfer_id from deposits.deposit',
};

/**
 * Everything the checker needs of the database, as one moment saw it. PostgreSQL writes the JSON, so that no number
 * passes through ours on its way to the checker.
 */
export async function dumpBooks(checker: Pool, folder: string): Promise<void> {
  const parts = Object.entries(tables).map(
    ([name, query]) => `'${name}', coalesce((select json_agg(row_to_json(t)) from (${query}) t), '[]')`,
  );
  const { rows } = await checker.query<{ dump: string }>(
    `select json_build_object('taken_at_ms', (extract(epoch from clock_timestamp()) * 1000)::float8,
                              'tables', json_build_object(${parts.join(', ')}))::text as dump`,
  );
  writeFileSync(path.join(folder, 'books.json'), rows[0]!.dump);
}
