const prefix = 'wura.kept.';

/** Whether something else stood in the home view's place: the script in <head> looks there before anything is drawn. */
export const gateKept = 'gate';

/** Keeps something of this customer's on the device, for a time without a network. It goes with the session. */
export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(prefix + name, JSON.stringify(value));
  } catch {
    // Storage that is full or refused keeps nothing, and nothing depends on it.
  }
}

export function kept(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(prefix + name) ?? 'null');
  } catch {
    return null;
  }
}

/** Called when a session begins or ends: the next customer finds nothing of the last. */
export function dropKept(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

/** Who listens to what lies under a key on this device: `tell` is for this tab, and others hear of themselves. */
export function listenersTo(key: () => string): { tell(): void; watch(listener: () => void): () => void } {
  const listeners = new Set<() => void>();
  return {
    tell() {
      for (const listener of listeners) listener();
    },
    watch(listener) {
      const follow = (event: StorageEvent) => {
        if (event.key === key() || event.key === null) listener();
      };
      listeners.add(listener);
      addEventListener('storage', follow);
      return () => {
        listeners.delete(listener);
        removeEventListener('storage', follow);
      };
    },
  };
}
