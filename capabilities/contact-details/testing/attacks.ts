import type { Attacks } from '@wura/features/testing/attacks';

export const attacks: Attacks = {
  access: {
    'POST /api/contact-details': { who: 'customers' },
    'POST /api/contact-details/present': { who: 'customers' },
    'POST /api/contact-details/{id}/confirm': {
      who: 'customers',
      open: { 'params.id': 'found by its owner alone, and the answer to another is that of one that is not there' },
    },
    'POST /api/contact-details/undo': { who: 'anybody' },
  },
};
