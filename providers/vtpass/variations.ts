import type { VtpassClient } from './client.ts';
import { variations } from './wire.ts';

export interface Variation {
  readonly code: string;
  readonly name: string;
  readonly priceMinor: bigint;
}

export type VariationsVerdict =
  | { readonly outcome: 'accepted'; readonly variations: readonly Variation[] }
  | { readonly outcome: 'unknown'; readonly why: string };

/** What is sold under a serviceID, without what has no price or one in parts of a naira. */
export async function readVariations(client: VtpassClient, serviceID: string): Promise<VariationsVerdict> {
  const asked = { operation: 'variations', path: '/service-variations', query: { serviceID } };
  const reply = await client.call({ ...asked, method: 'GET' }, variations);
  if (reply.kind === 'no_answer') return { outcome: 'unknown', why: reply.why };
  const { lines, readable } = reply.data;
  if (readable.length === 0 && lines > 0) return { outcome: 'unknown', why: 'variations of another shape' };
  const found = new Map(
    readable
      .filter(({ variation_amount: price }) => price > 0n && price % 100n === 0n)
      .map(({ variation_code: code, name, variation_amount: priceMinor }) => [code, { code, name, priceMinor }]),
  );
  return { outcome: 'accepted', variations: [...found.values()] };
}
