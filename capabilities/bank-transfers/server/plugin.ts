import { answerPayment } from '@wura/provider-payments/server/answer';
import { createPursuit } from '@wura/provider-payments/server/carry-out';
import type { Job } from '@wura/jobs';
import type { CustomerRouter } from '@wura/identity/server';
import { formatMoney } from '@wura/money';
import { transaction } from '@wura/database';
import { readPage } from '@wura/database/page';
import { randomId } from '@wura/platform/identifiers';
import type { Intent } from '@wura/wallets/server/intents';
import { serveOnce } from '@wura/wallets/server/serve-once';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { bankRefusals, routes, type Beneficiary } from '../contract.ts';
import { transferSpeech } from './answer.ts';
import { createBanks } from './banks.ts';
import { openRail } from './rail.ts';
import type { BankTransfers, Opened } from './needs.ts';
import * as queries from './queries.ts';
import { sendMoney, type SendCall } from './send-money.ts';

export function bankTransfers(router: CustomerRouter, given: BankTransfers): void {
  const { pool, payouts, now } = given;
  const needs: Opened = {
    ...given,
    banks: createBanks(given.directory, { now }),
    rail: payouts && openRail({ pool, port: payouts, now }),
  };
  const { banks, walletServices } = needs;

  router.serve(routes.banks, async () => {
    const data = (await banks.list()).map(({ code, name }) => ({ code, name }));
    return { status: 200, body: { status: true, data } };
  });

  router.serve(routes.validateAccount, async ({ caller, body: { account_number: number, bank_code: bankCode } }) => {
    await banks.find(bankCode, 'bank_code');
    const account = { customer: caller.number, bankCode, number };
    const [name, last] = await Promise.all([banks.holder(account), queries.readLastSent(pool, account)]);
    const last_sent = last && {
      amount: formatMoney({ currency: 'NGN', minor: last.amount }),
      at: last.at.toISOString(),
      status: last.status,
    };
    const data = { account_name: name, is_first_time: !last, last_sent: last_sent ?? null };
    return { status: 200, body: { status: true, data } };
  });

  const { movements } = walletServices;
  const deed = (call: SendCall, intent: Intent) => sendMoney(needs, call, intent);
  serveOnce(router, routes.send, { movements, deed, isFoundFirst: true }, (entry, _who, asked) =>
    answerPayment(needs, transferSpeech, entry, asked),
  );

  serveBeneficiaries(router, needs);
}

function serveBeneficiaries(router: CustomerRouter, { pool, banks }: Opened): void {
  router.serve(routes.beneficiaries, async ({ caller, query: { q, limit = 100, cursor = null } }) => {
    const read = (max: number) =>
      queries.listBeneficiaries(pool, { customer: caller.number, q, limit: max, after: cursor });
    const { rows, nextCursor } = await readPage(limit, read, row => row.public_id);
    return { status: 200, body: { data: rows.map(onWire), nextCursor } };
  });

  router.serve(routes.saveBeneficiary, async ({ caller, body }) => {
    const { account_number: number, bank_code: bankCode } = body;
    const nickname = body.nickname || null;
    const bank = await banks.find(bankCode, 'bank_code');
    const accountName = await banks.holder({ number, bankCode });
    const publicId = randomId('ben');
    const account = { customer: caller.number, bankCode, number };
    const outcome = await transaction(pool, tx =>
      queries.insertBeneficiary(tx, account, { publicId, bankName: bank.name, accountName, nickname }),
    );
    if (outcome === 'full') throw refuse(bankRefusals.beneficiaries_full);
    if (outcome === 'exists') throw refuse(bankRefusals.beneficiary_exists);
    const row = await queries.readBeneficiary(pool, { customer: caller.number, publicId });
    return { status: 201, body: onWire(row!) };
  });

  router.serve(routes.renameBeneficiary, async ({ caller, params: { id: publicId }, body }) => {
    const of = { customer: caller.number, publicId };
    await transaction(pool, tx => queries.updateNickname(tx, { ...of, nickname: body.nickname || null }));
    const row = await queries.readBeneficiary(pool, of);
    if (!row) throw refuse(commonRefusals.not_found);
    return { status: 200, body: onWire(row) };
  });

  router.serve(routes.removeBeneficiary, async ({ caller, params: { id: publicId } }) => {
    const isGone = await transaction(pool, tx => queries.deleteBeneficiary(tx, { customer: caller.number, publicId }));
    if (!isGone) throw refuse(commonRefusals.not_found);
    return { status: 204, body: null };
  });
}

function onWire(row: queries.BeneficiaryRow): Beneficiary {
  return {
    id: row.public_id,
    account_number: row.account_number,
    account_name: row.account_name,
    bank_code: row.bank_code,
    bank_name: row.bank_name,
    nickname: row.nickname,
    last_sent_at: row.sent_at?.toISOString() ?? null,
  };
}

/** The worker's part: it carries out what the web server could not bring to an end. */
export function createBankTransferPursuit(needs: Parameters<typeof openRail>[0]): (job: Job) => Promise<void> {
  return createPursuit(openRail(needs));
}
