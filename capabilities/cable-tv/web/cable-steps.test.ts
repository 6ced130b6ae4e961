import { describe, expect, it } from 'vitest';
import { advance, firstStep, stillGood, type ChosenBouquet, type VerifiedCard } from './cable-steps.ts';

const card: VerifiedCard = {
  provider: 'DSTV',
  providerTitle: 'DStv',
  smartcard: '7012345678',
  customerName: 'MUSA TUNDE SANI',
  reference: 'crd_1',
  expiresAt: '2026-11-22T12:15:00.000Z',
};
const bouquet: ChosenBouquet = { name: 'DStv Padi', code: 'PADI', price: '4400.00' };
const choosing = advance(firstStep, { type: 'verified', card });
const paying = advance(choosing, { type: 'chosen', bouquet });

describe('the steps of a cable subscription', () => {
  it('lead from the account to the bouquet to the payment', () => {
    expect(choosing).toEqual({ step: 'bouquet', card, bouquet: undefined });
    expect(paying).toEqual({ step: 'payment', card, bouquet, isOver: false });
  });

  it('go back one at a time, 3 to 2 to 1, and keep what was found out', () => {
    const two = advance(paying, { type: 'back' });
    expect(two).toEqual({ step: 'bouquet', card, bouquet });
    const one = advance(two, { type: 'back' });
    expect(one).toEqual({ step: 'account', card });
    expect(advance(one, { type: 'back' })).toEqual(one);
  });

  it('wait for another look-up where the server knows the first no more', () => {
    const over = advance(paying, { type: 'over' });
    expect(over).toMatchObject({ step: 'payment', isOver: true });
    const again = { ...card, reference: 'crd_2' };
    expect(advance(over, { type: 'verified', card: again })).toEqual({ ...paying, card: again });
  });

  it('go on with the price that the provider asks now', () => {
    expect(advance(paying, { type: 'repriced', price: '4700.00' })).toEqual({
      ...paying,
      bouquet: { ...bouquet, price: '4700.00' },
    });
    expect(advance(choosing, { type: 'repriced', price: '4700.00' })).toBe(choosing);
  });

  it('are not turned by an answer that comes late', () => {
    expect(advance(paying, { type: 'verified', card: { ...card, reference: 'crd_2' } })).toBe(paying);
    expect(advance(firstStep, { type: 'chosen', bouquet })).toBe(firstStep);
  });
});

it('a look-up that holds for a while yet is not made again for the same card', () => {
  const back = advance(choosing, { type: 'back' });
  const at = (time: string) => Date.parse(`2026-11-22T${time}Z`);
  expect(stillGood(back, card, at('12:05:00'))).toBe(card);
  expect(stillGood(back, card, at('12:11:00'))).toBeUndefined();
  expect(stillGood(back, { ...card, provider: 'GOTV' }, at('12:05:00'))).toBeUndefined();
  expect(stillGood(back, { ...card, smartcard: '7012345679' }, at('12:05:00'))).toBeUndefined();
});
