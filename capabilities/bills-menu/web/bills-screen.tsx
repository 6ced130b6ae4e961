import { useMessages } from '@wura/browser/messages';
import { usePanels, useViewsInPlace, type Panel } from '@wura/browser/views';
import { OtherRoomsPanel } from '@wura/identity/web/other-rooms-panel';
import { Cloth } from '@wura/ui/cloth';
import { EmptyState } from '@wura/ui/empty-state';
import type { MotifName } from '@wura/ui/motif';
import { useNarrow } from '@wura/ui/use-narrow';
import { Clock, ShieldCheck, Zap } from 'lucide-react';
import { useState } from 'react';
import { billsMessages } from './messages.ts';
import { ViewList } from './view-list.tsx';

export default function BillsScreen() {
  const words = useMessages(billsMessages);
  const isNarrow = useNarrow();
  const views = useViewsInPlace('bills');
  const panels = usePanels('bills');
  /** As it was when the menu was opened: what has come stays where it is. */
  const [placed] = useState(() => panels.filter(panel => panel.hasPlace?.() ?? true).map(({ id }) => id));
  const hasPlace = ({ id }: Panel) => placed.includes(id);
  return (
    <>
      {!isNarrow && <h1 className="mb-6 text-t1">{words.title}</h1>}
      <div className="flex max-w-[640px] flex-col gap-5 px-3 pt-1 pb-6 md:px-0">
        <Facts />
        {panels.filter(hasPlace).map(panel => (
          <OtherRoomsPanel key={panel.id} panel={panel} />
        ))}
        {views.length > 0 ? (
          <section aria-labelledby="all-bills">
            <h2 id="all-bills" className="mb-2.5 px-2 text-row md:px-0">
              {words.choose}
            </h2>
            <ViewList views={views} place="bills" label={words.title} />
          </section>
        ) : (
          <div className="panel">
            <EmptyState motif="house" title={words.none} />
          </div>
        )}
        {panels
          .filter(panel => !hasPlace(panel))
          .map(panel => (
            <OtherRoomsPanel key={panel.id} panel={panel} />
          ))}
      </div>
    </>
  );
}

const motifs: readonly MotifName[] = ['house', 'house', 'house', 'house', 'house', 'house', 'house', 'house'];

/** What holds for every bill, on the cloth of bills. */
function Facts() {
  const { facts, factsLabel } = useMessages(billsMessages);
  const each = [
    { icon: Clock, text: facts.always },
    { icon: Zap, text: facts.instant },
    { icon: ShieldCheck, text: facts.secure },
  ];
  return (
    <section
      aria-label={factsLabel}
      className="on-cloth cloth-ngn relative overflow-hidden rounded-card bg-cloth-ngn px-4 py-5 text-on-cloth md:px-6"
    >
      <Cloth cellPx={72} marginPx={10} columns={4} motifs={motifs} className="cloth -top-4 -right-6" />
      <ul className="relative grid grid-cols-[repeat(auto-fit,minmax(max(4.75rem,calc((100%-25px)/3)),1fr))] gap-3">
        {each.map(({ icon: Icon, text }) => (
          <li
            key={text}
            className="flex flex-col items-center gap-2 text-center text-small font-medium md:flex-row md:text-left"
          >
            <Icon aria-hidden="true" className="size-[22px] flex-none text-gold-on-cloth" />
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
