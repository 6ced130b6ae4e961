import { call } from '@wura/browser/client';
import { lockAfter, lockDueInMs, lockIfDue, screenTouched } from '@wura/browser/screen-lock';
import { sessionLife } from '@wura/browser/session';
import { readUser } from '@wura/identity/web/customer';
import { useSettings } from '@wura/identity/web/settings';
import { useEffect } from 'react';

const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/** Locks the screen once its customer has left it alone for as long as they chose. */
export default function LockClock() {
  const { data: settings } = useSettings();
  const afterMinutes = settings?.autoLock ? settings.autoLockMinutes : null;
  const isKnown = settings !== undefined;

  useEffect(() => {
    if (!isKnown) return;
    lockAfter(afterMinutes);
    if (afterMinutes === null) return;
    let timer: number | undefined;
    const look = () => {
      clearTimeout(timer);
      lockIfDue();
      timer = window.setTimeout(look, Math.max(250, lockDueInMs() ?? 60_000));
    };
    const touch = () => {
      screenTouched();
      stayKnown(afterMinutes * 60_000);
    };
    look();
    // A laptop that slept through its timers looks at once when it wakes.
    document.addEventListener('visibilitychange', look);
    for (const each of touches) addEventListener(each, touch, { passive: true, capture: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      for (const each of touches) removeEventListener(each, touch, { capture: true });
    };
  }, [isKnown, afterMinutes]);
  return null;
}

let askedAtMs = 0;

/** The server locks what it has not heard of for a while: of a customer who fills in a long form it hears by this. */
function stayKnown(afterMs: number): void {
  const now = Date.now();
  const usedAtMs = Math.max(sessionLife()?.usedAtMs ?? now, askedAtMs);
  if (now - usedAtMs < afterMs / 2) return;
  askedAtMs = now;
  void call(readUser, {}).catch(() => undefined);
}
