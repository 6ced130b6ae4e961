import { describe, expect, it } from 'vitest';
import { advance, firstStep, stillGood, type VerifiedMeter } from './electricity-steps.ts';

const meter: VerifiedMeter = {
  company: 'IKEJA',
  companyTitle: 'Ikeja Electric',
  meterNumber: '04123456789',
  meterType: 'prepaid',
  customerName: 'ADEBAYO TOLULOPE',
  address: '12 Allen Avenue, Ikeja',
  minimum: '1000.00',
  debt: undefined,
  reference: 'mtr_1',
  expiresAt: '2026-11-22T12:15:00.000Z',
};
const paying = { step: 'payment', verified: meter, isOver: false } as const;

describe('the steps of paying for electricity', () => {
  it('lead to the payment only with a meter that was verified', () => {
    expect(firstStep).toEqual({ step: 'meter', verified: undefined });
    expect(advance(firstStep, { type: 'verified', meter })).toEqual(paying);
  });

  it('go back to the meter, which stays verified', () => {
    expect(advance(paying, { type: 'back' })).toEqual({ step: 'meter', verified: meter });
    expect(advance(firstStep, { type: 'back' })).toEqual(firstStep);
  });

  it('wait for another look-up where the server knows the first no more', () => {
    const over = advance(paying, { type: 'over' });
    expect(over).toEqual({ ...paying, isOver: true });
    const again = { ...meter, reference: 'mtr_2' };
    expect(advance(over, { type: 'verified', meter: again })).toEqual({ ...paying, verified: again });
    expect(advance(over, { type: 'back' })).toEqual(firstStep);
  });

  it('are not turned by an answer that comes late', () => {
    expect(advance(paying, { type: 'verified', meter: { ...meter, reference: 'mtr_2' } })).toBe(paying);
  });
});

describe('a look-up that was made', () => {
  const back = advance(paying, { type: 'back' });
  const at = (time: string) => Date.parse(`2026-11-22T${time}Z`);

  it('is not made again for the same meter while it holds', () => {
    expect(stillGood(back, meter, at('12:05:00'))).toBe(meter);
    expect(stillGood(back, meter, at('12:11:00'))).toBeUndefined();
    expect(stillGood(firstStep, meter, at('12:05:00'))).toBeUndefined();
  });

  it('says nothing of another meter, type or company', () => {
    for (const other of [{ meterNumber: '04123456780' }, { meterType: 'postpaid' as const }, { company: 'EKO' }]) {
      expect(stillGood(back, { ...meter, ...other }, at('12:05:00'))).toBeUndefined();
    }
  });
});
