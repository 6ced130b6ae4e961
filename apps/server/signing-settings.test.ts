import { createSettingsReader } from '@wura/platform/settings';
import { describe, expect, it } from 'vitest';
import { readSigningSettings, refuseSeed, seedName, withoutSeed } from './signing-settings.ts';

const seed = 'ab'.repeat(32);

describe('the seed of the chain', () => {
  it('is the signer’s alone: a process that answers customers or asks providers does not run where it could be read', () => {
    expect(readSigningSettings(createSettingsReader({ [seedName]: seed })).seed?.toString('hex')).toBe(seed);
    expect(() => refuseSeed({ [seedName]: seed })).toThrow('TRON_WALLET_SEED is the signer');
    expect(() => refuseSeed({ [seedName]: '' })).toThrow('TRON_WALLET_SEED is the signer');
    const handedOn = withoutSeed({ [seedName]: seed, PORT: '3000' });
    expect(handedOn).toEqual({ PORT: '3000' });
    expect(() => refuseSeed(handedOn)).not.toThrow();
  });

  it.each(['abc', 'ab'.repeat(15), 'ab'.repeat(65), `0x${seed}`, 'zz'.repeat(32)])('is refused as %s', given => {
    expect(() => readSigningSettings(createSettingsReader({ [seedName]: given }))).toThrow('16 to 64 bytes in hex');
  });
});
