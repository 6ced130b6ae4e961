import { listDate } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import { Tile } from '@wura/ui/tile';
import { ArrowDownUp, ShieldCheck, UserCheck } from 'lucide-react';
import type { ReplyOf } from '@wura/wire';
import { Link } from 'react-router';
import type { routes } from '../contract.ts';
import { notificationsMessages } from './messages.ts';

export type Notification = ReplyOf<typeof routes.list>['data'][number];

const icons = { money: <ArrowDownUp />, security: <ShieldCheck />, account: <UserCheck /> };

/** The whole row leads to what it tells of; one that leads nowhere can only be marked as read. */
export function NotificationRow({ notification, onOpen }: { notification: Notification; onOpen: () => void }) {
  const shape = 'flex w-full gap-3 rounded-nav py-3 text-left hover:bg-surface-hover';
  const face = <Face notification={notification} />;
  if (notification.link !== null) {
    return (
      <Link to={notification.link} onClick={onOpen} className={shape}>
        {face}
      </Link>
    );
  }
  if (notification.read) return <div className={shape}>{face}</div>;
  return (
    <button type="button" onClick={onOpen} className={shape}>
      {face}
    </button>
  );
}

function Face({ notification: { topic, title, text, created_at, read } }: { notification: Notification }) {
  const words = useMessages(notificationsMessages);
  return (
    <>
      <Tile icon={icons[topic]} />
      <span className="min-w-0 grow">
        <span className="flex items-start gap-2">
          <span className={`grow wrap-anywhere ${read ? 'font-label' : 'font-strong'}`}>{title}</span>
          {!read && (
            <span className="mt-1.5 size-2.5 flex-none rounded-full bg-brand shadow-[0_0_0_1px_var(--brand-edge)]">
              <span className="sr-only">{words.isUnread}</span>
            </span>
          )}
        </span>
        <span className="block text-note wrap-anywhere text-ink-2">{text}</span>
        <span className="mt-0.5 block text-small text-ink-3">{listDate(created_at)}</span>
      </span>
    </>
  );
}
