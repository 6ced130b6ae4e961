import { hash } from 'node:crypto';
import { changeContact } from '@wura/identity/server';
import type { RegistrationProofs } from '@wura/identity/server/ports';
import { insertLink, takeNewcomer } from './queries.ts';

/** The account that is being opened is linked from the first, and its e-mail address confirmed: Google has seen to that. */
export const redeemProof: RegistrationProofs['redeem'] = async (tx, { proof, email, customer, at }) => {
  const newcomer = await takeNewcomer(tx, { proofHash: hash('sha256', proof, 'buffer'), email }, at);
  if (!newcomer) return false;
  await changeContact(tx, { customer, kind: 'email', value: email, at });
  return insertLink(tx, { customer, ...newcomer }, at);
};
