export type Urgency = 'polite' | 'assertive';

type Announcement = { id: number; text: string; urgency: Urgency };

let current: Announcement | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

/** Says something to a screen reader that the eye can see already, such as a refreshed balance. */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  current = { id: ++lastId, text, urgency };
  for (const listener of listeners) listener();
}

export function currentAnnouncement(): Announcement | null {
  return current;
}

export function watchAnnouncements(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
