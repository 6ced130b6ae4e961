import { expect, it } from 'vitest';
import { dataFaults, emptyData } from './data-fields.ts';

const phoneFault = (phone: string) => dataFaults({ ...emptyData, phone }, { wallet: undefined, plans: [] }).phone;

it('a phone is eleven digits, as the message says, and may be written in groups', () => {
  for (const phone of ['08031234567', '0803 123 4567', '0803-123-4567'])
    expect(phoneFault(phone), phone).toBeUndefined();
  for (const phone of ['', '8031234567', '+2348031234567', '2348031234567', '080312345678', '01234567890']) {
    expect(phoneFault(phone), phone).toBe('data_phone_invalid');
  }
});
