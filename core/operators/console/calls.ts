import { endpoint } from '@wura/browser/client';
import type { routes } from '../contract.ts';

export const signInStaff = endpoint<typeof routes.signIn>('POST', '/api/operator/login');
export const signOutStaff = endpoint<typeof routes.signOut>('POST', '/api/operator/logout');
export const readSelf = endpoint<typeof routes.readSelf>('GET', '/api/operator/me');
export const listActs = endpoint<typeof routes.listActs>('GET', '/api/operator/audit');
export const listApprovals = endpoint<typeof routes.listApprovals>('GET', '/api/operator/approvals');
export const decideApproval = endpoint<typeof routes.decideApproval>('POST', '/api/operator/approvals/{id}');
export const listStaff = endpoint<typeof routes.listStaff>('GET', '/api/operator/staff');
export const addStaff = endpoint<typeof routes.addStaff>('POST', '/api/operator/staff');
export const changeStaff = endpoint<typeof routes.changeStaff>('POST', '/api/operator/staff/{id}');
export const endStaff = endpoint<typeof routes.endStaff>('POST', '/api/operator/staff/{id}/end');
export const readInvitation = endpoint<typeof routes.readInvitation>('POST', '/api/operator/join');
export const join = endpoint<typeof routes.join>('POST', '/api/operator/join/confirm');
export const changePassword = endpoint<typeof routes.changePassword>('POST', '/api/operator/password');
export const beginFactor = endpoint<typeof routes.beginFactor>('POST', '/api/operator/two-factor');
export const confirmFactor = endpoint<typeof routes.confirmFactor>('POST', '/api/operator/two-factor/confirm');
