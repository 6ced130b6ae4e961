import { nationalPhone } from '@wura/bills/phone';
import { networkOf } from '@wura/bills/networks';
import { parseMoney } from '@wura/money';
import { commonFaults } from '@wura/wire/faults';
import { defineFaults, type Fault } from '@wura/wire/phrases';

/** What this deed's own rules find wrong, the same in the form and on the server. */
export const airtimeFaults = defineFaults({
  airtime_wallet_missing: 'No default wallet found',
  airtime_network_missing: 'Please select a network provider',
  airtime_phone_missing: 'Please enter a phone number',
  airtime_phone_invalid: 'Enter a valid 11-digit phone number.',
  airtime_too_little: 'The minimum airtime amount is ₦50',
  airtime_whole_naira: 'Airtime is sold in whole naira',
});

/** In kobo: less is sold by no network. */
const amountMinorMin = 50_00n;

export const walletFault = (value: string): Fault | undefined =>
  value === '' || value.length > 64 ? airtimeFaults.airtime_wallet_missing : undefined;

export const networkFault = (value: string): Fault | undefined =>
  networkOf(value) === undefined ? airtimeFaults.airtime_network_missing : undefined;

export function phoneFault(value: string): Fault | undefined {
  if (value.trim() === '') return airtimeFaults.airtime_phone_missing;
  return nationalPhone(value) === undefined ? airtimeFaults.airtime_phone_invalid : undefined;
}

/** What is wrong with an amount of naira, as it was typed or sent. */
export function amountFault(value: unknown): Fault | undefined {
  const asked = parseMoney(value, 'NGN');
  if (typeof asked === 'string') return commonFaults.amount_invalid;
  if (asked.minor < amountMinorMin) return airtimeFaults.airtime_too_little;
  return asked.minor % 100n === 0n ? undefined : airtimeFaults.airtime_whole_naira;
}
