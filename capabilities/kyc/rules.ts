// What a submission may hold, said once for the browser's form and the server. Pure: no library, no platform.

export const idTypes = ['national_id', 'drivers_license', 'passport', 'voters_card'] as const;
export type IdType = (typeof idTypes)[number];

export const requiredFields = ['full_name', 'date_of_birth', 'address', 'id_type', 'id_number'] as const;
export type RequiredField = (typeof requiredFields)[number];

export const fileFields = ['id_document_front', 'id_document_back', 'selfie_image'] as const;
export type FileField = (typeof fileFields)[number];

/** Whatever a reviewer may find fault with. */
export const reviewableFields = [...requiredFields, 'bvn', ...fileFields] as const;
export type ReviewableField = (typeof reviewableFields)[number];
export type Reasons = { readonly [Field in ReviewableField]?: string };

export const areReviewable = (reasons: Readonly<Record<string, string>>): reasons is Record<string, string> & Reasons =>
  Object.keys(reasons).every(field => (reviewableFields as readonly string[]).includes(field));

/** What a customer is told when papers are sent back without a reason. The browser knows it in every language. */
export const rejectedWithoutReason =
  'We could not accept these documents. Please check them and send them again, or contact support.';

export const fileBytesMax = 5 * 1024 * 1024;
export const allFilesBytesMax = 16 * 1024 * 1024;

export const fileSentences = {
  notAnImage: 'Please upload only JPEG, JPG, or PNG images.',
  tooLarge: 'File size must be less than 5MB.',
  noFront: 'Please upload the front of your ID document.',
  noSelfie: 'Please capture a selfie image.',
} as const;

export type SubmissionTexts = { readonly [Field in RequiredField | 'bvn']?: string | undefined };

export interface SubmissionFaults {
  /** The first in the specification's order, for a reader of one sentence. */
  readonly message: string;
  readonly errors: Readonly<Record<string, string>>;
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
  const errors: Record<string, string> = {
    ...Object.fromEntries(missing.map(field => [field, 'Please fill in this field.'])),
    ...(!isThere('id_document_front') && { id_document_front: fileSentences.noFront }),
    ...(!isThere('selfie_image') && { selfie_image: fileSentences.noSelfie }),
    ...Object.fromEntries(noImages.map(field => [field, fileSentences.notAnImage])),
    ...textFaults(texts, { missing, today, isBvnWhole }),
  };
  const first = Object.values(errors)[0];
  if (first === undefined) return undefined;
  return { errors, message: missing.length > 0 ? missingSentence(missing) : first };
}

export function missingSentence(fields: readonly string[]): string {
  return `Please fill in all required fields: ${fields.join(', ')}`;
}

function textFaults(
  texts: SubmissionTexts,
  { missing, today, isBvnWhole }: { missing: readonly RequiredField[]; today: Date; isBvnWhole: boolean },
): Record<string, string> {
  const faults = {
    full_name: lineFault(texts.full_name ?? ''),
    date_of_birth: birthFault((texts.date_of_birth ?? '').trim(), today),
    address: linesFault(texts.address ?? ''),
    id_type: isIdType(texts.id_type ?? '') ? undefined : 'Please choose a type of ID.',
    id_number: idNumberFault(texts.id_number ?? ''),
  };
  const found = requiredFields
    .filter(field => !missing.includes(field) && faults[field] !== undefined)
    .map(field => [field, faults[field]!]);
  const bvn = bvnFault(texts.bvn ?? '', isBvnWhole);
  return Object.fromEntries(bvn === undefined ? found : [...found, ['bvn', bvn]]);
}

export const isIdType = (value: string): value is IdType => (idTypes as readonly string[]).includes(value.trim());

export function idNumberFault(value: string): string | undefined {
  return /^[A-Za-z0-9-]{4,30}$/.test(value.trim()) ? undefined : 'ID number must be 4-30 letters, digits or hyphens.';
}

/** All eleven digits are demanded where the rules say so; elsewhere a number may be a test's. */
export function bvnFault(value: string, isBvnWhole: boolean): string | undefined {
  const bvn = value.trim();
  if (bvn === '') return undefined;
  if (isBvnWhole) return isWholeNumber(bvn) ? undefined : 'BVN must be exactly 11 digits.';
  return /^[0-9]{1,11}$/.test(bvn) ? undefined : 'BVN must be at most 11 digits.';
}

/** BVNs and NINs alike. */
export const isWholeNumber = (value: string) => /^[0-9]{11}$/.test(value);

function birthFault(value: string, today: Date): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value)?.map(Number) ?? [];
  const date = new Date(Date.UTC(year ?? NaN, (month ?? NaN) - 1, day));
  // The thirtieth of February would quietly become the second of March.
  const isReal = date.getUTCMonth() === (month ?? NaN) - 1 && date.getUTCDate() === day;
  return isReal && date <= today && date.getUTCFullYear() >= 1900 ? undefined : 'Please enter a valid date of birth.';
}

// Control and format characters: what turns text around, hides letters, or is no character at all.
const invisible = /[\p{Cc}\p{Cf}\p{Cs}]/u;
const invisibleButNewline = /[^\n\P{Cc}]|[\p{Cf}\p{Cs}]/u;

function lineFault(value: string): string | undefined {
  if ([...value].length > 200) return 'Please use at most 200 characters.';
  return invisible.test(value.trim()) ? 'This has a character that cannot be used.' : undefined;
}

function linesFault(value: string): string | undefined {
  if ([...value].length > 300) return 'Please use at most 300 characters.';
  return isPlainText(value.trim()) ? undefined : 'This has a character that cannot be used.';
}

/** Letters, signs and lines: nothing that hides, turns around or ends what stands beside it. */
export const isPlainText = (value: string) => !invisibleButNewline.test(value.replaceAll('\r\n', '\n'));

/** What a file is by its first bytes, whatever it is called; the server looks much closer. */
export function looksLikeAnImage(type: string): boolean {
  return type === 'image/jpeg' || type === 'image/png';
}
