import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { verifyWebhook } from './verify-webhook.ts';

const now = 1_777_885_951_000;
const body = JSON.stringify({
  id: 'evt_1',
  type: 'webhook.test',
  version: 1,
  created_at: '',
  data: { message: 'Hi ₦' },
});
const proof = (secret: string, text = body, at = now) =>
  `v1=${createHmac('sha256', secret)
    .update(`${at / 1_000}.${text}`)
    .digest('hex')}`;

it('a delivery is believed where either of its proofs is of this secret, whole, and not old', async () => {
  const header = `t=${now / 1_000},${proof('new')},${proof('old')}`;
  const ask = (more: object = {}) => verifyWebhook({ secret: 'new', header, body, now, ...more });
  expect(await ask()).toMatchObject({ id: 'evt_1', type: 'webhook.test' });
  expect(await ask({ secret: 'old' })).toBeDefined();
  expect(await ask({ secret: 'another' })).toBeUndefined();
  expect(await ask({ body: body.replace('Hi', 'Ho') })).toBeUndefined();
  expect(await ask({ now: now + 301_000 })).toBeUndefined();
  expect(await ask({ now: now - 301_000 })).toBeUndefined();
  for (const broken of ['', 't=,v1=', `t=${now / 1_000}`, `t=${now / 1_000},v1=zz`, `t=1e9,${proof('new')}`, 'v1']) {
    expect([broken, await ask({ header: broken })]).toEqual([broken, undefined]);
  }
});
