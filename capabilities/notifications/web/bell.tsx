import { useMessages } from '@wura/browser/messages';
import { useRoute } from '@wura/browser/query';
import { IconButton } from '@wura/ui/icon-button';
import { Bell as BellIcon } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { countUnread } from './calls.ts';
import { notificationsMessages } from './messages.ts';

const Panel = lazy(() => import('./panel.tsx'));

/** Whether anything new waits, and the way to it. */
export function Bell() {
  const words = useMessages(notificationsMessages);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const { data, refetch } = useRoute(countUnread, {});
  const { key } = useLocation();
  const unread = data?.unread ?? 0;

  // Looked up when the customer does something, and never by a timer: every call counts as use, and an idle session
  // would never end.
  useEffect(() => void refetch(), [key, refetch]);

  return (
    <>
      <IconButton
        label={words.bell(unread)}
        hasNews={unread > 0}
        icon={<BellIcon className="size-[22px]!" />}
        aria-haspopup="dialog"
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      />
      {/* Loaded when it is first asked for. From then on it stays, so that closing it gives the focus back. */}
      {wasOpened && (
        <Suspense>
          <Panel isOpen={isOpen} unread={unread} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
