export type Toast = { id: number; text: string; tone: 'ok' | 'info' };

type Listener = () => void;

let current: Toast | null = null;
let lastId = 0;
const listeners = new Set<Listener>();

/** A short confirmation, for three seconds. Nothing essential lives only here, and errors never do. */
export function toast(text: string, tone: Toast['tone'] = 'ok'): void {
  current = { id: ++lastId, text, tone };
  tell();
}

/** Takes this toast away, unless a newer one already replaced it. */
export function dropToast(id: number): void {
  if (current?.id !== id) return;
  current = null;
  tell();
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
