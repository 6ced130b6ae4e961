import { useSyncExternalStore } from 'react';
import { dropKept, listenersTo } from './kept.ts';
import { forgetScreenLock } from './screen-lock.ts';

// The token lies in local storage under `token`; the rest is ours, to warn before the server ends a session that
// is not used.
let tokenKey = 'token';
let lifeKey = 'wura.session';
/** It outlives the session: which was the last that its customer left on purpose. */
const leftKey = 'wura.left';

/** For the application of other people at the same address: staff and customers never find each other's session. */
export function keepSessionUnder(names: { token: string; life: string }): void {
  tokenKey = names.token;
  lifeKey = names.life;
}

export interface SessionLife {
  startedAtMs: number;
  usedAtMs: number;
  isRemembered: boolean;
}

const listeners = listenersTo(() => tokenKey);
/** Hears of changes in this tab and in others. */
export const watchSession = listeners.watch;

/** Private windows may refuse storage; then the session lasts as long as the page. */
const memory = new Map<string, string>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    if (value === null) memory.delete(key);
    else memory.set(key, value);
  }
}

export function readToken(): string | null {
  return read(tokenKey);
}

export function startSession(token: string, { isRemembered }: { isRemembered: boolean }): void {
  const now = Date.now();
  dropKept();
  forgetScreenLock();
  write(lifeKey, JSON.stringify({ startedAtMs: now, usedAtMs: now, isRemembered } satisfies SessionLife));
  write(tokenKey, token);
  listeners.tell();
}

/** Forgets the session on this device. Telling the server is the business of the caller that signs out. */
export function dropSession({ isOnPurpose = false } = {}): void {
  // The mark comes first: other tabs look for it when they hear that the token is gone.
  if (isOnPurpose) write(leftKey, String(Date.now()));
  write(tokenKey, null);
  write(lifeKey, null);
  dropKept();
  listeners.tell();
}

/** Where it is another than before, the customer has left on purpose since then, in this tab or in another. */
export const lastLeaving = () => read(leftKey);

/** Called after each answer to a signed call: the server counts idle time from there, so we do too. */
export function sessionUsed(): void {
  const life = sessionLife();
  if (life) write(lifeKey, JSON.stringify({ ...life, usedAtMs: Date.now() }));
}

export function sessionLife(): SessionLife | undefined {
  try {
    const life: unknown = JSON.parse(read(lifeKey) ?? 'null');
    return isLife(life) ? life : undefined;
  } catch {
    return undefined;
  }
}

function isLife(value: unknown): value is SessionLife {
  return typeof value === 'object' && value !== null && 'startedAtMs' in value && 'usedAtMs' in value;
}

let onEnded: (() => void) | undefined;

/** What happens once when the server no longer knows our token. */
export function whenSessionEnds(then: () => void): () => void {
  onEnded = then;
  return () => {
    if (onEnded === then) onEnded = undefined;
  };
}

/** Several calls may learn it at once; only the first of them finds the token still there. */
export function sessionEnded(token: string): void {
  if (readToken() !== token) return;
  onEnded?.();
  dropSession();
}

export function useToken(): string | null {
  return useSyncExternalStore(watchSession, readToken, () => null);
}
