import { expect, test } from 'vitest';
import { emptyOrder, orderFaults, totalOf } from './water-order.ts';

test('the form finds the same faults as the server, in the order of its fields', () => {
  expect(orderFaults({ ...emptyOrder, quantity: '0', address: ' \n ' })).toEqual({
    waterTypeId: 'water_type_missing',
    quantity: 'water_quantity_missing',
    countryId: 'water_country_missing',
    stateId: 'water_state_missing',
    address: 'water_address_missing',
  });
});

test('a total is the price times the quantity, to the kobo, and nothing while there is no quantity', () => {
  expect(totalOf('3600.00', '3')).toBe('10800.00');
  expect(totalOf('3600.00', '1001')).toBeUndefined();
  expect(totalOf('3600.00', '1.5')).toBeUndefined();
  expect(totalOf(undefined, '3')).toBeUndefined();
});
