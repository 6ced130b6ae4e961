import { networkOf } from '@wura/bills/networks';
import { bareDigits, nationalPhone } from '@wura/bills/phone';
import { parseMoney } from '@wura/money';
import { commonFaults } from '@wura/wire/faults';
import { defineFaults, type Fault } from '@wura/wire/phrases';

/** What this deed's own rules find wrong, the same in the form and on the server. */
export const dataFaults = defineFaults({
  data_wallet_missing: 'Wallet ID is missing.',
  data_network_missing: 'Please select a network.',
  data_plan_missing: 'Please select a plan.',
  data_phone_invalid: 'Enter a valid 11-digit phone number.',
});

export const walletFault = (value: string): Fault | undefined =>
  value === '' || value.length > 64 ? dataFaults.data_wallet_missing : undefined;

export const networkFault = (value: string): Fault | undefined =>
  networkOf(value) === undefined ? dataFaults.data_network_missing : undefined;

export const planFault = (value: string): Fault | undefined =>
  value === '' || value.length > 200 ? dataFaults.data_plan_missing : undefined;

/** As it is written in Nigeria, in groups or not: the message asks for eleven digits. */
export const phoneFault = (value: string): Fault | undefined =>
  nationalPhone(value) === bareDigits(value) ? undefined : dataFaults.data_phone_invalid;

/** What is wrong with the price that the caller was shown; whether it is the price, the seller says. */
export const amountFault = (value: unknown): Fault | undefined =>
  typeof parseMoney(value, 'NGN') === 'string' ? commonFaults.amount_invalid : undefined;
