import type { Queries, Tx } from '@wura/database';
import { requireCustomerRecord, type CustomerRecord } from '@wura/identity/server';
import { CeilingReached } from '@wura/ledger/server/order';
import { formatMoney, moneyOf, type Amount, type Money } from '@wura/money';
import type { CurrencyCode } from '@wura/money/currencies';
import { notify } from '@wura/notices/server';
import type { MoneyLine } from '@wura/operators/contract';
import { defineApproval, type Note, type Operator, type Operators } from '@wura/operators/server';
import { ceilingOf } from '@wura/wallets/server/receiving';
import { moneyIn } from '@wura/wallets/server/agreed-money';
import { moveByStaff } from '@wura/wallets/server/staff-moves';
import { listWallets, openWallet } from '@wura/wallets/server/wallets';
import { commonFaults } from '@wura/wire/faults';
import { refuse, refuseFields } from '@wura/wire/refusals';
import { z } from 'zod';
import { deskRefusals, houseNames } from '../operator-contract.ts';
import { staffCredit } from './kinds.ts';
import { moneyLines } from '@wura/wallets/server/money-lines';
import type { Deciding } from './needs.ts';
import { customerCredited } from './notices.ts';
import { requireOthers } from '@wura/operators/server/own-accounts';
import { insertCredit } from './queries.ts';

const name = 'customer_credit';

type House = (typeof houseNames)[number];

interface Asked {
  readonly customerId: string;
  readonly currency: CurrencyCode;
  readonly amount: Amount;
  readonly from: House;
  readonly reason: string;
  readonly note?: string | undefined;
  readonly operator: Operator;
}

/** One operator wants a customer to have money of the house; they have it once another agrees. */
export async function beginCredit(
  tx: Tx,
  needs: Deciding & { operators: Operators },
  { customerId, currency, amount, from, reason, note: said, operator }: Asked,
  note: Note,
): Promise<{ approval: string; lines: MoneyLine[] }> {
  const customer = await requireCustomerRecord(tx, customerId);
  const money = moneyOf(amount, currency);
  if (typeof money === 'string') throw refuseFields({ amount: commonFaults.amount_invalid });
  await requireOthers(tx, needs.identity, { customers: [customer.number], emails: [operator.email] });
  const held = (await listWallets(tx, customer.number)).find(({ wallet }) => wallet.currency === currency);
  const ceiling = await roomOf(tx, needs, { customer, currency });
  if (ceiling !== undefined && (held?.balance ?? 0n) + money.minor > ceiling) throw refuse(deskRefusals.over_ceiling);
  const lines = await linesOf(tx, { customer, from, money, held });
  const payload = {
    customer: `${customer.firstName} ${customer.lastName}`,
    amount: formatMoney(money),
    currency,
    from,
    lines,
    ...(said && { note: said }),
  };
  const begun = { subject: customerId, payload, reason, operator };
  const { id } = await needs.operators.approvals.begin(tx, { name }, begun, note);
  return { approval: id, lines };
}

/** A wallet that the customer does not have yet is opened when the money comes, and holds nothing until then. */
async function linesOf(
  tx: Tx,
  of: {
    customer: CustomerRecord;
    from: House;
    money: Money;
    held: Awaited<ReturnType<typeof listWallets>>[number] | undefined;
  },
): Promise<MoneyLine[]> {
  const { customer, from, money, held } = of;
  const { currency, minor } = money;
  const who = `${customer.firstName} ${customer.lastName}`;
  const gives = { where: { purpose: from }, minor: -minor };
  if (held) return moneyLines(tx, currency, [gives, { where: { wallet: held.wallet, name: who }, minor }]);
  const text = formatMoney(money);
  const opened = { who, currency, before: formatMoney({ currency, minor: 0n }), change: text, after: text };
  return [...(await moneyLines(tx, currency, [gives])), opened];
}

const roomOf = (
  db: Queries,
  { policy: { limits } }: Pick<Deciding, 'policy'>,
  { customer, currency }: { customer: CustomerRecord; currency: CurrencyCode },
) => ceilingOf(db, { limits, tier: customer.tier, wallet: { owner: customer.number, currency } });

/** What the house gives, it gives under the limits of the day that the second one agrees. */
export function creditApproval(needs: Deciding) {
  return defineApproval({
    name,
    roles: ['finance'],
    payload: z.object({
      amount: z.string(),
      currency: z.string(),
      from: z.enum(houseNames),
      note: z.string().optional(),
    }),
    async carryOut(tx, { id: approval, subject, payload, reason, agreement, emails }, note) {
      const customer = await requireCustomerRecord(tx, subject);
      const { number } = customer;
      await requireOthers(tx, needs.identity, { customers: [number], emails });
      const money = moneyIn(payload);
      const { currency } = money;
      const { from: purpose } = payload;
      const { wallet } = await openWallet(tx, { owner: number, currency });
      const ceiling = await roomOf(tx, needs, { customer, currency });
      const details = payload.note ? { remarks: payload.note } : {};
      const move = { kind: staffCredit, details, from: { purpose }, to: wallet, money, ceiling };
      const { transferId } = await moveByStaff(tx, agreement, move).catch((error: unknown) => {
        throw error instanceof CeilingReached ? refuse(deskRefusals.over_ceiling) : error;
      });
      const at = new Date(needs.now());
      await insertCredit(tx, {
        approval,
        customer: number,
        transferId,
        purpose,
        currency,
        amountMinor: money.minor,
        at,
      });
      await note({
        what: 'customer_credited',
        subject,
        why: `${payload.amount} ${currency} of ${purpose}: ${reason}`,
      });
      const facts = {
        amount: money,
        reference: needs.walletServices.naming.reference(transferId),
        ...(payload.note && { note: payload.note }),
      };
      await notify(tx, { customer: number, what: customerCredited, facts, at });
    },
  });
}
