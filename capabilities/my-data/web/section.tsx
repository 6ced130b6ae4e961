import type { ReactNode } from 'react';

/** A part of the screen, under its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="panel p-5">
      <h2 className="text-t3">{title}</h2>
      {children}
    </section>
  );
}
