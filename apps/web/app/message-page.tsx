import { Mark } from '@wura/ui/mark';
import type { ReactNode } from 'react';

interface LonePageProps {
  brand: string;
  title: string;
  text: string;
  /** Where to go from here. */
  children: ReactNode;
}

/** What stands alone, without a header or a shell, because neither can be relied on. */
export function MessagePage({ brand, title, text, children }: LonePageProps) {
  return (
    <main id="main" className="mx-auto flex min-h-dvh max-w-[640px] flex-col items-start justify-center gap-3 px-5">
      <Mark name={brand} className="mb-6" />
      <h1 className="text-t1">{title}</h1>
      <p className="text-lead text-ink-2">{text}</p>
      <div className="mt-3 flex flex-wrap gap-3">{children}</div>
    </main>
  );
}
