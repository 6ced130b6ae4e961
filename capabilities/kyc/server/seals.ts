import type { NumberKind } from '@wura/identity/server/identity-numbers';
import type { Vault } from '@wura/secrets/vault';
import type { FileField } from '../rules.ts';

/** Whatever lies on the disk: papers, and the pictures of a face check. */
export type KeptField = FileField | 'face_frame';

/** A value is sealed for one field of one customer, so that it opens in no other place. */
export const purposes = {
  file: (field: KeptField, customer: bigint) => `kyc ${field} of customer ${customer}`,
  address: (customer: bigint) => `kyc address of customer ${customer}`,
  idNumber: (customer: bigint) => `kyc id number of customer ${customer}`,
  selfieLink: 'kyc selfie link',
  number: (kind: NumberKind, customer: bigint) => `kyc ${kind} of customer ${customer}`,
} as const;

export type { NumberKind };

/** The same for every customer, or it would find no match. */
export const numberDigests = (vault: Vault, kind: NumberKind, number: string) => vault.digests(number, `kyc ${kind}`);

export const idNumberDigests = (vault: Vault, idType: string, idNumber: string) =>
  vault.digests(`${idType} ${idNumber.toUpperCase().replaceAll('-', '')}`, 'kyc id number');

export const lastFourOf = (text: string) => text.slice(-4);
