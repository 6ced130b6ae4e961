import { useQueryClient } from '@tanstack/react-query';
import { useMessages } from '@wura/browser/messages';
import { useRoute } from '@wura/browser/query';
import { useSettings } from '@wura/identity/web/settings';
import { IconButton } from '@wura/ui/icon-button';
import { Bell as BellIcon } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { countUnread } from './calls.ts';
import { notificationsMessages } from './messages.ts';

const Panel = lazy(() => import('./panel.tsx'));

/** Whether anything new waits, and the way to it. */
export function Bell() {
  const words = useMessages(notificationsMessages);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const queries = useQueryClient();
  const { data } = useRoute(countUnread, {});
  const { data: settings } = useSettings();
  const unread = data?.unread ?? 0;
  const isQuiet = useRef(false);
  const go = useRef(useNavigate());
  useEffect(() => {
    isQuiet.current = settings?.notifications === false;
  }, [settings]);

  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    void import('./live.ts').then(({ follow }) => {
      if (!isGone) stop = follow(queries, { isQuiet: () => isQuiet.current, go: path => void go.current(path) });
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, [queries]);

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
