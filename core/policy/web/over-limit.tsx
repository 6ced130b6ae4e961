import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { LimitLink } from './limit-link.tsx';
import { excessOver } from './limits.ts';
import { limitMessages } from './messages.ts';

type OverLimitProps = {
  amount: string;
  /** What may still be sent today. */
  left: string;
  /** Fills in what is left; without it the amount is not one that can be typed. */
  onUse?: (amount: string) => void;
};

/** Under an amount that the server would refuse: by how much, and the two ways on. */
export function OverLimit({ amount, left, onUse }: OverLimitProps) {
  const words = useMessages(limitMessages);
  const excess = excessOver(amount, left);
  if (excess === undefined) return null;
  const hasSome = !/^0+(\.0+)?$/.test(left);
  return (
    <>
      {words.over(formatAmount(excess, 'NGN'))}
      {/* Apart by what each is pressed beyond its letters. */}
      <span className="mt-2 flex flex-wrap gap-x-4 gap-y-5">
        {hasSome && onUse && (
          <button type="button" className="reach min-h-6 underline" onClick={() => onUse(left.replace(/\.0+$/, ''))}>
            {words.use(formatAmount(left, 'NGN'))}
          </button>
        )}
        <LimitLink />
      </span>
    </>
  );
}
