import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openCustomer, openCustomerApp, type CustomerApp } from '@wura/identity/testing';
import { transaction } from '@wura/database';
import { enqueueClaimed } from '@wura/jobs';
import { createFolderStore } from '@wura/secrets/folder-store';
import { createSealedFiles } from '@wura/secrets/sealed-files';
import { createVault } from '@wura/secrets/vault';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTidying, tidyJob } from './tidy.ts';

let product: CustomerApp;
let dir: string;
beforeAll(async () => {
  product = await openCustomerApp(() => {});
  dir = path.join(await mkdtemp(path.join(tmpdir(), 'wura-uploads-')), 'uploads');
});
afterAll(async () => {
  rmSync(path.dirname(dir), { recursive: true });
  await product.close();
});

it('files that no row names are swept away, however many there are, and the worker says that it lives meanwhile', async () => {
  const owner = product.database.pool('wura_owner');
  const { number } = await openCustomer(product);
  const names = Array.from({ length: 2_500 }, (_, n) => `fil_${String(n).padStart(26, '0')}`);
  mkdirSync(dir);
  const longAgo = Date.now() / 1000 - 7_200;
  for (const name of names) {
    writeFileSync(path.join(dir, name), '');
    utimesSync(path.join(dir, name), longAgo, longAgo);
  }
  const named = names.filter((_, n) => n % 500 === 7);
  await owner.query(
    `insert into kyc.files (id, customer, field, created_at) select id, $2, 'selfie_image', now() from unnest($1::text[]) as id`,
    [named, number],
  );
  await owner.query('delete from jobs.job');
  await owner.query('create table jobs.signs_of_life (at timestamptz)');
  await owner.query(
    `create function jobs.note_sign() returns trigger language plpgsql security definer as
     'begin insert into jobs.signs_of_life values (clock_timestamp()); return null; end'`,
  );
  await owner.query(
    `create trigger note_sign after update on jobs.job for each row when (new.in_hand) execute function jobs.note_sign()`,
  );

  const pool = product.database.pool('wura_worker');
  const files = createSealedFiles({
    store: createFolderStore(dir),
    vault: createVault({ masterKey: Buffer.alloc(32, 1) }),
    now: Date.now,
  });
  const job = await transaction(pool, tx => enqueueClaimed(tx, { kind: tidyJob, subject: 'uploads' }));
  await createTidying({ pool, files, now: Date.now, faceFramesDays: 30 })(job);

  expect(readdirSync(dir).toSorted()).toEqual(named.toSorted());
  expect((await owner.query('select from jobs.signs_of_life')).rowCount).toBe(3);
});
