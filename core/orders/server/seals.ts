import type { Vault } from '@wura/secrets/vault';
import type { OrderKind } from './kinds.ts';

// What customers tell of themselves is for the people who work on it, and for no thief of the database.

const purposes = {
  details: (id: string) => `order details ${id}`,
  note: (id: string) => `order note ${id}`,
};

/** No customer can type it, so it begins nothing that was written in the open. */
const mark = '\u0001';

const given = (vault: Vault | undefined): Vault => {
  if (!vault) throw new Error('orders of this kind are sealed, and are read with the vault alone');
  return vault;
};

/** As they are stored: in the open, or sealed for this one order. */
export function storedDetails(kind: OrderKind<any>, id: string, details: unknown, vault: Vault | undefined): unknown {
  if (!kind.isSealed) return details;
  return { sealed: given(vault).seal(JSON.stringify(details), purposes.details(id)).toString('base64') };
}

/** What an order wrote down about itself; those of before it was sealed are read as they are. */
export function detailsOf<Details>(
  kind: OrderKind<Details>,
  { id, details }: { readonly id: string; readonly details: unknown },
  vault: Vault | undefined,
): Details {
  const sealed = sealedIn(details);
  if (!kind.isSealed || sealed === undefined) return kind.details.parse(details);
  return kind.details.parse(JSON.parse(given(vault).open(sealed, purposes.details(id)).toString()));
}

/** As its customer is told of it, whatever kind it is. */
export function openedDetails(id: string, details: unknown, vault: Vault): unknown {
  const sealed = sealedIn(details);
  return sealed === undefined ? details : JSON.parse(vault.open(sealed, purposes.details(id)).toString());
}

function sealedIn(details: unknown): Buffer | undefined {
  const { sealed } = details as { sealed?: unknown };
  return typeof sealed === 'string' ? Buffer.from(sealed, 'base64') : undefined;
}

export function storedNote(kind: OrderKind<any>, id: string, note: string, vault: Vault | undefined): string {
  return kind.isSealed ? mark + given(vault).seal(note, purposes.note(id)).toString('base64') : note;
}

/** What was said about an order, by either side. */
export function noteOf(id: string, note: string, vault: Vault | undefined): string {
  if (!note.startsWith(mark)) return note;
  return given(vault)
    .open(Buffer.from(note.slice(mark.length), 'base64'), purposes.note(id))
    .toString();
}

/** The same under the present key, or undefined where nothing has to change. */
export function resealedDetails(id: string, details: unknown, vault: Vault): unknown {
  const sealed = sealedIn(details);
  if (sealed === undefined)
    return { sealed: vault.seal(JSON.stringify(details), purposes.details(id)).toString('base64') };
  if (vault.isFresh(sealed)) return undefined;
  return { sealed: vault.seal(vault.open(sealed, purposes.details(id)), purposes.details(id)).toString('base64') };
}

export function resealedNote(id: string, note: string, vault: Vault): string | undefined {
  if (note.startsWith(mark) && vault.isFresh(Buffer.from(note.slice(mark.length), 'base64'))) return undefined;
  return mark + vault.seal(noteOf(id, note, vault), purposes.note(id)).toString('base64');
}
