import { picture } from '@wura/images/testing';
import { transaction } from '@wura/database';
import { LeaseLost, type Job } from '@wura/jobs';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openKycProduct, type KycProduct } from '../testing/kyc-product.ts';
import { raiseTier, saveSettings } from '@wura/identity/server';
import { testVault } from '@wura/operators/testing';
import { createIdentityNumbers } from './identity-papers.ts';
import { aboutSubmission } from './read-status.ts';
import { createReminders, expiryJob } from './remind-expiry.ts';
import { numberDigests } from './seals.ts';

let product: KycProduct;
let sandbox: KycProduct;

beforeAll(async () => {
  [product, sandbox] = await Promise.all([openKycProduct(), openKycProduct({ review: 'auto' })]);
});
afterAll(() => Promise.all([product.close(), sandbox.close()]));
afterEach(() => {
  product.registers.answers.length = 0;
  product.registers.asked.length = 0;
  product.registers.meanwhile = undefined;
});

const statusOf = async (token: string, at = product) => (await at.call({ path: '/api/kyc/status', token })).body;
const userOf = async (token: string, at = product) => {
  const { rows } = await at.pool.query(
    'select kyc_completed, tier, has_checked_number from identity.customers c join identity.sessions s on s.customer = c.id where s.token_hash = sha256($1::bytea)',
    [Buffer.from(token)],
  );
  return rows[0];
};
const latestId = async (at = product): Promise<string> => {
  const { rows } = await at.pool.query('select public_id from kyc.submissions order by id desc limit 1');
  return rows[0].public_id;
};
const review = (id: string, body: object, token = product.compliance) =>
  product.call({ method: 'POST', path: `/api/operator/kyc/${id}/review`, token, body });

async function submitted(given = {}): Promise<{ token: string; number: bigint; id: string }> {
  const customer = await product.newcomer();
  const { status, body } = await product.submit(customer.token, await product.form(given));
  expect(status, JSON.stringify(body)).toBe(201);
  return { ...customer, id: await latestId() };
}

describe('a submission', () => {
  it('is taken in, says what happens next, and is then what the status says', async () => {
    const { token } = await product.newcomer();
    expect(await statusOf(token)).toEqual({
      hasSubmission: false,
      status: null,
      submittedAt: null,
      adminNotes: null,
      adminNotesCode: null,
      numbers: { bvn: false, nin: false },
      document: null,
      faceCheck: 'off',
    });
    const { status, body } = await product.submit(token, await product.form());
    const { message, ...record } = body;
    expect(status).toBe(201);
    expect(message).toContain('1-3 business days');
    expect(record).toEqual({
      hasSubmission: true,
      status: 'pending',
      submittedAt: new Date(product.clock.now).toISOString(),
      adminNotes: null,
      adminNotesCode: null,
      numbers: { bvn: false, nin: false },
      document: null,
      faceCheck: 'off',
      queue: { ahead: expect.any(Number), dueBy: expect.any(String) },
    });
    expect(await statusOf(token)).toEqual(record);
  });

  it('knows its place in the queue and by when it is decided, and has none once it is', async () => {
    const [first, second] = [await product.newcomer(), await product.newcomer()];
    const { body: earlier } = await product.submit(first.token, await product.form());
    const { body: later } = await product.submit(second.token, await product.form());
    expect(later.queue.ahead).toBe(earlier.queue.ahead + 1);
    const waitsMs = Date.parse(later.queue.dueBy) - product.clock.now;
    expect([3, 4, 5]).toContain(waitsMs / 86_400_000);
    await product.pool.query(`update kyc.submissions set status = 'rejected', decided_at = now() where customer = $1`, [
      first.number,
    ]);
    expect((await statusOf(second.token)).queue.ahead).toBe(earlier.queue.ahead);
    expect(await statusOf(first.token)).not.toHaveProperty('queue');
  });

  it('is told everything that is wrong with it at once, in the words and the order of the specification', async () => {
    const { token } = await product.newcomer();
    const nothing = await product.submit(token, {});
    expect(nothing).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
    expect(nothing.body.message).toBe(
      'Please fill in all required fields: full_name, date_of_birth, address, id_type, id_number',
    );
    expect(Object.keys(nothing.body.errors)).toEqual([
      'full_name', 'date_of_birth', 'address', 'id_type', 'id_number', 'id_document_front', 'selfie_image',
    ]); // oxfmt-ignore
    const message = async (given: Parameters<KycProduct['form']>[0]) =>
      (await product.submit(token, await product.form(given))).body.message;
    expect(await message({ address: ' ' })).toBe('Please fill in all required fields: address');
    expect(await message({ id_document_front: undefined })).toBe('Please upload the front of your ID document.');
    expect(await message({ selfie_image: undefined })).toBe('Please capture a selfie image.');
    expect(await message({ selfie_image: Buffer.from('GIF89a') })).toBe('Please upload only JPEG, JPG, or PNG images.');
    expect(await message({ bvn: '123456789012' })).toBe('BVN must be at most 11 digits.');
    expect(await message({ id_number: 'A#1' })).toBe('ID number must be 4-30 letters, digits or hyphens.');
    expect(await message({ id_type: 'library_card' })).toBe('Please choose a type of ID.');
    expect(await message({ date_of_birth: '1994-02-30' })).toBe('Please enter a valid date of birth.');
    const tooLarge = await product.submit(token, await product.form({ selfie_image: Buffer.alloc(5_242_881) }));
    expect(tooLarge).toMatchObject({ status: 413, body: { message: 'File size must be less than 5MB.' } });
    expect(product.uploadsNow().length).toBe((await product.pool.query('select from kyc.files')).rowCount);
  });

  it('keeps pictures and nothing else of what was sent, sealed, under names that say nothing', async () => {
    const bytes = await picture('png', { note: 'canary-in-exif' });
    const before = new Set(product.uploadsNow());
    const { id } = await submitted({ id_document_front: bytes });
    const fresh = product.uploadsNow().filter(name => !before.has(name));
    expect(fresh).toHaveLength(2);
    const { body } = await product.call({ path: `/api/operator/kyc/${id}`, token: product.compliance });
    const front = body.documents.find(({ field }: { field: string }) => field === 'id_document_front');
    const opened = await product.call({ path: front.url, token: product.compliance });
    expect(opened.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'no-store' });
    expect(await sharp(opened.raw).metadata()).toMatchObject({ format: 'jpeg', width: 640, height: 480 });
    expect(opened.raw.includes('canary-in-exif')).toBe(false);
  });

  it('leads the card issuer to the selfie by a link that ends, and no other', async () => {
    const { id, number: customer } = await submitted();
    const { pool, clock } = product;
    const given = { pool, vault: testVault, now: () => clock.now, publicUrl: '' };
    const papers = createIdentityNumbers(given);
    expect(await papers.open(customer)).toEqual({});
    await review(id, { status: 'approved' });
    const { selfieUrl } = await papers.open(customer);
    const seen = await product.call({ path: selfieUrl! });
    expect(seen.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'no-store' });
    const forged = selfieUrl!.replace(/[0-9a-f]$/, last => (last === '0' ? '1' : '0'));
    expect((await product.call({ path: forged })).status).toBe(404);
    const late = createIdentityNumbers({ ...given, now: () => clock.now - 16 * 60_000 });
    expect((await product.call({ path: (await late.open(customer)).selfieUrl! })).status).toBe(404);
  });

  it('cannot be sent again while it is in hand or approved, nor twice at once, and leaves no file then', async () => {
    const customer = await product.newcomer();
    const form = await product.form();
    const answers = await Promise.all([1, 2, 3].map(() => product.submit(customer.token, form)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    const id = await latestId();
    for (const status of ['under_review', 'approved']) {
      expect((await review(id, { status })).status).toBe(200);
      const again = await product.submit(customer.token, form);
      expect(again).toMatchObject({ status: 409, body: { code: 'not_expected' } });
    }
    expect(product.uploadsNow().length).toBe((await product.pool.query('select from kyc.files')).rowCount);
  });

  it('cannot decide about itself, whatever it says', async () => {
    const { token } = await submitted({ status: 'approved', kyc_completed: 'true', adminNotes: 'fine', tier: '3' });
    expect(await statusOf(token)).toMatchObject({ status: 'pending', adminNotes: null });
    expect(await userOf(token)).toMatchObject({ kyc_completed: false, tier: 1 });
  });

  it('must bring a whole BVN where the rules of Nigeria hold', async () => {
    const nigeria = await openKycProduct({ rules: 'nigeria' });
    const { token } = await nigeria.newcomer();
    const short = await nigeria.submit(token, await nigeria.form({ bvn: '2221234567' }));
    expect(short.body.errors).toEqual({ bvn: 'BVN must be exactly 11 digits.' });
    expect((await nigeria.submit(token, await nigeria.form({ bvn: '22212345678' }))).status).toBe(201);
    await nigeria.close();
  });

  it('that finds the disk full is refused, and leaves neither row nor file', async () => {
    const full = await openKycProduct({
      write: async () => {
        throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      },
    });
    const { token } = await full.newcomer();
    const { status, body } = await full.submit(token, await full.form());
    expect({ status, code: body.code }).toEqual({ status: 507, code: 'storage_full' });
    expect(full.uploadsNow()).toEqual([]);
    expect(await statusOf(token, full)).toMatchObject({ hasSubmission: false });
    await full.close();
  });
});

describe('after a rejection', () => {
  it('the reason stands at each field, and only what was found wanting has to come again', async () => {
    const { token, id } = await submitted({ id_document_back: await picture('jpeg') });
    const reasons = { selfie_image: 'Your face is in the shade.', id_number: 'It does not read like the document.' };
    const decided = await review(id, { status: 'rejected', adminNotes: 'Nearly there.', fields: reasons });
    expect(decided.status).toBe(200);
    expect(await statusOf(token)).toMatchObject({ status: 'rejected', adminNotes: 'Nearly there.', fields: reasons });
    const found = await product.pool.query('select customer from kyc.submissions where public_id = $1', [id]);
    const onDesk = () => aboutSubmission(product.pool, found.rows[0].customer);
    expect(await onDesk()).toMatchObject({
      submission: id,
      customer_was_told: 'Nearly there.',
      to_be_sent_again: reasons,
    });

    const without = await product.form({ id_document_front: undefined, selfie_image: undefined });
    const missing = await product.submit(token, without);
    expect(missing.body.errors).toEqual({ selfie_image: 'Please capture a selfie image.' });
    const again = await product.submit(token, { ...without, selfie_image: await picture('jpeg') });
    expect(again.status).toBe(201);
    const { rows } = await product.pool.query(
      'select attempt, id_document_front, id_document_back, selfie_image from kyc.submissions where customer = (select customer from kyc.submissions where public_id = $1) order by attempt',
      [id],
    );
    expect(rows[1]).toMatchObject({
      attempt: 2,
      id_document_front: rows[0].id_document_front,
      id_document_back: rows[0].id_document_back,
    });
    expect(rows[1].selfie_image).not.toBe(rows[0].selfie_image);
    expect(await statusOf(token)).toMatchObject({ status: 'pending', adminNotes: null });
    expect(await onDesk()).not.toHaveProperty('customer_was_told');
    const second = await latestId();
    expect((await review(second, { status: 'approved' })).status).toBe(200);
    expect(await userOf(token)).toMatchObject({ kyc_completed: true, tier: 3 });
  });

  it('with no field named, every file may be left out', async () => {
    const { token, id } = await submitted();
    await review(id, { status: 'rejected', adminNotes: 'Please write your name in full.' });
    const form = await product.form({ id_document_front: undefined, selfie_image: undefined });
    expect((await product.submit(token, form)).status).toBe(201);
  });
});

describe('a decision', () => {
  it('takes effect at once: tier 3, and a customer who is told', async () => {
    const { token, number, id } = await submitted();
    expect(await product.identity.sessions.authenticate(token)).toMatchObject({ tier: 1, isVerified: false });
    await review(id, { status: 'approved' });
    await expect
      .poll(async () => product.identity.sessions.authenticate(token), { timeout: 2_000 })
      .toMatchObject({ tier: 3, isVerified: true });
    const owner = product.database.pool('wura_owner');
    const { rows } = await owner.query('select kind, title from notices.notifications where customer = $1', [number]);
    expect(rows).toMatchObject([{ kind: 'kyc_approved', title: 'You are verified' }]);
  });

  it('is made once, by one of several at the same moment', async () => {
    const { token, id } = await submitted();
    const answers = await Promise.all(
      ['approved', 'rejected', 'approved', 'rejected'].map(status => review(id, { status, adminNotes: 'x' })),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 409, 409, 409]);
    const { status } = await statusOf(token);
    expect(await userOf(token)).toMatchObject({ kyc_completed: status === 'approved' });
    const { body } = await product.call({ path: `/api/operator/audit?subject=${id}`, token: product.compliance });
    expect(body.data.map(({ what }: { what: string }) => what)).toEqual([`kyc_${status}`]);
  });

  it('that is a no without a word tells the customer so in their own language, and claims no reason', async () => {
    const { token, number, id } = await submitted();
    await transaction(product.pool, tx =>
      saveSettings(tx, { customer: number, changes: { language: 'fr' }, pinThresholdMinor: 0n }),
    );
    expect((await review(id, { status: 'rejected' })).status).toBe(200);
    expect(await statusOf(token)).toMatchObject({
      status: 'rejected',
      adminNotes: expect.stringMatching(/^We could not accept these documents/),
      adminNotesCode: 'rejected_without_reason',
    });
    const owner = product.database.pool('wura_owner');
    const { rows } = await owner.query('select kind, text from notices.notifications where customer = $1', [number]);
    const text = expect.stringMatching(/^Nous n’avons pas pu accepter ces documents/);
    expect(rows).toEqual([{ kind: 'kyc_rejected', text }]);
    const { body } = await product.call({ path: `/api/operator/audit?subject=${id}`, token: product.compliance });
    expect(body.data).toMatchObject([{ what: 'kyc_rejected', why: null }]);
  });

  it('is for compliance, and knows no other status', async () => {
    const { id } = await submitted();
    expect((await review(id, { status: 'approved' }, product.support)).status).toBe(403);
    for (const body of [{ status: 'pending' }, { status: 'done' }, {}, { status: 'rejected', fields: { tier: 'x' } }]) {
      expect((await review(id, body)).status).toBe(422);
    }
    expect((await review('kyc_00000000000000000000000000', { status: 'approved' })).status).toBe(404);
    const customer = await product.newcomer();
    expect((await review(id, { status: 'approved' }, customer.token)).status).toBe(401);
  });

  it('that the table does not allow is refused by the database itself, to every role', async () => {
    const { id } = await submitted();
    const set = (status: string) => `update kyc.submissions set status = '${status}' where public_id = '${id}'`;
    const owner = product.database.pool('wura_owner');
    const allowed = [['under_review', true], ['pending', false], ['under_review', true], ['rejected', true], ['approved', false], ['pending', false], ['under_review', false]] as const; // oxfmt-ignore
    for (const [status, isAllowed] of allowed) {
      const done = owner.query(set(status)).then(
        () => true,
        () => false,
      );
      expect(await done, status).toBe(isAllowed);
    }
    for (const role of ['wura_app', 'wura_worker', 'wura_reader', 'wura_checker'] as const) {
      await expect(product.database.pool(role).query(set('approved')), role).rejects.toThrow();
    }
    const { rows } = await owner.query('select * from kyc.submissions where public_id = $1', [id]);
    const columns = Object.keys(rows[0])
      .filter(name => name !== 'id')
      .join(', ');
    const born = `insert into kyc.submissions (${columns}) select ${columns.replace('public_id', `'kyc_born'`).replace('attempt', '9').replace('status', `'approved'`)} from kyc.submissions where public_id = '${id}'`;
    await expect(owner.query(born)).rejects.toThrow(/begins as pending/);
  });
});

describe('staff', () => {
  it('find the longest waiting first, status by status and page by page', async () => {
    const ids = [];
    for (let n = 0; n < 3; n++) ids.push((await submitted()).id);
    await review(ids[1]!, { status: 'under_review' });
    const list = (query: string, token = product.support) =>
      product.call({ path: `/api/operator/kyc?${query}`, token });
    const under = (await list('status=under_review&limit=100')).body.data.map(({ id }: { id: string }) => id);
    expect(under).toContain(ids[1]);
    expect(under).not.toContain(ids[0]);
    const all: string[] = [];
    for (let cursor = ''; ;) {
      const { body } = await list(`status=pending&limit=2${cursor && `&cursor=${cursor}`}`);
      all.push(...body.data.map(({ id }: { id: string }) => id));
      if (!body.nextCursor) break;
      cursor = body.nextCursor;
    }
    expect(all.indexOf(ids[0]!)).toBeLessThan(all.indexOf(ids[2]!));
    expect((await list('status=everything')).status).toBe(422);
    // Names and account numbers are shown, so each look at the list is written down.
    const log = await product.call({
      path: '/api/operator/audit?what=kyc_listed&limit=100',
      token: product.compliance,
    });
    const looks = log.body.data.map(({ why }: { why: string }) => why);
    expect(looks).toContain('looked for pending');
    expect(looks.filter((why: string) => why === 'looked for under_review')).toHaveLength(1);
    expect((await list('', (await product.newcomer()).token)).status).toBe(401);
  });

  it('see what was sent beside what is known, and each look is written down', async () => {
    const { id } = await submitted({ full_name: 'Someone Else', bvn: '22212345670', address: '1 Marina\nLagos' });
    await product.work();
    const { body } = await product.call({ path: `/api/operator/kyc/${id}`, token: product.compliance });
    expect(body).toMatchObject({
      id,
      status: 'pending',
      fullName: 'Someone Else',
      address: '1 Marina\nLagos',
      idNumber: 'A01234567',
      bvn: { lastFour: '5670', isChecked: true },
      account: { name: 'Adaeze Okafor', tier: 1 },
      attempt: 1,
    });
    expect(body.checks).toEqual([
      { name: 'bvn', result: 'match' },
      { name: 'date_of_birth', result: 'match' },
      { name: 'full_name', result: 'mismatch' },
      { name: 'id_number', result: 'mismatch' },
    ]);
    expect(JSON.stringify(body)).not.toContain('22212345670');
    expect((await product.call({ path: `/api/operator/kyc/${id}`, token: product.support })).status).toBe(403);
    await product.call({ path: body.documents[0].url, token: product.compliance });
    const log = await product.call({ path: `/api/operator/audit?limit=3`, token: product.compliance });
    expect(log.body.data.map(({ what, subject }: Record<string, string>) => [what, subject])).toEqual([
      ['kyc_document_opened', `${id}/id_document_front`],
      ['refused', 'GET /api/operator/kyc/{id}'],
      ['kyc_viewed', id],
    ]);
  });

  it('open a document with their own token only, and no address of one opens it for anybody else', async () => {
    const { id } = await submitted();
    const staff = product.compliance;
    const { body } = await product.call({ path: `/api/operator/kyc/${id}`, token: staff });
    const { url } = body.documents[0];
    expect(url).toBe(`/api/operator/kyc/${id}/documents/id_document_front`);
    const open = async (path: string, token?: string) => (await product.call({ path, token })).status;
    expect(await open(url, staff)).toBe(200);
    expect(await open(url)).toBe(401);
    expect(await open(url, (await product.newcomer()).token)).toBe(401);
    expect(await open(url, product.support)).toBe(403);
    expect(await open(url.replace('front', 'back'), staff)).toBe(404);

    const owner = product.database.pool('wura_owner');
    await owner.query(`update operators.operators set role = 'support' where role = 'compliance'`);
    expect(await open(url, staff)).toBe(403);
    await owner.query(`update operators.operators set role = 'compliance' where email like 'compliance.%'`);
    expect(await open(url, staff)).toBe(200);
  });
});

describe('a BVN', () => {
  const owners = async (bvn: string) => {
    const { rows } = await product.pool.query<{ customer: bigint; checked: boolean }>(
      'select customer, checked_at is not null as checked from kyc.numbers where kind = $1 and digest = any($2)',
      ['bvn', numberDigests(testVault, 'bvn', bvn)],
    );
    return rows;
  };
  const check = (token: string, bvn: string) =>
    product.call({ method: 'POST', path: '/api/kyc/identity', token, body: { bvn } });

  it('found true belongs to one customer, also when several send it at the same moment', async () => {
    await product.work();
    const people = await Promise.all([1, 2, 3].map(() => product.newcomer()));
    const form = await product.form({ bvn: '22200000001' });
    const answers = await Promise.all(people.map(({ token }) => product.submit(token, form)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    await Promise.all([product.work(), ...people.map(({ token }) => check(token, '22200000001'))]);
    const [owner, ...others] = await owners('22200000001');
    expect([owner?.checked, others]).toEqual([true, []]);
    const { rows } = await product.pool.query<{ id: bigint }>(
      'select id from identity.customers where has_checked_number and id = any($1)',
      [people.map(({ number }) => number)],
    );
    expect(rows).toEqual([{ id: owner!.customer }]);

    const late = await product.submit((await product.newcomer()).token, form);
    expect(late).toMatchObject({ status: 409, body: { code: 'number_taken', errors: { bvn: expect.any(String) } } });
    expect(product.uploadsNow().length).toBe((await product.pool.query('select from kyc.files')).rowCount);
  });

  it('written down by a stranger first keeps nobody from it, and is then no longer written down there', async () => {
    const stranger = await submitted({ bvn: '22200000002' });
    const owner = await product.newcomer();
    expect((await check(owner.token, '22200000002')).status).toBe(200);
    expect(await owners('22200000002')).toEqual([{ customer: owner.number, checked: true }]);
    await product.work();
    expect(await owners('22200000002')).toEqual([{ customer: owner.number, checked: true }]);
    expect(await userOf(stranger.token)).toMatchObject({ has_checked_number: false });
  });

  it('that the registers say is somebody else’s is no longer claimed', async () => {
    await product.work();
    const declined = { outcome: 'declined', reason: 'the name differs' } as const;
    const { id, token } = await submitted({ bvn: '22200000004' });
    product.registers.answers.push(declined);
    await product.work();
    expect(await owners('22200000004')).toEqual([]);
    const { body } = await product.call({ path: `/api/operator/kyc/${id}`, token: product.compliance });
    expect(body.checks[0]).toEqual({ name: 'bvn', result: 'mismatch' });

    await review(id, { status: 'rejected', adminNotes: 'Not yours.' });
    await product.submit(token, await product.form({ bvn: '22200000005' }));
    product.registers.answers.push(declined);
    expect((await check(token, '22200000005')).status).toBe(422);
    expect(await owners('22200000005')).toEqual([]);
  });

  it('of two customers at once is refused by the database itself', async () => {
    const [one, two] = [await product.newcomer(), await product.newcomer()];
    const own = (customer: bigint) =>
      product.pool.query(
        `insert into kyc.numbers (customer, kind, digest, sealed, last_four, checked_at)
         values ($1, 'bvn', $2, '', '0006', now())`,
        [customer, Buffer.alloc(32, 6)],
      );
    await own(one.number);
    await expect(own(two.number)).rejects.toThrow('one_person');
  });

  it('is asked about again while the registers are silent, and then left to a person', async () => {
    await product.work();
    product.registers.asked.length = 0;
    const { id } = await submitted({ bvn: '22200000003' });
    product.registers.answers.push(
      ...Array.from({ length: 4 }, () => ({ outcome: 'unknown', reason: 'timeout' }) as const),
    );
    for (let n = 0; n < 4; n++) await product.work();
    expect(product.registers.asked).toHaveLength(4);
    await product.work();
    expect(product.registers.asked).toHaveLength(4);
    const { body } = await product.call({ path: `/api/operator/kyc/${id}`, token: product.compliance });
    expect(body.checks[0]).toEqual({ name: 'bvn', result: 'unknown' });
  });
});

describe('the reviewer of the sandbox', () => {
  const submitHere = async (given = {}) => {
    const { token } = await sandbox.newcomer();
    expect((await sandbox.submit(token, await sandbox.form(given))).status).toBe(201);
    return token;
  };

  it('approves what is well formed, about two seconds later and not at once', async () => {
    const token = await submitHere();
    const { rows } = await sandbox.pool.query(
      `select due_at - now() between '1.5 s' and '2.1 s' as soon from jobs.job where kind = 'kyc_check'`,
    );
    expect(rows).toEqual([{ soon: true }]);
    await sandbox.work();
    expect(await statusOf(token, sandbox)).toMatchObject({ status: 'approved' });
    expect(await userOf(token, sandbox)).toMatchObject({ kyc_completed: true, tier: 3 });
    const log = await sandbox.call({ path: '/api/operator/audit?what=kyc_approved', token: sandbox.compliance });
    expect(log.body.data[0]).toMatchObject({ operator: null, subject: await latestId(sandbox) });
  });

  it('leaves to a person a BVN that is somebody else’s', async () => {
    sandbox.registers.answers.push({ outcome: 'declined', reason: 'the name differs' });
    const token = await submitHere({ bvn: '22200000009' });
    await sandbox.work();
    expect(await statusOf(token, sandbox)).toMatchObject({ status: 'under_review' });
  });

  it('says nothing when a person was quicker, or when the same work is done twice', async () => {
    const token = await submitHere();
    const id = await latestId(sandbox);
    const body = { status: 'rejected', adminNotes: 'No.' };
    await sandbox.call({ method: 'POST', path: `/api/operator/kyc/${id}/review`, token: sandbox.compliance, body });
    await sandbox.work();
    expect(await statusOf(token, sandbox)).toMatchObject({ status: 'rejected' });
  });
});

describe('numbers without documents', () => {
  const check = (token: string, body: object, at = product) =>
    at.call({ method: 'POST', path: '/api/kyc/identity', token, body });

  it('one after the other or both at once make tier 2', async () => {
    const { token } = await product.newcomer();
    const bvn = await check(token, { bvn: '22212345611' });
    expect(bvn).toMatchObject({ status: 200, body: { tier: 1, bvn: true, nin: false } });
    expect(bvn.body.message).toBe('Your BVN is confirmed. Add your NIN to raise your limits.');
    expect(await userOf(token)).toMatchObject({ tier: 1, has_checked_number: true });
    expect(await statusOf(token)).toMatchObject({ hasSubmission: false, numbers: { bvn: true, nin: false } });
    expect((await check(token, { nin: '12312345611' })).body).toMatchObject({ tier: 2, bvn: true, nin: true });
    expect(await userOf(token)).toMatchObject({ tier: 2, kyc_completed: false });
    expect(product.registers.asked[0]).toEqual({
      number: '22212345611',
      claimed: { firstName: 'Adaeze', lastName: 'Okafor', dateOfBirth: '1994-05-20' },
    });
    const other = await product.newcomer();
    expect((await check(other.token, { bvn: '22212345612', nin: '12312345612' })).body).toMatchObject({ tier: 2 });
  });

  it('are asked about five hundred times a day at the wish of one network, whoever signs in there', async () => {
    const from = async (address: string, { token }: { token: string }) =>
      product.call({ method: 'POST', path: '/api/kyc/identity', token, body: { bvn: '22212345615' }, address });
    const declined = { outcome: 'declined', reason: 'the name differs' } as const;
    product.registers.answers.push(...Array.from({ length: 501 }, () => declined));
    const [one, other] = [await product.newcomer(), await product.newcomer()];
    for (let time = 0; time < 500; time++) {
      expect((await from('203.0.113.7', one)).body.code).toBe('identity_declined');
    }
    expect((await from('203.0.113.7', other)).body.code).toBe('too_many_requests');
    expect((await from('203.0.113.8', other)).body.code).toBe('identity_declined');
    expect(product.registers.answers).toEqual([]);
  });

  it('never take a tier away', async () => {
    const { token, number } = await product.newcomer();
    await transaction(product.pool, tx => raiseTier(tx, number, 3));
    await expect.poll(async () => (await product.identity.sessions.authenticate(token))?.tier).toBe(3);
    const nin = await check(token, { nin: '12312345613' });
    // No number raises the highest limits, so none is promised to.
    expect(nin.body).toMatchObject({ tier: 3, message: 'Your NIN is confirmed.' });
    expect((await check(token, { bvn: '22212345613', nin: '12312345613' })).body).toMatchObject({ tier: 3 });
    expect(await userOf(token)).toMatchObject({ tier: 3, kyc_completed: true });
  });

  it('leave documents approved that are approved while the registers are asked', async () => {
    const { token, id } = await submitted();
    product.registers.meanwhile = async () => {
      product.registers.meanwhile = undefined;
      expect((await review(id, { status: 'approved' })).status).toBe(200);
    };
    const answer = await check(token, { bvn: '22212345616', nin: '12312345616' });
    expect(answer).toMatchObject({ status: 200, body: { tier: 3, bvn: true, nin: true } });
    expect(await userOf(token)).toMatchObject({ tier: 3, kyc_completed: true });
  });

  it('are refused when they are somebody else’s, whoever says so, and nothing is then kept', async () => {
    const { token } = await product.newcomer();
    product.registers.answers.push({ outcome: 'declined', reason: 'the name differs' });
    const declined = await check(token, { bvn: '22212345614' });
    expect(declined).toMatchObject({
      status: 422,
      body: { code: 'identity_declined', errors: { bvn: expect.any(String) } },
    });
    expect((await check(token, { bvn: '22212345611' })).body).toMatchObject({ code: 'number_taken' });
    expect(await userOf(token)).toMatchObject({ tier: 1, has_checked_number: false });
    expect(product.registers.asked).toHaveLength(1);
  });

  it('cost nothing but a new try when the registers are silent', async () => {
    const { token } = await product.newcomer();
    product.registers.answers.push({ outcome: 'unknown', reason: 'timeout' });
    expect(await check(token, { nin: '12312345615' })).toMatchObject({
      status: 503,
      body: { code: 'provider_unavailable' },
    });
    expect((await check(token, { nin: '12312345615' })).status).toBe(200);
  });

  it('are eleven digits each, and at least one of them', async () => {
    const { token } = await product.newcomer();
    for (const body of [
      {},
      { bvn: '2221234561' },
      { nin: '123123456110' },
      { bvn: 22212345611 },
      { bvn: '２２２１２３４５６１１' },
    ]) {
      expect((await check(token, body)).status).toBe(422);
    }
    expect(product.registers.asked).toHaveLength(0);
  });

  it('cannot be checked where nobody knows the registers', async () => {
    const alone = await openKycProduct({ hasRegisters: false });
    const { token } = await alone.newcomer();
    const answer = await check(token, { bvn: '22212345611' }, alone);
    expect(answer).toMatchObject({ status: 503, body: { code: 'service_off' } });
    await alone.close();
  });
});

describe('an ID that ends', () => {
  const dayFrom = (days: number) => new Date(product.clock.now + days * 86_400_000).toISOString().slice(0, 10);
  const toldOf = async (customer: bigint) => {
    const { rows } = await product.pool.query<{ kind: string }>(
      `select kind from notices.notifications where customer = $1 and kind like 'kyc_id_%' order by id`,
      [customer],
    );
    return rows.map(({ kind }) => kind.replace('kyc_id_', ''));
  };
  /** The days go by: sessions would end on the way, so the end comes nearer instead. */
  const endsIn = (customer: bigint, days: number) =>
    product.database
      .pool('wura_owner')
      .query('update kyc.submissions set id_expires_on = $2 where customer = $1', [customer, dayFrom(days)]);

  it('must be a day that is real and not over, and may be left out', async () => {
    const { token } = await product.newcomer();
    const message = async (id_expires_on: string) =>
      (await product.submit(token, await product.form({ id_expires_on }))).body.message;
    expect(await message('2031-02-30')).toBe('Please enter a valid expiry date.');
    expect(await message('2199-01-01')).toBe('Please enter a valid expiry date.');
    expect(await message('2020-01-01')).toBe('This ID has expired. Please use one that is valid.');
    expect((await product.submit(token, await product.form({ id_expires_on: dayFrom(1) }))).status).toBe(201);
  });

  it('is told of once at each step, lowers the tier after the days of grace, and a new one raises it again', async () => {
    const { token, number, id } = await submitted({ id_expires_on: dayFrom(40) });
    await review(id, { status: 'approved' });
    await product.remind();
    expect(await toldOf(number)).toEqual([]);
    expect((await statusOf(token)).document).toMatchObject({ isExpired: false, mayRenew: false });
    expect((await product.submit(token, await product.form())).status).toBe(409);

    for (const days of [30, 12, 5, 1, -1, -2]) {
      await endsIn(number, days);
      await Promise.all([product.remind(), product.remind()]);
    }
    expect(await toldOf(number)).toEqual(['month', 'week', 'day', 'expired']);
    expect((await statusOf(token)).document).toMatchObject({ isExpired: true, mayRenew: true });
    expect(await userOf(token)).toMatchObject({ tier: 3, kyc_completed: true });
    const queue = await product.call({ path: '/api/operator/kyc?document=expired&limit=100', token: product.support });
    expect(queue.body.data.map((row: { id: string }) => row.id)).toContain(id);

    await endsIn(number, -31);
    await product.remind();
    expect((await toldOf(number)).at(-1)).toBe('lapsed');
    expect(await userOf(token)).toMatchObject({ tier: 1, kyc_completed: false });
    // Numbers make tier 2, and not the third that documents gave.
    const body = { bvn: '22212345690', nin: '12312345690' };
    await product.call({ method: 'POST', path: '/api/kyc/identity', token, body });
    expect(await userOf(token)).toMatchObject({ tier: 2, kyc_completed: false });

    expect((await product.submit(token, await product.form({ id_expires_on: dayFrom(400) }))).status).toBe(201);
    await review(await latestId(), { status: 'approved' });
    expect(await userOf(token)).toMatchObject({ tier: 3, kyc_completed: true });
    await product.remind();
    expect(await toldOf(number)).toHaveLength(5);
    expect(await statusOf(token)).toMatchObject({
      status: 'approved',
      document: { isExpired: false, mayRenew: false },
    });
    expect((await product.submit(token, await product.form())).status).toBe(409);
  });

  it('is told of by no worker whose work another has taken over', async () => {
    const { number, id } = await submitted({ id_expires_on: dayFrom(60) });
    await review(id, { status: 'approved' });
    await endsIn(number, 5);
    const pool = product.database.pool('wura_worker');
    const { rows } = await pool.query<Job>('select * from jobs.job where kind = $1', [expiryJob]);
    const remind = createReminders({
      pool,
      now: () => product.clock.now,
      papers: () => ({ needsFaceCheck: false, graceDays: 30 }),
    });
    await expect(remind({ ...rows[0]!, claims: rows[0]!.claims + 1 })).rejects.toThrow(LeaseLost);
    expect(await toldOf(number)).toEqual([]);
    await product.remind();
    expect(await toldOf(number)).toEqual(['week']);
  });

  it('whose reminders were slept through is told of by the last of them alone', async () => {
    const { number, id } = await submitted({ id_expires_on: dayFrom(60) });
    await review(id, { status: 'approved' });
    await endsIn(number, -60);
    await product.remind();
    expect(await toldOf(number)).toEqual(['lapsed']);
  });

  it('leaves what numbers make: without papers a customer is what their numbers make them', async () => {
    for (const [body, tier] of [
      [undefined, 1],
      [{ bvn: '22212345691' }, 1],
      [{ bvn: '22212345692', nin: '12312345692' }, 2],
    ] as const) {
      const { token, number, id } = await submitted({ id_expires_on: dayFrom(60) });
      if (body) await product.call({ method: 'POST', path: '/api/kyc/identity', token, body });
      await review(id, { status: 'approved' });
      expect(await userOf(token)).toMatchObject({ tier: 3 });
      await endsIn(number, -60);
      await product.remind();
      expect(await userOf(token), JSON.stringify(body)).toMatchObject({ tier, kyc_completed: false });
    }
  });
});
