import { useMessages } from '@wura/browser/messages';
import { viewAddress } from '@wura/browser/views';
import { ChevronRight, LayoutGrid } from 'lucide-react';
import { Link } from 'react-router';
import { clothView } from './shell-messages.ts';

/** From the profile to the cloth of the one whose profile it is. */
export default function ProfilePanel() {
  const words = useMessages(clothView);
  return (
    <Link to={viewAddress('cloth')} className="panel flex min-h-14 items-center gap-3 px-5 py-3 font-label">
      <LayoutGrid className="text-ink-3" />
      <span className="grow">{words.title}</span>
      <ChevronRight className="size-[18px] text-ink-3" />
    </Link>
  );
}
