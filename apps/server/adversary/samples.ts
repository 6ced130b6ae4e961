import { termsVersion } from '@wura/identity/agreements';
import type { Attacks } from '@wura/features/testing/attacks';
import type { RouteSpec } from '@wura/wire';
import { randomInt, randomUUID } from '@wura/testkit/random';
import { dayMs } from '@wura/platform/time';
import { bearer, freshRegistration, type Product, type Person } from './product.ts';
import { featureAttacks } from './feature-attacks.ts';
import { nameOf, propertiesOf, requiredOf, type Place, type Request } from './requests.ts';

// Past 300 lines because it is a list: an accepted request for each route, from which the attacks are made.

/** Facts that exist only once something was done, found before the attack begins. */
export interface Findings {
  readonly movementId: string;
  readonly idempotencyKey: string;
  readonly receiptCode: string;
  readonly statementCode: string;
  /** A movement that left us. */
  readonly sentOutId: string;
  readonly photoId: string;
  /** To the selfie of the person, as the card issuer is given it. */
  readonly selfieLink: string;
  readonly spareSessionId: string;
  readonly deviceId: string;
  readonly spareDeviceId: string;
  readonly notificationId: string;
  readonly messageId: string;
  /** The token of a visitor's conversation with support. */
  readonly thread: string;
  readonly ticketId: string;
  /** To be closed, by an operator who has read it. */
  readonly spareTicket: { readonly id: string; readonly lastRead: string };
  readonly depositReference: string;
  readonly beneficiaryId: string;
  readonly personId: string;
  readonly savedAddressId: string;
  /** Where the friend receives USDT. */
  readonly usdtAddress: string;
  readonly billerId: string;
  /** Look-ups of one meter and of one smartcard, each good for one payment: the payer takes one out. */
  readonly meterChecks: string[];
  readonly cardChecks: string[];
  /** Prices of a gift card, each good for one purchase. */
  readonly giftPrices: string[];
  /** A gift card that was bought. */
  readonly giftCardId: string;
  /** An electricity token that was bought. */
  readonly vendId: string;
  /** As the bank writes it. */
  readonly payeeName: string;
  /** A card with money on it, a price of money for one, and a line of its history. */
  readonly virtualCardId: string;
  readonly cardQuotes: string[];
  /** To be closed. */
  readonly spareCardId: string;
  readonly cardEntryId: string;
  readonly waterOrderId: string;
  readonly passkeyId: string;
  readonly disputeId: string;
  /** What this customer was asked to send back: five naira, of a friend. */
  readonly recallId: string;
  readonly blockId: string;
  readonly keptBlockId: string;
  readonly askedLinkId: string;
  readonly linkId: string;
  readonly spareLinkId: string;
  readonly loanRequestId: string;
  readonly businessRequestId: string;
  readonly submissionId: string;
  readonly faceCheckId: string;
  /** A price that holds for a day, for an attack takes longer than a customer. */
  readonly quoteId: string;
  readonly alertId: string;
  /** Asked by this customer, of this customer, and by a friend of every payer who has the link. */
  readonly requestCode: string;
  readonly askedCode: string;
  readonly openRequestCode: string;
  readonly conversionOrderId: string;
  /** A file of one payment, checked; its approval is asked with its total. */
  readonly bulkId: string;
  /** To be stopped. */
  readonly spareBulkId: string;
  readonly keyId: string;
  /** To be revoked. */
  readonly spareKeyId: string;
  readonly webhookId: string;
  /** To be removed. */
  readonly spareWebhookId: string;
  readonly potId: string;
  /** To be closed. */
  readonly sparePotId: string;
  readonly scheduleId: string;
}

/**
 * A request that the route accepts, from which each attack changes one part: only then is a refusal the answer to that
 * part. A field is known by its name, so most new routes need nothing here; one that does is named by a failing test.
 */
export function sampleOf(route: RouteSpec, product: Product, found: Findings): Request {
  const { attacker, friend } = product;
  const known: Record<string, () => unknown> = {
    fromWalletId: () => attacker.wallets['NGN'],
    walletId: () => attacker.wallets['NGN'],
    wallet_id: () => attacker.wallets['NGN'],
    toAccountNumber: () => friend.accountNumber,
    account_number: () => friend.accountNumber,
    amount: () => '1.50',
    currency: () => 'EUR',
    key: () => found.idempotencyKey,
    identifier: () => attacker.username,
    password: () => attacker.password,
    remember: () => false,
    pin: () => attacker.pin,
    code: () => '123456',
    currentPin: () => attacker.pin,
    newPin: () => (attacker.pin === '6001' ? '6002' : '6001'),
    residentialAddress: () => '12 Adeola Odeku Street, Lagos',
    profileImage: () => null,
    limit: () => '5',
    bvn: () => `2${attacker.accountNumber}`,
    // The sandbox's register knows a number that begins with 111 as another person's.
    nin: () => `2${attacker.accountNumber}`,
  };
  const whole: Sample | undefined =
    samplesByRoute[nameOf(route)]?.(product, found) ?? ofFeatures[nameOf(route)]?.(attacker);
  const filled = (place: Place) => {
    const shape = route[place];
    const required = requiredOf(shape);
    const values = Object.entries(propertiesOf(shape)).flatMap(([name, schema]) => {
      const isWanted = required.has(name) || name in known || schema['type'] === undefined;
      const isLeftOut = leftOutWhereOptional.has(name) && !required.has(name);
      return isWanted && !isLeftOut ? [[name, name in known ? known[name]!() : plainValue(schema)]] : [];
    });
    return { ...Object.fromEntries(values), ...whole?.[place] } as Record<string, unknown>;
  };
  return {
    route,
    body: route.body && filled('body'),
    query: filled('query'),
    params: filled('params'),
    ownHeaders: filled('ownHeaders'),
    headers: headersFor(route, product, whole?.as ?? attacker),
  };
}

function headersFor({ access }: RouteSpec, { operator }: Product, person: Person): Record<string, string> {
  if (access === 'public') return {};
  return bearer(access === 'operator' ? operator.token : person.token);
}

/** Good for one list only, or of one payment: which is not yet known. The PIN is always given: what goes through must not stop at a threshold. */
const leftOutWhereOptional = new Set(['cursor', 'total']);

/**
 * Right in everything but what only a mailbox or a provider holds, a code or a signature: what these calls answer at best
 * is that it is not right.
 */
export const needsSecret: ReadonlySet<string> = new Set([
  'POST /api/webhook-endpoints',
  'POST /api/webhook-endpoints/{id}/secret',
  'POST /api/password/reset',
  'POST /api/login/two-factor',
  'POST /api/login/passkey',
  // What Google sends a browser back with, and what was linked with it.
  'POST /api/login/google/finish',
  'POST /api/google/link',
  'POST /api/google/link/finish',
  'POST /api/google/unlink',
  'POST /api/two-factor/confirm',
  'POST /api/two-factor/backup-codes',
  'POST /api/two-factor/off',
  'POST /api/passkeys',
  'POST /api/passkeys/options',
  'POST /api/devices/{id}/trust',
  'POST /api/keys',
  'POST /api/step-up/payment',
  'POST /api/passkeys/payment',
  'POST /api/lock',
  'POST /api/my-data/erase',
  // Only a customer under 18 may ask, and this one is older.
  'POST /api/guardians',
  'POST /api/my-data/keep',
  'POST /api/contact-details/undo',
  'POST /api/pin/reset',
  'POST /api/operator/join',
  'POST /api/operator/join/confirm',
  'POST /api/operator/password',
  'POST /api/operator/two-factor',
  'POST /api/operator/two-factor/confirm',
  'POST /api/operator/login/passkey',
  'POST /api/operator/passkeys',
  'POST /api/operator/passkeys/options',
  'POST /api/webhooks/paystack',
  'POST /api/webhooks/squad',
  'POST /api/webhooks/bridgecard',
  'POST /api/webhooks/termii',
]);

/** Staff decide about what waits, and customers hand in codes that came by mail, and where nothing does there is nothing to be found. */
export const needsWork: ReadonlySet<string> = new Set([
  'POST /api/contact-details/{id}/confirm',
  'POST /api/operator/purchases/{reference}',
  'GET /api/operator/deposits/{id}',
  'POST /api/operator/deposits/{id}',
  'POST /api/operator/reconciliation/balances',
  'GET /api/operator/approvals/{id}',
  'POST /api/operator/approvals/{id}',
  'GET /api/operator/disputes/{id}/evidence/{file}',
  'POST /api/operator/disputes/{id}/recall/ask',
  'POST /api/operator/disputes/{id}/recall/hold',
  'POST /api/operator/disputes/{id}/recall/lift',
  'POST /api/operator/disputes/{id}/recall/return',
  // Those who are attacked stay free to move, and the operator who attacks stays on duty.
  'POST /api/operator/customers/{id}/freeze',
  'POST /api/operator/customers/{id}/keys/{key}/revoke',
  'POST /api/operator/customers/{id}/webhooks/{webhook}/off',
  'POST /api/operator/customers/{id}/unfreeze',
  'POST /api/operator/customers/{id}/two-factor/off',
  'POST /api/operator/staff/{id}',
  'POST /api/operator/staff/{id}/end',
  'POST /api/operator/passkeys/{id}/remove',
  // Begun once, they wait for a second operator.
  'POST /api/operator/transactions/{id}/return',
  'POST /api/operator/transactions/{id}/correct',
  'POST /api/operator/customers/{id}/credit',
]);

/** An account at a bank of the sandbox. */
export const payee = { account_number: '0123456789', bank_code: '058' };

/** A meter and a smartcard of the sandbox, as they are looked up and then paid for. */
export const meter = { meter_no: '04123456789', meter_type: 'prepaid', provider: 'IKEJA' };
export const smartcard = { provider: 'GOTV', smartcard_number: '7012345678' };

export const electricityFor = (reference: string) => ({
  serviceType: meter.provider,
  meterNumber: meter.meter_no,
  meterType: meter.meter_type,
  phone_number: '08031234567',
  amount: '100',
  reference,
});

const cableFor = (reference: string) => ({
  provider: smartcard.provider,
  phone_number: '08031234567',
  bouquet_code: 'GOLITE',
  confirmed_amount: '1900',
  reference,
});

/** The least that the sandbox's partner sells. */
export const giftCard = { product: 'shoprite-ng', value: '500' };

/** The last one stays: once it is used up, what is made of it is refused. */
const taken = (names: string[]): string => (names.length > 1 ? names.shift()! : names[0]!);

const ofFeatures: NonNullable<Attacks['samples']> = Object.assign({}, ...featureAttacks.map(({ samples }) => samples));

type Sample = Partial<Record<Place, Record<string, unknown>>> & { as?: Person };

export const loanSample = {
  amount: '250000',
  months: 12,
  purpose: 'business',
  monthlyIncome: '180000',
  work: 'employed',
  consent: true,
};

export const businessSample = {
  form: 'business_name',
  firstName: 'Adaeze Cold Rooms',
  secondName: 'Nwosu Cold Rooms',
  activity: 'Sells frozen fish',
  address: '12 Adeola Odeku Street, Lagos',
  consent: true,
};

/** The calls about one request of a kind. */
function requestSamples(
  kind: string,
  named: 'loanRequestId' | 'businessRequestId',
): Record<string, (product: Product, found: Findings) => Sample> {
  const one = (_product: Product, found: Findings): Sample => ({ params: { id: found[named] } });
  const path = `/api/requests/${kind}/{id}`;
  return { [`GET ${path}`]: one, [`POST ${path}/messages`]: one, [`POST ${path}/withdraw`]: one };
}

const samplesByRoute: Record<string, (product: Product, found: Findings) => Sample> = {
  'POST /api/register': () => ({ body: freshRegistration() }),
  // One thing is changed at a time.
  'POST /api/contact-details': ({ attacker }) => ({
    body: { email: `new.${randomUUID()}@example.com`, phoneNumber: undefined, password: attacker.password },
  }),
  'POST /api/contact-details/{id}/confirm': () => ({
    params: { id: `cdt_${'0'.repeat(26)}` },
    body: { newCode: '123456', oldCode: '654321' },
  }),
  'POST /api/contact-details/undo': () => ({ body: { code: '0000-0000-0000' } }),
  'POST /api/user/terms': () => ({ body: { version: termsVersion } }),
  'POST /api/disputes': (_product, { movementId }) => ({
    body: { transaction_id: movementId, reason: 'not_me', text: 'This was somebody else' },
  }),
  'GET /api/disputes/{id}': (_product, { disputeId }) => ({ params: { id: disputeId } }),
  'POST /api/disputes/{id}/messages': (_product, { disputeId }) => ({
    params: { id: disputeId },
    body: { text: 'There is more to say about it' },
  }),
  'POST /api/disputes/{id}/evidence': (_product, { disputeId }) => ({ params: { id: disputeId } }),
  // One of the two, and not both.
  'POST /api/blocked': (_product, { movementId }) => ({
    body: { account_number: undefined, transaction_id: movementId },
  }),
  'DELETE /api/blocked/{id}': (_product, { blockId }) => ({ params: { id: blockId } }),
  'POST /api/guardians/{id}/agree': ({ attacker }, { askedLinkId }) => ({
    params: { id: askedLinkId },
    body: { pin: attacker.pin, relation: 'parent' },
  }),
  'POST /api/guardians/{id}/end': (_product, { spareLinkId }) => ({ params: { id: spareLinkId } }),
  'PUT /api/guardians/{id}/limits': ({ attacker }, { linkId }) => ({
    params: { id: linkId },
    body: { per_payment: '900.00', per_day: '1000.00', paused: true, pin: attacker.pin },
  }),
  'GET /api/guardians/{id}/account': (_product, { linkId }) => ({ params: { id: linkId } }),
  'GET /api/operator/guardians/{id}': (_product, { linkId }) => ({ params: { id: linkId } }),
  'POST /api/operator/guardians/{id}': (_product, { linkId }) => ({
    params: { id: linkId },
    body: { decision: 'end', reason: 'The papers of both were forged' },
  }),
  'GET /api/recalls/{id}': (_product, { recallId }) => ({ params: { id: recallId } }),
  'POST /api/recalls/{id}/return': (_product, { recallId }) => ({ params: { id: recallId }, body: { amount: '5.00' } }),
  'POST /api/recalls/{id}/refuse': (_product, { recallId }) => ({
    params: { id: recallId },
    body: { reason: 'for_goods', text: 'It paid for rice' },
  }),
  'GET /api/operator/disputes': ({ victim }) => ({ query: { status: 'open', customer: victim.id } }),
  'GET /api/operator/customers/{id}/keys': ({ victim }) => ({ params: { id: victim.id } }),
  'GET /api/operator/customers/{id}/conversion-orders': ({ victim }) => ({ params: { id: victim.id } }),
  'GET /api/operator/customers/{id}/scheduled-payments': ({ victim }) => ({ params: { id: victim.id } }),
  'GET /api/operator/customers/{id}/cards': ({ victim }) => ({ params: { id: victim.id } }),
  'GET /api/operator/customers/{id}/cards/{card}/transactions': ({ attacker }, { virtualCardId }) => ({
    params: { id: attacker.id, card: virtualCardId },
  }),
  'GET /api/operator/payment-requests': ({ attacker }, { requestCode }) => ({
    query: { asked_by: attacker.id, code: requestCode, status: 'open' },
  }),
  'GET /api/operator/customers/{id}/deposits': ({ victim }) => ({ params: { id: victim.id } }),
  'GET /api/operator/customers/{id}/webhooks': ({ victim }) => ({ params: { id: victim.id } }),
  'GET /api/operator/customers/{id}': ({ victim }) => ({ params: { id: victim.id } }),
  'POST /api/operator/customers/{id}/statement': ({ victim }) => ({
    params: { id: victim.id },
    body: { currency: 'NGN', from: '2026-01-01', to: '2026-01-31', format: 'csv' },
  }),
  'POST /api/operator/staff': () => ({
    body: { email: 'ngozi.attacks@wura.example', name: 'Ngozi', role: 'support', reason: 'The team grows' },
  }),
  'POST /api/operator/join': () => ({ body: { token: 'A'.repeat(43) } }),
  'POST /api/operator/join/confirm': () => ({
    body: { token: 'A'.repeat(43), password: 'Zobo-Drink-2026', code: '000000' },
  }),
  'POST /api/operator/password': () => ({
    body: { password: 'Wrong-Drink-2026', code: '000000', newPassword: 'Zobo-Drink-2026' },
  }),
  'POST /api/operator/two-factor': () => ({ body: { password: 'Wrong-Drink-2026', code: '000000' } }),
  'POST /api/operator/two-factor/confirm': () => ({ body: { code: '000000' } }),
  'GET /api/operator/disputes/{id}': (_product, { disputeId }) => ({ params: { id: disputeId } }),
  'POST /api/operator/disputes/{id}': (_product, { disputeId }) => ({
    params: { id: disputeId },
    body: { status: 'in_review', note: 'We ask the bank' },
  }),
  'GET /api/transactions/{id}': (_product, { movementId }) => ({ params: { id: movementId } }),
  'PUT /api/transactions/{id}/label': (_product, { movementId }) => ({
    params: { id: movementId },
    body: { category: 'groceries', for_all: false, note: 'Lunch' },
  }),
  'GET /api/transactions/{id}/receipt': (_product, { movementId }) => ({ params: { id: movementId } }),
  'GET /api/receipts/{code}': (_product, { receiptCode }) => ({ params: { code: receiptCode } }),
  'GET /api/track/{code}': (_product, { receiptCode }) => ({ params: { code: receiptCode } }),
  'GET /api/statements/{code}': (_product, { statementCode }) => ({ params: { code: statementCode } }),
  'GET /api/photos/{id}': (_product, { photoId }) => ({ params: { id: photoId } }),
  'GET /api/kyc/selfies/{link}': (_product, { selfieLink }) => ({ params: { link: selfieLink } }),
  'PUT /api/devices/{id}': (_product, { deviceId }) => ({ params: { id: deviceId }, body: { name: 'Phone' } }),
  'POST /api/devices/{id}/remove': (_product, { spareDeviceId }) => ({ params: { id: spareDeviceId }, body: {} }),
  'POST /api/devices/{id}/trust': (_product, { deviceId }) => ({ params: { id: deviceId }, body: {} }),
  'PUT /api/notifications/push': () => ({
    body: {
      endpoint: 'https://fcm.googleapis.com/fcm/send/a-browser',
      keys: {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    },
  }),
  'PUT /api/notifications/alerts': () => ({
    body: { kinds: [{ kind: 'bills', channel: 'mail', on: false }], quiet_hours: { from: 22, until: 7 } },
  }),
  'POST /api/sessions/unlock': ({ attacker }) => ({ body: { pin: attacker.pin } }),
  'DELETE /api/sessions/{id}': (_product, { spareSessionId }) => ({ params: { id: spareSessionId } }),
  'POST /api/notifications/{id}/read': (_product, { notificationId }) => ({ params: { id: notificationId } }),
  'POST /api/contact': () => ({ body: { email: 'visitor@example.com', subject: 'other' } }),
  'PUT /api/support/email': (_product, { thread }) => ({ body: { thread, email: 'visitor@example.com' } }),
  'GET /api/operator/messages/{id}': (_product, { ticketId }) => ({ params: { id: ticketId } }),
  'POST /api/operator/messages/{id}/reply': (_product, { ticketId }) => ({ params: { id: ticketId } }),
  'POST /api/operator/messages/{id}/close': (_product, { spareTicket: { id, lastRead } }) => ({
    params: { id },
    body: { last_read: lastRead },
  }),
  'POST /api/paystack/create-pending-deposit': ({ attacker }) => ({
    body: { amount: '150', email: attacker.email, transaction_ref: `DEP_${randomUUID()}` },
  }),
  'POST /api/paystack/verify-payment': (_product, { depositReference }) => ({
    body: { transaction_ref: depositReference },
  }),
  'POST /api/verify-payment': (_product, { depositReference }) => ({ body: { reference: depositReference } }),
  'POST /api/paystack/validate-account': () => ({ body: payee }),
  'POST /api/send-money': ({ attacker }, { payeeName }) => ({
    body: {
      from_wallet_id: attacker.wallets['NGN'],
      to_bank_account: { ...payee, beneficiary_name: payeeName },
      remarks: 'Rent',
    },
  }),
  'POST /api/conversions': (_product, { quoteId }) => ({ body: { quote_id: quoteId } }),
  'POST /api/virtual-cards': ({ attacker }, { cardQuotes }) => ({
    body: {
      wallet_id: attacker.wallets['NGN'],
      currency: 'NGN',
      amount: '10',
      pin: attacker.pin,
      quote_id: taken(cardQuotes),
    },
  }),
  'POST /api/virtual-cards/{id}/deposit': (_product, { virtualCardId, cardQuotes }) => ({
    params: { id: virtualCardId },
    body: { amount: '10', quote_id: taken(cardQuotes) },
  }),
  'POST /api/virtual-cards/{id}/withdraw': (_product, { virtualCardId }) => ({
    params: { id: virtualCardId },
    body: { amount: '0.01' },
  }),
  'POST /api/virtual-cards/{id}/reveal': ({ attacker }, { virtualCardId }) => ({
    params: { id: virtualCardId },
    body: { pin: attacker.pin },
  }),
  'PUT /api/virtual-cards/{id}/limits': ({ attacker }, { virtualCardId }) => ({
    params: { id: virtualCardId },
    body: {
      per_purchase: '5',
      per_month: '50',
      single_merchant: true,
      auto_top_up: { below: '1', amount: '1', monthly_ceiling: '2' },
      pin: attacker.pin,
    },
  }),
  'POST /api/virtual-cards/{id}/close': (_product, { spareCardId }) => ({ params: { id: spareCardId } }),
  'POST /api/virtual-cards/{id}/freeze': (_product, { virtualCardId }) => ({ params: { id: virtualCardId } }),
  'POST /api/virtual-cards/{id}/unfreeze': (_product, { virtualCardId }) => ({ params: { id: virtualCardId } }),
  'GET /api/virtual-cards/{id}/transactions': (_product, { virtualCardId }) => ({ params: { id: virtualCardId } }),
  'GET /api/virtual-cards/{id}/limits': (_product, { virtualCardId }) => ({ params: { id: virtualCardId } }),
  'PUT /api/wallets': ({ attacker }) => ({ body: { order: [attacker.wallets['NGN']] } }),
  'PUT /api/wallets/{id}': ({ attacker }) => ({ params: { id: attacker.wallets['NGN'] }, body: { favourite: true } }),
  'DELETE /api/wallets/{id}': ({ attacker }) => ({ params: { id: attacker.wallets['KES'] } }),
  'GET /api/payment-requests/{code}': (_product, { requestCode }) => ({ params: { code: requestCode } }),
  'POST /api/payment-requests/{code}/withdraw': (_product, { requestCode }) => ({ params: { code: requestCode } }),
  'POST /api/payment-requests/{code}/decline': (_product, { askedCode }) => ({ params: { code: askedCode } }),
  'GET /api/pay/{code}': (_product, { requestCode }) => ({ params: { code: requestCode } }),
  'POST /api/pay/{code}': (_product, { openRequestCode }) => ({ params: { code: openRequestCode } }),
  'DELETE /api/rate-alerts/{id}': (_product, { alertId }) => ({ params: { id: alertId } }),
  'DELETE /api/conversion-orders/{id}': (_product, { conversionOrderId }) => ({ params: { id: conversionOrderId } }),
  'GET /api/bulk-payments/{id}': (_product, { bulkId }) => ({ params: { id: bulkId } }),
  'GET /api/bulk-payments/{id}/lines': (_product, { bulkId }) => ({ params: { id: bulkId } }),
  'POST /api/bulk-payments/{id}/approve': (_product, { bulkId }) => ({
    params: { id: bulkId },
    body: { total: '1.00' },
  }),
  'POST /api/bulk-payments/{id}/stop': (_product, { spareBulkId }) => ({ params: { id: spareBulkId } }),
  'PUT /api/keys/{id}': (_product, { keyId }) => ({
    params: { id: keyId },
    body: { name: 'Till', per_payment: '500.00', per_day: '1000.00' },
  }),
  'PUT /api/webhook-endpoints/{id}': (_product, { webhookId }) => ({
    params: { id: webhookId },
    body: { events: ['payment.made'] },
  }),
  'POST /api/webhook-endpoints/{id}/secret': (_product, { webhookId }) => ({ params: { id: webhookId }, body: {} }),
  'POST /api/webhook-endpoints/{id}/test': (_product, { webhookId }) => ({ params: { id: webhookId } }),
  'GET /api/webhook-endpoints/{id}/deliveries': (_product, { webhookId }) => ({ params: { id: webhookId } }),
  'POST /api/webhook-endpoints/{id}/replay': (_product, { webhookId }) => ({
    params: { id: webhookId },
    body: { since: '2026-01-01T00:00:00Z' },
  }),
  'DELETE /api/webhook-endpoints/{id}': (_product, { spareWebhookId }) => ({ params: { id: spareWebhookId } }),
  'DELETE /api/keys/{id}': (_product, { spareKeyId }) => ({ params: { id: spareKeyId } }),
  'PUT /api/pots/{id}': (_product, { potId }) => ({
    params: { id: potId },
    body: { name: 'School fees', look: 'corn', goal: '700', by: null },
  }),
  'DELETE /api/pots/{id}': (_product, { sparePotId }) => ({ params: { id: sparePotId } }),
  'POST /api/pots/in': (_product, { potId }) => ({ body: { pot_id: potId, amount: '1' } }),
  'POST /api/pots/out': (_product, { potId }) => ({ body: { pot_id: potId, amount: '1' } }),
  'POST /api/pots/{id}/lock': (_product, { potId }) => ({
    params: { id: potId },
    body: { until: new Date(Date.now() + 20 * dayMs).toISOString().slice(0, 10) },
  }),
  'POST /api/pots/{id}/unlock': (_product, { potId }) => ({ params: { id: potId } }),
  'PUT /api/pots/{id}/round-up': (_product, { potId }) => ({ params: { id: potId }, body: { step: '50' } }),
  'GET /api/scheduled-payments/{id}': (_product, { scheduleId }) => ({ params: { id: scheduleId } }),
  'PUT /api/scheduled-payments/{id}': (_product, { scheduleId }) => ({
    params: { id: scheduleId },
    body: { amount: '100', on_failure: 'stop' },
  }),
  'POST /api/scheduled-payments/{id}/skip': (_product, { scheduleId }) => ({
    params: { id: scheduleId },
    body: { day: new Date(Date.now() + 40 * dayMs).toISOString().slice(0, 10) },
  }),
  'POST /api/scheduled-payments/{id}/pause': (_product, { scheduleId }) => ({ params: { id: scheduleId } }),
  'POST /api/scheduled-payments/{id}/resume': (_product, { scheduleId }) => ({ params: { id: scheduleId } }),
  'DELETE /api/scheduled-payments/{id}': (_product, { scheduleId }) => ({ params: { id: scheduleId } }),
  // The friend is saved already.
  'POST /api/people': ({ victim }) => ({ body: { account_number: victim.accountNumber } }),
  'PUT /api/people/{id}': (_product, { personId }) => ({ params: { id: personId }, body: { nickname: 'Sister' } }),
  'DELETE /api/people/{id}': (_product, { personId }) => ({ params: { id: personId } }),
  'POST /api/beneficiaries': () => ({ body: { ...payee, account_number: String(randomInt(1e9, 1e10)) } }),
  'PUT /api/beneficiaries/{id}': (_product, { beneficiaryId }) => ({
    params: { id: beneficiaryId },
    body: { nickname: 'Landlord' },
  }),
  'DELETE /api/beneficiaries/{id}': (_product, { beneficiaryId }) => ({ params: { id: beneficiaryId } }),
  'POST /api/usdt/transfer': ({ attacker }, { usdtAddress }) => ({
    body: { from_wallet_id: attacker.wallets['USDT'], to_address: usdtAddress },
  }),
  'DELETE /api/usdt/addresses/{id}': (_product, { savedAddressId }) => ({ params: { id: savedAddressId } }),
  'POST /api/billers': () => ({
    body: { kind: 'airtime', details: { number: `080${randomInt(1e7, 1e8)}`, network: 'mtn' } },
  }),
  'PUT /api/billers/{id}': (_product, { billerId }) => ({ params: { id: billerId }, body: { label: 'Mama' } }),
  'POST /api/payments/electricity': (_product, { meterChecks }) => ({ body: electricityFor(taken(meterChecks)) }),
  'POST /api/payments/tv': (_product, { cardChecks }) => ({ body: cableFor(taken(cardChecks)) }),
  'POST /api/squad/tv/pay': (_product, { cardChecks }) => ({ body: cableFor(taken(cardChecks)) }),
  'POST /api/tokens/{id}/text': (_product, { vendId }) => ({ params: { id: vendId } }),
  'POST /api/tokens/{id}/send': (_product, { vendId }) => ({ params: { id: vendId } }),
  'POST /api/requests/giftcards': (_product, { giftPrices }) => ({ body: { quote_id: taken(giftPrices) } }),
  'GET /api/requests/giftcards/{id}': (_product, { giftCardId }) => ({ params: { id: giftCardId } }),
  'POST /api/requests/giftcards/{id}/reveal': (_product, { giftCardId }) => ({ params: { id: giftCardId } }),
  'DELETE /api/billers/{id}': (_product, { billerId }) => ({ params: { id: billerId } }),
  // One of a kind is open at a time, so what is asked for is not the attacker's own.
  'POST /api/requests/loans': ({ newcomer }) => ({ as: newcomer, body: loanSample }),
  'POST /api/requests/business-registration': ({ newcomer }) => ({ as: newcomer, body: businessSample }),
  ...requestSamples('loans', 'loanRequestId'),
  ...requestSamples('business-registration', 'businessRequestId'),
  'POST /api/passkeys/{id}/remove': ({ attacker }, { passkeyId }) => ({
    params: { id: passkeyId },
    body: { password: attacker.password },
  }),
  'POST /api/password/change': ({ attacker }) => ({
    body: { currentPassword: attacker.password, newPassword: attacker.password },
  }),
  'POST /api/passkeys/payment': () => ({
    body: { path: '/api/intra-transfer', key: 'a-payment', body: { amount: '1.50' } },
  }),
  'GET /api/water-orders/{id}': (_product, { waterOrderId }) => ({ params: { id: waterOrderId } }),
  'POST /api/water-orders/{id}/cancel': (_product, { waterOrderId }) => ({ params: { id: waterOrderId } }),
  'GET /api/operator/orders/{id}': (_product, { waterOrderId }) => ({ params: { id: waterOrderId } }),
  'POST /api/operator/orders/{id}': (_product, { waterOrderId }) => ({
    params: { id: waterOrderId },
    body: { note: 'A rider is found.' },
  }),
  'GET /api/operator/orders': () => ({ query: { kind: 'water', status: 'placed' } }),
  'GET /api/operator/taxes': () => ({ query: { month: '2026-11' } }),
  // A PIN is set once, so it is not the attacker's own.
  'POST /api/pin/set': ({ newcomer }) => ({ as: newcomer, body: { pin: newcomer.pin, password: newcomer.password } }),
  // Documents are sent once, so they are not the attacker's own.
  'POST /api/kyc/submit': ({ newcomer }) => ({ as: newcomer, body: papersOf(newcomer) }),
  'GET /api/operator/kyc/{id}': (_product, { submissionId }) => ({ params: { id: submissionId } }),
  'GET /api/operator/kyc/{id}/documents/{field}': (_product, { submissionId }) => ({
    params: { id: submissionId, field: 'id_document_front' },
  }),
  'POST /api/kyc/face-check/{id}': (_product, { faceCheckId }) => ({ params: { id: faceCheckId }, body: {} }),
  'GET /api/operator/kyc/{id}/face-check/{frame}': (_product, { submissionId }) => ({
    params: { id: submissionId, frame: 'frame_1' },
  }),
  'POST /api/operator/kyc/{id}/review': (_product, { submissionId }) => ({
    params: { id: submissionId },
    body: { status: 'under_review' },
  }),
  'GET /api/operator/transactions/{id}': (_product, { movementId }) => ({ params: { id: movementId } }),
  'POST /api/operator/transactions/{id}/requery': (_product, { sentOutId }) => ({ params: { id: sentOutId } }),
  'POST /api/operator/login': ({ operator: { email, password } }) => ({ body: { email, password } }),
  'PUT /api/settings': () => ({ body: { pinThreshold: '5000' } }),
};

/** What an identity document of this person would say. */
export const papersOf = ({ fullName, accountNumber }: Person) => ({
  full_name: fullName,
  date_of_birth: '1994-05-20',
  address: '12 Adeola Odeku Street, Lagos',
  id_type: 'passport',
  id_number: `A${accountNumber}`,
  bvn: `2${accountNumber}`,
});

function plainValue(schema: Record<string, unknown>): unknown {
  const { type, enum: words, default: usual } = schema;
  if (usual !== undefined) return usual;
  if (Array.isArray(words)) return words[0];
  if (type === 'boolean') return false;
  if (type === 'number' || type === 'integer') return 1;
  if (type === 'array') return [];
  return 'plain text';
}
