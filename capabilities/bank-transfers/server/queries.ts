import type { Queries, Tx } from '@wura/database';
import type { Transaction } from '@wura/wallets/contract';

// The only SQL of this room.

export interface Account {
  customer: bigint;
  bankCode: string;
  number: string;
}

export interface LastSent {
  amount: bigint;
  at: Date;
  status: Transaction['status'];
}

/** The newest payment of a customer's to an account. */
export async function readLastSent(
  db: Queries,
  { customer, bankCode, number }: Account,
): Promise<LastSent | undefined> {
  const { rows } = await db.query<LastSent>(
    `select m.amount, m.created_at as at, m.status
       from bank_transfers.recipient s
       join wallets.waiting_movement m on m.transfer_id = s.transfer_id
      where s.customer = $1 and s.bank_code = $2 and s.account_number = $3`,
    [customer, bankCode, number],
  );
  return rows[0];
}

export async function noteSent(
  tx: Tx,
  { customer, bankCode, number }: Account,
  { transferId, at }: { transferId: number; at: Date },
): Promise<void> {
  await tx.query(
    `insert into bank_transfers.recipient (customer, bank_code, account_number, transfer_id, sent_at)
     values ($1, $2, $3, $4, $5)
     on conflict (customer, bank_code, account_number)
       do update set transfer_id = excluded.transfer_id, sent_at = excluded.sent_at`,
    [customer, bankCode, number, transferId, at],
  );
}

/** The name under which a customer has saved an account, if they have. */
export async function readKeptName(db: Queries, { customer, bankCode, number }: Account): Promise<string | undefined> {
  const { rows } = await db.query<{ name: string }>(
    `select account_name as name from bank_transfers.beneficiary
      where customer = $1 and bank_code = $2 and account_number = $3`,
    [customer, bankCode, number],
  );
  return rows[0]?.name;
}

/** The name that the sender has just confirmed. */
export async function keepName(tx: Tx, { customer, bankCode, number }: Account, name: string): Promise<void> {
  await tx.query(
    `update bank_transfers.beneficiary set account_name = $4
      where customer = $1 and bank_code = $2 and account_number = $3`,
    [customer, bankCode, number, name],
  );
}

export interface BeneficiaryRow {
  public_id: string;
  bank_code: string;
  bank_name: string;
  account_number: string;
  account_name: string;
  nickname: string | null;
  sent_at: Date | null;
}

const beneficiaryColumns = `b.public_id, b.bank_code, b.bank_name, b.account_number, b.account_name, b.nickname, s.sent_at`;
const withLastSent = `left join bank_transfers.recipient s
  on s.customer = b.customer and s.bank_code = b.bank_code and s.account_number = b.account_number`;

export interface BeneficiaryPage {
  customer: bigint;
  q: string | undefined;
  limit: number;
  /** The last one of the page before. */
  after: string | null;
}

/** Those used last first. */
export async function listBeneficiaries(db: Queries, page: BeneficiaryPage): Promise<BeneficiaryRow[]> {
  const { rows } = await db.query<BeneficiaryRow>(
    `with saved as (
       select ${beneficiaryColumns}, b.id, coalesce(s.sent_at, '-infinity') as used_at
         from bank_transfers.beneficiary b ${withLastSent} where b.customer = $1
     )
     select public_id, bank_code, bank_name, account_number, account_name, nickname, sent_at from saved
      where ($2::text is null
             or position(lower($2) in lower(concat_ws(' ', nickname, account_name, bank_name, account_number))) > 0)
        and ($3::text is null or (used_at, id) < (select l.used_at, l.id from saved l where l.public_id = $3))
      order by used_at desc, id desc limit $4`,
    [page.customer, page.q ?? null, page.after, page.limit],
  );
  return rows;
}

export async function readBeneficiary(
  db: Queries,
  { customer, publicId }: { customer: bigint; publicId: string },
): Promise<BeneficiaryRow | undefined> {
  const { rows } = await db.query<BeneficiaryRow>(
    `select ${beneficiaryColumns} from bank_transfers.beneficiary b ${withLastSent}
      where b.customer = $1 and b.public_id = $2`,
    [customer, publicId],
  );
  return rows[0];
}

/** More than a customer picks from, and each one saved has cost its bank a question. */
export const beneficiariesMax = 200;

export async function insertBeneficiary(
  tx: Tx,
  { customer, bankCode, number }: Account,
  given: { publicId: string; bankName: string; accountName: string; nickname: string | null },
): Promise<'saved' | 'exists' | 'full'> {
  // One at a time for a customer: two that are saved at once would each count without the other.
  await tx.query(`select pg_advisory_xact_lock(hashtext('bank_transfers.beneficiary'), $1::bigint::integer)`, [
    customer % 2_147_483_647n,
  ]);
  const { rows } = await tx.query<{ count: number }>(
    'select count(*)::integer as count from bank_transfers.beneficiary where customer = $1',
    [customer],
  );
  if (rows[0]!.count >= beneficiariesMax) return 'full';
  const { rowCount } = await tx.query(
    `insert into bank_transfers.beneficiary
       (public_id, customer, bank_code, bank_name, account_number, account_name, nickname)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (customer, bank_code, account_number) do nothing`,
    [given.publicId, customer, bankCode, given.bankName, number, given.accountName, given.nickname],
  );
  return rowCount === 1 ? 'saved' : 'exists';
}

export async function updateNickname(
  tx: Tx,
  { customer, publicId, nickname }: { customer: bigint; publicId: string; nickname: string | null },
): Promise<void> {
  await tx.query('update bank_transfers.beneficiary set nickname = $3 where customer = $1 and public_id = $2', [
    customer,
    publicId,
    nickname,
  ]);
}

/** False when there is none of the customer's. */
export async function deleteBeneficiary(
  tx: Tx,
  { customer, publicId }: { customer: bigint; publicId: string },
): Promise<boolean> {
  const { rowCount } = await tx.query('delete from bank_transfers.beneficiary where customer = $1 and public_id = $2', [
    customer,
    publicId,
  ]);
  return rowCount === 1;
}
