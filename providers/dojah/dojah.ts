import type { Claimed, IdentityAnswer, IdentityChecker } from '@wura/kyc/server/ports';
import { createVendorHttp, type HttpOutcome } from '@wura/vendor-http';
import { isUnknownNumber, readMatch, type Asked, type Register } from './wire.ts';

export interface DojahOptions {
  appId: string;
  secretKey: string;
  baseUrl: string;
  timeoutMs?: number;
}

/** Dojah (docs.dojah.io), who looks into the registers of BVNs and NINs for us. */
export function createDojah({ appId, secretKey, baseUrl, timeoutMs = 5_000 }: DojahOptions): IdentityChecker {
  // The key stands alone, without the word "Bearer".
  const headers = { appid: appId, authorization: secretKey };
  const http = createVendorHttp({ provider: 'dojah', baseUrl, headers });

  async function check(register: Register, number: string, claimed: Claimed): Promise<IdentityAnswer> {
    const query = {
      [register]: number,
      first_name: claimed.firstName,
      last_name: claimed.lastName,
      dob: claimed.dateOfBirth,
    };
    const path = `/api/v1/kyc/${register}`;
    const outcome = await http.ask({ operation: register, method: 'GET', path, query, timeoutMs });
    return answerOf(outcome, { register, number, claimed });
  }

  return {
    checkBvn: (bvn, claimed) => check('bvn', bvn, claimed),
    checkNin: (nin, claimed) => check('nin', nin, claimed),
  };
}

/** Only an answer that says so makes a number false; a wallet of ours that is empty, or a fault of theirs, does not. */
function answerOf(outcome: HttpOutcome, asked: Asked): IdentityAnswer {
  if (outcome.kind === 'no_answer') return { outcome: 'unknown', reason: outcome.why };
  // A path that is wrong is not found either, and then nothing is said of the number.
  if (outcome.status === 404 && isUnknownNumber(outcome.body)) {
    return { outcome: 'declined', reason: 'no such number' };
  }
  if (outcome.status !== 200) return { outcome: 'unknown', reason: `status ${outcome.status}` };
  switch (readMatch(outcome.body, asked)) {
    case 'match':
      return { outcome: 'accepted' };
    case 'mismatch':
      return { outcome: 'declined', reason: 'the number is somebody else’s' };
    case undefined:
      return { outcome: 'unknown', reason: 'an answer that cannot be read' };
  }
}
