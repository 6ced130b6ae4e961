import { nameBehind } from '../name-behind.ts';
import { findBank } from './bank-list.ts';
import type { Desk } from './desk.ts';

export interface Account {
  readonly account: string;
  readonly bankCode: string;
}

/** Whose account it is, or nothing where it has no owner: the number of ten zeros, except at bank 057. */
export function resolveName({ renamed }: Pick<Desk, 'renamed'>, { account, bankCode }: Account): string | undefined {
  if (!/^\d{10}$/.test(account) || !findBank(bankCode)) return undefined;
  const name = renamed.get(`${bankCode} ${account}`);
  if (name !== undefined) return name;
  if (account !== '0000000000') return nameBehind(account);
  return bankCode === '057' ? 'ZENITH TEST ACCOUNT' : undefined;
}
