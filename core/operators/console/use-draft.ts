import { useState } from 'react';
import { useSelf } from './self.ts';

/** By its operator and by what it is about: the operator who signs in after them in this tab begins with nothing. */
const drafts = new Map<string, string>();

/**
 * What an operator has begun to write. It is there again after a look at something else, and after a console that was left
 * alone has closed; it goes with the tab, and no disk ever sees it.
 */
export function useDraft(about: string): readonly [string, (text: string) => void] {
  const key = `${useSelf()?.id} ${about}`;
  const [text, setText] = useState(() => drafts.get(key) ?? '');
  const write = (next: string) => {
    if (next === '') drafts.delete(key);
    else drafts.set(key, next);
    setText(next);
  };
  return [text, write];
}
