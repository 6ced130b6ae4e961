import { expect, it } from 'vitest';
import french from './messages.fr.ts';
import spanish from './messages.es.ts';

it('none is one in French and many in Spanish', () => {
  expect([0, 1, 2].map(french.spendingMessages.payments)).toEqual(['0 paiement', '1 paiement', '2 paiements']);
  expect([0, 1].map(spanish.spendingMessages.payments)).toEqual(['0 pagos', '1 pago']);
});
