import { nationalPhone } from '@wura/bills/phone';
import { parseMoney } from '@wura/money';
import { commonFaults } from '@wura/wire/faults';
import { defineFaults, type Fault } from '@wura/wire/phrases';
import { tvProviderOf } from './tv-providers.ts';

/** What this deed's own rules find wrong, the same in the form and on the server. */
export const cableFaults = defineFaults({
  tv_wallet_missing: 'No default wallet found',
  tv_phone_missing: 'Please enter a phone number',
  tv_phone_invalid: 'Enter a valid 11-digit phone number.',
  tv_provider_missing: 'Please select a TV provider',
  smartcard_missing: 'Please enter a smartcard number',
  smartcard_invalid: 'A smartcard number has 10 or 11 digits',
  bouquet_missing: 'Please select a bouquet',
  smartcard_check_missing: 'Please complete account verification first',
});

/** Whether it is sold here is the server's to say. */
export const providerFault = (value: string): Fault | undefined =>
  tvProviderOf(value) === undefined ? cableFaults.tv_provider_missing : undefined;

export const walletFault = (value: string): Fault | undefined =>
  value === '' || value.length > 64 ? cableFaults.tv_wallet_missing : undefined;

export function phoneFault(value: string): Fault | undefined {
  if (value.trim() === '') return cableFaults.tv_phone_missing;
  return nationalPhone(value) === undefined ? cableFaults.tv_phone_invalid : undefined;
}

export function smartcardFault(value: string): Fault | undefined {
  const digits = smartcardDigits(value);
  if (digits === '') return cableFaults.smartcard_missing;
  return /^\d{10,11}$/.test(digits) ? undefined : cableFaults.smartcard_invalid;
}

/** People copy a number in the groups that their card shows it in. */
export const smartcardDigits = (value: string) => value.replaceAll(/[\s-]/g, '');

export function nairaFault(value: unknown): Fault | undefined {
  return typeof parseMoney(value, 'NGN') === 'string' ? commonFaults.amount_invalid : undefined;
}
