import { transaction } from '@wura/database';
import type { PersonalData } from '@wura/identity/server/personal-data';
import { formatMoney } from '@wura/money';
import { currencyById } from '@wura/money/currencies';

interface FeeRow {
  readonly code: string;
  readonly name: string;
  readonly minor: string;
}

/** What a customer has and had, and what was written down about each payment. */
export const walletData: PersonalData = {
  tells: [
    {
      section: 'wallets',
      sql: `select w.id as n, w.public_id as id, w.currency, w.opened_at,
                   coalesce((select h.balance_after from ledger.head h where h.wallet_id = w.id), 0) as amount_minor
              from wallets.wallet w where w.customer = $1 and w.id > $2 order by w.id limit $3`,
    },
    {
      section: 'transactions',
      isKept: true,
      each: 'select id as key from wallets.wallet where customer = $1 order by id',
      sql: `select h.seq as n, w.public_id as wallet, k.name as kind, h.currency, h.amount as amount_minor, h.status,
                   h.created_at as at, h.fees, h.details, o.full_name as other_name, o.account_number as other_account_number
              from wallets.wallet w
              join wallets.history_row h on h.wallet_id = w.id
              left join ledger.movement_kind k on k.id = h.kind
              left join wallets.wallet c on c.id = h.counterparty
              left join identity.person o on o.id = c.customer
             where w.customer = $1 and w.id = $4 and h.seq > $2
             order by h.seq limit $3`,
      read: ({ fees, ...row }) => {
        const lines: readonly FeeRow[] = fees ?? [];
        const { code: currency } = currencyById(row['currency']);
        const amount = (minor: string) => formatMoney({ currency, minor: BigInt(minor) });
        return { ...row, fees: lines.map(({ code, name, minor }) => ({ code, name, amount: amount(minor) })) };
      },
    },
    {
      section: 'notes_to_oneself',
      each: 'select id as key from wallets.wallet where customer = $1 order by id',
      sql: `select a.seq as n, w.public_id as wallet, a.category, a.note
              from wallets.annotation a join wallets.wallet w on w.id = a.wallet
             where w.customer = $1 and a.wallet = $4 and a.seq > $2 order by a.seq limit $3`,
    },
  ],
  holdsBack: [
    {
      by: 'money',
      sql: `select from wallets.pot p join wallets.wallet w on w.id = p.wallet
             where w.customer = $1 and 0 < (select h.balance_after from ledger.head h where h.wallet_id = p.id)
             limit 1`,
    },
    {
      by: 'money',
      sql: `select from wallets.wallet w
             where w.customer = $1 and 0 < (select h.balance_after from ledger.head h where h.wallet_id = w.id)
             limit 1`,
    },
    {
      by: 'payments',
      sql: `select from wallets.movement m join wallets.wallet w on w.id = m.wallet
             where w.customer = $1 and m.status = 'pending' limit 1`,
    },
  ],
  async forget({ pool }, customer) {
    await transaction(pool, tx => tx.query('select wallets.forget_customer($1)', [customer]));
  },
};
