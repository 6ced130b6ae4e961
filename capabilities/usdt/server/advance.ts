import { minuteMs } from '@wura/platform/time';
import { transaction } from '@wura/database';
import type { Sending } from './needs.ts';
import { noteEnded, readSending, renewTerms, type SendingRow } from './sending-queries.ts';
import { termsNow } from './terms.ts';

/** How far something has come that is to leave an address of ours. */
export type Advance =
  | { readonly state: 'unsigned' | 'refused' }
  | { readonly state: 'done' | 'failed' | 'expired'; readonly transaction: string }
  /** The network has it, as far as any node says. */
  | { readonly state: 'sent'; readonly transaction: string }
  | { readonly state: 'unknown'; readonly why: string };

const unsignedMsMax = 3 * minuteMs;

/**
 * One step with what was asked for: a signature that is long in coming is asked for anew, and what is signed is sent, byte
 * for byte and as often as it takes, until a final block has it or the time it is good for is over by the chain's own clock
 * and all final blocks up to then lack it. It is never signed again.
 */
export async function advance(needs: Sending, row: SendingRow): Promise<Advance> {
  const { chain, pool } = needs;
  const { reference, transaction: id, signed, refusal, ended } = row;
  if (refusal !== null) return { state: 'refused' };
  if (id === null || signed === null) {
    if (row.asked_ago_ms > unsignedMsMax) {
      const terms = await termsNow(chain);
      if (terms.outcome === 'accepted') await transaction(pool, tx => renewTerms(tx, reference, terms.value));
    }
    return { state: 'unsigned' };
  }
  if (ended !== null) return { state: ended, transaction: id };
  const found = await chain.outcome(id);
  if (found.outcome === 'unknown') {
    // To send it again does no harm, and this question may fail for long.
    if (!row.is_forbidden) await chain.broadcast(signed);
    return { state: 'unknown', why: found.why };
  }
  if (found.value.state !== 'absent') {
    const { state, block, feeSun } = found.value;
    await transaction(pool, tx => noteEnded(tx, reference, { ended: state, block, feeSun }));
    return { state, transaction: id };
  }
  if (found.value.final.atMs > Number(row.expires_at_ms)) {
    await transaction(pool, tx => noteEnded(tx, reference, { ended: 'expired' }));
    return { state: 'expired', transaction: id };
  }
  if (row.is_forbidden) return { state: 'unknown', why: 'its address was forbidden after it was signed' };
  const sent = await chain.broadcast(signed);
  return sent.outcome === 'accepted' ? { state: 'sent', transaction: id } : { state: 'unknown', why: sent.why };
}

export async function advanceByReference(needs: Sending, reference: string): Promise<Advance | undefined> {
  const row = await readSending(needs.pool, reference);
  return row && advance(needs, row);
}
