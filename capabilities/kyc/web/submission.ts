import type { Customer } from '@wura/identity/web/customer';
import type { Fault } from '@wura/wire/phrases';
import type { KycRecord } from '../contract.ts';
import { fileFields, submissionFaults, type FileField } from '../rules.ts';

/** The form's texts, and for each file whether there is one. The files themselves are kept beside it. */
export const emptySubmission = {
  full_name: '',
  date_of_birth: '',
  address: '',
  id_type: '',
  id_number: '',
  id_expires_on: '',
  bvn: '',
  id_document_front: '' as FileState,
  id_document_back: '' as FileState,
  selfie_image: '' as FileState,
};

/** `kept`: the other side has it from last time and found nothing wrong with it. */
export type FileState = '' | 'chosen' | 'kept';
export type Submission = typeof emptySubmission;
export type FieldName = keyof Submission;
export type Files = { readonly [Field in FileField]?: Blob | undefined };

/** The steps in their order, each with what is asked on it. */
export const fieldsOf: Record<'details' | 'id' | 'documents', readonly FieldName[]> = {
  details: ['full_name', 'date_of_birth', 'address'],
  id: ['id_type', 'id_number', 'id_expires_on', 'bvn'],
  documents: fileFields,
};

/** What we know already no customer has to write again; a draft is newer than what we know. */
export function beginSubmission(
  { firstname, lastname, dob, residential_address: address }: Customer,
  draft: Partial<Submission>,
  { status, fields = {} }: KycRecord,
): Submission {
  const isKept = (field: FileField): FileState => (status === 'rejected' && fields[field] === undefined ? 'kept' : '');
  return {
    ...emptySubmission,
    full_name: `${firstname} ${lastname}`,
    date_of_birth: dob,
    address,
    ...draft,
    id_document_front: isKept('id_document_front'),
    selfie_image: isKept('selfie_image'),
  };
}

/** In the order in which the steps stand. Whether a BVN must be whole the server knows. */
export function formFaults(values: Submission): Partial<Record<FieldName, Fault>> {
  const faults = submissionFaults(
    values,
    { isThere: field => values[field] !== '', isNoImage: () => false },
    { today: new Date(), isBvnWhole: false },
  );
  const errors = faults?.errors ?? {};
  const inOrder = Object.values(fieldsOf)
    .flat()
    .filter(field => errors[field] !== undefined);
  return Object.fromEntries(inOrder.map(field => [field, errors[field]!]));
}

/** Named together above the form, as the specification has it. */
export function missingIn(values: Submission, step: keyof typeof fieldsOf): FieldName[] {
  const required = ['full_name', 'date_of_birth', 'address', 'id_type', 'id_number'];
  return fieldsOf[step].filter(field => required.includes(field) && values[field].trim() === '');
}
