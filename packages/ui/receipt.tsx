import type { ReactNode } from 'react';
import { selvedgeMotifs } from './cloth-of.ts';
import { Cloth } from './cloth.tsx';
import { CopyIcon } from './copy-icon.tsx';
import { Mark } from './mark.tsx';

export type ReceiptRow = {
  label: string;
  value: ReactNode;
  detail?: ReactNode;
  /** What is copied, raw, and the names of that before and after. */
  copy?: { value: string; label: string; copied: string } | undefined;
};

type ReceiptProps = {
  /** Names the article: "Receipt". */
  label: string;
  brandName: string;
  chip: ReactNode;
  amount: ReactNode;
  /** The money went back, or never went: the amount is struck through. */
  isVoid?: boolean | undefined;
  rows: readonly ReceiptRow[];
  /** "PENDING" or "SIMULATED": a band across the paper, so that a screenshot cannot pass as proof. */
  band?: string | undefined;
  /** Right under the amount: what was bought with it. */
  goods?: ReactNode;
  children?: ReactNode;
};

/** Paper in both themes, with a woven selvedge above and scallops below. */
export function Receipt({ label, brandName, chip, amount, isVoid, rows, band, goods, children }: ReceiptProps) {
  return (
    <article
      aria-label={label}
      data-theme="light"
      className="receipt-arrive w-full text-ink drop-shadow-[0_18px_30px_rgb(2_6_18/.35)]"
    >
      <div className="overflow-hidden rounded-t-[18px] bg-surface">
        <div className="relative h-9 overflow-hidden bg-(--aro-700) text-(--aro-300)">
          <Cloth
            cellPx={50}
            marginPx={6}
            columns={14}
            motifs={selvedgeMotifs}
            className="cloth cloth-plain -top-[7px] -left-2.5"
          />
        </div>
        {band && (
          <p className="bg-(--obi-700) py-1.5 text-center text-small font-display tracking-[.14em] text-white">
            {band}
          </p>
        )}
        <div className="px-5 pt-4 pb-1">
          <div className="mb-3 flex items-center justify-between gap-3">
            <Mark sizePx={24} name={brandName} />
            {chip}
          </div>
          <div
            className={`text-figure-2xl leading-[1.1] font-[620] tracking-[-.035em] ${isVoid ? 'text-ink-3 line-through decoration-2' : ''}`}
          >
            {amount}
          </div>
          {goods}
          <dl className="mt-2 text-note leading-[1.35]">
            {rows.map(row => (
              <div
                key={row.label}
                className="flex justify-between gap-4 py-[9px] not-first:border-t not-first:border-line"
              >
                <dt className="text-ink-2">{row.label}</dt>
                <dd className="max-w-[72%] text-right font-[540] text-balance wrap-break-word">
                  {row.copy ? (
                    <span className="inline-flex items-center gap-0.5">
                      {row.value}
                      <CopyIcon {...row.copy} className="-my-3 -mr-3 text-link" />
                    </span>
                  ) : (
                    row.value
                  )}
                  {row.detail && <span className="block font-regular text-ink-2">{row.detail}</span>}
                </dd>
              </div>
            ))}
          </dl>
          {children}
        </div>
      </div>
      <div aria-hidden="true" className="scallop bg-surface" />
    </article>
  );
}
