import type { ChosenBouquet } from './cable-steps.ts';

/** Those in whose name, or whose price, every word of the query stands. */
export function matching(bouquets: readonly ChosenBouquet[], query: string): readonly ChosenBouquet[] {
  const wanted = query.toLowerCase().replaceAll(/[,₦]/g, '').split(/\s+/).filter(Boolean);
  return bouquets.filter(({ name, price }) => {
    const text = `${name} ${price}`.toLowerCase();
    return wanted.every(word => text.includes(word));
  });
}
