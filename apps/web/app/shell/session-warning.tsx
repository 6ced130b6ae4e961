import { call } from '@wura/browser/client';
import { useMessages } from '@wura/browser/messages';
import { readToken, sessionLife } from '@wura/browser/session';
import { sessionState, type SessionState } from '@wura/browser/session-clock';
import { readUser } from '@wura/identity/web/customer';
import { lock, signOut } from '@wura/sign-in/web/sign-in';
import { Button } from '@wura/ui/button';
import { Dialog } from '@wura/ui/dialog';
import { useEffect, useState } from 'react';
import { shellMessages } from '../messages.ts';

/** Timers hold at most a little under 25 days. */
const timerMsMax = 2 ** 31 - 1;

/** Warns two minutes before the session ends, and extends it in one press. */
export function SessionWarning() {
  const words = useMessages(shellMessages);
  const [state, look] = useSessionState();
  const [isDismissed, setDismissed] = useState(false);
  if (state?.name !== 'ending' || (isDismissed && !state.canExtend)) return null;

  async function stay() {
    // Any signed call counts as use. If it fails the dialog stays, and says so by still being there.
    await call(readUser, {}).catch(() => undefined);
    look();
  }

  return (
    <Dialog
      isOpen
      title={words.endingTitle}
      closeLabel={words.close}
      onClose={() => (state.canExtend ? void stay() : setDismissed(true))}
    >
      <p className="mb-5 text-ink-2">{state.canExtend ? words.endingText : words.endingForGood}</p>
      <div className="flex flex-wrap gap-3">
        {state.canExtend ? (
          <Button data-autofocus="" onClick={() => void stay()}>
            {words.stay}
          </Button>
        ) : (
          <Button data-autofocus="" onClick={() => setDismissed(true)}>
            {words.understood}
          </Button>
        )}
        <Button look="line" onClick={signOut}>
          {words.leave}
        </Button>
      </div>
    </Dialog>
  );
}

function useSessionState(): [SessionState | undefined, () => void] {
  const [state, setState] = useState<SessionState>();
  const [round, setRound] = useState(0);
  const look = () => setRound(now => now + 1);

  useEffect(() => {
    const life = sessionLife();
    const now = life && sessionState(life, Date.now());
    setState(now);
    const token = readToken();
    if (now?.name === 'over' && token !== null) return lock(token);
    // Other tabs may extend the session meanwhile, so the clock is read again and never trusted to have been right.
    const waitMs = now?.name === 'ending' ? Math.min(now.endsInMs, 1000) : now?.name === 'fine' ? now.nextLookInMs : 0;
    const timer = waitMs > 0 ? setTimeout(look, Math.min(waitMs + 50, timerMsMax)) : undefined;
    // A laptop that slept through its timers looks at once when it wakes.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [round]);

  return [state, look];
}
