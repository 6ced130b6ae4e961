import type { Attacks } from '@wura/features/testing/attacks';

const stepUp = { 'body.passkey': 'what a device signed, good in the session that asked' } as const;
const ofOne = { who: 'customers', names: { 'params.id': { kind: 'webhook address', status: 404 } } } as const;

export const attacks: Attacks<'webhook address' | 'webhook address, to be removed'> = {
  access: {
    'GET /api/webhook-endpoints': {
      who: 'customers',
      names: { 'query.cursor': { kind: 'webhook address', status: 422 } },
    },
    'POST /api/webhook-endpoints': { who: 'customers', open: stepUp },
    'PUT /api/webhook-endpoints/{id}': { ...ofOne, open: stepUp },
    'GET /api/operator/customers/{id}/webhooks': { who: 'operators' },
    'POST /api/operator/customers/{id}/webhooks/{webhook}/off': { who: 'operators' },
    'DELETE /api/webhook-endpoints/{id}': {
      who: 'customers',
      names: { 'params.id': { kind: 'webhook address, to be removed', status: 404 } },
    },
    'POST /api/webhook-endpoints/{id}/secret': {
      who: 'customers',
      open: { ...stepUp, 'params.id': 'another’s is none, and the owner is asked for the second factor first' },
    },
    'POST /api/webhook-endpoints/{id}/test': ofOne,
    'GET /api/webhook-endpoints/{id}/deliveries': {
      ...ofOne,
      open: { 'query.cursor': 'the number of a delivery of the caller’s own address' },
    },
    'POST /api/webhook-endpoints/{id}/replay': {
      ...ofOne,
      open: { 'body.event_id': 'an event of the caller’s own, and of nobody else' },
    },
  },
  samples: {
    'POST /api/webhook-endpoints': () => ({
      body: { url: 'https://shop.example/wura', events: ['payment.made', 'money.received'] },
    }),
  },
};
