export type Toast = { id: number; text: string; tone: 'ok' | 'info' };

type Listener = () => void;

let current: Toast | null = null;
let waiting: Omit<Toast, 'id'>[] = [];
let lastId = 0;
const listeners = new Set<Listener>();

/** More news than this at once is read in the list of notices. */
const waitingMax = 3;

/** A short confirmation, for three seconds. Nothing essential lives only here, and errors never do. */
export function toast(text: string, tone: Toast['tone'] = 'ok'): void {
  current = { id: ++lastId, text, tone };
  tell();
}

/** What happened elsewhere. It waits until what the customer did has been confirmed. */
export function toastNews(text: string, tone: Toast['tone']): void {
  if (current === null) return toast(text, tone);
  waiting = [...waiting, { text, tone }].slice(-waitingMax);
}

/** Takes this toast away, unless a newer one already replaced it. */
export function dropToast(id: number): void {
  if (current?.id !== id) return;
  current = null;
  const next = waiting.shift();
  if (next) toast(next.text, next.tone);
  else tell();
}

export function currentToast(): Toast | null {
  return current;
}

export function watchToast(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell() {
  for (const listener of listeners) listener();
}
