import type { Queries, Tx } from '@wura/database';

// The SQL of the bank accounts that customers have for paying in.

export interface AccountRow {
  customer: bigint;
  account_number: string;
  account_name: string;
  bank_name: string;
}

const accountColumns = 'customer, account_number, account_name, bank_name';

export async function readAccountOf(db: Queries, customer: bigint): Promise<AccountRow | undefined> {
  const { rows } = await db.query<AccountRow>(`select ${accountColumns} from deposits.account where customer = $1`, [
    customer,
  ]);
  return rows[0];
}

export async function findAccount(
  db: Queries,
  { provider, number }: { provider: string; number: string },
): Promise<AccountRow | undefined> {
  const { rows } = await db.query<AccountRow>(
    `select ${accountColumns} from deposits.account where provider = $1 and account_number = $2`,
    [provider, number],
  );
  return rows[0];
}

export async function insertAccount(
  tx: Tx,
  account: { customer: bigint; provider: string; number: string; name: string; bank: string },
): Promise<void> {
  await tx.query(
    `insert into deposits.account (customer, provider, account_number, account_name, bank_name)
     values ($1, $2, $3, $4, $5) on conflict (customer) do nothing`,
    [account.customer, account.provider, account.number, account.name, account.bank],
  );
}
