import { lagosDate } from '@wura/platform/time';
import { commonFaults } from '@wura/wire/faults';
import { defineFaults, say, type Fault, type Said } from '@wura/wire/phrases';
import { charactersIn, isPlainLine, isPlainText } from '@wura/wire/plain-text';
import { kycReasons } from './refusals.ts';

// What a submission may hold, said once for the browser's form and the server. Pure: nothing of one platform.

export const idTypes = ['national_id', 'drivers_license', 'passport', 'voters_card'] as const;
export type IdType = (typeof idTypes)[number];

export const requiredFields = ['full_name', 'date_of_birth', 'address', 'id_type', 'id_number'] as const;
export type RequiredField = (typeof requiredFields)[number];

export const fileFields = ['id_document_front', 'id_document_back', 'selfie_image'] as const;
export type FileField = (typeof fileFields)[number];

/** Whatever a reviewer may find fault with. */
export const reviewableFields = [...requiredFields, 'id_expires_on', 'bvn', ...fileFields] as const;
export type ReviewableField = (typeof reviewableFields)[number];
export type Reasons = { readonly [Field in ReviewableField]?: string };

export const areReviewable = (reasons: Readonly<Record<string, string>>): reasons is Record<string, string> & Reasons =>
  Object.keys(reasons).every(field => (reviewableFields as readonly string[]).includes(field));

/** Those that end on a day that stands on them. */
export const expires = (idType: string): boolean => idType === 'passport' || idType === 'drivers_license';

/** What a provider of face checks may ask for, one frame each. */
export const challenges = ['look_straight', 'turn_left', 'turn_right', 'look_up', 'smile', 'close_eyes'] as const;
export type Challenge = (typeof challenges)[number];

/** As many as a face check has challenges at most. */
export const frameFields = ['frame_1', 'frame_2', 'frame_3', 'frame_4'] as const;
export type FrameField = (typeof frameFields)[number];
export const frameBytesMax = 1024 * 1024;

export const fileBytesMax = 5 * 1024 * 1024;
export const allFilesBytesMax = 16 * 1024 * 1024;

export const kycFaults = defineFaults({
  id_front_missing: 'Please upload the front of your ID document.',
  selfie_missing: 'Please capture a selfie image.',
  id_type_missing: 'Please choose a type of ID.',
  expiry_invalid: 'Please enter a valid expiry date.',
  id_expired: 'This ID has expired. Please use one that is valid.',
  frame_missing: 'Please take one picture for each request.',
  id_number_invalid: 'ID number must be 4-30 letters, digits or hyphens.',
  bvn_not_whole: 'BVN must be exactly 11 digits.',
  nin_not_whole: 'NIN must be exactly 11 digits.',
  bvn_too_long: 'BVN must be at most 11 digits.',
  number_missing: 'Please give your BVN or your NIN.',
  number_differs: 'Another number of yours has been confirmed already. Please contact support.',
  birth_date_invalid: 'Please enter a valid date of birth.',
  line_too_long: 'Please use at most 200 characters.',
  lines_too_long: 'Please use at most 300 characters.',
  text_unusable: 'This has a character that cannot be used.',
  field_unknown: 'There is no such field.',
});

export type SubmissionTexts = { readonly [Field in RequiredField | 'id_expires_on' | 'bvn']?: string | undefined };

export interface SubmissionFaults {
  /** The first in the specification's order, for a reader of one sentence. */
  readonly reason: Said;
  readonly errors: Readonly<Record<string, Fault>>;
}

export interface FilesThere {
  /** Brought along, or kept from a submission that was rejected for something else. */
  readonly isThere: (field: FileField) => boolean;
  /** A file that came and is no picture. */
  readonly isNoImage: (field: FileField) => boolean;
}

/** What is wrong with a submission, or nothing. Texts first, then the files that must be there, then what they are. */
export function submissionFaults(
  texts: SubmissionTexts,
  { isThere, isNoImage }: FilesThere,
  { today, isBvnWhole }: { today: Date; isBvnWhole: boolean },
): SubmissionFaults | undefined {
  const missing = requiredFields.filter(field => (texts[field] ?? '').trim() === '');
  const noImages = fileFields.filter(isNoImage);
  const errors: Record<string, Fault> = {
    ...Object.fromEntries(missing.map(field => [field, commonFaults.field_missing])),
    ...(!isThere('id_document_front') && { id_document_front: kycFaults.id_front_missing }),
    ...(!isThere('selfie_image') && { selfie_image: kycFaults.selfie_missing }),
    ...Object.fromEntries(noImages.map(field => [field, commonFaults.not_an_image])),
    ...textFaults(texts, { missing, today, isBvnWhole }),
  };
  const first = Object.values(errors)[0];
  if (first === undefined) return undefined;
  const fields = missing.join(', ');
  return { errors, reason: fields === '' ? { code: first, facts: {} } : say(kycReasons.fields_missing, { fields }) };
}

function textFaults(
  texts: SubmissionTexts,
  { missing, today, isBvnWhole }: { missing: readonly RequiredField[]; today: Date; isBvnWhole: boolean },
): Record<string, Fault> {
  const faults = {
    full_name: lineFault(texts.full_name ?? ''),
    date_of_birth: birthFault((texts.date_of_birth ?? '').trim(), today),
    address: linesFault(texts.address ?? ''),
    id_type: isIdType(texts.id_type ?? '') ? undefined : kycFaults.id_type_missing,
    id_number: idNumberFault(texts.id_number ?? ''),
  };
  const found = requiredFields
    .filter(field => !missing.includes(field) && faults[field] !== undefined)
    .map(field => [field, faults[field]!]);
  const more = {
    id_expires_on: expiryFault((texts.id_expires_on ?? '').trim(), today),
    bvn: bvnFault(texts.bvn ?? '', isBvnWhole),
  };
  return Object.fromEntries([...found, ...Object.entries(more).filter(([, fault]) => fault !== undefined)]);
}

export const isIdType = (value: string): value is IdType => (idTypes as readonly string[]).includes(value.trim());

export function idNumberFault(value: string): Fault | undefined {
  return /^[A-Za-z0-9-]{4,30}$/.test(value.trim()) ? undefined : kycFaults.id_number_invalid;
}

/** All eleven digits are demanded where the rules say so; elsewhere a number may be a test's. */
export function bvnFault(value: string, isBvnWhole: boolean): Fault | undefined {
  const bvn = value.trim();
  if (bvn === '') return undefined;
  if (isBvnWhole) return isWholeNumber(bvn) ? undefined : kycFaults.bvn_not_whole;
  return /^[0-9]{1,11}$/.test(bvn) ? undefined : kycFaults.bvn_too_long;
}

/** BVNs and NINs alike. */
export const isWholeNumber = (value: string) => /^[0-9]{11}$/.test(value);

function birthFault(value: string, today: Date): Fault | undefined {
  const date = calendarDay(value);
  return date && date <= today && date.getUTCFullYear() >= 1900 ? undefined : kycFaults.birth_date_invalid;
}

/** On the last day of an ID it is still good. No ID is made for longer than this. */
const yearsMax = 50;

function expiryFault(value: string, today: Date): Fault | undefined {
  if (value === '') return undefined;
  const date = calendarDay(value);
  if (!date || date.getUTCFullYear() > today.getUTCFullYear() + yearsMax) return kycFaults.expiry_invalid;
  return value < lagosDate(today.getTime()) ? kycFaults.id_expired : undefined;
}

function calendarDay(value: string): Date | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value)?.map(Number) ?? [];
  const date = new Date(Date.UTC(year ?? NaN, (month ?? NaN) - 1, day));
  // The thirtieth of February would quietly become the second of March.
  const isReal = date.getUTCMonth() === (month ?? NaN) - 1 && date.getUTCDate() === day;
  return isReal ? date : undefined;
}

function lineFault(value: string): Fault | undefined {
  if (charactersIn(value) > 200) return kycFaults.line_too_long;
  return isPlainLine(value.trim()) ? undefined : kycFaults.text_unusable;
}

function linesFault(value: string): Fault | undefined {
  if (charactersIn(value) > 300) return kycFaults.lines_too_long;
  return isPlainText(value.trim()) ? undefined : kycFaults.text_unusable;
}

/** What a file is by its first bytes, whatever it is called; the server looks much closer. */
export function looksLikeAnImage(type: string): boolean {
  return type === 'image/jpeg' || type === 'image/png';
}
