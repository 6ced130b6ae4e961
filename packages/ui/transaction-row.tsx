import type { ReactNode } from 'react';
import { Money } from './money.tsx';
import { RowLink } from './row-link.tsx';

type TransactionRowProps = {
  to: string;
  /** An Avatar for a person, a Tile for a category. */
  lead: ReactNode;
  title: string;
  detail: ReactNode;
  /** Signed plain decimal: "-25000.00" left the wallet, "60000" came in. */
  amount: string;
  symbol: string;
  minorDigits?: number | undefined;
  spoken?: string | ((amount: string) => string) | undefined;
  /** Struck through: the money did not move, or came back. The chip says which. */
  isVoid?: boolean | undefined;
  /** Only when the transaction is not completed. */
  chip?: ReactNode;
  time: ReactNode;
  /** Opens the detail beside the list instead of going to it, where the screen does so. */
  onClick?: ((event: React.MouseEvent) => void) | undefined;
};

/** The whole row is one link to the detail. On a phone the chip moves under the detail instead of squeezing the name. */
export function TransactionRow(props: TransactionRowProps) {
  const { to, lead, title, detail, amount, symbol, minorDigits, spoken, isVoid, chip, time, onClick } = props;
  const isIn = !amount.startsWith('-') && !amount.startsWith('\u2212');
  const tone = isVoid ? 'text-ink-3 line-through decoration-1' : isIn ? 'text-ok' : '';
  return (
    <RowLink
      to={to}
      onClick={onClick}
      className="group relative flex min-h-16 items-center gap-x-3 px-3.5 py-2 -outline-offset-2 @max-[15rem]:flex-wrap hover:bg-surface-hover md:min-h-[62px] md:px-5"
    >
      {lead}
      <span className="min-w-0 grow leading-[1.3] @max-[15rem]:basis-0">
        <span className="line-clamp-2 text-body font-label wrap-anywhere md:line-clamp-1">{title}</span>
        <span className="line-clamp-1 text-small wrap-anywhere text-ink-3 @max-[20rem]:line-clamp-2">{detail}</span>
        {chip && <span className="mt-1 block md:hidden">{chip}</span>}
      </span>
      {chip && <span className="hidden md:block">{chip}</span>}
      <span className="shrink-0 text-right leading-[1.3] @max-[15rem]:basis-full md:min-w-[132px]">
        <Money
          amount={amount}
          symbol={symbol}
          minorDigits={minorDigits}
          spoken={spoken}
          sign="movement"
          className={`block text-body font-strong [font-stretch:104%] ${tone}`}
        />
        <span className="block text-small whitespace-nowrap text-ink-3">{time}</span>
      </span>
    </RowLink>
  );
}

/** Rows with hairlines that start where the names start. The amount goes beneath where the letters leave no room beside. */
export function TransactionList({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <ul
      aria-label={label}
      className="@container [&>li+li]:relative [&>li+li]:before:absolute [&>li+li]:before:top-0 [&>li+li]:before:right-3.5 [&>li+li]:before:left-[66px] [&>li+li]:before:z-10 [&>li+li]:before:border-t [&>li+li]:before:border-line md:[&>li+li]:before:right-5 md:[&>li+li]:before:left-[72px]"
    >
      {children}
    </ul>
  );
}
