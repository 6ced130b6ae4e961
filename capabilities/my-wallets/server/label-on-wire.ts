import type { Label } from '@wura/wallets/server/filing';
import type { Transaction } from '@wura/wallets/contract';

type OnWire = Pick<Transaction, 'spending_category' | 'counterparty_id' | 'note'>;

/** So long who reads movements waits for what they are sorted under: they can be read without. */
export const labelsMs = 500;

export function labelOnWire(label: Label | undefined): OnWire {
  if (!label) return {};
  const { category, party, note } = label;
  return {
    spending_category: category,
    counterparty_id: `cpt_${party.replaceAll('-', '')}`,
    ...(note !== null && { note }),
  };
}

const nobody = '00000000-0000-0000-0000-000000000000';

/** Text that names no other side narrows a list down to nothing. */
export function partyFromWire(text: string): string {
  const [, hex] = /^cpt_([0-9a-f]{32})$/.exec(text) ?? [];
  if (hex === undefined) return nobody;
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
