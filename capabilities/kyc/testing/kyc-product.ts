import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRateLimiter } from '@wura/http/rate-limit';
import { takeLong } from '@wura/http/route-limits';
import { createJobRunner } from '@wura/jobs/run';
import { openCustomer, openCustomerApp, type CustomerApp } from '@wura/identity/testing';
import { picture } from '@wura/images/testing';
import { createImageProcessor } from '@wura/images/image-processor';
import { openOperator, openStaff, testVault } from '@wura/operators/testing';
import { silentLog } from '@wura/platform/log';
import { createFolderStore, type WriteFile } from '@wura/secrets/folder-store';
import { createSealedFiles } from '@wura/secrets/sealed-files';
import { kyc, kycJobs } from '../server/plugin.ts';
import { encode, type Form } from './form.ts';
import type { Claimed, IdentityAnswer, IdentityChecker } from '../server/ports.ts';

/** The room behind the HTTP router, with staff, a worker and a register of numbers. */
export interface KycProduct extends CustomerApp {
  /** Where documents lie. */
  readonly uploads: string;
  uploadsNow(): string[];
  /** What the registers answer from now on, what they were asked, and what happens while they think. */
  readonly registers: {
    answers: IdentityAnswer[];
    asked: { number: string; claimed: Claimed }[];
    meanwhile?: (() => Promise<unknown>) | undefined;
  };
  /** A customer with a token who signed up and no more. */
  newcomer(): Promise<{ token: string; number: bigint; id: string }>;
  submit(token: string, form: Form): Promise<{ status: number; body: any }>;
  /** A form that is fine; give what the test is about. */
  form(given?: Form): Promise<Form>;
  /** Looks whose ID ends, on the day of the clock. */
  remind(): Promise<void>;
  /** Does what waits, now. */
  work(): Promise<void>;
  compliance: string;
  support: string;
}

export async function openKycProduct(
  options: {
    review?: 'auto' | 'manual';
    rules?: 'sandbox' | 'nigeria';
    hasRegisters?: boolean;
    write?: WriteFile;
  } = {},
): Promise<KycProduct> {
  const { review = 'manual', rules = 'sandbox', hasRegisters = true, write } = options;
  const uploads = path.join(mkdtempSync(path.join(tmpdir(), 'wura-kyc-')), 'uploads');
  const registers: KycProduct['registers'] = { answers: [], asked: [] };
  const ask = async (number: string, claimed: Claimed): Promise<IdentityAnswer> => {
    registers.asked.push({ number, claimed });
    await registers.meanwhile?.();
    return registers.answers.shift() ?? { outcome: 'accepted' };
  };
  const checker: IdentityChecker | undefined = hasRegisters ? { checkBvn: ask, checkNin: ask } : undefined;
  const liveness = undefined;
  const papers = () => ({ needsFaceCheck: false, graceDays: 30 });
  const images = createImageProcessor({ isPatient: true });
  const files = createSealedFiles({ store: createFolderStore(uploads, write), vault: testVault, now: Date.now });

  let staff!: ReturnType<typeof openStaff>;
  const product = await openCustomerApp((router, { app, identity }) => {
    const { pool, now } = identity;
    staff = openStaff({ app, identity });
    const limiter = createRateLimiter({ now });
    const counting: typeof router = {
      ...router,
      countFor: (of, { id }, times) => takeLong(limiter, of, id, times),
    };
    kyc(counting, {
      pool,
      identity,
      now,
      vault: testVault,
      files,
      images,
      operators: staff,
      checker,
      liveness,
      papers,
      rules,
      review,
    });
  });
  const worker = product.database.pool('wura_worker');
  const kinds = await kycJobs({
    pool: worker,
    now: () => product.clock.now,
    vault: testVault,
    files,
    checker,
    liveness,
    papers,
    review,
    faceFramesDays: 30,
  });
  const runner = createJobRunner({ pool: worker, log: silentLog, kinds: new Map(kinds) });
  const paper = await picture('jpeg');
  const operator = async (role: 'compliance' | 'support') =>
    (await openOperator({ ...product, sessions: staff.sessions, role })).token;

  return Object.assign(product, {
    uploads,
    registers,
    uploadsNow: () => readdirSync(uploads, { withFileTypes: true }).map(({ name }) => name),
    newcomer: () => openCustomer(product),
    async submit(token: string, form: Form) {
      const { payload, headers } = encode(form);
      const response = await product.app.inject({
        method: 'POST',
        url: '/api/kyc/submit',
        headers: { ...headers, authorization: `Bearer ${token}` },
        payload,
      });
      return { status: response.statusCode, body: response.json() };
    },
    async form(given: Form = {}) {
      return {
        full_name: 'Adaeze Okafor',
        date_of_birth: '1994-05-20',
        address: '12 Adeola Odeku Street, Lagos',
        id_type: 'passport',
        id_number: 'A01234567',
        id_document_front: paper,
        selfie_image: paper,
        ...given,
      };
    },
    async work() {
      const owner = product.database.pool('wura_owner');
      await owner.query(`update jobs.job set due_at = now() where kind = 'kyc_check'`);
      await runner.runDue();
    },
    async remind() {
      const owner = product.database.pool('wura_owner');
      await owner.query(`update jobs.job set due_at = now() where kind = 'kyc_expiry'`);
      await runner.runDue();
    },
    compliance: await operator('compliance'),
    support: await operator('support'),
    close: closing(product.close, async () => {
      await images.close();
      rmSync(path.dirname(uploads), { recursive: true });
    }),
  });
}

const closing = (first: () => Promise<void>, second: () => Promise<void>) => async () => {
  await first();
  await second();
};

export type { Form } from './form.ts';
