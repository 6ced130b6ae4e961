import { plainLine } from '@wura/wire/plain-line';
import { sha256 } from '@noble/hashes/sha2.js';
import { createBase58check } from '@scure/base';
import { parseMoney } from '@wura/money';
import { commonFaults } from '@wura/wire/faults';
import { defineFaults, type Fault } from '@wura/wire/phrases';
import { charactersIn } from '@wura/wire/plain-text';

export const network = 'TRON (TRC-20)' as const;
export const confirmationsNeeded = 19;
/** What is worth sending; less is credited all the same. */
export const depositLeast = '1.00';
export const labelMax = 40;

export const usdtFaults = defineFaults({
  usdt_address_and_amount_missing: 'Please enter both address and amount',
  usdt_address_of_ethereum: 'This is an Ethereum address. Use an address on TRON (TRC-20), which begins with T.',
  usdt_address_misspelt: 'This is not a TRON address. Please check every character.',
  usdt_label_missing: 'Give this address a name',
  usdt_label_too_long: 'The name may have at most 40 characters',
});

const base58check = createBase58check(sha256);

/** What is wrong with an address as it was typed: one wrong character, or one in the other case, fails its checksum. */
export function addressFault(value: string): Fault | undefined {
  const text = value.trim();
  if (text === '') return usdtFaults.usdt_address_and_amount_missing;
  if (/^0x/i.test(text)) return usdtFaults.usdt_address_of_ethereum;
  return isAddress(text) ? undefined : usdtFaults.usdt_address_misspelt;
}

function isAddress(text: string): boolean {
  if (!/^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(text)) return false;
  try {
    const bytes = base58check.decode(text);
    return bytes.length === 21 && bytes[0] === 0x41;
  } catch {
    return false;
  }
}

export function amountFault(value: unknown): Fault | undefined {
  if (value === undefined || value === '') return usdtFaults.usdt_address_and_amount_missing;
  return typeof parseMoney(value, 'USDT') === 'string' ? commonFaults.amount_invalid : undefined;
}

export function labelFault(value: string): Fault | undefined {
  // As it will be kept: characters that no reader sees are no label.
  const text = plainLine(value);
  if (text === '') return usdtFaults.usdt_label_missing;
  return charactersIn(text) > labelMax ? usdtFaults.usdt_label_too_long : undefined;
}

/** As people compare addresses: how they begin and how they end. */
export const shortAddress = (address: string) => `${address.slice(0, 6)}…${address.slice(-6)}`;
