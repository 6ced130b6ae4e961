import { endpoint } from '@wura/browser/client';
import type { routes } from '../contract.ts';

export const listSubmissions = endpoint<typeof routes.listSubmissions>('GET', '/api/operator/kyc');
export const showSubmission = endpoint<typeof routes.showSubmission>('GET', '/api/operator/kyc/{id}');
export const reviewSubmission = endpoint<typeof routes.review>('POST', '/api/operator/kyc/{id}/review');
