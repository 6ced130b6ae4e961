import { secp256k1 } from '@noble/curves/secp256k1.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { addressOfKey } from './addresses.ts';

/** Has as much of everything as is asked of it. Its key is no secret: nothing on this chain is worth anything. */
const secretKey = sha256(Buffer.from('the faucet of the sandbox chain'));
export const faucet = { secretKey, address: addressOfKey(secp256k1.getPublicKey(secretKey, true)) };
