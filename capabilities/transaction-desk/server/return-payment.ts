import type { Tx } from '@wura/database';
import { formatMoney, type Money } from '@wura/money';
import { notify } from '@wura/notices/server';
import { defineApproval, type Note, type Operator, type Operators } from '@wura/operators/server';
import { giveBack, readPaymentFile, type PaymentFile } from '@wura/provider-payments/server/give-back';
import { totalOf } from '@wura/wallets/server/statements';
import { purposeOf } from '@wura/wallets/server/fee-sides';
import type { MoneyLine } from '@wura/operators/contract';
import { refuse } from '@wura/wire/refusals';
import { z } from 'zod';
import { deskRefusals } from '../operator-contract.ts';
import { findMovement, type Found } from './find-movement.ts';
import { moneyLines, type Change } from '@wura/wallets/server/money-lines';
import type { Deciding } from './needs.ts';
import { paymentReturned } from './notices.ts';
import { requireOthers } from '@wura/operators/server/own-accounts';
import { agreedMoney } from './payload.ts';

const name = 'payment_return';

/** Who bears it follows from what the provider had said when the first of the two looked. */
const agreedReturn = agreedMoney.extend({ provider_says: z.string() });

/** The house bears what was carried out. Of one that waits, what is held goes back. */
const isBorne = (said: string) => said === 'succeeded';

interface Return {
  readonly file: PaymentFile;
  /** Fees included. */
  readonly money: Money;
  readonly lines: readonly MoneyLine[];
}

/**
 * What giving a payment back would change; nothing where there is nothing to give back. Only payments to banks and bills: what
 * cards hold is their issuer's to give back, and what was signed for a chain may still go out.
 */
export async function planReturn(
  db: Tx,
  { all, identity: { holders } }: Pick<Deciding, 'all' | 'identity'>,
  { row, wallet }: Pick<Found, 'row' | 'wallet'>,
): Promise<Return | undefined> {
  const kind = all.kinds.find(({ id }) => id === row.entry.kind);
  const isOffered = kind?.category === 'bank_transfer' || all.bills.some(bill => bill.movement.id === kind?.id);
  const file = isOffered ? await readPaymentFile(db, row.entry.transferId) : undefined;
  if (!file || file.state === 'declined' || file.state === 'reversed') return undefined;
  const { currency } = wallet;
  const money = { currency, minor: row.amountMinor + totalOf(row.fees) };
  const owner = await holders.findByNumber(wallet.owner);
  const gives: Change[] = isBorne(file.state)
    ? [
        { where: { purpose: 'losses' }, minor: -row.amountMinor },
        ...row.fees.map(({ code, minor }) => ({ where: { purpose: purposeOf(code) }, minor: -minor })),
      ]
    : [{ where: { purpose: 'clearing' }, minor: -money.minor }];
  const takes: Change = { where: { wallet, name: owner?.fullName ?? '' }, minor: money.minor };
  return { file, money, lines: await moneyLines(db, currency, [...gives, takes]) };
}

/** One operator wants the money of a payment back with its customer; it goes once another agrees. */
export async function beginReturn(
  tx: Tx,
  needs: Deciding & Pick<{ operators: Operators }, 'operators'>,
  {
    found,
    reason,
    note: said,
    operator,
  }: { found: Found; reason: string; note?: string | undefined; operator: Operator },
  note: Note,
): Promise<{ approval: string; lines: MoneyLine[] }> {
  const plan = await planReturn(tx, needs, found);
  if (!plan) throw refuse(deskRefusals.nothing_to_return);
  await requireOthers(tx, needs.identity, { customers: [found.wallet.owner], emails: [operator.email] });
  const { money, lines, file } = plan;
  const payload = {
    movement: needs.walletServices.naming.movementId(found.row.entry),
    amount: formatMoney(money),
    currency: money.currency,
    provider_says: file.state,
    lines: [...lines],
    ...(said && { note: said }),
  };
  const begun = { subject: found.reference, payload, reason, operator };
  const { id } = await needs.operators.approvals.begin(tx, { name }, begun, note);
  return { approval: id, lines: [...lines] };
}

/** All is asked again at the moment of the second one's word: the provider may have answered since. */
export function returnApproval(needs: Deciding) {
  return defineApproval({
    name,
    roles: ['finance'],
    payload: agreedReturn,
    async carryOut(tx, { subject, payload, reason, agreement, emails }, note) {
      const found = await findMovement(needs, payload.movement);
      await requireOthers(tx, needs.identity, { customers: [found.wallet.owner], emails });
      const plan = await planReturn(tx, needs, found);
      // What the two agreed on cost the house nothing, and would cost it the payment now: its customer has what was bought.
      if (plan && isBorne(plan.file.state) !== isBorne(payload.provider_says)) {
        throw refuse(deskRefusals.return_carried_out);
      }
      const payment = plan && (await giveBack(tx, agreement, plan.file.reference));
      if (!payment) throw refuse(deskRefusals.nothing_to_return);
      await note({ what: 'payment_returned', subject, why: `${payload.amount} ${payload.currency}: ${reason}` });
      const facts = { amount: plan.money, reference: subject, ...(payload.note && { note: payload.note }) };
      await notify(tx, { customer: payment.customer, what: paymentReturned, facts, at: new Date(needs.now()) });
    },
  });
}
