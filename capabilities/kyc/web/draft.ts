import type { Submission } from './submission.ts';

/** Neither numbers nor pictures: what lies on a device may be read by its holder. */
const keptFields = ['full_name', 'date_of_birth', 'address', 'id_type'] as const;
type Draft = Pick<Submission, (typeof keptFields)[number]>;

// Under the prefix that is forgotten when the customer signs out on purpose.
const keyFor = (owner: string) => `wura.draft.${owner}.kyc`;

export function readDraft(owner: string): Partial<Draft> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyFor(owner)) ?? '{}');
    const entries = Object.entries(typeof kept === 'object' && kept !== null ? kept : {});
    return Object.fromEntries(
      entries.filter(([name, value]) => (keptFields as readonly string[]).includes(name) && typeof value === 'string'),
    );
  } catch {
    // A private window may refuse storage, and then there is no draft.
    return {};
  }
}

export function keepDraft(owner: string, values: Submission): void {
  const draft = Object.fromEntries(keptFields.map(name => [name, values[name]]));
  try {
    localStorage.setItem(keyFor(owner), JSON.stringify(draft));
  } catch {
    // As above.
  }
}

export function dropDraft(owner: string): void {
  try {
    localStorage.removeItem(keyFor(owner));
  } catch {
    // As above.
  }
}
