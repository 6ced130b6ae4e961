import { listenersTo } from './kept.ts';

// Whether the screen is locked, for every tab of this browser: it lies where all of them see it, and a reload finds it. The
// server holds the same lock on the session; this one only covers the screen.
const key = 'wura.lock';

/** Written no oftener than this while a customer types or moves the pointer. */
const touchEveryMs = 5_000;

interface Lock {
  readonly isLocked: boolean;
  /** None: it does not lock by itself. */
  readonly afterMinutes: number | null;
  readonly touchedAtMs: number;
  /** What was asked before this says nothing about now. */
  readonly unlockedAtMs: number;
}

const open: Lock = { isLocked: false, afterMinutes: null, touchedAtMs: 0, unlockedAtMs: 0 };
/** Where storage is refused the lock lasts as long as the page. */
let memory: string | null = null;
/** Hears of changes in this tab and in others. */
const listeners = listenersTo(() => key);
export const watchScreenLock = listeners.watch;

function read(): Lock {
  try {
    const text = typeof localStorage === 'undefined' ? memory : localStorage.getItem(key);
    return { ...open, ...(JSON.parse(text ?? '{}') as Partial<Lock>) };
  } catch {
    return open;
  }
}

function write(changes: Partial<Lock> | null): void {
  memory = changes && JSON.stringify({ ...read(), ...changes });
  try {
    if (memory === null) localStorage.removeItem(key);
    else localStorage.setItem(key, memory);
  } catch {
    // Remembered above.
  }
}

export const isScreenLocked = (): boolean => read().isLocked;

export function lockScreen(): void {
  if (isScreenLocked()) return;
  write({ isLocked: true });
  listeners.tell();
}

/** Called once the server has opened the session again. */
export function unlockScreen(): void {
  const now = Date.now();
  write({ isLocked: false, touchedAtMs: now, unlockedAtMs: now });
  listeners.tell();
}

/** The server says that the session is locked; not of a call that was sent before it was opened. */
export function foundLocked(askedAtMs: number): void {
  if (askedAtMs >= read().unlockedAtMs) lockScreen();
}

/** A new session begins. At the end of one it stays, so that nothing is seen on the way to the door. */
export function forgetScreenLock(): void {
  write(null);
  listeners.tell();
}

export function lockAfter(afterMinutes: number | null): void {
  if (read().afterMinutes !== afterMinutes) write({ afterMinutes, touchedAtMs: Date.now() });
}

/** How long until it locks, which another tab may put off meanwhile; nothing where it does not lock by itself. */
export function lockDueInMs(now = Date.now()): number | undefined {
  const { afterMinutes, touchedAtMs } = read();
  return afterMinutes === null ? undefined : touchedAtMs + afterMinutes * 60_000 - now;
}

/** Left alone for too long, closed tabs included. */
export function lockIfDue(): void {
  const dueInMs = lockDueInMs();
  if (dueInMs !== undefined && dueInMs <= 0) lockScreen();
}

let lastTouchMs = 0;

/** The customer is there. What the page asks by itself is no sign of it. */
export function screenTouched(): void {
  const now = Date.now();
  if (now - lastTouchMs < touchEveryMs && now >= lastTouchMs) return;
  lastTouchMs = now;
  const { isLocked, afterMinutes } = read();
  if (isLocked || afterMinutes === null) return;
  // A page that slept past its time is locked by the hand that wakes it.
  lockIfDue();
  if (!isScreenLocked()) write({ touchedAtMs: now });
}
