import { useMessages } from '@wura/browser/messages';
import { Printer } from 'lucide-react';
import { builtFees } from '../../fee-table.ts';
import { FeeTables } from './fee-tables.tsx';
import { feesMessages } from './messages.ts';

export function FeesScreen() {
  const words = useMessages(feesMessages);
  return (
    <div className="page-width pt-10 pb-24 md:pt-16">
      <h1 className="page-title">{words.title}</h1>
      <p className="mt-5 max-w-[600px] text-item leading-normal text-ink-2">{words.lead}</p>
      <button type="button" data-prints className="needs-script btn btn-line btn-44 mt-7 print:hidden">
        <Printer />
        {words.print}
      </button>
      <div data-island="fees">
        <FeeTables fees={builtFees} />
      </div>
      <div className="mt-20 grid gap-x-20 gap-y-12 lg:grid-cols-2">
        <section aria-labelledby="notes">
          <h2 id="notes" className="text-t2">
            {words.notesTitle}
          </h2>
          <ul className="mt-4 grid list-disc gap-2.5 pl-5 text-lead text-ink-2 marker:text-ink-3">
            {words.notes.map(note => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="samples">
          <h2 id="samples" className="text-t2">
            {words.sampleTitle}
          </h2>
          <p className="mt-4 text-lead text-ink-2">{words.sample}</p>
        </section>
      </div>
    </div>
  );
}
