import type { ComponentProps, ReactNode } from 'react';

interface SavedStripProps {
  id: string;
  title: string;
  /** What the list of all of them, to be changed, is called. */
  manage: string;
  onManage: () => void;
  children: ReactNode;
}

/** Payees whom a customer has saved, in a row that is moved sideways. */
export function SavedStrip({ id, title, manage, onManage, children }: SavedStripProps) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="flex items-center justify-between">
        <h2 id={id} className="text-small font-medium">
          {title}
        </h2>
        <button type="button" className="link min-h-11 text-small" onClick={onManage}>
          {manage}
        </button>
      </div>
      <ul className="relative -mx-5 flex gap-1 overflow-x-auto px-3.5 pb-1 [scrollbar-width:none] md:-mx-1.5 md:px-0">
        {children}
      </ul>
    </section>
  );
}

/** `says`: what a press does, for customers who hear it, where the name alone would not tell. */
type SavedFaceProps = ComponentProps<'button'> & { face: ReactNode; name: string; says?: string };

/** One of them: a press fills in who it is for. */
export function SavedFace({ face, name, says, children, ...button }: SavedFaceProps) {
  return (
    <li className="flex-none">
      <button
        type="button"
        className="flex w-[5.25rem] flex-col items-center gap-1.5 rounded-control px-1 pt-1 pb-1 text-center text-micro font-label hover:bg-surface-hover disabled:text-ink-2"
        {...button}
      >
        {face}
        <span aria-hidden={says === undefined ? undefined : true} className="line-clamp-2 w-full wrap-anywhere">
          {name}
        </span>
        {says !== undefined && <span className="sr-only">{says}</span>}
        {children}
      </button>
    </li>
  );
}
