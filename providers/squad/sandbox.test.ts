import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSandbox, type Sandbox } from '@wura/app-sandbox/sandbox';
import { silentLog } from '@wura/platform/log';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSquad, type Squad } from './squad.ts';

// Both sides were written from the documentation alone, so what they agree on is what it says.

let sandbox: Sandbox;
let url: string;
let squad: Squad;
const dataDir = mkdtempSync(path.join(tmpdir(), 'wura-squad-'));
beforeAll(async () => {
  const paystack = { secretKey: 'sk_test_sandbox' };
  const webhookUrl = 'http://127.0.0.1:9/hooks';
  sandbox = createSandbox({ dataDir, webhookUrl, paystack, log: silentLog, isDurable: false });
  url = await sandbox.listen(0);
});
beforeEach(async () => {
  await control('/faults', 'DELETE');
  squad = createSquad({ secretKey: 'sandbox_sk_sandbox', baseUrl: `${url}/squad`, cablePath: '/v1/service/cable' });
});
afterAll(async () => {
  await sandbox.close();
  rmSync(dataDir, { recursive: true });
});

async function control(at: string, method = 'GET', body?: object): Promise<any> {
  const answer = await sandbox.app.inject({ method: method as 'GET', url: `/_sandbox${at}`, ...(body && { body }) });
  return answer.json();
}
const spoil = (operation: string, mode: string) => control('/faults', 'POST', { provider: 'squad', operation, mode });
const settle = (reference: string, outcome: string) => control(`/settle/${reference}`, 'POST', { outcome });

/** Each test buys for a phone of its own, so that what another bought is not found. */
let phones = 0;
function newPayment(amountMinor = 500_00n) {
  const phone = `0803${String(++phones).padStart(7, '0')}`;
  const reference = `wur_sandbox_${phones}`;
  const details = { phone, network: 'mtn' as const, reference, rules: '2026-01-01' };
  const at = { createdAt: new Date(), providerReference: null };
  return { reference, amountMinor, currency: 'NGN' as const, ...at, details };
}

const patience = () => AbortSignal.timeout(250);

describe('airtime', () => {
  it('is bought at once, and found by its name', async () => {
    const payment = newPayment();
    const verdict = await squad.airtime.send(payment);
    expect(verdict).toMatchObject({ outcome: 'accepted', isDone: true, goods: { network: 'mtn' } });
    const { providerReference } = verdict as { providerReference: string };
    expect(await squad.airtime.find({ ...payment, providerReference })).toEqual(verdict);
  });

  it.each(['act_then_timeout', 'garbage', 'oversized', 'wrong_amount'])(
    'that was sold without an answer to believe (%s) is in their list, once',
    async mode => {
      const payment = newPayment();
      await spoil('airtime', mode);
      expect(await squad.airtime.send(payment, patience())).toMatchObject({ outcome: 'unknown' });
      const rows = [{ verdict: { outcome: 'accepted', isDone: true } }];
      expect(await squad.airtime.find(payment)).toMatchObject({ outcome: 'listed', rows });
    },
  );

  it.each(['error500', 'timeout', 'redirect', 'status429'])(
    'that was not sold (%s) is not in their list',
    async mode => {
      const payment = newPayment();
      await spoil('airtime', mode);
      expect(await squad.airtime.send(payment, patience())).toMatchObject({ outcome: 'unknown' });
      expect(await squad.airtime.find(payment)).toEqual({ outcome: 'listed', rows: [] });
    },
  );

  it('that they refuse for want of our money is declined without a word about it', async () => {
    await spoil('airtime', 'refuse');
    expect(await squad.airtime.send(newPayment())).toEqual({ outcome: 'declined', reason: 'provider_short' });
  });

  it.each([
    ['success', { outcome: 'accepted', isDone: true }],
    ['failed', { outcome: 'declined', reason: 'not_accepted' }],
    ['reversed', { outcome: 'reversed', reason: 'taken_back' }],
  ])('that is pending is what it is settled as (%s)', async (outcome, verdict) => {
    const payment = newPayment();
    await spoil('airtime', 'pending');
    const sent = await squad.airtime.send(payment);
    expect(sent).toMatchObject({ outcome: 'accepted', isDone: false });
    const { providerReference } = sent as { providerReference: string };
    await settle(providerReference, outcome);
    expect(await squad.airtime.find({ ...payment, providerReference })).toMatchObject(verdict);
    expect(await squad.airtime.find(payment)).toMatchObject({ outcome: 'listed', rows: [{ verdict }] });
  });

  it.each(['error500', 'garbage', 'oversized', 'refuse', 'redirect', 'status429', 'timeout'])(
    'is looked for in vain in a list that does not come (%s)',
    async mode => {
      const payment = newPayment();
      await squad.airtime.send(payment);
      await spoil('transactions', mode);
      expect(await squad.airtime.find(payment, patience())).toMatchObject({ outcome: 'unknown' });
    },
  );

  it('is found behind more pages than one', async () => {
    const payment = newPayment();
    await squad.airtime.send(payment);
    for (let count = 0; count < 120; count++) await squad.airtime.send(newPayment(50_00n));
    expect(await squad.airtime.find(payment)).toMatchObject({ outcome: 'listed', rows: [{}] });
  });
});

describe('data', () => {
  it.each(['mtn', 'airtel', 'glo', '9mobile'] as const)(
    'of %s has plans, each of which can be bought',
    async network => {
      const offered = await squad.data.plans(network);
      if (offered.outcome !== 'accepted') throw new Error(offered.why);
      expect(offered.plans.length).toBeGreaterThanOrEqual(12);
      for (const { code: planCode, name: planName, priceMinor, value, validity } of offered.plans) {
        expect(value).toMatch(/^[\d.]+[MG]B$/);
        expect(validity).toMatch(/^(Daily|Weekly|Monthly) Plan$/);
        const payment = newPayment(priceMinor);
        const details = { ...payment.details, network, planCode, planName };
        expect(await squad.data.send({ ...payment, details })).toMatchObject({ outcome: 'accepted', isDone: true });
      }
    },
  );

  it('that was sold without an answer is in their list', async () => {
    const payment = newPayment(100_00n);
    const details = { ...payment.details, planCode: '1001', planName: '100MB' };
    await spoil('data', 'act_then_timeout');
    expect(await squad.data.send({ ...payment, details }, patience())).toMatchObject({ outcome: 'unknown' });
    expect(await squad.data.find({ ...payment, details })).toMatchObject({ outcome: 'listed', rows: [{}] });
  });
});

describe('electricity', () => {
  const aboutMeter = { number: '45061234567', type: 'prepaid', companyCode: 'IE' } as const;

  async function lookedUp(meter: { number: string; type: 'prepaid' | 'postpaid'; companyCode: string } = aboutMeter) {
    const found = await squad.electricity.meter(meter);
    if (found.outcome !== 'accepted') throw new Error(found.outcome);
    const { customerName, address, lookup } = found;
    const company = { company: 'IKEJA', companyCode: meter.companyCode, meterNumber: meter.number };
    const { details: who, ...payment } = newPayment(5_000_00n);
    const reference = squad.electricity.newReference!({ lookup } as never);
    const details = {
      ...who,
      ...company,
      reference,
      meterType: meter.type,
      customerName,
      address: address ?? '',
      email: 'ada@example.com',
      lookup,
    };
    return { ...payment, reference, details };
  }

  it('has companies, in each of which a meter is found and paid for', async () => {
    const offered = await squad.electricity.companies();
    if (offered.outcome !== 'accepted') throw new Error(offered.why);
    expect(offered.companies).toHaveLength(11);
    for (const { code: companyCode } of offered.companies) {
      const verdict = await squad.electricity.send(await lookedUp({ ...aboutMeter, companyCode }));
      expect(verdict).toMatchObject({ outcome: 'accepted', isDone: true, goods: { units: '23.8' } });
    }
  });

  it('knows no meter of zeros, and what the others take at least', async () => {
    expect(await squad.electricity.meter({ ...aboutMeter, number: '00000000000' })).toEqual({ outcome: 'declined' });
    expect(await squad.electricity.meter({ ...aboutMeter, number: '45061234577' })).toMatchObject({
      minimumMinor: 5_000_00n,
      debtMinor: 0n,
    });
    expect(await squad.electricity.meter({ ...aboutMeter, number: '45061234588' })).toMatchObject({
      debtMinor: 1_250_50n,
    });
  });

  it('brings a postpaid meter no token, and one whose keys change three', async () => {
    const goodsOf = async (meter: Parameters<typeof lookedUp>[0]) => squad.electricity.send(await lookedUp(meter));
    expect(await goodsOf({ ...aboutMeter, type: 'postpaid' })).toMatchObject({ isDone: true, goods: { tokens: [] } });
    const changing = await goodsOf({ ...aboutMeter, number: '45061234566' });
    expect(changing).toMatchObject({ isDone: true, goods: { tokens: { length: 3 } } });
  });

  it.each(['act_then_timeout', 'garbage', 'oversized', 'wrong_amount'])(
    'that was sold without an answer to believe (%s) is found with its token, and sent again is not sold again',
    async mode => {
      const payment = await lookedUp();
      await spoil('electricity', mode);
      expect(await squad.electricity.send(payment, patience())).toMatchObject({ outcome: 'unknown' });
      const found = await squad.electricity.find(payment);
      expect(found).toMatchObject({
        outcome: 'accepted',
        isDone: true,
        goods: { tokens: [expect.stringMatching(/^\d{20}$/)] },
      });
      expect(await squad.electricity.send(payment)).toEqual(found);
    },
  );

  it('that was not sold is absent, and may be sent again', async () => {
    const payment = await lookedUp();
    await spoil('electricity', 'error500');
    expect(await squad.electricity.send(payment)).toMatchObject({ outcome: 'unknown' });
    expect(await squad.electricity.find(payment)).toEqual({ outcome: 'absent' });
    expect(await squad.electricity.send(payment)).toMatchObject({ outcome: 'accepted', isDone: true });
  });

  it('that is pending has no token until it is settled', async () => {
    const payment = await lookedUp();
    await spoil('electricity', 'pending');
    expect(await squad.electricity.send(payment)).toMatchObject({ outcome: 'accepted', isDone: false });
    await settle(payment.reference, 'success');
    expect(await squad.electricity.find(payment)).toMatchObject({ isDone: true, goods: { units: '23.8' } });
  });
});

describe('cable', () => {
  async function lookedUp(priceMinor: bigint, bouquetCode: string, provider = 'GOTV') {
    const found = await squad.cable.smartcard({ provider, number: '7012345678' });
    if (found.outcome !== 'accepted') throw new Error(found.outcome);
    const { details: who, ...payment } = newPayment(priceMinor);
    const { lookup, customerName } = found;
    const bouquet = { provider, bouquetCode, bouquetName: bouquetCode, smartcard: '7012345678' };
    const details = { ...who, ...bouquet, reference: lookup, customerName, email: 'ada@example.com', lookup };
    return { ...payment, reference: lookup, details };
  }

  it('is sold at once, every bouquet of every broadcaster', async () => {
    for (const provider of squad.cable.providers) {
      const offered = await squad.cable.bouquets(provider);
      if (offered.outcome !== 'accepted') throw new Error(offered.why);
      for (const { code, priceMinor } of offered.bouquets) {
        const verdict = await squad.cable.send(await lookedUp(priceMinor, code, provider));
        expect(verdict).toMatchObject({ outcome: 'accepted', isDone: true });
      }
    }
  });

  it('that was sold without an answer is found, and sent again is not sold again', async () => {
    const payment = await lookedUp(1_900_00n, 'GOLITE');
    await spoil('tv', 'act_then_timeout');
    expect(await squad.cable.send(payment, patience())).toMatchObject({ outcome: 'unknown' });
    expect(await squad.cable.find(payment)).toMatchObject({ outcome: 'accepted', isDone: true });
    expect(await squad.cable.send(payment)).toMatchObject({ outcome: 'accepted', isDone: true });
    const theirs: { reference: string }[] = await control('/books/squad');
    expect(theirs.filter(({ reference }) => reference === payment.reference)).toHaveLength(1);
  });

  it('that is pending is what it is settled as', async () => {
    const payment = await lookedUp(1_900_00n, 'GOLITE');
    await spoil('tv', 'pending');
    expect(await squad.cable.send(payment)).toMatchObject({ outcome: 'accepted', isDone: false });
    await settle(payment.reference, 'failed');
    expect(await squad.cable.find(payment)).toMatchObject({ outcome: 'declined' });
  });

  it('knows no card of zeros', async () => {
    expect(await squad.cable.smartcard({ provider: 'GOTV', number: '0000000000' })).toEqual({ outcome: 'declined' });
  });
});
