import { endpoint } from '@wura/browser/client';
import type { routes } from '../contract.ts';

export const readStatus = endpoint<typeof routes.readStatus>('GET', '/api/kyc/status');
export const submit = endpoint<typeof routes.submit>('POST', '/api/kyc/submit');
export const checkIdentity = endpoint<typeof routes.checkIdentity>('POST', '/api/kyc/identity');
export const beginFaceCheck = endpoint<typeof routes.beginFaceCheck>('POST', '/api/kyc/face-check');
export const finishFaceCheck = endpoint<typeof routes.finishFaceCheck>('POST', '/api/kyc/face-check/{id}');
