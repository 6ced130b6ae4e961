import { expect, it } from 'vitest';
import { groupReference, groupSession } from './group-reference.ts';

it('a reference is shown in groups of four that can be read aloud', () => {
  expect(groupReference('WUR8K2Q41XT907Z')).toBe('WUR 8K2Q 41XT 907Z');
  expect(groupReference('wur_8k2q41xt907z4np2')).toBe('WUR 8K2Q 41XT 907Z 4NP2');
  expect(groupReference('DEP_1763771234567_k3x9')).toBe('DEP 1763 7712 3456 7 K3X9');
});

it('a reference that others made is shown as they wrote it', () => {
  expect(groupReference('100004231122T0001')).toBe('100004231122T0001');
});

it('the thirty digits of a bank’s session are shown in groups, and a session of another shape as it came', () => {
  expect(groupSession('000013261127173400000000123456')).toBe('000013 261127 173400 000000 123456');
  expect(groupSession('SBX-1234')).toBe('SBX-1234');
});
