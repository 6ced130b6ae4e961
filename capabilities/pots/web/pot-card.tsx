import { dayHeading } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { minorOf } from '@wura/money';
import { isCurrencyCode } from '@wura/money/currencies';
import { Meter } from '@wura/ui/meter';
import { Motif } from '@wura/ui/motif';
import { Balance } from '@wura/wallets/web/balance';
import type { Pot } from '../contract.ts';
import { potMessages } from './messages.ts';

/** One pot: what is in it, how far it has come, and what holds it. */
export function PotCard({ pot, onOpen }: { pot: Pot; onOpen: () => void }) {
  const words = useMessages(potMessages);
  const { name, look, balance, currency, goal, by, locked_until: until, round_up: step } = pot;
  const percent = percentOf(pot);
  const facts = [
    by !== null && words.by(dayHeading(by)),
    until !== null && words.lockedUntil(dayHeading(until)),
    step !== null && words.roundsUp(formatAmount(step, currency)),
  ].filter(text => text !== false);
  return (
    <button
      type="button"
      onClick={onOpen}
      className="panel flex w-full flex-col gap-2 p-4 text-left hover:bg-surface-hover"
    >
      <span className="flex items-center gap-3">
        <Motif name={look} className="size-9 flex-none text-link" />
        <span className="min-w-0 font-label wrap-anywhere">{name}</span>
      </span>
      <span className="text-t3">
        <Balance amount={balance} currency={currency} />
        {goal !== null && (
          <span className="ml-1.5 text-small font-regular text-ink-2">{words.of(formatAmount(goal, currency))}</span>
        )}
      </span>
      {percent !== undefined && <Meter percent={percent} label={words.reached(percent)} />}
      {facts.map(text => (
        <span key={text} className="block text-small text-ink-2">
          {text}
        </span>
      ))}
    </button>
  );
}

function percentOf({ balance, goal, currency }: Pot): number | undefined {
  if (goal === null || !isCurrencyCode(currency)) return undefined;
  return Number((minorOf(balance, currency) * 100n) / minorOf(goal, currency));
}
