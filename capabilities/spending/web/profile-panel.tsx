import { useMessages } from '@wura/browser/messages';
import { viewAddress } from '@wura/browser/views';
import { LinkRow } from '@wura/ui/link-row';
import { ChartPie } from 'lucide-react';
import { spendingViews } from './shell-messages.ts';

/** The way to it on a phone, whose menus are full. */
export default function ProfilePanel() {
  return (
    <LinkRow to={viewAddress('spending')} icon={<ChartPie />}>
      {useMessages(spendingViews).title}
    </LinkRow>
  );
}
