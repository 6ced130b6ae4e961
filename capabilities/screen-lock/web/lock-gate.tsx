import { useQueryClient } from '@tanstack/react-query';
import { dropKept } from '@wura/browser/kept';
import { isScreenLocked, watchScreenLock } from '@wura/browser/screen-lock';
import { setSheetsAside } from '@wura/ui/still-page';
import { currentToast, dropToast, watchToast } from '@wura/ui/toast';
import {
  lazy,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';

// Neither is needed for a first screen.
const LockClock = lazy(() => import('./lock-clock.tsx'));
const LockScreen = lazy(() => import('./lock-screen.tsx'));

interface LockGateProps {
  children: ReactNode;
  /** Leaves the device for good. */
  onSignOut: () => void;
}

/**
 * While the screen is locked, what it showed is taken out of the page as it stands and put back afterwards: a thief who looks
 * behind the cover finds nothing, and its owner finds every field as it was. After a reload meanwhile it was never drawn.
 */
export function LockGate({ children, onSignOut }: LockGateProps) {
  const isLocked = useSyncExternalStore(watchScreenLock, isScreenLocked, () => false);
  const [isDrawn, setDrawn] = useState(!isLocked);
  if (!isLocked && !isDrawn) setDrawn(true);
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const queries = useQueryClient();

  useLayoutEffect(() => {
    const [outer, inner] = [frame.current, content.current];
    if (!isLocked || !outer || !inner) return;
    const focused = document.activeElement;
    const scrolledTo = scrollY;
    const { title } = document;
    inner.remove();
    const bringBack = setSheetsAside();
    dropKept();
    const dropToasts = () => {
      const toast = currentToast();
      if (toast) dropToast(toast.id);
    };
    dropToasts();
    const unwatch = watchToast(dropToasts);
    return () => {
      unwatch();
      outer.append(inner);
      bringBack();
      document.title = title;
      // A dialog that was taken out is open no more as far as the browser knows, and still as far as React does.
      for (const dialog of inner.querySelectorAll('dialog[open]')) {
        dialog.removeAttribute('open');
        (dialog as HTMLDialogElement).showModal();
      }
      scrollTo(0, scrolledTo);
      if (focused instanceof HTMLElement && inner.contains(focused)) focused.focus({ preventScroll: true });
    };
  }, [isLocked]);

  useEffect(() => {
    // What was asked meanwhile was refused.
    if (isLocked) return () => void queries.invalidateQueries();
    return undefined;
  }, [isLocked, queries]);

  return (
    <>
      <div ref={frame} className="contents">
        <div ref={content} className="contents">
          {isDrawn && (
            <>
              {children}
              <Suspense fallback={null}>
                <LockClock />
              </Suspense>
            </>
          )}
        </div>
      </div>
      {isLocked && (
        <Suspense fallback={<div className="min-h-dvh bg-canvas" />}>
          <LockScreen onSignOut={onSignOut} />
        </Suspense>
      )}
    </>
  );
}
