import { useEffect, useRef, useState } from 'react';

const undoMs = 5000;

/** Deletes after five seconds in which it can be taken back; leaving the screen does not wait for them. */
export function useUndoable<Item extends { readonly id: string }>(remove: (item: Item) => Promise<unknown>) {
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const waiting = useRef(new Map<string, { timer: number; carryOut: () => void }>());

  useEffect(() => {
    const all = waiting.current;
    return () => all.forEach(({ carryOut }) => carryOut());
  }, []);

  function keep(id: string) {
    clearTimeout(waiting.current.get(id)?.timer);
    waiting.current.delete(id);
    setRemoved(now => new Set([...now].filter(each => each !== id)));
  }

  return {
    isRemoved: (id: string) => removed.has(id),
    undo: (id: string) => keep(id),
    remove(item: Item) {
      const { id } = item;
      const carryOut = () => {
        clearTimeout(waiting.current.get(id)?.timer);
        waiting.current.delete(id);
        // It stays out of sight until the list that comes back agrees.
        void remove(item).then(() => keep(id));
      };
      waiting.current.set(id, { timer: window.setTimeout(carryOut, undoMs), carryOut });
      setRemoved(now => new Set([...now, id]));
    },
  };
}
