import type { RouteSpec } from '@wura/wire';
import type { Access, NamedThing } from '@wura/features/testing/attacks';
import { featureAttacks } from './feature-attacks.ts';
import type { Kind } from './kinds.ts';
import { fieldsOf } from './requests.ts';

const wallet: NamedThing<Kind> = { kind: 'wallet', status: 404 };

/**
 * Who may make each call, and what a stranger learns. Written by hand, so that a new call is thought about once: without
 * a line here, or in its feature's `testing/attacks.ts`, it fails the tests.
 */
export const accessMatrix: Readonly<Record<string, Access<Kind>>> = {
  'POST /api/register': { who: 'anybody' },
  'POST /api/login': { who: 'anybody' },
  'POST /api/login/two-factor': { who: 'anybody' },
  'POST /api/login/passkey/options': { who: 'anybody' },
  'POST /api/login/passkey': { who: 'anybody' },
  'POST /api/logout': { who: 'customers' },
  'GET /api/sessions': {
    who: 'customers',
    names: { 'query.cursor': { kind: 'session cursor', status: 200 } },
  },
  'DELETE /api/sessions': { who: 'customers' },
  'DELETE /api/sessions/{id}': { who: 'customers', names: { 'params.id': { kind: 'session', status: 404 } } },
  'GET /api/devices': { who: 'customers', names: { 'query.cursor': { kind: 'device', status: 422 } } },
  'PUT /api/devices/{id}': { who: 'customers', names: { 'params.id': { kind: 'device', status: 404 } } },
  'POST /api/devices/{id}/remove': {
    who: 'customers',
    names: { 'params.id': { kind: 'device, to be removed', status: 404 } },
    open: { 'body.passkey': 'what a device signed, good in the session that asked' },
  },
  'POST /api/devices/{id}/trust': {
    who: 'customers',
    names: { 'params.id': { kind: 'device', status: 404 } },
    open: { 'body.passkey': 'what a device signed, good in the session that asked' },
  },
  'GET /api/user': { who: 'customers' },
  'PUT /api/user': { who: 'customers' },
  'POST /api/user/terms': { who: 'customers' },
  'GET /api/photos/{id}': {
    who: 'anybody',
    open: { 'params.id': 'a picture element sends no token, and the address cannot be guessed' },
  },
  'GET /api/pin/status': { who: 'customers' },
  'POST /api/pin/set': { who: 'customers' },
  'POST /api/pin/change': { who: 'customers' },
  'POST /api/password/forgot': { who: 'anybody' },
  'POST /api/password/reset': { who: 'anybody' },
  'POST /api/password/change': { who: 'customers' },
  'POST /api/pin/reset/code': { who: 'customers' },
  'POST /api/pin/reset': { who: 'customers' },
  'GET /api/settings': { who: 'customers' },
  'PUT /api/settings': { who: 'customers' },
  'GET /api/notifications': {
    who: 'customers',
    names: { 'query.cursor': { kind: 'notification cursor', status: 200 } },
  },
  'GET /api/notifications/alerts': { who: 'customers' },
  'PUT /api/notifications/alerts': { who: 'customers' },
  'GET /api/notifications/push': { who: 'customers' },
  'PUT /api/notifications/push': { who: 'customers' },
  'DELETE /api/notifications/push': { who: 'customers' },
  'GET /api/notifications/unread': { who: 'customers' },
  'GET /api/notifications/stream': {
    who: 'customers',
    open: { 'ownHeaders.last-event-id': 'another’s is no notice of the caller, and the answer is that of none' },
  },
  'POST /api/notifications/{id}/read': {
    who: 'customers',
    names: { 'params.id': { kind: 'notification', status: 404 } },
  },
  'POST /api/notifications/read-all': { who: 'customers' },
  'GET /api/wallets': { who: 'customers' },
  'POST /api/wallets': { who: 'customers' },
  'PUT /api/wallets': { who: 'customers' },
  'PUT /api/wallets/{id}': { who: 'customers', names: { 'params.id': wallet } },
  'DELETE /api/wallets/{id}': { who: 'customers', names: { 'params.id': { kind: 'empty wallet', status: 404 } } },
  'GET /api/transactions': {
    who: 'customers',
    names: { 'query.wallet_id': wallet, 'query.cursor': { kind: 'list cursor', status: 422 } },
  },
  'GET /api/transactions/{id}': { who: 'customers', names: { 'params.id': { kind: 'movement', status: 404 } } },
  'PUT /api/transactions/{id}/label': { who: 'customers', names: { 'params.id': { kind: 'movement', status: 404 } } },
  'GET /api/transactions/{id}/receipt': {
    who: 'customers',
    names: { 'params.id': { kind: 'movement', status: 404 } },
  },
  'GET /api/receipts/{code}': {
    who: 'anybody',
    open: {
      'params.code': 'it stands on a document that is shown to others; it cannot be guessed, and names are masked',
    },
  },
  'GET /api/transactions/by-key/{key}': {
    who: 'customers',
    names: { 'params.key': { kind: 'idempotency key', status: 404 } },
  },
  'GET /api/transactions/summary/{walletId}': { who: 'customers', names: { 'params.walletId': wallet } },
  'GET /api/transactions/days/{walletId}': { who: 'customers', names: { 'params.walletId': wallet } },
  'GET /api/users/search-by-account': { who: 'customers' },
  'POST /api/intra-transfer': {
    who: 'customers',
    names: { 'body.fromWalletId': wallet, 'body.savedPersonId': { kind: 'saved person', status: 404 } },
  },
  'POST /api/paystack/create-pending-deposit': {
    who: 'customers',
    names: { 'body.wallet_id': wallet },
    open: { 'body.transaction_ref': 'it is new and unique for ever; that it was used says nothing of who used it' },
  },
  'POST /api/paystack/verify-payment': {
    who: 'customers',
    names: { 'body.transaction_ref': { kind: 'deposit', status: 404 } },
  },
  'POST /api/verify-payment': { who: 'customers', names: { 'body.reference': { kind: 'deposit', status: 404 } } },
  'GET /api/deposits': { who: 'customers', names: { 'query.cursor': { kind: 'deposit cursor', status: 422 } } },
  'GET /api/deposit-account': { who: 'customers' },
  'POST /api/deposit-account': { who: 'customers' },
  'GET /api/paystack/banks': { who: 'customers' },
  'POST /api/paystack/validate-account': { who: 'customers' },
  'POST /api/send-money': { who: 'customers', names: { 'body.from_wallet_id': wallet } },
  'GET /api/beneficiaries': { who: 'customers', names: { 'query.cursor': { kind: 'beneficiary', status: 200 } } },
  'POST /api/beneficiaries': { who: 'customers' },
  'PUT /api/beneficiaries/{id}': { who: 'customers', names: { 'params.id': { kind: 'beneficiary', status: 404 } } },
  'DELETE /api/beneficiaries/{id}': {
    who: 'customers',
    names: { 'params.id': { kind: 'beneficiary', status: 404 } },
  },
  'POST /api/webhooks/paystack': { who: 'anybody' },
  'POST /api/webhooks/squad': { who: 'anybody' },
  'POST /api/webhooks/bridgecard': { who: 'anybody' },
  'POST /api/webhooks/termii': { who: 'anybody' },
  'POST /api/contact': { who: 'either' },
  'GET /api/support/messages': {
    who: 'either',
    names: { 'query.cursor': { kind: 'message cursor', status: 200 } },
  },
  'POST /api/support/messages': { who: 'either' },
  'PUT /api/support/email': { who: 'anybody' },
  'GET /api/operator/messages': { who: 'operators' },
  'GET /api/operator/messages/{id}': { who: 'operators' },
  'POST /api/operator/messages/{id}/reply': { who: 'operators' },
  'POST /api/operator/messages/{id}/close': { who: 'operators' },
  'GET /api/kyc/status': { who: 'customers' },
  'POST /api/kyc/submit': { who: 'customers' },
  'POST /api/kyc/identity': { who: 'customers' },
  'POST /api/kyc/face-check': { who: 'customers' },
  'POST /api/kyc/face-check/{id}': { who: 'customers', names: { 'params.id': { kind: 'face check', status: 404 } } },
  'GET /api/kyc/selfies/{link}': {
    who: 'anybody',
    open: { 'params.link': 'it is signed, ends after a quarter of an hour, and only the card issuer is told of it' },
  },
  'GET /api/operator/kyc': { who: 'operators' },
  'GET /api/operator/kyc/{id}': { who: 'operators' },
  'GET /api/operator/kyc/{id}/documents/{field}': {
    who: 'operators',
  },
  'GET /api/operator/kyc/{id}/face-check/{frame}': { who: 'operators' },
  'POST /api/operator/kyc/{id}/review': { who: 'operators' },
  'GET /api/operator/reconciliation': { who: 'operators' },
  'POST /api/operator/reconciliation/balances': { who: 'operators' },
  'POST /api/operator/reconciliation/run': { who: 'operators' },
  'GET /api/proof': { who: 'anybody' },
  'GET /api/operator/ledger/health': { who: 'operators' },
  'GET /api/operator/cases': { who: 'operators' },
  'POST /api/operator/login': {
    who: 'anybody',
    open: { 'body.passkey': 'what a device signed, good for the operator whose password stands beside it' },
  },
  'POST /api/operator/login/passkey/options': { who: 'anybody' },
  'POST /api/operator/login/passkey': { who: 'anybody' },
  'GET /api/operator/passkeys': { who: 'operators' },
  'POST /api/operator/passkeys': { who: 'operators' },
  'POST /api/operator/passkeys/options': { who: 'operators' },
  'POST /api/operator/passkeys/proof': { who: 'operators' },
  'POST /api/operator/passkeys/{id}/remove': { who: 'operators' },
  'POST /api/operator/logout': { who: 'operators' },
  'GET /api/operator/me': { who: 'operators' },
  'GET /api/operator/staff': { who: 'operators' },
  'POST /api/operator/staff': { who: 'operators' },
  'POST /api/operator/staff/{id}': { who: 'operators' },
  'POST /api/operator/staff/{id}/end': { who: 'operators' },
  'POST /api/operator/join': { who: 'anybody' },
  'POST /api/operator/join/confirm': { who: 'anybody' },
  'POST /api/operator/password': { who: 'operators' },
  'POST /api/operator/two-factor': { who: 'operators' },
  'POST /api/operator/two-factor/confirm': { who: 'operators' },
  'GET /api/operator/audit': { who: 'operators' },
  'GET /api/operator/deposits': { who: 'operators' },
  'GET /api/operator/customers/{id}/deposits': { who: 'operators' },
  'GET /api/operator/deposits/{id}': { who: 'operators' },
  'POST /api/operator/deposits/{id}': { who: 'operators' },
  'GET /api/operator/approvals': { who: 'operators' },
  'GET /api/operator/approvals/{id}': { who: 'operators' },
  'POST /api/operator/approvals/{id}': { who: 'operators' },
  'GET /api/config': { who: 'anybody' },
  'GET /api/openapi.json': { who: 'anybody' },
  'GET /api/health/live': { who: 'anybody' },
  'GET /api/health/ready': { who: 'anybody' },
  'GET /metrics': { who: 'anybody' },
  ...Object.assign({}, ...featureAttacks.map(({ access }) => access)),
};

/**
 * Fields that name a thing, as far as their own names tell: everything in a path, and what ends like a name. To an
 * operator nothing is a stranger's: whom they look into is written down instead.
 */
export function namingFields(route: RouteSpec): string[] {
  if (route.access === 'operator') return [];
  return fieldsOf(route)
    .filter(({ place, name }) => place === 'params' || /id$|key$|cursor$|reference$|_ref$/i.test(name))
    .map(({ place, name }) => `${place}.${name}`);
}
