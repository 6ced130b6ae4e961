import { approvalRefusals } from '@wura/operators/contract';
import { providerRefusals } from '@wura/provider-payments/contract';
import { daySeconds, defineRoute, hourSeconds, type Limited } from '@wura/wire';
import { commonRefusals } from '@wura/wire/refusals';
import { commonFaults } from '@wura/wire/faults';
import type { Fault } from '@wura/wire/phrases';
import { cursorQuery, fileOf, limitQuery, page, timeText } from '@wura/wire/shapes';
import { isPlainText } from '@wura/wire/plain-text';
import { z } from 'zod';
import { kycRefusals } from './refusals.ts';
import * as rules from './rules.ts';

export { kycRefusals } from './refusals.ts';

export const kycStatuses = ['pending', 'under_review', 'approved', 'rejected'] as const;
export type KycStatus = (typeof kycStatuses)[number];

/** A reason for each field that was found wanting. */
const reasons = z.partialRecord(z.enum(rules.reviewableFields), z.string());

const record = z.object({
  hasSubmission: z.boolean(),
  status: z.enum(kycStatuses).nullable(),
  submittedAt: timeText.nullable(),
  adminNotes: z.string().nullable(),
  adminNotesCode: z
    .string()
    .nullable()
    .meta({ description: 'The code of notes that the product wrote, for want of a person’s' }),
  fields: reasons.optional(),
  queue: z
    .object({
      ahead: z.number().int().meta({ description: 'How many came before and are not decided about' }),
      dueBy: timeText.meta({ description: 'By when it is decided, as it was promised' }),
    })
    .optional()
    .meta({ description: 'While it waits for a person' }),
  document: z
    .object({
      expiresOn: z.string().meta({ description: 'The last day on which it is good' }),
      isExpired: z.boolean(),
      limitsFallOn: z.string().meta({ description: 'From this day the limits of the tier below hold' }),
      mayRenew: z.boolean().meta({ description: 'A new document may be sent now' }),
    })
    .nullable()
    .meta({ description: 'The approved document, where it has a last day' }),
  faceCheck: z
    .enum(['off', 'asked', 'accepted', 'declined', 'unknown'])
    .meta({ description: 'What has become of the face check that goes with new documents; off: none is asked' }),
  numbers: z
    .object({ bvn: z.boolean(), nin: z.boolean() })
    .meta({ description: 'Which numbers the registers have confirmed, with documents or without' }),
});
export type KycRecord = z.output<typeof record>;

const text = z.string().optional();
/** What each must be is said by rules.ts, with files and all at once: a form is told everything that is wrong with it. */
const submission = z.object({
  full_name: text,
  date_of_birth: text.meta({ description: 'A calendar day, such as 1994-05-21' }),
  address: text,
  id_type: text.meta({ description: rules.idTypes.join(', ') }),
  id_number: text,
  id_expires_on: text.meta({ description: 'The last day of the ID, where it has one' }),
  bvn: text,
});

const wholeNumber = (fault: Fault) =>
  z.string({ error: fault }).refine(rules.isWholeNumber, { error: fault }).optional();

const numbers = z
  .object({ bvn: wholeNumber(rules.kycFaults.bvn_not_whole), nin: wholeNumber(rules.kycFaults.nin_not_whole) })
  .refine(({ bvn, nin }) => bvn !== undefined || nin !== undefined, { error: rules.kycFaults.number_missing });

const faceCheckId = z.object({ id: z.string().regex(/^fac_[0-9a-z]{26}$/) });

const id = z.string().regex(/^kyc_[0-9a-z]{26}$/);
const submissionId = z.object({ id });

const summary = z.object({
  id: z.string(),
  status: z.enum(kycStatuses),
  fullName: z.string(),
  customer: z.object({ id: z.string(), name: z.string(), accountNumber: z.string() }),
  idType: z.enum(rules.idTypes),
  expiresOn: z.string().nullable(),
  submittedAt: timeText,
  decidedAt: timeText.nullable(),
  attempt: z.number().int().meta({ description: 'The how manieth of this customer' }),
});

/** Which papers staff want to see beside the status: those whose time is over. */
const documents = z.enum(['expired']);

const checkedNumber = z.object({ lastFour: z.string(), isChecked: z.boolean() }).nullable();

const detail = summary.extend({
  dateOfBirth: z.string(),
  address: z.string(),
  idNumber: z.string(),
  faceCheck: z
    .object({
      status: z.enum(['accepted', 'declined', 'unknown']),
      score: z.number().int().nullable(),
      at: timeText,
      frames: z.array(z.object({ challenge: z.enum(rules.challenges), isPortrait: z.boolean(), url: z.string() })),
    })
    .nullable()
    .meta({ description: 'Null where the customer made none' }),
  isFaceCheckAsked: z.boolean(),
  bvn: checkedNumber,
  nin: checkedNumber,
  adminNotes: z.string().nullable(),
  fields: reasons,
  account: z.object({ name: z.string(), dateOfBirth: z.string(), tier: z.number().int() }),
  checks: z.array(z.object({ name: z.string(), result: z.enum(['match', 'mismatch', 'unknown']) })),
  documents: z.array(
    z.object({ field: z.enum(rules.fileFields).meta({ description: 'Which of the pictures' }), url: z.string() }),
  ),
});
export type KycDetail = z.output<typeof detail>;

const plainText = (max: number) =>
  z.string().trim().min(1).max(max).refine(isPlainText, { error: rules.kycFaults.text_unusable });

const review = z.object({
  status: z.enum(['under_review', 'approved', 'rejected']),
  adminNotes: plainText(1_000).optional(),
  fields: z
    .record(z.string(), plainText(300))
    .refine(rules.areReviewable, { error: rules.kycFaults.field_unknown })
    .optional(),
});

export const routes = {
  readStatus: defineRoute({
    method: 'GET',
    path: '/api/kyc/status',
    summary: 'Read how the verification of the customer stands',
    access: 'customer',
    answers: { 200: record },
  }),
  submit: defineRoute({
    method: 'POST',
    path: '/api/kyc/submit',
    summary: 'Send papers for verification; after a rejection, files that were not found wanting may be left out',
    access: 'customer',
    body: submission,
    files: {
      names: rules.fileFields,
      eachBytesMax: rules.fileBytesMax,
      allBytesMax: rules.allFilesBytesMax,
      tooLarge: commonFaults.file_too_large,
    },
    answers: { 201: record.extend({ message: z.string() }) },
    refusals: [kycRefusals.not_expected, kycRefusals.number_taken, kycRefusals.storage_full],
    limits: [{ max: 20, windowSeconds: hourSeconds }],
  }),
  checkIdentity: defineRoute({
    method: 'POST',
    path: '/api/kyc/identity',
    summary: 'Have a BVN or a NIN checked; both of them make tier 2',
    access: 'customer',
    body: numbers,
    answers: {
      200: z.object({ message: z.string(), tier: z.number().int(), bvn: z.boolean(), nin: z.boolean() }),
    },
    refusals: [
      kycRefusals.number_taken,
      kycRefusals.identity_declined,
      providerRefusals.provider_unavailable,
      providerRefusals.service_off,
    ],
    limits: [
      { max: 10, windowSeconds: hourSeconds },
      { max: 20, windowSeconds: daySeconds },
    ],
  }),
  beginFaceCheck: defineRoute({
    method: 'POST',
    path: '/api/kyc/face-check',
    summary: 'Begin a face check: what the customer is to do before the camera, one picture each',
    access: 'customer',
    answers: {
      201: z.object({ id: z.string(), challenges: z.array(z.enum(rules.challenges)), endsAt: timeText }),
    },
    refusals: [kycRefusals.face_check_done, providerRefusals.provider_unavailable, providerRefusals.service_off],
    limits: [
      { max: 10, windowSeconds: hourSeconds },
      { max: 20, windowSeconds: daySeconds },
    ],
  }),
  finishFaceCheck: defineRoute({
    method: 'POST',
    path: '/api/kyc/face-check/{id}',
    summary: 'Send the pictures of a face check, in the order in which they were asked for',
    access: 'customer',
    params: faceCheckId,
    body: z.object({}),
    files: {
      names: rules.frameFields,
      eachBytesMax: rules.frameBytesMax,
      allBytesMax: 4 * rules.frameBytesMax + 64 * 1024,
      tooLarge: commonFaults.file_too_large,
    },
    answers: { 200: z.object({ status: z.enum(['accepted', 'declined', 'unknown']) }) },
    refusals: [kycRefusals.face_check_over, kycRefusals.storage_full, providerRefusals.service_off],
    limits: [{ max: 20, windowSeconds: hourSeconds }],
  }),
  listSubmissions: defineRoute({
    method: 'GET',
    path: '/api/operator/kyc',
    summary: 'List submissions, the longest waiting first',
    access: 'operator',
    roles: ['compliance', 'support'],
    query: z.object({
      status: z.enum(kycStatuses).optional(),
      document: documents.optional().meta({ description: 'Only those whose paper is past its day' }),
      limit: limitQuery,
      cursor: cursorQuery(id),
    }),
    answers: { 200: page(summary) },
  }),
  showSubmission: defineRoute({
    method: 'GET',
    path: '/api/operator/kyc/{id}',
    summary: 'Look into a submission, with the addresses of its documents',
    access: 'operator',
    roles: ['compliance'],
    params: submissionId,
    answers: { 200: detail },
  }),
  readSelfie: defineRoute({
    method: 'GET',
    path: '/api/kyc/selfies/{link}',
    summary: 'A customer’s selfie, for a company that was given the link because it must know whom it serves',
    // The link is signed, leads to one picture and is good for some minutes; the company alone is told of it.
    access: 'public',
    params: z.object({ link: z.string().regex(/^fil_[0-9a-z]{26}-\d{13}-[0-9a-f]{64}$/) }),
    answers: { 200: fileOf('image/jpeg') },
    refusals: [commonRefusals.not_found],
  }),
  readDocument: defineRoute({
    method: 'GET',
    path: '/api/operator/kyc/{id}/documents/{field}',
    summary: 'Open one document, a JPEG. Every look is written down',
    // Fetched with the operator's token, and shown from memory: the address alone opens nothing.
    access: 'operator',
    roles: ['compliance'],
    params: submissionId.extend({ field: z.enum(rules.fileFields).meta({ description: 'Which of the pictures' }) }),
    answers: { 200: fileOf('image/jpeg') },
  }),
  readFaceFrame: defineRoute({
    method: 'GET',
    path: '/api/operator/kyc/{id}/face-check/{frame}',
    summary: 'Open one picture of the face check that goes with a submission, a JPEG. Every look is written down',
    access: 'operator',
    roles: ['compliance'],
    params: submissionId.extend({ frame: z.enum(rules.frameFields).meta({ description: 'Which of the pictures' }) }),
    answers: { 200: fileOf('image/jpeg') },
  }),
  review: defineRoute({
    method: 'POST',
    path: '/api/operator/kyc/{id}/review',
    summary: 'Decide on a submission',
    access: 'operator',
    roles: ['compliance'],
    params: submissionId,
    body: review,
    // A note and a reason for each field, in letters of up to four bytes.
    bodyBytesMax: 20_000,
    answers: { 200: summary },
    refusals: [approvalRefusals.staff_own_account, kycRefusals.already_decided, kycRefusals.number_taken],
  }),
};

/**
 * No more checks are begun in a day at the wish of one network, however many accounts are opened there: a register and a
 * face check take money for each answer, and whoever may go through many numbers finds the one of somebody of their name.
 */
export const checksFromOne: Limited = { ...routes.checkIdentity, limits: [{ max: 500, windowSeconds: daySeconds }] };
