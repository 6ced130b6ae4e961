import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Environment } from '@wura/platform/settings';
import { openKeys } from '@wura/tron/keys';
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { vendors } from './vendors.ts';

const page = readFileSync(path.join(import.meta.dirname, '../../docs/going-live.md'), 'utf8');
const table = page.slice(page.indexOf('| Variable'), page.indexOf('A wrong value stops the start'));
/** Every variable in the first column. */
const told = table.split('\n').flatMap(row => (row.split('|')[1] ?? '').match(/[A-Z][A-Z0-9_]+(?=`)/g) ?? []);

/** Set, because what stands beside it is read only then. */
const openings: Environment = {
  FILES_S3_URL: 'https://files.example',
  FILES_S3_BUCKET: 'wura',
  FILES_S3_ACCESS_KEY_ID: 'key',
  FILES_S3_SECRET_ACCESS_KEY: 'secret',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
};
const live: Environment = {
  PAYSTACK_SECRET_KEY: 'sk_live_1',
  MASTER_KEY: 'ab'.repeat(32),
  TRON_XPUB: openKeys(Buffer.alloc(32, 7)).accountKey,
};

function namesRead(): Set<string> {
  const names = new Set<string>();
  const watched = (environment: Environment): Environment =>
    new Proxy(environment, {
      get(target, name: string) {
        names.add(name);
        return target[name];
      },
    });
  readConfig(watched(openings));
  readConfig(watched({ ...openings, ...live }));
  return names;
}

it('the table of settings tells of every variable that a start reads, and of no other', () => {
  const read = namesRead();
  // `npm start` hands this to the processes that it begins; no operator sets it.
  read.delete('SANDBOX_TRON_XPUB');
  expect(told.toSorted()).toEqual([...read].sort());
});

it('the sample of an environment names what the table tells, and the key of every provider that moves money', () => {
  const sample = readFileSync(path.join(import.meta.dirname, '../../.env.example'), 'utf8');
  const named = sample.match(/^# [A-Z][A-Z0-9_]+(?==)/gm)!.map(line => line.slice(2));
  expect(named.filter(name => !told.includes(name))).toEqual([]);
  const keys = vendors.flatMap(({ moneyKey = [] }) => moneyKey);
  expect(keys.filter(name => !named.includes(name))).toEqual([]);
});
