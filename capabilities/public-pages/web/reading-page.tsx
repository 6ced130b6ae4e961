import type { ReactNode } from 'react';

type ReadingPageProps = {
  title: string;
  lead: string;
  sections: readonly { title: string; text: string }[];
  children?: ReactNode;
};

/** A page of prose, as wide as a line of text should be. */
export function ReadingPage({ title, lead, sections, children }: ReadingPageProps) {
  return (
    <div className="mx-auto w-full max-w-[640px] px-5 py-10 md:py-16">
      <h1 className="text-display">{title}</h1>
      <p className="mt-4 text-lead text-ink-2">{lead}</p>
      {sections.map(section => (
        <section key={section.title} className="mt-8">
          <h2 className="text-t3">{section.title}</h2>
          <p className="mt-1.5 text-lead text-ink-2">{section.text}</p>
        </section>
      ))}
      {children}
    </div>
  );
}
