import type { ReactNode } from 'react';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h2 className="mb-3.5 text-body font-strong text-ink-2">{title}</h2>
      {children}
    </section>
  );
}
