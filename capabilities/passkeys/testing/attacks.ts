import type { Attacks } from '@wura/features/testing/attacks';

export const attacks: Attacks = {
  access: {
    'GET /api/passkeys': { who: 'customers', names: { 'query.cursor': { kind: 'passkey', status: 422 } } },
    'POST /api/passkeys/options': { who: 'customers' },
    'POST /api/passkeys': { who: 'customers' },
    'POST /api/passkeys/{id}/remove': {
      who: 'customers',
      names: { 'params.id': { kind: 'passkey', status: 404 } },
    },
    'POST /api/passkeys/payment': {
      who: 'customers',
      open: { 'body.key': 'it names a payment that is still to be made, and says nothing of any that was' },
    },
  },
};
