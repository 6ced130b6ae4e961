import { parseMoney, type Money } from '@wura/money';
import type { CurrencyCode } from '@wura/money/currencies';
import { symbolOf } from '@wura/browser/money-format';
import { quoteOf, type Rates } from '@wura/rates/cross-rate';
import { exchange } from '../../exchange.ts';
import { sampleRates } from '../../sample-figures.ts';
import { feeBpsOf, moneyText, percentText } from '../landing/sample-exchange.ts';
import { amountField } from './amount-field.ts';
import type { FeeShare, FeeTable } from '../../fee-table.ts';
import { part, read } from './read.ts';
import { drawSource, readRates } from './read-rates.ts';

/** Works out the exchange of the hero while it is typed: with the sample rates, and with those of the moment once they
 *  are there. */
export async function exchangeCard(form: HTMLElement): Promise<void> {
  const field = form.querySelector('input')!;
  const [from, to] = form.querySelectorAll('select') as unknown as [HTMLSelectElement, HTMLSelectElement];
  let rates: Rates = sampleRates;
  let share: FeeShare | undefined;
  const readAmount = amountField(field, draw);

  for (const [changed, other] of [
    [from, to],
    [to, from],
  ] as const) {
    let before = changed.value;
    changed.addEventListener('change', () => {
      // Into itself there is no exchange: the other side takes what this one was.
      if (other.value === changed.value) other.value = before;
      before = changed.value;
      draw();
    });
    other.addEventListener('change', () => (before = changed.value));
  }
  form.addEventListener('submit', event => event.preventDefault());

  function draw(): void {
    const pair = { from: from.value as CurrencyCode, to: to.value as CurrencyCode };
    drawCurrencies(form, pair);
    const feeBps = feeBpsOf([pair.from, pair.to], share);
    part(form, 'fee-label').textContent = form.dataset.fee!.replace('{}', percentText(feeBps));
    const quote = quoteOf(rates, pair);
    part(form, 'rate').textContent = quote ? moneyText(quote.price) : '—';
    part(form, 'rate-line').dataset.mark = quote?.isDivided ? '÷' : '×';

    const amount = parseMoney(readAmount(), pair.from);
    const isAmount = typeof amount !== 'string';
    part(form, 'problem').textContent = isAmount ? '' : form.dataset.wrong!;
    field.ariaInvalid = isAmount ? null : 'true';
    const sums = isAmount ? exchange(amount, { to: pair.to, rates, feeBps }) : undefined;
    for (const name of ['fee', 'converted', 'gets'] as const) part(form, name).textContent = shown(sums?.[name]);
  }

  // What was typed before the page woke up counts.
  draw();
  const [live, fees] = await Promise.all([readRates(), read<FeeTable>('/api/fees')]);
  share = fees?.data.find(({ kind }) => kind === 'conversion')?.share;
  if (live) {
    rates = live.rates;
    drawSource(part(form, 'source'), form.dataset, live);
  }
  draw();
}

function drawCurrencies(form: HTMLElement, { from, to }: { from: CurrencyCode; to: CurrencyCode }): void {
  part(form, 'symbol').textContent = symbolOf(from);
  part(form, 'from-flag').querySelector('use')!.setAttribute('href', `#flag-${from}`);
  part(form, 'to-flag').querySelector('use')!.setAttribute('href', `#flag-${to}`);
}

function shown(money: Money | undefined): string {
  return money ? moneyText(money) : '—';
}
