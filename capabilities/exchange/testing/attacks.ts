import { randomInt } from '@wura/testkit/random';
import type { Attacks } from '@wura/features/testing/attacks';
import { dayMs } from '@wura/platform/time';

type Named = 'wallet' | 'quote' | 'rate alert' | 'alert cursor' | 'conversion order' | 'order cursor';

export const attacks: Attacks<Named> = {
  access: {
    'GET /api/operator/customers/{id}/conversion-orders': { who: 'operators' },
    'POST /api/conversions/quote': {
      who: 'customers',
      names: {
        'body.from_wallet_id': { kind: 'wallet', status: 404 },
        'body.to_wallet_id': { kind: 'wallet', status: 404 },
      },
    },
    'POST /api/conversions': { who: 'customers', names: { 'body.quote_id': { kind: 'quote', status: 404 } } },
    'GET /api/rate-alerts': { who: 'customers', names: { 'query.cursor': { kind: 'alert cursor', status: 200 } } },
    'POST /api/rate-alerts': { who: 'customers' },
    'DELETE /api/rate-alerts/{id}': { who: 'customers', names: { 'params.id': { kind: 'rate alert', status: 404 } } },
    'GET /api/conversion-orders': {
      who: 'customers',
      names: { 'query.cursor': { kind: 'order cursor', status: 200 } },
    },
    'POST /api/conversion-orders': {
      who: 'customers',
      names: {
        'body.from_wallet_id': { kind: 'wallet', status: 404 },
        'body.to_wallet_id': { kind: 'wallet', status: 404 },
      },
    },
    'DELETE /api/conversion-orders/{id}': {
      who: 'customers',
      names: { 'params.id': { kind: 'conversion order', status: 404 } },
    },
    'GET /api/operator/positions': { who: 'operators' },
    'GET /api/operator/positions/days': { who: 'operators' },
    'POST /api/operator/positions/squarings': { who: 'operators' },
  },
  samples: {
    'POST /api/conversions/quote': ({ wallets }) => ({
      body: { from_wallet_id: wallets['USD'], to_wallet_id: wallets['USDT'], amount: '150' },
    }),
    'POST /api/operator/positions/squarings': () => ({
      body: {
        reference: `FX-${randomInt(1e6, 1e7)}`,
        sold_currency: 'NGN',
        sold_amount: '1480',
        bought_currency: 'USD',
        bought_amount: '1',
        reason: 'a test',
      },
    }),
    'GET /api/operator/positions/days': () => ({ query: { days: '7' } }),
    // Far from where the rate is, and never the same twice.
    'POST /api/rate-alerts': () => ({ body: { from: 'USD', to: 'NGN', rate: `9${randomInt(1e6, 1e7)}` } }),
    'POST /api/conversion-orders': ({ wallets }) => ({
      body: {
        from_wallet_id: wallets['USD'],
        to_wallet_id: wallets['USDT'],
        target_rate: `9${randomInt(1e6, 1e7)}`,
        ceiling: '150',
        ends_at: new Date(Date.now() + dayMs).toISOString(),
      },
    }),
  },
};
