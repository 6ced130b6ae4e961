import { transaction, type Tx } from '@wura/database';
import {
  beginCoolingOff,
  changeContact,
  contactUndoMs,
  findByNames,
  namesMeant,
  readContact,
  readPhone,
  readUser,
  recordEvent,
  refuseOut,
  updateContact,
  type Origin,
  type SignedIn,
} from '@wura/identity/server';
import { mailTo, notify } from '@wura/notices/server';
import { textTo } from '@wura/notices/server/texts';
import { commonRefusals, refuse } from '@wura/wire/refusals';
import { contactRefusals } from '../refusals.ts';
import { grouped, isCode, newUndoCode, undoDigests } from './codes.ts';
import type { ContactNeeds } from './needs.ts';
import { claimTry, exists, finish, type Claimed } from './queries.ts';
import { contactChanged, wayBack } from './words.ts';

export interface Codes {
  id: string;
  oldCode?: string | undefined;
  newCode: string;
}

/**
 * The codes are back. A change ends every other session, lowers what may leave for a day, and tells the old end how to undo
 * it; answers until when that can be done. A confirmation changes nothing.
 */
export async function confirmContact(
  needs: ContactNeeds,
  caller: SignedIn,
  { id: publicId, oldCode, newCode }: Codes,
  origin: Origin,
): Promise<Date | null> {
  const { identity, vault } = needs;
  const { now, pool, sessions } = identity;
  const { address, requestId } = origin;
  const customer = caller.number;
  const at = new Date(now());
  if (!(await exists(pool, { customer, publicId }))) throw refuse(commonRefusals.not_found);
  const claimed = await claimTry(pool, { customer, publicId, at });
  const isRight = claimed !== undefined && isBoth(claimed);
  if (!isRight) {
    await recordEvent(pool, { what: 'contact_code_refused', customer, address, requestId, at });
    throw refuse(contactRefusals.contact_codes_wrong);
  }
  const { kind, newValue: value } = claimed;
  const until = await transaction(pool, tx => (claimed.oldValue === null ? keep(tx) : change(tx, claimed.oldValue)));
  sessions.forget(customer);
  identity.holders.forget(customer);
  return until;

  function isBoth({ oldDigest, newDigest }: Claimed): boolean {
    const isOld =
      oldDigest === null ||
      (oldCode !== undefined && isCode(vault, oldDigest, { publicId, end: 'old', code: oldCode }));
    return isCode(vault, newDigest, { publicId, end: 'new', code: newCode }) && isOld;
  }

  async function keep(tx: Tx): Promise<null> {
    if (!(await finish(tx, { id: claimed!.id, at, undo: null }))) throw refuse(contactRefusals.contact_codes_wrong);
    const { email, phone_number: phone } = await readUser(tx, customer);
    // Changed since it was asked for: the code is of an address that is another's by now.
    if ((kind === 'email' ? email : phone) !== value) throw refuse(contactRefusals.contact_codes_wrong);
    // A number that was never confirmed may have gone to the customer who did.
    const owner = await findByNames(tx, namesMeant(value));
    if (owner !== customer) throw refuse(contactRefusals.contact_codes_wrong);
    await updateContact(tx, { customer, kind, value, at });
    await refuseOut(tx, caller);
    await recordEvent(tx, { what: 'contact_confirmed', customer, address, requestId, at });
    return null;
  }

  async function change(tx: Tx, oldValue: string): Promise<Date> {
    await beginCoolingOff(tx, { customer, at });
    // The way back into a locked account is its mail, which must not be a thief's by then.
    await refuseOut(tx, caller);
    const undoCode = newUndoCode();
    const undoUntil = new Date(at.getTime() + contactUndoMs);
    const undo = { digest: undoDigests(vault, undoCode)[0], until: undoUntil };
    if (!(await finish(tx, { id: claimed!.id, at, undo }))) throw refuse(contactRefusals.contact_codes_wrong);
    const before = { email: (await readContact(tx, customer)).email, phone: await readPhone(tx, customer) };
    if (before[kind] !== oldValue) throw refuse(contactRefusals.contact_codes_wrong);
    await changeContact(tx, { customer, kind, value, at });
    await sessions.endOthers(tx, { customer, sessionId: caller.sessionId });
    await recordEvent(tx, { what: 'contact_changed', customer, address, requestId, at });
    await notify(tx, { customer, what: contactChanged, facts: { kind }, at });
    await tellTheWayBack(tx, { before, undoCode, undoUntil });
    return undoUntil;
  }

  /** To the old end, and to the other kind of address: a thief of the one seldom reads at the other. */
  async function tellTheWayBack(
    tx: Tx,
    {
      before,
      undoCode,
      undoUntil: uselessAfter,
    }: { before: { email: string; phone: string }; undoCode: string; undoUntil: Date },
  ): Promise<void> {
    const { language, firstName: name } = await readContact(tx, customer);
    const code = grouped(undoCode);
    const { title, text, short } = wayBack[kind][language]({ code, page: `${needs.publicUrl}/undo-change` });
    if (needs.canSend.email) {
      await mailTo(tx, { to: before.email, name, language, subject: title, text, at, uselessAfter });
    }
    if (needs.canSend.sms) await textTo(tx, { to: before.phone, text: short, at, uselessAfter });
  }
}
