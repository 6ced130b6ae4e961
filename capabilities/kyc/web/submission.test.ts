import { describe, expect, it } from 'vitest';
import { beginSubmission, emptySubmission, formFaults, missingIn } from './submission.ts';

const ada = { firstname: 'Ada', lastname: 'Nwosu', dob: '1994-05-21', residential_address: '12 Adire Close, Lagos' };
const customer = ada as unknown as Parameters<typeof beginSubmission>[0];
const none = {
  hasSubmission: false,
  status: null,
  submittedAt: null,
  adminNotes: null,
  adminNotesCode: null,
  numbers: { bvn: false, nin: false },
  document: null,
  faceCheck: 'off' as const,
};
const rejected = { ...none, hasSubmission: true, status: 'rejected' as const };

describe('a new submission', () => {
  it('begins with what we know, and a draft is newer than that', () => {
    expect(beginSubmission(customer, {}, none)).toMatchObject({ full_name: 'Ada Nwosu', date_of_birth: '1994-05-21' });
    expect(beginSubmission(customer, { full_name: 'Adaeze Nwosu' }, none).full_name).toBe('Adaeze Nwosu');
    expect(beginSubmission(customer, {}, none)).toMatchObject({ id_document_front: '', selfie_image: '' });
  });

  it('after a rejection keeps the files that nobody found fault with', () => {
    const again = beginSubmission(customer, {}, { ...rejected, fields: { selfie_image: 'Too dark.' } });
    expect(again).toMatchObject({ id_document_front: 'kept', selfie_image: '' });
    expect(formFaults({ ...again, id_type: 'passport', id_number: 'A0123' })).toEqual({
      selfie_image: 'selfie_missing',
    });
  });
});

describe('the faults of the form', () => {
  it('stand in the order of the steps, and the missing ones are named together', () => {
    expect(Object.keys(formFaults(emptySubmission))).toEqual([
      'full_name', 'date_of_birth', 'address', 'id_type', 'id_number', 'id_document_front', 'selfie_image',
    ]); // oxfmt-ignore
    expect(missingIn(emptySubmission, 'details')).toEqual(['full_name', 'date_of_birth', 'address']);
    expect(missingIn(emptySubmission, 'id')).toEqual(['id_type', 'id_number']);
  });
});
