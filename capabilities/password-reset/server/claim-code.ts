import { timingSafeEqual } from 'node:crypto';
import { recordEvent, type Identity, type Origin } from '@wura/identity/server';
import { asFault } from '@wura/wire/phrases';
import { refuse, type Refused } from '@wura/wire/refusals';
import { resetRefusals } from '../contract.ts';
import type { ResetNeeds } from './needs.ts';
import { claimTry, type Purpose } from './queries.ts';
import { codeDigests } from './send-code.ts';

/** Said beside the code, which is the field that it is about. */
export function invalidCode(): Refused {
  return refuse(resetRefusals.invalid_code, { errors: { code: asFault(resetRefusals.invalid_code) } });
}

export interface CodeTry {
  /** None: the account that was named does not exist. The same is done. */
  customer: bigint | undefined;
  purpose: Purpose;
  code: string;
}

/** The id of the code that this is, or a refusal. The try counts either way; to use the code up is the caller's to do. */
export async function claimCode(
  { identity: { pool, now }, vault }: { identity: Pick<Identity, 'pool' | 'now'>; vault: ResetNeeds['vault'] },
  { customer, purpose, code }: CodeTry,
  { address, requestId }: Origin,
): Promise<bigint> {
  const at = new Date(now());
  // Counted and committed before comparing: the refusal below cannot take the count back.
  const claimed = await claimTry(pool, { customer, purpose, code, at });
  const digests = codeDigests(vault, { code, publicId: claimed?.publicId ?? '' });
  if (claimed && digests.some(digest => timingSafeEqual(digest, claimed.digest))) return claimed.id;
  await recordEvent(pool, { what: 'reset_code_refused', customer: customer ?? null, address, requestId, at });
  throw invalidCode();
}
