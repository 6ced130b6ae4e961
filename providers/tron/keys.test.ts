import { HDKey } from '@scure/bip32';
import { expect, it } from 'vitest';
import { addressBelow, addressOfHex, bytesOfAddress, readAccountKey } from './addresses.ts';
import { openKeys } from './keys.ts';
import { transactionId, writeRaw, writeSigned } from './transaction.ts';

/** "abandon" eleven times and "about", without a pass-phrase: the seed that every wallet's vectors are made of. */
const seed = Buffer.from(
  '5eb00bbddcf069084889a8ab9155568165f5c453ccb85e70811aaed6f6da5fc19a5ac40b389cd370d086206dec8aa6c43daea6690f20ad3d8d48b2d2ce9e38e4',
  'hex',
);
const accountKey =
  'xpub6D1AabNHCupeiLM65ZR9UStMhJ1vCpyV4XbZdyhMZBiJXALQtmn9p42VTQckoHVn8WNqS7dqnJokZHAHcHGoaQgmv8D45oNUKx6DZMNZBCd';

it('addresses follow from the public key of the account as in the published vectors', () => {
  expect(openKeys(seed).accountKey).toBe(accountKey);
  const account = readAccountKey(accountKey);
  const addresses = [0, 1, 2, 3].map(index => addressBelow(account, { kind: 'deposit', index }));
  expect(addresses).toEqual([
    'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH',
    'TSeJkUh4Qv67VNFwY8LaAxERygNdy6NQZK',
    'TYJPRrdB5APNeRs4R7fYZSwW3TcrTKw2gx',
    'TRhVWK5XEDkQBDevcdCWW7RW51aRncty4W',
  ]);
});

it('a private key is no account key', () => {
  const own = HDKey.fromMasterSeed(seed).derive("m/44'/195'/0'").privateExtendedKey;
  expect(() => readAccountKey(own)).toThrow('a private key was given');
});

it.each([
  'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6T',
  'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6',
  '1BoatSLRHtKNngkdXEeobR76b53LETtpyT',
])('%s is no address', address => expect(() => bytesOfAddress(address)).toThrow());

// Block 54,393,481 of the main chain has it.
const published = {
  raw: '0a02fa7322082b2f6684f998649540d0d4d3f9a5315a68080112640a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412330a154179309abcff2cf531070ca9222a1f72c4a5136874121541c6a137bb170cc0dd40fcb83f18b389fa9426ac461880b489137092b9f4f7a531',
  id: '1abdaae882a5bd80bda189e8722705a4b7d110f580da3ad000d0fe53e61b469f',
  owner: addressOfHex('79309abcff2cf531070ca9222a1f72c4a5136874'),
  to: addressOfHex('c6a137bb170cc0dd40fcb83f18b389fa9426ac46'),
};

it('a transaction is written byte for byte as the main chain has it, and has its id', () => {
  const raw = writeRaw(
    {
      from: { kind: 'hot' },
      asset: 'TRX',
      to: published.to,
      amountMinor: 40_000_000n,
      reference: { number: 0xfa73, hash: `${'0'.repeat(16)}2b2f6684f9986495${'0'.repeat(32)}`, atMs: 1693810760850 },
      expiresAtMs: 1693814418000,
      feeLimitSun: 0n,
    },
    published.owner,
  );
  expect(Buffer.from(raw).toString('hex')).toBe(published.raw);
  expect(transactionId(raw)).toBe(published.id);
});

it('the same order is signed to the same bytes, however often', () => {
  const order = {
    from: { kind: 'deposit', index: 7 },
    asset: 'USDT',
    to: published.to,
    amountMinor: 12_500_000n,
    reference: { number: 70_000, hash: 'ab'.repeat(32), atMs: 1_700_000_000_000 },
    expiresAtMs: 1_700_000_600_000,
    feeLimitSun: 30_000_000n,
  } as const;
  const [first, second] = [openKeys(seed).sign(order), openKeys(seed).sign(order)];
  expect(second).toEqual(first);
  const raw = writeRaw(order, addressBelow(readAccountKey(accountKey), order.from));
  expect(first.transaction).toBe(transactionId(raw));
  expect(first.bytes.startsWith(Buffer.from(writeSigned(raw, new Uint8Array())).toString('hex'))).toBe(true);
});
