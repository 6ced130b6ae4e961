import { nameBehind } from '../name-behind.ts';
import { findBank } from './bank-list.ts';

/** Whose account it is, or nothing where it has no owner: the number of ten zeros, except at bank 057. */
export function resolveName({ account, bankCode }: { account: string; bankCode: string }): string | undefined {
  if (!/^\d{10}$/.test(account) || !findBank(bankCode)) return undefined;
  if (account !== '0000000000') return nameBehind(account);
  return bankCode === '057' ? 'ZENITH TEST ACCOUNT' : undefined;
}
