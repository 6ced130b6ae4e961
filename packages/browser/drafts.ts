import { useEffect, useRef } from 'react';
import { dropSession, lastLeaving, readToken, watchSession } from './session.ts';

const draftKey = (name: string, owner: string) => `wura.draft.${owner}.${name}`;

/** Whom or what the address asks the form for: another one's draft must not take its place. */
const openedFor = () => {
  const asked = new URLSearchParams(location.search);
  return ['to', 'again'].map(name => asked.get(name) ?? '').join(' ');
};

interface Kept<Draft> {
  openedFor: string;
  /** The last leaving on purpose before the form was opened: what lies here from before another one is not brought back. */
  openedAfter: string | null;
  draft: Draft;
}

export interface DraftOptions<Draft> {
  name: string;
  /** Whose form it is: no other customer who signs in on this device gets to see it. Undefined until known. */
  owner: string | undefined;
  /** Undefined where nothing is left to finish. */
  draft: Draft | undefined;
  /** What a page that is loaded anew brings back, where that is more than what signing in again does. */
  reloaded?: Draft | undefined;
  /** It has gone out: what was kept of it before is let go of at once, so that it is not brought back to be sent twice. */
  isSent?: boolean;
  restore: (draft: Draft) => void;
}

let areKept = false;

/** What goes from the screen from now on was not left but has fallen, until what is returned is called. */
export function keepDrafts(): () => void {
  areKept = true;
  return () => void (areKept = false);
}

/**
 * Keeps an unfinished form when the server ends the session under it, and when the page is loaded anew: a phone with little
 * memory drops the page of a customer who looks up an account number elsewhere. It lies in session storage, so that
 * closing the tab forgets it, and so does leaving the form by a way of ours.
 */
export function useDraft<Draft>(options: DraftOptions<Draft>): void {
  const { name, owner, draft, reloaded = draft, isSent = false, restore } = options;
  const latest = useRef({ draft, reloaded, restore });
  useEffect(() => {
    latest.current = { draft, reloaded, restore };
  });
  const isGone = isSent || draft === undefined;
  useEffect(() => {
    if (isGone && owner !== undefined) sessionStorage.removeItem(draftKey(name, owner));
  }, [isGone, name, owner]);

  useEffect(() => {
    if (owner === undefined) return;
    const key = draftKey(name, owner);
    const kept = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    const found = kept === null ? undefined : (JSON.parse(kept) as Kept<Draft>);
    const openedAfter = lastLeaving();
    const isOurs = found?.openedFor === openedFor() && found.openedAfter === openedAfter;
    if (isOurs) latest.current.restore(found.draft);
    const keep = (draft: Draft | undefined) => {
      // Who signs out in one tab leaves nothing behind in the others either.
      if (lastLeaving() !== openedAfter) return sessionStorage.removeItem(key);
      if (draft === undefined) return;
      sessionStorage.setItem(key, JSON.stringify({ openedFor: openedFor(), openedAfter, draft } satisfies Kept<Draft>));
    };
    const keepForReload = () => {
      if (readToken() !== null) keep(latest.current.reloaded);
    };
    // The last that a page hears before its phone drops it; `pagehide` is for one that is loaded anew under the eyes.
    const keepWhenHidden = () => {
      if (document.visibilityState === 'hidden') keepForReload();
    };
    document.addEventListener('visibilitychange', keepWhenHidden);
    addEventListener('pagehide', keepForReload);
    const forgetSession = watchSession(() => {
      if (readToken() === null) keep(latest.current.draft);
    });
    return () => {
      document.removeEventListener('visibilitychange', keepWhenHidden);
      removeEventListener('pagehide', keepForReload);
      forgetSession();
      if (areKept) keepForReload();
      else if (readToken() !== null) sessionStorage.removeItem(key);
    };
  }, [name, owner]);
}

/** What others left unfinished on this device is not for the customer who signs in now to find. */
export function dropDraftsOfOthers(owner: string): void {
  dropWhere(key => !key.startsWith(`wura.draft.${owner}.`));
}

/** Leaves on purpose, which leaves nothing behind, what a room keeps for longer than a tab included. */
export function leaveSession(): void {
  dropSession({ isOnPurpose: true });
  dropWhere(() => true);
}

function dropWhere(isDropped: (key: string) => boolean): void {
  for (const store of [sessionStorage, localStorage]) {
    for (const key of Object.keys(store)) if (key.startsWith('wura.draft.') && isDropped(key)) store.removeItem(key);
  }
}
