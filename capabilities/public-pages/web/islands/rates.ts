import type { CurrencyCode } from '@wura/money/currencies';
import { priceOfOne, rateBetween } from '@wura/rates/cross-rate';
import { moneyText } from '../landing/sample-exchange.ts';
import { part } from './read.ts';
import { drawSource, readRates } from './read-rates.ts';

/** Puts the rates of the moment on the board. Without them the samples stay, and stay called so. */
export async function ratesBoard(board: HTMLElement): Promise<void> {
  const live = await readRates();
  if (!live) return;
  for (const place of board.querySelectorAll<HTMLElement>('[data-rate]')) {
    const rate = rateBetween(live.rates, { from: place.dataset.rate as CurrencyCode, to: 'NGN' });
    place.textContent = rate ? moneyText(priceOfOne(rate)) : '—';
  }
  drawSource(part(board, 'source'), board.dataset, live);
}
