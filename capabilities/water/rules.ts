import { cleanLines } from '@wura/identity/rules';
import { defineFaults, type Fault } from '@wura/wire/phrases';
import { charactersIn, spacedText } from '@wura/wire/plain-text';

export const waterFaults = defineFaults({
  water_type_missing: 'Please select a type of water to purchase.',
  water_quantity_missing: 'Quantity must be at least 1.',
  water_quantity_too_large: 'Please order 1,000 or fewer at a time.',
  water_country_missing: 'Please select a country.',
  water_state_missing: 'Please select a state.',
  water_address_missing: 'Please enter an address.',
  water_address_too_long: 'Please keep the address to 300 characters.',
});

export const quantityMax = 1000;
export const addressLengthMax = 300;

export function quantityFault(quantity: unknown): Fault | undefined {
  if (typeof quantity !== 'number' || !Number.isInteger(quantity) || quantity < 1) {
    return waterFaults.water_quantity_missing;
  }
  return quantity > quantityMax ? waterFaults.water_quantity_too_large : undefined;
}

/** Lines are kept; what no printer prints becomes a space. */
export function cleanAddress(text: string): string {
  return spacedText(cleanLines(text)).trim();
}

export function addressFault(text: string): Fault | undefined {
  const address = cleanAddress(text);
  if (address === '') return waterFaults.water_address_missing;
  return charactersIn(address) > addressLengthMax ? waterFaults.water_address_too_long : undefined;
}
