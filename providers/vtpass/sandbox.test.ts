import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSandbox, type Sandbox } from '@wura/app-sandbox/sandbox';
import { silentLog } from '@wura/platform/log';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createVtpass, type Vtpass } from './vtpass.ts';

// Both sides were written from the documentation alone, so what they agree on is what it says.

let sandbox: Sandbox;
let url: string;
let vtpass: Vtpass;
const dataDir = mkdtempSync(path.join(tmpdir(), 'wura-vtpass-'));
beforeAll(async () => {
  const paystack = { secretKey: 'sk_test_sandbox' };
  const webhookUrl = 'http://127.0.0.1:9/hooks';
  sandbox = createSandbox({ dataDir, webhookUrl, paystack, log: silentLog, isDurable: false });
  url = await sandbox.listen(0);
});
beforeEach(async () => {
  await control('/faults', 'DELETE');
  const keys = { apiKey: 'sandbox_api_key', publicKey: 'PK_sandbox', secretKey: 'SK_sandbox' };
  vtpass = createVtpass({ ...keys, baseUrl: `${url}/vtpass`, isSecondSource: true });
});
afterAll(async () => {
  await sandbox.close();
  rmSync(dataDir, { recursive: true });
});

async function control(at: string, method = 'GET', body?: object): Promise<any> {
  const answer = await sandbox.app.inject({ method: method as 'GET', url: `/_sandbox${at}`, ...(body && { body }) });
  return answer.json();
}
const spoil = (operation: string, mode: string) => control('/faults', 'POST', { provider: 'vtpass', operation, mode });
const settle = (reference: string, outcome: string) => control(`/settle/${reference}`, 'POST', { outcome });
const patience = () => AbortSignal.timeout(250);

const who = { phone: '08139011943', network: 'mtn' as const, rules: '2026-01-01' };
const paymentOf = <Details extends object>(details: Details, amountMinor = 500_00n) => {
  const reference = vtpass.airtime.newReference!(who as never);
  const about = { reference, amountMinor, currency: 'NGN' as const, providerReference: null, createdAt: new Date() };
  return { ...about, details: { ...who, email: 'ada@example.com', lookup: '', reference, ...details } };
};
const theirs = async (reference: string) =>
  ((await control('/books/vtpass')) as { reference: string }[]).filter(entry => entry.reference === reference);

describe('airtime', () => {
  it.each(['mtn', 'airtel', 'glo', '9mobile'] as const)('of %s is bought at once, and found', async network => {
    const payment = paymentOf({ network });
    const verdict = await vtpass.airtime.send(payment);
    expect(verdict).toMatchObject({ outcome: 'accepted', isDone: true });
    expect(await vtpass.airtime.find(payment)).toEqual(verdict);
    expect(await vtpass.records.find('purchase', payment.reference)).toMatchObject({ entry: { state: 'done' } });
  });

  it.each(['act_then_timeout', 'garbage', 'oversized', 'wrong_amount'])(
    'that was sold without an answer to believe (%s) is found, and sent again is not sold again',
    async mode => {
      const payment = paymentOf({});
      await spoil('pay', mode);
      expect(await vtpass.airtime.send(payment, patience())).toMatchObject({ outcome: 'unknown' });
      expect(await vtpass.airtime.find(payment)).toMatchObject({ outcome: 'accepted', isDone: true });
      expect(await vtpass.airtime.send(payment)).toMatchObject({ outcome: 'accepted', isDone: true });
      expect(await theirs(payment.reference)).toHaveLength(1);
    },
  );

  it.each(['error500', 'timeout', 'redirect', 'status429'])('that was not sold (%s) is absent', async mode => {
    const payment = paymentOf({});
    await spoil('pay', mode);
    expect(await vtpass.airtime.send(payment, patience())).toMatchObject({ outcome: 'unknown' });
    expect(await vtpass.airtime.find(payment)).toEqual({ outcome: 'absent' });
  });

  it('that they refuse for want of our money is declined without a word about it', async () => {
    await spoil('pay', 'refuse');
    expect(await vtpass.airtime.send(paymentOf({}))).toEqual({ outcome: 'declined', reason: 'provider_short' });
  });

  it.each([
    ['success', { outcome: 'accepted', isDone: true }],
    ['failed', { outcome: 'declined', reason: 'not_accepted' }],
    ['reversed', { outcome: 'reversed', reason: 'taken_back' }],
  ])('that is pending is what it is settled as (%s)', async (outcome, verdict) => {
    const payment = paymentOf({});
    await spoil('pay', 'pending');
    expect(await vtpass.airtime.send(payment)).toMatchObject({ outcome: 'accepted', isDone: false });
    await settle(payment.reference, outcome);
    expect(await vtpass.airtime.find(payment)).toMatchObject(verdict);
  });

  it.each(['error500', 'garbage', 'oversized', 'refuse', 'redirect', 'status429', 'timeout', 'wrong_amount'])(
    'is asked about in vain when the answer is none (%s)',
    async mode => {
      const payment = paymentOf({});
      await vtpass.airtime.send(payment);
      await spoil('requery', mode);
      expect(await vtpass.airtime.find(payment, patience())).toMatchObject({ outcome: 'unknown' });
    },
  );
});

describe('data', () => {
  it.each(['mtn', 'airtel', 'glo', '9mobile'] as const)(
    'of %s has plans, each of which can be bought',
    async network => {
      const offered = await vtpass.data.plans(network);
      if (offered.outcome !== 'accepted') throw new Error(offered.why);
      expect(offered.plans.length).toBeGreaterThanOrEqual(12);
      for (const { code: planCode, name: planName, priceMinor, value, validity } of offered.plans) {
        expect(value).toMatch(/^[\d.]+[MG]B$/);
        expect(validity).toMatch(/^\d+ /);
        const verdict = await vtpass.data.send(paymentOf({ network, planCode, planName }, priceMinor));
        expect(verdict).toMatchObject({ outcome: 'accepted', isDone: true });
      }
    },
  );
});

describe('electricity', () => {
  const meter = { meterNumber: '45061234567', meterType: 'prepaid' as const, customerName: 'A', address: '' };

  it('is sold for a meter of each company, with its token', async () => {
    const offered = await vtpass.electricity.companies();
    if (offered.outcome !== 'accepted') throw new Error(offered.why);
    for (const { code: companyCode, name: company } of offered.companies) {
      const looked = await vtpass.electricity.meter({ number: meter.meterNumber, type: 'prepaid', companyCode });
      expect(looked).toMatchObject({ outcome: 'accepted', minimumMinor: 100_00n, debtMinor: 0n });
      const verdict = await vtpass.electricity.send(paymentOf({ ...meter, company, companyCode }, 5_000_00n));
      const goods = { tokens: [expect.stringMatching(/^\d{20}$/)], units: '23.8', tariff: '209.50' };
      expect(verdict).toMatchObject({ isDone: true, goods });
    }
  });

  it('knows no meter of zeros, and is not sold below a meter’s minimum', async () => {
    const about = { type: 'prepaid', companyCode: 'eko-electric' } as const;
    expect(await vtpass.electricity.meter({ ...about, number: '00000000000' })).toEqual({ outcome: 'declined' });
    const demanding = { ...meter, meterNumber: '45061234577', company: 'EKO', companyCode: 'eko-electric' };
    expect(await vtpass.electricity.send(paymentOf(demanding))).toEqual({
      outcome: 'declined',
      reason: 'amount_refused',
    });
  });

  it('is not looked up while the biller is down', async () => {
    await spoil('verify', 'refuse');
    const about = { type: 'prepaid', companyCode: 'eko-electric', number: '45061234567' } as const;
    expect(await vtpass.electricity.meter(about)).toMatchObject({ outcome: 'unknown' });
  });
});

describe('cable', () => {
  it('is sold at once, every bouquet of every broadcaster', async () => {
    for (const provider of vtpass.cable.providers) {
      const offered = await vtpass.cable.bouquets(provider);
      if (offered.outcome !== 'accepted') throw new Error(offered.why);
      expect(offered.bouquets.length).toBeGreaterThan(5);
      for (const { code: bouquetCode, name: bouquetName, priceMinor } of offered.bouquets) {
        const bouquet = { provider, smartcard: '02123456789', customerName: 'A', bouquetCode, bouquetName };
        expect(await vtpass.cable.send(paymentOf(bouquet, priceMinor))).toMatchObject({ isDone: true });
      }
    }
  });

  it('knows no card of zeros, and whose the others are', async () => {
    const about = { provider: 'STARTIMES' };
    expect(await vtpass.cable.smartcard({ ...about, number: '0000000000' })).toEqual({ outcome: 'declined' });
    expect(await vtpass.cable.smartcard({ ...about, number: '02123456789' })).toMatchObject({
      outcome: 'accepted',
      lookup: '',
    });
  });
});
