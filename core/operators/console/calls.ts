import { endpoint } from '@wura/browser/client';
import type { routes } from '../contract.ts';

export const signInStaff = endpoint<typeof routes.signIn>('POST', '/api/operator/login');
export const signOutStaff = endpoint<typeof routes.signOut>('POST', '/api/operator/logout');
export const readSelf = endpoint<typeof routes.readSelf>('GET', '/api/operator/me');
export const listActs = endpoint<typeof routes.listActs>('GET', '/api/operator/audit');
export const listApprovals = endpoint<typeof routes.listApprovals>('GET', '/api/operator/approvals');
export const decideApproval = endpoint<typeof routes.decideApproval>('POST', '/api/operator/approvals/{id}');
