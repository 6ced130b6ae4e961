import { formatAmount } from '@wura/browser/money-format';
import type { FeeLine } from '@wura/policy/contract';
import { feeName } from '../fees/fee-name.ts';
import { amountField } from './amount-field.ts';
import { part } from './read.ts';

interface Price {
  readonly amount: string;
  readonly fees: readonly FeeLine[];
  readonly total: string;
}

const typingMs = 250;

/** Asks the server what a payment costs: the same rules as for a real one, and none of our own. */
export function priceForm(form: HTMLElement): void {
  const kind = form.querySelector('select')!;
  const field = form.querySelector('input')!;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastAsked = 0;
  const readAmount = amountField(field, askSoon);
  kind.addEventListener('change', () => void ask());
  form.addEventListener('submit', event => {
    event.preventDefault();
    void ask();
  });

  function askSoon(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), typingMs);
  }

  // The rules may be others than when the page was built. The visitor has not asked yet, so a failure is not told.
  void priceOf(query()).then(answer => {
    if (lastAsked === 0 && typeof answer !== 'string') draw(form, answer);
  });

  function query(): URLSearchParams {
    return new URLSearchParams({ kind: kind.value, amount: readAmount(), currency: 'NGN' });
  }

  async function ask(): Promise<void> {
    clearTimeout(timer);
    const asked = ++lastAsked;
    const answer = await priceOf(query());
    // A slow answer to what was typed before says nothing about what is there now.
    if (asked === lastAsked) draw(form, answer);
  }
}

async function priceOf(query: URLSearchParams): Promise<Price | 'wrong' | 'failed'> {
  try {
    const response = await fetch(`/api/price?${query.toString()}`, { signal: AbortSignal.timeout(8_000) });
    if (response.ok) return (await response.json()) as Price;
    return response.status === 422 ? 'wrong' : 'failed';
  } catch {
    return 'failed';
  }
}

function draw(form: HTMLElement, answer: Price | 'wrong' | 'failed'): void {
  const price = typeof answer === 'string' ? undefined : answer;
  part(form, 'problem').textContent = typeof answer === 'string' ? form.dataset[answer]! : '';
  form.querySelector('input')!.ariaInvalid = answer === 'wrong' ? 'true' : null;
  part(form, 'arrives').textContent = price ? formatAmount(price.amount, 'NGN') : '—';
  part(form, 'total').textContent = price ? formatAmount(price.total, 'NGN') : '—';
  const words = JSON.parse(form.dataset.lines!) as Record<string, string>;
  const lines = price?.fees.map(fee => [feeName(fee, words), formatAmount(fee.amount, 'NGN')]) ?? [];
  if (price && lines.length === 0) lines.push([form.dataset.free!, '']);
  for (const before of form.querySelectorAll('[data-line]')) before.remove();
  part(form, 'total-line').before(...lines.map(line));
}

function line([name = '', amount = '']: readonly string[]): HTMLElement {
  const row = document.createElement('div');
  row.dataset.line = '';
  const [term, figure] = [document.createElement('dt'), document.createElement('dd')];
  term.textContent = name;
  figure.textContent = amount;
  figure.className = 'money-flow';
  row.append(term, figure);
  return row;
}
