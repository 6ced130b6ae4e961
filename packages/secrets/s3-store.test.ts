import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSandbox, type Sandbox } from '@wura/app-sandbox/sandbox';
import type { FilesS3 } from '@wura/platform/config';
import { silentLog } from '@wura/platform/log';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FileMissing, StorageAway, StorageFull } from './file-store.ts';
import { createFolderStore } from './folder-store.ts';
import { moveFiles } from './move-files.ts';
import { openFileStore } from './open-file-store.ts';
import { signS3 } from './s3-signature.ts';
import { createS3Store } from './s3-store.ts';
import { createSealedFiles } from './sealed-files.ts';
import { createVault } from './vault.ts';

let sandbox: Sandbox;
let settings: FilesS3;
const dataDir = mkdtempSync(path.join(tmpdir(), 'wura-s3-'));
const vault = createVault({ masterKey: Buffer.alloc(32, 1) });
const paper = Buffer.from('a passport, with a number in it: A01234567');

beforeAll(async () => {
  sandbox = createSandbox({
    dataDir,
    webhookUrl: 'http://127.0.0.1:9',
    paystack: { secretKey: 'sk_test_sandbox' },
    log: silentLog,
    isDurable: false,
  });
  const url = `${await sandbox.listen(0)}/files`;
  const key = { accessKeyId: 'files_sandbox', secretAccessKey: 'files_sandbox_secret' };
  settings = { url, bucket: 'wura', region: 'us-east-1', ...key };
});
afterAll(async () => {
  await sandbox.close();
  rmSync(dataDir, { recursive: true });
});
beforeEach(async () => void (await sandbox.app.inject({ method: 'DELETE', url: '/_sandbox/faults' })));

const open = (room: string, given: Partial<FilesS3> = {}) =>
  createS3Store({ ...settings, ...given }, room, { timeoutMs: 300 });
const sealed = (room: string) => createSealedFiles({ store: open(room), vault, now: Date.now });
const keysOf = async (room: string) => {
  const { body } = await sandbox.app.inject({ url: '/_sandbox/files/keys' });
  return (JSON.parse(body) as string[]).filter(key => key.startsWith(`${room}/`));
};
async function spoil(operation: string, mode: string, times = 1): Promise<void> {
  const payload = { provider: 'files', operation, mode, times, delayMs: 1_000 };
  const { statusCode } = await sandbox.app.inject({ method: 'POST', url: '/_sandbox/faults', payload });
  expect(statusCode).toBe(200);
}

describe('the signature of a call', () => {
  // The two examples in Amazon's own description of the protocol that sign just these headers.
  const key = {
    region: 'us-east-1',
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  };
  const at = new Date('2013-05-24T00:00:00Z');
  it.each([
    ['?lifecycle', 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543'],
    ['?max-keys=2&prefix=J', '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7'],
  ])('of %s is that of the protocol', (query, signature) => {
    const url = new URL(`https://examplebucket.s3.amazonaws.com/${query}`);
    const headers = signS3({ method: 'GET', url, bytes: new Uint8Array(), at }, key);
    expect(headers['authorization']).toContain(`Signature=${signature}`);
  });
});

const all = async (pages: AsyncIterable<string[]>) => (await Array.fromAsync(pages)).flat();

describe('a sealed file in a shared store', () => {
  it('comes back as it was, is sealed where it lies, is found in its room alone, and is gone when removed', async () => {
    const files = sealed('one');
    const ids = await Promise.all(Array.from({ length: 12 }, () => files.put(paper, 'selfie of ada')));
    expect(await files.get(ids[0]!, 'selfie of ada')).toEqual(paper);
    expect((await open('one').get(ids[0]!)).includes('passport')).toBe(false);
    await sealed('other').put(paper, 'x');
    // More than one page of the list.
    expect((await all(files.listOlderThan(-60_000))).toSorted()).toEqual(ids.toSorted());
    expect(await all(files.listOlderThan(60_000))).toEqual([]);
    await files.remove([...ids, ids[0]!]);
    expect(await keysOf('one')).toEqual([]);
    await expect(files.get(ids[0]!, 'selfie of ada')).rejects.toThrow(FileMissing);
  });

  it.each(['error500', 'status429', 'timeout', 'slow', 'act_then_timeout', 'redirect'])(
    'is kept, read and removed although each call meets "%s" once',
    async mode => {
      const files = sealed(mode.replace('_', '-'));
      for (const operation of ['put', 'get', 'delete', 'list']) await spoil(operation, mode);
      const id = await files.put(paper, 'x');
      expect(await files.get(id, 'x')).toEqual(paper);
      expect(await all(files.listOlderThan(-60_000))).toEqual([id]);
      await files.remove([id]);
    },
  );

  it('is refused as not kept where the store stays silent, and the next one is kept', async () => {
    const files = sealed('silent');
    await spoil('put', 'timeout', 2);
    await expect(files.put(paper, 'x')).rejects.toThrow(StorageAway);
    expect(await keysOf('silent')).toEqual([]);
    await expect(files.put(paper, 'x')).resolves.toMatch(/^fil_/);
    await spoil('put', 'refuse');
    await expect(files.put(paper, 'x')).rejects.toThrow(StorageFull);
  });

  it('is not said to be missing by a store that is away, nor taken from an answer that is something else', async () => {
    const files = sealed('away');
    const id = await files.put(paper, 'x');
    await spoil('get', 'error500', 2);
    await expect(files.get(id, 'x')).rejects.toThrow(StorageAway);
    await spoil('get', 'garbage');
    await expect(files.get(id, 'x')).rejects.toThrow();
    await spoil('list', 'garbage');
    await expect(all(files.listOlderThan(0))).rejects.toThrow(StorageAway);
    await spoil('delete', 'error500', 2);
    await expect(files.remove([id])).rejects.toThrow(StorageAway);
    expect(await files.get(id, 'x')).toEqual(paper);
  });

  it('is kept by nobody who has another key, another region or another bucket', async () => {
    for (const wrong of [
      { secretAccessKey: 'guess' },
      { accessKeyId: 'guess' },
      { region: 'eu-1' },
      { bucket: 'theirs' },
    ]) {
      await expect(open('wrong', wrong).put('x', paper)).rejects.toThrow(StorageAway);
    }
    expect(await keysOf('wrong')).toEqual([]);
  });
});

describe('files that were kept before the store was shared', () => {
  it('are read and removed where they lie, and moved while the product runs', async () => {
    const before = createSealedFiles({
      store: openFileStore({ dataDir, filesS3: undefined }, 'moved'),
      vault,
      now: Date.now,
    });
    const [kept, erased, left] = [
      await before.put(paper, 'x'),
      await before.put(paper, 'x'),
      await before.put(paper, 'x'),
    ];
    const store = openFileStore({ dataDir, filesS3: settings }, 'moved');
    const now = createSealedFiles({ store, vault, now: Date.now });
    const young = await now.put(paper, 'x');
    expect(await now.get(kept, 'x')).toEqual(paper);
    await now.remove([erased]);

    const folder = createFolderStore(path.join(dataDir, 'moved'));
    // The store breaks off half-way: nothing is taken away that is not there.
    await spoil('get', 'error500', 2);
    await expect(moveFiles(folder, open('moved'))).rejects.toThrow(StorageAway);
    expect(readdirSync(path.join(dataDir, 'moved')).toSorted()).toEqual([kept, left].toSorted());
    expect(await moveFiles(folder, open('moved'))).toBe(2);
    expect(readdirSync(path.join(dataDir, 'moved'))).toEqual([]);
    expect(await keysOf('moved')).toEqual([kept, left, young].toSorted().map(id => `moved/${id}`));
    for (const id of [kept, left, young]) expect(await now.get(id, 'x')).toEqual(paper);
    await expect(now.get(erased, 'x')).rejects.toThrow(FileMissing);
  });
});
