import { Button } from '@wura/ui/button';
import { Dialog } from '@wura/ui/dialog';
import { useEffect, useState } from 'react';
import { lastActive, noteActivity, noteIdledOut } from './activity.ts';
import { idleState, type IdleState } from './idle-clock.ts';
import { signOut } from './sign-out.ts';

/** Warns two minutes before an unused console closes, and goes on in one press. */
export function IdleWarning() {
  const [state, setState] = useState<IdleState>({ name: 'active', nextLookInMs: 0 });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      const now = idleState(lastActive(), Date.now());
      setState(now);
      if (now.name === 'over') {
        noteIdledOut();
        void signOut();
        return;
      }
      timer = setTimeout(look, now.name === 'ending' ? Math.min(now.endsInMs, 1_000) : now.nextLookInMs + 50);
    };
    look();
    const press = () => {
      // While it asks, only its own answer counts.
      if (idleState(lastActive(), Date.now()).name === 'active') noteActivity();
    };
    const events = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;
    for (const each of events) document.addEventListener(each, press, { passive: true });
    // A laptop that slept through its timers looks at once when it wakes.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      for (const each of events) document.removeEventListener(each, press);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);

  if (state.name !== 'ending') return null;
  const stay = () => {
    noteActivity();
    setState({ name: 'active', nextLookInMs: 0 });
  };
  return (
    <Dialog isOpen title="Are you still there?" closeLabel="Stay signed in" onClose={stay}>
      <p className="mb-5 text-ink-2">
        Nothing was pressed for a while. You will be signed out in {Math.ceil(state.endsInMs / 1_000)} seconds.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button data-autofocus="" onClick={stay}>
          Stay signed in
        </Button>
        <Button look="line" onClick={() => void signOut()}>
          Sign out
        </Button>
      </div>
    </Dialog>
  );
}
