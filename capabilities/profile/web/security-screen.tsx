import { useMessages } from '@wura/browser/messages';
import { usePanels, viewAddress } from '@wura/browser/views';
import { OtherRoomsPanel } from '@wura/identity/web/other-rooms-panel';
import { useNarrow } from '@wura/ui/use-narrow';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { settingsMessages } from './settings-messages.ts';

/** Who can get into the account and how: each part is brought by the room that knows it. */
export default function SecurityScreen() {
  const words = useMessages(settingsMessages);
  const isNarrow = useNarrow();
  return (
    <>
      <Link to={viewAddress('settings')} className="link mx-3 mb-1 inline-flex min-h-11 items-center gap-1.5 md:mx-0">
        <ArrowLeft className="size-[18px]" />
        {words.title}
      </Link>
      {!isNarrow && <h1 className="mb-6 text-t1">{words.security}</h1>}
      {/* Columns are read and walked through in the order in which they stand on a phone. */}
      <div className="max-w-[640px] gap-5 px-3 pt-1 pb-1 *:mb-5 *:break-inside-avoid md:px-0 lg:max-w-none lg:columns-2">
        {usePanels('security').map(panel => (
          <OtherRoomsPanel key={panel.id} panel={panel} />
        ))}
      </div>
    </>
  );
}
