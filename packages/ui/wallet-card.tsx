import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { clothClass, largeCardMotifs, smallCardMotifs } from './cloth-of.ts';
import { Cloth } from './cloth.tsx';
import { Flag } from './flag.tsx';
import { Money } from './money.tsx';
import { Skeleton } from './skeleton.tsx';

export type WalletFace = {
  currency: string;
  /** "Naira". */
  name: string;
  /** Account number, or the code. */
  detail: string;
  symbol: string;
  /** Plain decimal; undefined while unknown, which draws "—" and never 0.00. */
  balance: string | undefined;
  minorDigits?: number | undefined;
  spoken?: string | ((amount: string) => string) | undefined;
  /** Said in place of the figure while it is hidden or unknown: "Balance hidden", "Balance unknown". */
  hiddenText: string;
  unknownText: string;
  isHidden?: boolean | undefined;
  /** What lies beside the figure: "₦5,000 in pots, ₦15,000 in all". */
  beside?: string | undefined;
  /** The same where there is room for one short line: "₦5,000 in pots". */
  besideInShort?: string | undefined;
};

type WalletCardProps = WalletFace & {
  size?: 'large' | 'mobile' | undefined;
  /** Over the figure on a large card: "Available balance". */
  balanceLabel?: string | undefined;
  /** Chips, drawn when given: "Primary", "Active". */
  primaryLabel?: string | undefined;
  activeLabel?: string | undefined;
  isSelected: boolean;
  onSelect: () => void;
};

/** A wallet as dyed cloth. Pressing it selects; the gold ring and the chip both say which one is active. */
export function WalletCard(props: WalletCardProps) {
  const {
    size = 'large',
    currency,
    name,
    detail,
    balanceLabel,
    primaryLabel,
    activeLabel,
    isSelected,
    onSelect,
  } = props;
  const isLarge = size === 'large';
  const beside = isLarge ? props.beside : props.besideInShort;
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      onClick={onSelect}
      className={`cloth-card on-cloth wallet-card ${isLarge ? '' : 'wallet-card-mobile'} ${clothClass(currency)}`}
    >
      {isLarge ? (
        <Cloth
          cellPx={74}
          marginPx={9}
          columns={4}
          motifs={largeCardMotifs(currency)}
          className="cloth -top-5 -right-[34px]"
        />
      ) : (
        <Cloth
          cellPx={72}
          marginPx={8}
          columns={3}
          motifs={smallCardMotifs(currency)}
          className="cloth -top-2.5 -right-[30px]"
        />
      )}
      <span className="relative flex w-full items-center gap-2.5">
        <Flag code={currency} size={isLarge ? 32 : 28} />
        <span className="min-w-0">
          <span className="line-clamp-2 text-body leading-[1.2] font-strong wrap-break-word">{name}</span>
          <span
            className={`block text-on-cloth-2 ${isLarge ? 'money-flow text-small leading-[1.3]' : 'text-micro leading-[1.2]'}`}
          >
            {isLarge ? detail : (primaryLabel ?? detail)}
          </span>
        </span>
        <span className={`ml-auto flex gap-1.5 ${isLarge ? 'self-start' : ''}`}>
          {isLarge && primaryLabel && <CardChip className="bg-(--aro-950) text-white">{primaryLabel}</CardChip>}
          {activeLabel && isSelected && <CardChip className="bg-(--wura-400) text-(--aro-900)">{activeLabel}</CardChip>}
        </span>
      </span>
      <span className="relative mt-auto block w-full">
        {isLarge && balanceLabel && <span className="mb-0.5 block text-small text-on-cloth-2">{balanceLabel}</span>}
        <Balance {...props} maxPx={isLarge ? 38 : 28} look="big" className="block leading-[1.1] font-strong" />
        {beside && <span className="mt-0.5 block truncate text-micro text-on-cloth-2">{beside}</span>}
      </span>
    </button>
  );
}

type WalletRowProps = WalletFace & {
  to: string;
  onFollow?: () => void;
  /** It leads to where the reader is already: the page is not taken to its top. */
  staysInPlace?: boolean;
};

/** The other wallets, 64 high: flag, name, figure, and the way to it. */
export function WalletRow({ to, onFollow, staysInPlace = false, ...face }: WalletRowProps) {
  return (
    <Link
      to={to}
      preventScrollReset={staysInPlace}
      onClick={onFollow}
      className="flex min-h-16 min-w-0 items-center gap-3 rounded-control bg-surface px-3.5 shadow-1 hover:bg-surface-hover focus-visible:rounded-control"
    >
      <Flag code={face.currency} size={36} />
      <span className="min-w-0 grow leading-tight">
        <span className="line-clamp-2 text-body font-label wrap-break-word">{face.name}</span>
        <span className="block truncate text-small text-ink-3">{face.detail}</span>
      </span>
      <Balance {...face} look="flow" className="text-entry font-strong max-[359px]:text-note [font-stretch:106%]" />
      <ChevronRight className="size-[18px] text-ink-3" />
    </Link>
  );
}

/** Waiting: the shape of a card, with the cloth absent. */
export function WalletCardSkeleton({ size = 'large' }: { size?: 'large' | 'mobile' }) {
  return (
    <Skeleton
      className={size === 'large' ? 'h-[184px] rounded-card!' : 'h-[124px] w-[202px] flex-none rounded-card!'}
    />
  );
}

type BalanceProps = WalletFace & { look: 'big' | 'flow'; maxPx?: number | undefined; className: string };

function Balance({
  balance,
  symbol,
  minorDigits,
  spoken,
  isHidden,
  hiddenText,
  unknownText,
  look,
  maxPx,
  className,
}: BalanceProps) {
  if (balance !== undefined && !isHidden) {
    return (
      <Money
        amount={balance}
        symbol={symbol}
        minorDigits={minorDigits}
        spoken={spoken}
        look={look}
        fitMaxPx={maxPx}
        className={className}
      />
    );
  }
  const size = maxPx === 38 ? 'text-figure-2xl' : maxPx === 28 ? 'text-figure-md' : '';
  return (
    <span className={`${look === 'big' ? 'money' : 'money-flow'} ${size} ${className}`}>
      <span aria-hidden="true">{isHidden ? '••••••' : '—'}</span>
      <span className="sr-only">{isHidden ? hiddenText : unknownText}</span>
    </span>
  );
}

function CardChip({ className, children }: { className: string; children: string }) {
  return (
    <span
      className={`grid h-[22px] place-items-center rounded-full px-[9px] text-micro leading-none font-label ${className}`}
    >
      {children}
    </span>
  );
}
