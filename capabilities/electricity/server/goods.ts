import { electricityGoods, type ElectricityGoods } from './ports.ts';

/** What a seller said it handed over; nothing where it has not said so yet. */
export function goodsIn(goods: unknown): ElectricityGoods | undefined {
  const { data } = electricityGoods.safeParse(goods);
  return data && data.tokens.length > 0 ? data : undefined;
}
