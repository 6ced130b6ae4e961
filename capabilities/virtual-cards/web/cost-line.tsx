import { call } from '@wura/browser/client';
import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { refusalText } from '@wura/browser/refusal-text';
import { useSettled } from '@wura/browser/use-settled';
import { parseAmount } from '@wura/money';
import { useEffect, useState } from 'react';
import type { CardQuote } from '../contract.ts';
import { quoteCard } from './calls.ts';
import { cardMessages } from './messages.ts';

type Asked = { walletId: string; currency: 'USD' | 'NGN'; amount: string };
type Quoted = { quote: CardQuote | undefined; error: unknown };

/** What is typed, priced: asked for once typing pauses, and again shortly before the price ends. */
export function useCardQuote({ walletId, currency, amount }: Asked): Quoted {
  const isAsked = walletId !== '' && typeof parseAmount(amount) !== 'string';
  const name = useSettled(isAsked ? `${walletId} ${currency} ${amount}` : '');
  const [state, setState] = useState<Quoted & { name: string }>({ name: '', quote: undefined, error: undefined });
  const [round, setRound] = useState(0);

  useEffect(() => {
    if (name === '') return;
    const leaving = new AbortController();
    const [wallet_id = '', wanted, sum = ''] = name.split(' ');
    let timer: ReturnType<typeof setTimeout> | undefined;
    const body = { wallet_id, currency: wanted === 'NGN' ? ('NGN' as const) : ('USD' as const), amount: sum };
    call(quoteCard, { body, signal: leaving.signal }).then(
      quote => {
        setState({ name, quote, error: undefined });
        timer = setTimeout(() => setRound(count => count + 1), Math.max(0, quote.expires_in_ms - 2_000));
      },
      (error: unknown) => {
        if (!leaving.signal.aborted) setState({ name, quote: undefined, error });
      },
    );
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [name, round]);

  const isOfThis = isAsked && state.name === `${walletId} ${currency} ${amount}`;
  return { quote: isOfThis ? state.quote : undefined, error: isOfThis ? state.error : undefined };
}

/** What leaves the wallet, before anything is pressed. */
export function CostLine({ quoted: { quote, error } }: { quoted: Quoted }) {
  const words = useMessages(cardMessages);
  if (error !== undefined)
    return <p className="text-note text-bad">{refusalText(error, { fallback: words.failed })}</p>;
  if (!quote) return null;
  const cost = formatAmount(quote.cost, quote.cost_currency);
  const isFree = Number(quote.fee) === 0;
  return (
    <p className="text-note text-ink-2">
      {isFree ? words.costsPlain(cost) : words.costs(cost, formatAmount(quote.fee, quote.cost_currency))}
    </p>
  );
}
