import type { Fault } from '@wura/wire/phrases';
import { useEffect, useState } from 'react';
import { isOwnName, passwordsOf } from '../guessable.ts';
import { identityFaults, passwordFault } from '../rules.ts';

/** Thirty-five kilobytes that a form needs only once a customer has typed a password which keeps every other rule. */
let common: ReadonlySet<string> | undefined;

async function loadCommon(): Promise<void> {
  const { default: list } = await import('../common-passwords.txt?raw');
  common = passwordsOf(list);
}

/** What the server will refuse as easy to guess, as far as this browser knows the list by now. */
export function guessableFault(password: string, ownNames: readonly string[]): Fault | undefined {
  const isGuessable = common?.has(password.toLowerCase()) || isOwnName(password, ownNames);
  return isGuessable ? identityFaults.password_guessable : undefined;
}

/** The same while it is typed: the list is loaded when it could matter, and looked into again once it is there. */
export function useGuessableFault(password: string, ownNames: readonly string[] = []): Fault | undefined {
  const [, setIsLoaded] = useState(common !== undefined);
  const keepsRules = passwordFault(password) === undefined;
  useEffect(() => {
    if (!keepsRules || common) return;
    // Without the list the server says it when the form is sent.
    void loadCommon().then(
      () => setIsLoaded(true),
      () => undefined,
    );
  }, [keepsRules]);
  return keepsRules ? guessableFault(password, ownNames) : undefined;
}
