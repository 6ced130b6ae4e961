// Where sealed files lie. What is in them, and under whose key, no store knows.

export interface FileStore {
  /** Kept whole and for good when it answers; a file of that name is replaced. Throws StorageFull or StorageAway. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Throws FileMissing or StorageAway. */
  get(name: string): Promise<Buffer>;
  /** One that is not there is removed already. */
  remove(name: string): Promise<void>;
  /** Page by page: there are as many as were ever handed in. */
  list(): AsyncIterable<readonly KeptFile[]>;
}

export interface KeptFile {
  readonly name: string;
  readonly changedAt: number;
}

/** It cannot be kept now. Nothing was kept that anything would refer to. */
export class StorageFull extends Error {}
/** The store does not answer, or not in a way that can be understood; what is there is still there. */
export class StorageAway extends StorageFull {}
export class FileMissing extends Error {}
