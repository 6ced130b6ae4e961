import { randomId } from '@wura/platform/identifiers';
import type { FileStore } from './file-store.ts';
import type { Vault } from './vault.ts';

/** Files that cannot be read by looking at where they lie, under names that say nothing. */
export interface SealedFiles {
  /** Kept whole before it is named; answers the name. Throws StorageFull. */
  put(plain: Uint8Array, purpose: string, own?: Vault): Promise<string>;
  /** `own` is whose key sealed it, where that is not the operator's. */
  get(id: string, purpose: string, own?: Vault): Promise<Buffer>;
  remove(ids: readonly string[]): Promise<void>;
  /** Takes back what was put in vain. What cannot be removed now is sealed rubbish, and stays until it is swept away. */
  discard(ids: readonly string[]): Promise<void>;
  /** Seals the file with the present key if another one has sealed it. */
  reseal(id: string, purpose: string, own?: Vault): Promise<boolean>;
  /** What has lain here for longer than this, page by page. */
  listOlderThan(ageMs: number): AsyncIterable<string[]>;
}

export function createSealedFiles({
  store,
  vault,
  now,
}: {
  store: FileStore;
  vault: Vault;
  now: () => number;
}): SealedFiles {
  const remove: SealedFiles['remove'] = async ids => {
    await Promise.all(ids.map(id => store.remove(nameOf(id))));
  };
  return {
    async put(plain, purpose, own = vault) {
      const id = randomId('fil');
      await store.put(id, own.seal(plain, purposeOf(id, purpose)));
      return id;
    },
    async get(id, purpose, own = vault) {
      return own.open(await store.get(nameOf(id)), purposeOf(id, purpose));
    },
    remove,
    discard: ids => remove(ids).catch(() => {}),
    async reseal(id, purpose, own = vault) {
      const sealed = await store.get(nameOf(id));
      if (own.isFresh(sealed)) return false;
      await store.put(id, own.seal(own.open(sealed, purposeOf(id, purpose)), purposeOf(id, purpose)));
      return true;
    },
    async *listOlderThan(ageMs) {
      for await (const page of store.list()) {
        yield page.filter(({ changedAt }) => now() - changedAt > ageMs).map(({ name }) => name);
      }
    },
  };
}

/** The name is one we gave, so it holds no path. */
export function nameOf(id: string): string {
  if (!/^fil_[0-9a-z]{26}(\.half)?$/.test(id)) throw new Error('not the name of a file of ours');
  return id;
}

/** A file put in the place of another is not taken for it. */
const purposeOf = (id: string, purpose: string) => `file ${id}: ${purpose}`;
