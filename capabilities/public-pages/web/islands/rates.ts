import type { CurrencyCode } from '@wura/money/currencies';
import { priceOfOne, rateBetween } from '../../exchange.ts';
import { moneyText } from '../landing/sample-exchange.ts';
import { part } from './read.ts';
import { readRates } from './read-rates.ts';

/** Puts the rates of the moment on the board. Without them the samples stay, and stay called so. */
export async function ratesBoard(board: HTMLElement): Promise<void> {
  const live = await readRates();
  if (!live) return;
  for (const place of board.querySelectorAll<HTMLElement>('[data-rate]')) {
    const rate = rateBetween(live.rates, { from: place.dataset.rate as CurrencyCode, to: 'NGN' });
    place.textContent = rate ? moneyText(priceOfOne(rate)) : '—';
  }
  part(board, 'source').textContent = board.dataset.live!.replace('{}', live.when);
}
