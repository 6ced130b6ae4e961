import { useMessages } from '@wura/browser/messages';
import { usePanels } from '@wura/browser/views';
import { OtherRoomsPanel } from '@wura/identity/web/other-rooms-panel';
import { useNarrow } from '@wura/ui/use-narrow';
import { AnswerList } from './answer-list.tsx';
import { CaseList } from './case-list.tsx';
import { helpMenuMessages } from './menu-messages.ts';
import { helpMessages } from './messages.ts';

/** Answers to be searched, what is in hand already, and the ways to a person. */
export default function HelpScreen() {
  const words = useMessages(helpMessages);
  const { title } = useMessages(helpMenuMessages);
  const isNarrow = useNarrow();
  return (
    <>
      {!isNarrow && <h1 className="text-t1">{title}</h1>}
      <div className="grid gap-8 px-5 pt-2 pb-8 md:px-0 md:pt-1 lg:grid-cols-[minmax(0,560px)_minmax(0,400px)]">
        <div className="flex min-w-0 flex-col gap-5">
          <p className="text-lead text-ink-2">{words.lead}</p>
          <AnswerList />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <CaseList />
          {usePanels('help').map(panel => (
            <OtherRoomsPanel key={panel.id} panel={panel} />
          ))}
        </div>
      </div>
    </>
  );
}
