import type { DataSeller } from './ports.ts';

// A plan is bought of the seller who offers it at that price. The first seller's codes are its own; those of any other
// name their seller, so that a plan that was shown while the first could not sell is not bought of the first.

const separator = ':';

export function codeOnWire(sellers: readonly DataSeller[], seller: DataSeller, code: string): string {
  return seller === sellers[0] ? code : `${seller.provider}${separator}${code}`;
}

/** Nothing where no seller of ours gives such codes. */
export function readCode(
  sellers: readonly DataSeller[],
  text: string,
): { seller: DataSeller; code: string } | undefined {
  const named = sellers.slice(1).find(({ provider }) => text.startsWith(`${provider}${separator}`));
  if (named) return { seller: named, code: text.slice(named.provider.length + separator.length) };
  return sellers[0] && { seller: sellers[0], code: text };
}
