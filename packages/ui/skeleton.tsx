import type { ReactNode } from 'react';

/** One shape of what is coming: size it with classes. It appears after 150 ms, so quick answers never flash. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span className={`skeleton block ${className}`} />;
}

/** Wraps the shapes of a waiting region, laid out by its own classes, and says once, in words, what is loading. */
export function Loading({ text, children, className }: { text: string; children: ReactNode; className?: string }) {
  return (
    <div aria-busy="true" className={className}>
      <span role="status" className="sr-only">
        {text}
      </span>
      <div aria-hidden="true" className="contents">
        {children}
      </div>
    </div>
  );
}

/** The true shape of transaction rows. */
export function SkeletonRows({ count = 3 }: { count?: number }) {
  return (
    <div className="skeleton-group">
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className="flex h-16 items-center gap-3 px-4 md:h-[62px] md:px-5">
          <Skeleton className="size-10 rounded-full!" />
          <div className="grow">
            <Skeleton className={`h-[13px] ${widths[at % widths.length]}`} />
            <Skeleton className="mt-2 h-[11px] w-1/3" />
          </div>
          <Skeleton className="h-3.5 w-[84px]" />
        </div>
      ))}
    </div>
  );
}

const widths = ['w-[58%]', 'w-[44%]', 'w-[52%]'];
