import { routes as kyc } from '@wura/kyc/contract';
import { linkToSelfie } from '@wura/kyc/server/identity-papers';
import { createVault } from '@wura/secrets/vault';
import { bearer, freshRegistration, type Product, type Person } from './product.ts';
import { payloadOf, pixel } from './requests.ts';
import {
  businessSample,
  electricityFor,
  giftCard,
  loanSample,
  meter,
  papersOf,
  payee,
  smartcard,
  type Findings,
} from './samples.ts';
import { randomId } from '@wura/platform/identifiers';
import { dayMs, hourMs, lagosDate } from '@wura/platform/time';
import { randomUUID } from '@wura/testkit/random';

// Past 300 lines because it is a list: each fact that an attack starts from, and how the product comes to have it.

/** Gives a person a payment, a photo and a second session, and tells what they are called. */
export async function findAbout(product: Product, person: Person): Promise<Findings> {
  const { application, friend, attacker } = product;
  const recipient = person === friend ? attacker : friend;
  const idempotencyKey = `first-${person.username}`;
  const call = async (
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    payload?: object,
    headers?: Record<string, string>,
  ) => {
    const response = await application.app.inject({
      method,
      url,
      headers: { ...bearer(person.token), ...headers },
      ...(payload && { payload }),
    });
    if (response.statusCode >= 300)
      throw new Error(`${method} ${url} answers ${response.statusCode}: ${response.payload}`);
    return response.json();
  };
  const payment = { fromWalletId: person.wallets['NGN'], toAccountNumber: recipient.accountNumber, amount: '2.00' };
  const sent = await call('POST', '/api/intra-transfer', payment, { 'idempotency-key': idempotencyKey });
  const bulkOf = async () => {
    const csv = Buffer.from(`to,amount\n${recipient.accountNumber},1`).toString('base64');
    return (await call('POST', '/api/bulk-payments', { wallet_id: person.wallets['NGN'], csv })).id as string;
  };
  const receipt = await call('GET', `/api/transactions/${sent.transaction.id}/receipt`);
  const today = lagosDate(Date.now());
  const statementOf = `wallet_id=${person.wallets['NGN']}&from=${today}&to=${today}`;
  const statement = await call('GET', `/api/statements?${statementOf}`);
  const user = await call('PUT', '/api/user', { profileImage: `data:image/png;base64,${pixel.toString('base64')}` });
  // On a device of its own, which may be removed, and then on another, whose session may be ended.
  await product.signIn(person);
  const devices: { id: string; trusted: boolean }[] = (await call('GET', '/api/devices')).data;
  const sessionsOf = async () => (await call('GET', '/api/sessions')).data as { id: string; current: boolean }[];
  const known = new Set((await sessionsOf()).map(({ id }) => id));
  await product.signIn(person);
  const sessions = await sessionsOf();
  const hello = { message: 'Good morning' };
  const said = await call('POST', '/api/support/messages', hello);
  const asVisitor = { method: 'POST', url: '/api/support/messages', payload: hello } as const;
  const asStaff = (at: string) => call('GET', `/api/operator/messages${at}`, undefined, bearer(product.operator.token));
  const conversation = async () => {
    const { thread, reference } = (await application.app.inject(asVisitor)).json();
    const { id } = (await asStaff(`?q=${reference}`)).data[0];
    return { thread, id, lastRead: (await asStaff(`/${id}`)).messages.at(-1).id };
  };
  const visitor = await conversation();
  const faceCheck = await call('POST', '/api/kyc/face-check');
  const frames = payloadOf({ route: kyc.finishFaceCheck, body: {} })!;
  await call('POST', `/api/kyc/face-check/${faceCheck.id}`, frames.bytes as Buffer, { 'content-type': frames.type });
  const idDocuments = payloadOf({ route: kyc.submit, body: papersOf(person) })!;
  const asForm = { 'content-type': idDocuments.type };
  await call('POST', '/api/kyc/submit', idDocuments.bytes as Buffer, asForm);
  const queue = await call('GET', '/api/operator/kyc?limit=100', undefined, bearer(product.operator.token));
  const submissionId = queue.data.find(({ customer }: { customer: { id: string } }) => customer.id === person.id).id;
  const selfieLink = await readSelfieLink(product, submissionId);
  const notifications = await call('GET', '/api/notifications');
  const depositReference = `DEP_${randomUUID()}`;
  const deposit = { amount: '150', email: person.email, wallet_id: person.wallets['NGN'] };
  for (const transaction_ref of [depositReference, `DEP_${randomUUID()}`]) {
    await call('POST', '/api/paystack/create-pending-deposit', { ...deposit, transaction_ref });
  }
  const beneficiary = await call('POST', '/api/beneficiaries', payee);
  const savedPerson = await call('POST', '/api/people', { account_number: recipient.accountNumber });
  const savedAddress = await call('POST', '/api/usdt/addresses', {
    address: 'TRhVWK5XEDkQBDevcdCWW7RW51aRncty4W',
    label: 'Savings',
  });
  const asFriend = bearer(product.friend.token);
  const usdt = await call('POST', '/api/usdt/wallet', {}, asFriend);
  const meterChecks = await references(6, () => call('POST', '/api/squad/electricity/lookup-meter', meter));
  const cardChecks = await references(8, () => call('POST', '/api/squad/tv/lookup-account', smartcard));
  await call('POST', '/api/payments/electricity', {
    ...electricityFor(meterChecks.pop()!),
    walletId: person.wallets['NGN'],
    pin: person.pin,
  });
  const giftPrices = await names(6, async () => {
    const { quote_id: id } = await call('POST', '/api/requests/giftcards/quote', giftCard);
    // An attack takes longer than a customer.
    const forTheDay = `update gift_cards.quote set expires_at = expires_at + interval '1 day' where public_id = $1`;
    await product.all.query(forTheDay, [id]);
    return id;
  });
  const bought = { quote_id: giftPrices.pop()!, walletId: person.wallets['NGN'], pin: person.pin };
  const { card_id: giftCardId } = await call('POST', '/api/requests/giftcards', bought);
  const vends = await call('GET', '/api/tokens');
  const phone = { number: '08031234567', network: 'mtn' };
  const biller = await call('POST', '/api/billers', { kind: 'airtime', details: phone });
  await call('POST', '/api/deposit-account');
  const sentOut = await call('POST', '/api/send-money', {
    from_wallet_id: person.wallets['NGN'],
    to_bank_account: { ...payee, beneficiary_name: beneficiary.account_name, currency: 'NGN' },
    amount: '2.00',
    pin: person.pin,
  });
  const water = await call('POST', '/api/payments/water', {
    walletId: null,
    waterTypeId: 'sachet-bag',
    quantity: 1,
    countryId: 'NG',
    stateId: 'NG-LA',
    address: '1 Marina',
    pin: person.pin,
  });
  const pair = { from_wallet_id: person.wallets['NGN'], to_wallet_id: person.wallets['USD'], amount: '3000' };
  const quote = await call('POST', '/api/conversions/quote', pair);
  const forTheDay = `update exchange.quote set expires_at = expires_at + interval '1 day' where public_id = $1`;
  await product.all.query(forTheDay, [quote.quote_id]);
  const onCard = { wallet_id: person.wallets['NGN'], currency: 'NGN', amount: '10' };
  const made = await call('POST', '/api/virtual-cards', { ...onCard, pin: person.pin });
  const spare = await call('POST', '/api/virtual-cards', { ...onCard, pin: person.pin });
  const cardQuotes = await names(6, async () => {
    const { quote_id: id } = await call('POST', '/api/virtual-cards/quote', onCard);
    const lasting = `update virtual_cards.quote set expires_at = expires_at + interval '1 day' where public_id = $1`;
    await product.all.query(lasting, [id]);
    return id;
  });
  const lines = await call('GET', `/api/virtual-cards/${made.card.id}/transactions`);
  const alert = await call('POST', '/api/rate-alerts', { from: 'USD', to: 'NGN', rate: '99999' });
  const wish = { target_rate: '99999', ceiling: '3000', ends_at: new Date(Date.now() + dayMs).toISOString() };
  const { from_wallet_id, to_wallet_id } = pair;
  const ordered = { from_wallet_id, to_wallet_id, ...wish, pin: person.pin };
  const conversionOrder = await call('POST', '/api/conversion-orders', ordered);
  const pot = await call('POST', '/api/pots', { wallet_id: person.wallets['NGN'], name: 'Rent' });
  const sparePot = await call('POST', '/api/pots', { wallet_id: person.wallets['NGN'], name: 'Fees' });
  await call('POST', '/api/pots/in', { pot_id: pot.id, amount: '20' });
  const scheduled = await call('POST', '/api/scheduled-payments', {
    kind: 'airtime',
    wallet_id: person.wallets['NGN'],
    fields: { number: '08030000001', network: 'mtn' },
    amount: '100',
    repeats: 'daily',
    starts_on: new Date(Date.now() + 40 * dayMs).toISOString().slice(0, 10),
    on_failure: 'skip',
    pin: person.pin,
  });
  const loan = await call('POST', '/api/requests/loans', loanSample);
  const request = await call('POST', '/api/payment-requests', { amount: '12.50', note: 'Rice' });
  const asRecipient = bearer(recipient.token);
  const ofPerson = { amount: '1.50', to: person.accountNumber };
  const asked = await call('POST', '/api/payment-requests', ofPerson, asRecipient);
  const openRequest = await call('POST', '/api/payment-requests', {}, asRecipient);
  // By mistake, from one who has money, and asked back of this person.
  const mistake = { fromWalletId: recipient.wallets['NGN'], toAccountNumber: person.accountNumber, amount: '5.00' };
  const mistaken = await call('POST', '/api/intra-transfer', mistake, asRecipient);
  const wrong = { transaction_id: mistaken.transaction.id, reason: 'wrong_account', text: 'I mistyped the number' };
  await call('POST', '/api/disputes', wrong, asRecipient);
  const recalls = await call('GET', '/api/recalls');
  const dispute = await call('POST', '/api/disputes', {
    transaction_id: sentOut.transaction.id,
    reason: 'not_received',
    text: 'It never arrived there',
  });
  const business = await call('POST', '/api/requests/business-registration', businessSample);
  return {
    disputeId: dispute.id,
    recallId: recalls.data[0].id,
    blockId: await blockOf(product, person),
    keptBlockId: await blockOf(product, person),
    askedLinkId: await guardianLinkOf(product, person, 'asked'),
    linkId: await guardianLinkOf(product, person, 'linked'),
    spareLinkId: await guardianLinkOf(product, person, 'asked'),
    loanRequestId: loan.id,
    businessRequestId: business.id,
    waterOrderId: water.order.id,
    passkeyId: await keepPasskey(product, person),
    movementId: sent.transaction.id,
    idempotencyKey,
    receiptCode: receipt.code,
    statementCode: statement.code,
    sentOutId: sentOut.transaction.id,
    photoId: String(user.profile_image).split('/').at(-1)!,
    selfieLink,
    messageId: said.id,
    thread: visitor.thread,
    depositReference,
    beneficiaryId: beneficiary.id,
    personId: savedPerson.id,
    savedAddressId: savedAddress.id,
    usdtAddress: usdt.deposit_address,
    billerId: biller.id,
    meterChecks,
    giftPrices,
    giftCardId,
    cardChecks,
    vendId: vends.data[0].id,
    payeeName: beneficiary.account_name,
    ticketId: visitor.id,
    spareTicket: await conversation(),
    submissionId,
    faceCheckId: faceCheck.id,
    quoteId: quote.quote_id,
    alertId: alert.id,
    requestCode: request.code,
    askedCode: asked.code,
    openRequestCode: openRequest.code,
    conversionOrderId: conversionOrder.id,
    bulkId: await bulkOf(),
    spareBulkId: await bulkOf(),
    keyId: await keyOf(product, person),
    spareKeyId: await keyOf(product, person),
    webhookId: await webhookOf(product, person),
    spareWebhookId: await webhookOf(product, person),
    potId: pot.id,
    sparePotId: sparePot.id,
    scheduleId: scheduled.id,
    virtualCardId: made.card.id,
    spareCardId: spare.card.id,
    cardQuotes,
    cardEntryId: lines.data[0].id,
    notificationId: notifications.data[0].id,
    deviceId: devices.find(({ trusted }) => trusted)!.id,
    spareDeviceId: devices.find(({ trusted }) => !trusted)!.id,
    spareSessionId: sessions.find(({ id }) => !known.has(id))!.id,
  };
}

/** Each is good for one payment. */
function references(count: number, lookUp: () => Promise<{ data: { reference: string } }>): Promise<string[]> {
  return names(count, async () => (await lookUp()).data.reference);
}

async function names(count: number, ask: () => Promise<string>): Promise<string[]> {
  const found: string[] = [];
  while (found.length < count) found.push(await ask());
  return found;
}

/** As a device would have added it; its key opens nothing. */
async function keepPasskey({ all }: Product, { id: owner }: Person): Promise<string> {
  const id = randomId('psk');
  await all.query(
    `insert into identity.passkeys (credential, public_id, customer, public_key, counter, transports, is_synced, name, created_at)
     select $1, $1, id, '\\x00', 0, '{}', false, 'Phone', now() from identity.customers where public_id = $2`,
    [id, owner],
  );
  return id;
}

/** A customer whom no other attack pays or asks. */
async function blockOf({ application, all }: Product, { id }: Person): Promise<string> {
  const registered = await application.app.inject({
    method: 'POST',
    url: '/api/register',
    payload: freshRegistration(),
  });
  const publicId = randomId('blk');
  await all.query(
    `insert into identity.blocks (customer, blocked, public_id, blocked_at)
     select c.id, b.id, $1, now() from identity.customers c, identity.customers b where c.public_id = $2 and b.public_id = $3`,
    [publicId, id, registered.json().user.id],
  );
  return publicId;
}

/** Of a child of this person's, who asked them; and staff have looked at it, where it is linked. */
async function guardianLinkOf(
  { application, all }: Product,
  { id: guardian }: Person,
  status: 'asked' | 'linked',
): Promise<string> {
  const payload = freshRegistration({ dob: `${new Date().getUTCFullYear() - 15}-01-01` });
  const registered = await application.app.inject({ method: 'POST', url: '/api/register', payload });
  const id = randomId('grd');
  await all.query(
    `insert into guardians.link (public_id, young, guardian, status, relation, asked_at, agreed_at, linked_at)
     select $1, y.id, g.id, $4, case when $4 = 'linked' then 'parent' end, now(), case when $4 = 'linked' then now() end,
            case when $4 = 'linked' then now() end
       from identity.customers y, identity.customers g where y.public_id = $2 and g.public_id = $3`,
    [id, registered.json().user.id, guardian, status],
  );
  return id;
}

/** Only the card issuer is told of one, so it is made here as it is for them. */
async function readSelfieLink({ all }: Product, submission: string): Promise<string> {
  const { rows } = await all.query<{ file: string }>(
    'select selfie_image as file from kyc.submissions where public_id = $1',
    [submission],
  );
  const vault = createVault({ masterKey: Buffer.alloc(32, 7) });
  return linkToSelfie(vault, { file: rows[0]!.file, until: Date.now() + hourMs });
}

/** Written down as if it had been made with the second factor, which only a mailbox could confirm. */
async function keyOf({ all }: Product, { id }: Person): Promise<string> {
  const { rows } = await all.query<{ public_id: string }>(
    `insert into identity.api_keys (public_id, customer, token_hash, name, ending, scopes, per_payment_minor,
                                    per_day_minor, created_at, expires_at)
     select $2, id, sha256(convert_to($2, 'UTF8')), 'Till', 'abcd', '{read,send_wura}', 1000000, 5000000, now(),
            now() + interval '30 days'
       from identity.customers where public_id = $1 returning public_id`,
    [id, randomId('key')],
  );
  return rows[0]!.public_id;
}

/** Likewise: its secret is never opened here, because its events are none that happen. */
async function webhookOf({ all }: Product, { id }: Person): Promise<string> {
  const { rows } = await all.query<{ public_id: string }>(
    `insert into partner_webhooks.endpoint (public_id, customer, url, events, secret, created_at)
     select $2, id, 'https://shop.example/wura', '{refund.received}', '', now()
       from identity.customers where public_id = $1 returning public_id`,
    [id, randomId('whk')],
  );
  return rows[0]!.public_id;
}
