import { expect, test } from 'vitest';
import { deliveryWindow, isByPartner } from './delivery-window.ts';

const late = Date.parse('2026-11-22T23:30:00Z');

test('days are those of Lagos, where it is the next day already', () => {
  expect(deliveryWindow({ countryId: 'NG', stateId: 'NG-LA' }, late)).toEqual({ from: '2026-11-24', to: '2026-11-25' });
});

test('partners have longer, and abroad the longest', () => {
  expect(deliveryWindow({ countryId: 'NG', stateId: 'NG-KN' }, late)).toEqual({ from: '2026-11-25', to: '2026-11-28' });
  expect(deliveryWindow({ countryId: 'GB', stateId: 'GB-ENG' }, late)).toEqual({
    from: '2026-11-28',
    to: '2026-12-07',
  });
  expect([isByPartner({ stateId: 'NG-FC' }), isByPartner({ stateId: 'NG-KN' })]).toEqual([false, true]);
});
