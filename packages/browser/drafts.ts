import { useEffect, useRef } from 'react';
import { watchSession, readToken } from './session.ts';

const draftKey = (name: string, owner: string) => `wura.draft.${owner}.${name}`;

export interface DraftOptions<Draft> {
  name: string;
  /** Whose form it is: no other customer who signs in on this device gets to see it. Undefined until known. */
  owner: string | undefined;
  draft: Draft;
  restore: (draft: Draft) => void;
}

/**
 * Keeps an unfinished form when the server ends the session under it, and brings it back after the next sign-in.
 * It lies in session storage, so that closing the tab forgets it.
 */
export function useDraft<Draft>({ name, owner, draft, restore }: DraftOptions<Draft>): void {
  const latest = useRef({ draft, restore });
  useEffect(() => {
    latest.current = { draft, restore };
  });

  useEffect(() => {
    if (owner === undefined) return;
    const key = draftKey(name, owner);
    const kept = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    if (kept !== null) latest.current.restore(JSON.parse(kept) as Draft);
    return watchSession(() => {
      if (readToken() === null) sessionStorage.setItem(key, JSON.stringify(latest.current.draft));
    });
  }, [name, owner]);
}

/** What others left unfinished on this device is not for the customer who signs in now to find. */
export function dropDraftsOfOthers(owner: string): void {
  dropWhere(key => !key.startsWith(`wura.draft.${owner}.`));
}

/** Leaving on purpose leaves nothing behind, what a room keeps for longer than a tab included. */
export function dropDrafts(): void {
  dropWhere(() => true);
}

function dropWhere(isDropped: (key: string) => boolean): void {
  for (const store of [sessionStorage, localStorage]) {
    for (const key of Object.keys(store)) if (key.startsWith('wura.draft.') && isDropped(key)) store.removeItem(key);
  }
}
