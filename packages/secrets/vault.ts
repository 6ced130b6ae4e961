import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

// What must be read again but not by a thief of the database or the disk: identity numbers, documents, secrets of second
// factors. Each value says which key it was sealed with, so that a new key can take over while the old one still opens.

export interface Vault {
  /** Opens only for the same purpose: a value moved to another row or column is worth nothing there. */
  seal(plain: Uint8Array | string, purpose: string): Buffer;
  open(sealed: Uint8Array, purpose: string): Buffer;
  /** False for what an older key has sealed. */
  isFresh(sealed: Uint8Array): boolean;
  /** For finding a value without keeping it: under the present key first, then under the older one where there is one. */
  digests(text: string, purpose: string): [Buffer, ...Buffer[]];
}

export interface MasterKeys {
  masterKey: Uint8Array;
  /** The one before it, while what it sealed is being sealed anew. */
  previousMasterKey?: Uint8Array | undefined;
}

/** Layout: one byte for this layout, four for the key, twelve of chance, sixteen of proof, and what was sealed. */
const layout = 1;
const at = { key: 1, nonce: 5, tag: 17, text: 33 };

export function createVault({ masterKey, previousMasterKey }: MasterKeys): Vault {
  const newest = deriveKeys(masterKey);
  const older = previousMasterKey ? [deriveKeys(previousMasterKey)] : [];
  const keyOf = (sealed: Uint8Array) => {
    const id = Buffer.from(sealed.subarray(at.key, at.nonce));
    const keys = sealed[0] === layout ? [newest, ...older].find(each => each.id.equals(id)) : undefined;
    if (!keys) throw new Error(`sealed with a key that is not here (${id.toString('hex')}): see MASTER_KEY_PREVIOUS`);
    return keys.sealing;
  };

  return {
    seal(plain, purpose) {
      const nonce = randomBytes(at.tag - at.nonce);
      const cipher = createCipheriv('aes-256-gcm', newest.sealing, nonce).setAAD(Buffer.from(purpose));
      const text = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([Buffer.of(layout), newest.id, nonce, cipher.getAuthTag(), text]);
    },
    open(sealed, purpose) {
      const opener = createDecipheriv('aes-256-gcm', keyOf(sealed), sealed.subarray(at.nonce, at.tag), {
        authTagLength: at.text - at.tag,
      });
      opener.setAAD(Buffer.from(purpose)).setAuthTag(sealed.subarray(at.tag, at.text));
      return Buffer.concat([opener.update(sealed.subarray(at.text)), opener.final()]);
    },
    isFresh: sealed => newest.id.equals(sealed.subarray(at.key, at.nonce)),
    digests: (text, purpose) => [digest(newest, text, purpose), ...older.map(keys => digest(keys, text, purpose))],
  };
}

interface Keys {
  id: Buffer;
  sealing: Buffer;
  digesting: Buffer;
}

function deriveKeys(masterKey: Uint8Array): Keys {
  const derive = (what: string, bytes: number) => Buffer.from(hkdfSync('sha256', masterKey, '', `wura ${what}`, bytes));
  return { id: derive('vault key id', 4), sealing: derive('vault sealing', 32), digesting: derive('vault digest', 32) };
}

/** Keyed, because there are few enough BVNs in the world to try them all against a plain hash. */
function digest({ digesting }: Keys, text: string, purpose: string): Buffer {
  return createHmac('sha256', digesting).update(`${purpose}\0${text}`).digest();
}
