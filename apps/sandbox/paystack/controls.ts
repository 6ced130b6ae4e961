import { formatMoney, parseMoney } from '@wura/money';
import type { FastifyInstance } from 'fastify';
import { choice, ControlRefused, flag, optional, readInput, text } from '../control-input.ts';
import { findAccount, receiveTransfer } from './dedicated-accounts.ts';
import type { Desk } from './desk.ts';
import { decideDispute, openDispute, openDisputeOf } from './disputes.ts';
import { chargeEntry, refundEntry } from './entries.ts';
import { resolveName } from './names.ts';
import { giveBack } from './refunds.ts';
import { settleOut } from './settlements.ts';
import { testCards } from './test-cards.ts';
import { findByReference, pay } from './transactions.ts';

/** What only Paystack's customers do: pay at the checkout, and send naira to an account of their own. */
export function serveControls(app: FastifyInstance, desk: Desk): void {
  app.post<{ Params: { reference: string } }>('/paystack/checkout/:reference', async ({ params, body }) => {
    const { outcome, webhook, card } = readInput(body, {
      outcome: choice(['success', 'failed', 'abandoned']),
      webhook: optional(flag, true),
      card: optional(choice(testCards.map(({ number }) => number)), undefined),
    });
    const found = findByReference(desk, params.reference);
    if (!found?.access_code) throw new ControlRefused(404, `No payment was initialised under ${params.reference}.`);
    if (found.status === outcome) return chargeEntry(found);
    if (found.status !== 'abandoned') {
      throw new ControlRefused(409, `This payment is ${found.status} already: a customer can do no more about it.`);
    }
    const gatewayResponse = testCards.find(({ number }) => number === card)?.gatewayResponse;
    const paying = { outcome, cardNumber: card, gatewayResponse, hasWebhook: webhook };
    return chargeEntry(desk.books.transaction(() => pay(desk, found, paying)));
  });

  // What the owner does on the dashboard, and what a payer's bank does by a dispute.
  app.post<{ Params: { reference: string } }>('/paystack/refund/:reference', async ({ params, body }) => {
    const { amount, dispute, webhook } = readInput(body, {
      amount: naira,
      dispute: optional(flag, false),
      webhook: optional(flag, true),
    });
    const transaction = findByReference(desk, params.reference);
    if (transaction?.status !== 'success') throw new ControlRefused(404, `Nobody has paid ${params.reference}.`);
    if (amount > transaction.amount) throw new ControlRefused(422, 'More than was paid cannot go back.');
    const giving = { transaction, amount, isDispute: dispute, hasWebhook: webhook };
    return refundEntry(desk.books.transaction(() => giveBack(desk, giving)));
  });

  // A payer disputes what they paid, and a bank decides it: nothing goes back before that.
  app.post<{ Params: { reference: string } }>('/paystack/dispute/:reference', async ({ params, body }) => {
    const { outcome, amount, webhook } = readInput(body, {
      outcome: optional(choice(['open', 'won', 'lost']), 'open'),
      amount: optional(naira, undefined),
      webhook: optional(flag, true),
    });
    const transaction = findByReference(desk, params.reference);
    if (!transaction || !['success', 'reversed'].includes(transaction.status)) {
      throw new ControlRefused(404, `Nobody has paid ${params.reference}.`);
    }
    const open = openDisputeOf(desk, transaction);
    if (outcome !== 'open') {
      if (!open) throw new ControlRefused(409, 'There is no open dispute about this payment.');
      const how = { isLost: outcome === 'lost', hasWebhook: webhook };
      return desk.books.transaction(() => decideDispute(desk, open, how));
    }
    if (open) throw new ControlRefused(409, 'This payment is disputed already.');
    if ((amount ?? 0) > transaction.amount) throw new ControlRefused(422, 'More than was paid cannot go back.');
    const disputing = { transaction, amount: amount ?? transaction.amount, hasWebhook: webhook };
    return desk.books.transaction(() => openDispute(desk, disputing));
  });

  // A list that is cut short, until it is told to be whole again.
  app.post('/paystack/lists', async ({ body }) => {
    const { leave_out: reference } = readInput(body, { leave_out: optional(text({ max: 100 }), '') });
    desk.leftOut.clear();
    if (reference !== '') desk.leftOut.add(reference);
    return { left_out: [...desk.leftOut] };
  });

  // The bank calls the holder of an account something else from now on, as after a marriage, or when another owner has it.
  app.post('/paystack/account-name', async ({ body }) => {
    const { account_number, bank_code, name } = readInput(body, {
      account_number: text({ max: 10 }),
      bank_code: text({ max: 10 }),
      name: text({ max: 100 }),
    });
    if (!resolveName(desk, { account: account_number, bankCode: bank_code }))
      throw new ControlRefused(404, `${account_number} is no account of bank ${bank_code}.`);
    desk.renamed.set(`${bank_code} ${account_number}`, name);
    return { account_number, account_name: name };
  });

  app.post('/paystack/settlement', async ({ body }) => {
    const { amount } = readInput(body, { amount: naira });
    return desk.books.transaction(() => settleOut(desk, amount));
  });

  app.post('/paystack/transfer-in', async ({ body }) => {
    const input = readInput(body, {
      account_number: text({ max: 10 }),
      amount: naira,
      sender_name: optional(text({ max: 100 }), 'RANDALL AKANBI HORTON'),
      webhook: optional(flag, true),
    });
    const account = findAccount(desk, input.account_number);
    if (!account) throw new ControlRefused(404, `${input.account_number} is no dedicated account.`);
    const { amount, sender_name: senderName, webhook: hasWebhook } = input;
    return chargeEntry(
      desk.books.transaction(() => receiveTransfer(desk, { account, amount, senderName, hasWebhook })),
    );
  });
}

/** Major units as everywhere in the control calls; kobo inside, as everywhere at Paystack. */
function naira(given: unknown): number {
  const money = parseMoney(given, 'NGN');
  if (typeof money !== 'string') return Number(money.minor);
  const example = formatMoney({ currency: 'NGN', minor: 150_000n });
  throw new Error(`must be an amount of naira above zero, such as ${example}`);
}
