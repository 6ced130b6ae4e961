import type { Form } from '@wura/browser/form';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { FieldName, Registration } from './registration.ts';

/** No password, and no consent: that is given to what one is looking at. */
const keptFields = [
  'firstname',
  'lastname',
  'email',
  'phoneCountry',
  'phone',
  'username',
  'dob',
  'country',
  'address',
] as const satisfies readonly FieldName[];

// Under the prefix that is forgotten as soon as a customer signs in here.
const key = 'wura.draft.visitor.registration';

/**
 * Keeps what a visitor has typed for as long as the tab is open: a phone's Back, a look at the terms or a page that was
 * loaded anew in the middle of the three steps does not cost them all of it.
 */
export function useKeptRegistration(form: Form<Registration>, { isOff }: { isOff: boolean }): { forget: () => void } {
  const isReady = useRef(false);

  useLayoutEffect(() => {
    if (isOff) return;
    for (const [name, value] of Object.entries(readKept())) {
      const field = document.getElementById(form.idOf(name as FieldName));
      // What was typed before the page had woken up is the newer.
      const isTyped = field instanceof HTMLInputElement && field.value !== field.defaultValue;
      if (!isTyped) form.set(name as FieldName, value);
    }
    // eslint-disable-next-line react/exhaustive-deps -- only on arrival
  }, []);

  useEffect(() => {
    // The first time it is the empty form, before what was kept is in it.
    if (isReady.current && !isOff) keep(form.values);
    isReady.current = true;
  }, [form.values, isOff]);

  return {
    forget: () => {
      isReady.current = false;
      sessionStorage.removeItem(key);
    },
  };
}

function readKept(): Partial<Record<FieldName, string>> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    const entries = Object.entries(typeof kept === 'object' && kept !== null ? kept : {});
    const isKept = (name: string) => (keptFields as readonly string[]).includes(name);
    return Object.fromEntries(entries.filter(([name, value]) => isKept(name) && typeof value === 'string'));
  } catch {
    // A private window may refuse storage, and then nothing is kept.
    return {};
  }
}

function keep(values: Registration): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(keptFields.map(name => [name, values[name]]))));
  } catch {
    // As above.
  }
}
