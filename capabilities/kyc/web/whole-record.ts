import type { KycRecord } from '../contract.ts';

/** What every server answers; ours says more. */
type Told = Pick<KycRecord, 'hasSubmission' | 'status' | 'submittedAt' | 'adminNotes'> & Partial<KycRecord>;

/** Where a customer stands. What a server does not tell is not asked of its customers either. */
export function wholeRecord(told: Told): KycRecord {
  return { adminNotesCode: null, document: null, faceCheck: 'off', numbers: { bvn: false, nin: false }, ...told };
}
