import type { Tx } from '@wura/database';
import type { Money } from '@wura/money';
import { clearCredit, type ClearedCredit } from '@wura/wallets/server/outside-credits';
import { accountDeposit, cardDeposit, type DepositDetails } from './kinds.ts';
import type { Settling } from './needs.ts';
import type { DepositRow } from './queries.ts';

/** The gate: nothing where what was reported is not this amount of the wallet's currency. */
export async function creditOf(
  tx: Tx,
  { walletServices: { wallets } }: Pick<Settling, 'walletServices'>,
  {
    deposit,
    amountMinor,
    charge,
  }: { deposit: DepositRow; amountMinor: bigint; charge: { currency: string; amountMinor: bigint } },
): Promise<ClearedCredit | undefined> {
  const { reference, provider } = deposit;
  const id = Number(deposit.wallet);
  const to = (await wallets.byIds([id], tx)).get(id)!;
  return clearCredit({ to, amountMinor, provider, reference }, charge);
}

export const kindOf = ({ channel }: DepositRow) => (channel === 'card' ? cardDeposit : accountDeposit);

export function detailsOf({ reference, sender_name: senderName, sender_bank: senderBank }: DepositRow): DepositDetails {
  return { reference, ...(senderName && { senderName }), ...(senderBank && { senderBank }) };
}

export const naira = (minor: bigint): Money => ({ currency: 'NGN', minor });
