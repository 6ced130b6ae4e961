import { Check } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';

type VerifiedAccountProps = {
  /** Names its heading in the page. */
  id: string;
  words: { readonly isThisYou: string; readonly verified: string; readonly change: string };
  /** Of who is paid. */
  tile: ReactNode;
  customerName: string;
  /** Of the account, as it is read aloud and compared. */
  number: string;
  /** Below the number: what else tells the account from others. */
  children?: ReactNode;
  /** Beside the button, at the foot. */
  terms?: ReactNode;
  /** The look-up is over: it says nothing of now. */
  isOver: boolean;
  /** None: what can be changed here is something else. */
  onChange?: (() => void) | undefined;
};

/** Whose account with a biller it is, before it is paid for: what is paid for the wrong one cannot be taken back. */
export function VerifiedAccount(account: VerifiedAccountProps) {
  const { id, words, tile, customerName, number, children, terms, isOver, onChange } = account;
  const lead = useRef<HTMLHeadingElement>(null);

  // The page keeps its heading, so focus comes to what is new on it.
  useEffect(() => lead.current?.focus(), []);

  return (
    <section aria-labelledby={id} className={`panel px-4.5 pt-4 ${onChange ? 'pb-2' : 'pb-4'}`}>
      <div className="flex items-center gap-4">
        {tile}
        <div className="min-w-0 leading-[1.3]">
          <h2 id={id} ref={lead} tabIndex={-1} className="text-small font-medium text-ink-2 outline-none">
            {words.isThisYou}
          </h2>
          <p className="text-entry font-strong wrap-anywhere">{customerName}</p>
          <p className="money-flow text-note whitespace-normal! text-ink-2">{number}</p>
          {children}
          {!isOver && (
            <p className="mt-[3px] flex items-center gap-1.5 text-small font-medium text-ok">
              <Check className="size-[15px]!" />
              {words.verified}
            </p>
          )}
        </div>
      </div>
      {onChange && (
        <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-4 border-t border-line text-small">
          {terms}
          <button type="button" className="link ml-auto min-h-11" onClick={onChange}>
            {words.change}
          </button>
        </div>
      )}
    </section>
  );
}
