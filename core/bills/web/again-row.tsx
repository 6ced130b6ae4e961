import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { LostRow, useHasBeen, useIsRowAwaited } from '@wura/wallets/web/awaited-row';
import { Skeleton } from '@wura/ui/skeleton';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Again } from './again.ts';
import { billerMessages } from './biller-messages.ts';
import type { Billers } from './use-billers.ts';

const BillersDialog = lazy(() => import('./billers-dialog.tsx'));

/** Of its heading and one row of buttons, whether a name of the customer's own stands on them or not. */
const height = 'h-[116px]';

type AgainRowProps = {
  billers: Billers;
  /** How a number of this kind is written, and the picture beside it. */
  write: (number: string) => string;
  tileOf: (fields: Readonly<Record<string, string>>) => ReactNode;
  onPick: (again: Again) => void;
};

/** What was saved and what was paid lately, one press away. */
export function AgainRow({ billers, write, tileOf, onPick }: AgainRowProps) {
  const words = useMessages(billerMessages);
  /** Once it was opened it stays, so that closing it gives the focus back. */
  const [managing, setManaging] = useState<'never' | 'open' | 'closed'>('never');
  const { kind, again, all } = billers;
  const count = billers.isPending ? undefined : again.length + all.length;
  const isAwaited = useIsRowAwaited(`pay again ${kind}`, count, { usually: true });
  const isKept = useHasBeen(isAwaited);
  if (isAwaited && billers.askAgain) return <LostRow askAgain={billers.askAgain} className={height} />;
  if (isAwaited) {
    return (
      <div aria-hidden="true" className={`${height} pt-4`}>
        <Skeleton className="h-3.5 w-20" />
        <Skeleton className="mt-4 h-17 w-44 rounded-card!" />
      </div>
    );
  }
  if (!count) {
    // A new customer has paid nothing yet, and their first form stays where it is.
    return isKept ? (
      <p className={`grid ${height} place-items-center px-4 text-center text-small text-ink-2`}>{words.none}</p>
    ) : null;
  }
  return (
    <section aria-labelledby="pay-again" className="min-w-0">
      <div className="flex min-h-11 items-center justify-between">
        <h2 id="pay-again" className="text-small font-medium">
          {words.again}
        </h2>
        {all.length > 0 && (
          <button type="button" className="link min-h-11 text-small" onClick={() => setManaging('open')}>
            {words.manage}
          </button>
        )}
      </div>
      <ul className="-mx-5 flex snap-x gap-2.5 overflow-x-auto px-5 py-0.5 [scrollbar-width:none] scroll-px-5 md:mx-0 md:px-0.5 md:scroll-px-0.5">
        {again.map(each => (
          <li key={each.number} className="flex-none snap-start">
            <AgainButton again={each} number={write(each.number)} tile={tileOf(each.fields)} onPick={onPick} />
          </li>
        ))}
      </ul>
      {managing !== 'never' && (
        <Suspense>
          <BillersDialog
            isOpen={managing === 'open'}
            onClose={() => setManaging('closed')}
            {...{ billers, write, tileOf }}
          />
        </Suspense>
      )}
    </section>
  );
}

type AgainButtonProps = { again: Again; number: string; tile: ReactNode; onPick: (again: Again) => void };

function AgainButton({ again, number, tile, onPick }: AgainButtonProps) {
  const words = useMessages(billerMessages);
  const { label, amount } = again;
  const paid = amount === undefined ? undefined : formatAmount(amount, 'NGN');
  return (
    <button
      type="button"
      onClick={() => onPick(again)}
      className="panel flex min-h-17 items-center gap-3 py-2.5 pr-4 pl-3 text-left hover:bg-surface-hover"
    >
      {tile}
      <span className="leading-tight">
        <span className="sr-only">{paid === undefined ? words.payFor : words.againFor} </span>
        <span className="money-flow block max-w-[168px] truncate text-small font-label">{label ?? number}</span>
        {label !== null && <span className="money-flow block text-micro text-ink-2">{number}</span>}
        {paid !== undefined && <span className="money-flow block text-micro text-ink-2">{paid}</span>}
      </span>
    </button>
  );
}
