import { nationalPhone } from '@wura/bills/phone';
import { parseMoney } from '@wura/money';
import { defineFaults, type Fault } from '@wura/wire/phrases';
import { companyOf } from './companies.ts';

/** What this deed's own rules find wrong, the same in the form and on the server. */
export const electricityFaults = defineFaults({
  electricity_wallet_missing: 'No default wallet found',
  electricity_phone_missing: 'Please enter a phone number',
  electricity_phone_invalid: 'Enter a valid 11-digit phone number.',
  company_missing: 'Please select an electricity provider',
  meter_missing: 'Please enter a meter number',
  meter_invalid: 'A meter number has 10 to 13 digits',
  meter_type_missing: 'Please choose prepaid or postpaid',
  electricity_amount_invalid: 'Please enter a valid amount (minimum ₦100)',
  electricity_whole_naira: 'Electricity is sold in whole naira',
  meter_check_missing: 'Please complete meter verification first',
});

/** Whether a seller has it now is the server's to say. */
export const companyFault = (value: string): Fault | undefined =>
  companyOf(value) === undefined ? electricityFaults.company_missing : undefined;

export const walletFault = (value: string): Fault | undefined =>
  value === '' || value.length > 64 ? electricityFaults.electricity_wallet_missing : undefined;

export function phoneFault(value: string): Fault | undefined {
  if (value.trim() === '') return electricityFaults.electricity_phone_missing;
  return nationalPhone(value) === undefined ? electricityFaults.electricity_phone_invalid : undefined;
}

/** In kobo. A meter may ask for more. */
const amountMinorMin = 100_00n;
const nairaMinor = 100n;

/** The least that a meter can be paid, of what its company asks for at least: electricity is sold in whole naira. */
export function leastMinor(askedMinor: bigint): bigint {
  const whole = ((askedMinor + nairaMinor - 1n) / nairaMinor) * nairaMinor;
  return whole > amountMinorMin ? whole : amountMinorMin;
}

/** What is wrong with an amount of naira, as it was typed or sent. */
export function amountFault(value: unknown): Fault | undefined {
  const asked = parseMoney(value, 'NGN');
  if (typeof asked === 'string' || asked.minor < amountMinorMin) return electricityFaults.electricity_amount_invalid;
  return asked.minor % nairaMinor === 0n ? undefined : electricityFaults.electricity_whole_naira;
}

export function meterNumberFault(value: string): Fault | undefined {
  const digits = meterDigits(value);
  if (digits === '') return electricityFaults.meter_missing;
  return /^\d{10,13}$/.test(digits) ? undefined : electricityFaults.meter_invalid;
}

/** People copy a number in the groups that their meter or an old bill shows it in. */
export const meterDigits = (value: string) => value.replaceAll(/[\s-]/g, '');
