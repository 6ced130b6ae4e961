import { expect, it } from 'vitest';
import { canBeTexted } from './texted-numbers.ts';

it('a text goes to mobile numbers of our countries, and to none that earns by it', () => {
  for (const fine of [
    '+2348031234567',
    '+2349160000001',
    '+447911123456',
    '+447624123456',
    '+12025550123',
    '+14165550123',
    '+61412345678',
    '+4915112345678',
    '+33612345678',
    '+254712345678',
    '+254110000000',
    '+233241234567',
  ]) {
    expect(canBeTexted(fine), fine).toBe(true);
  }
  for (const [what, wrong] of [
    ['satellite', '+882131234567'],
    ['satellite', '+881612345678'],
    ['all countries at once', '+88351001234567'],
    ['an island with the code of the United States', '+18761234567'],
    ['premium', '+19005550123'],
    ['personal', '+447012345678'],
    ['pager', '+447612345678'],
    ['at a wall', '+442079460000'],
    ['at a wall', '+23412345678'],
    ['elsewhere', '+27821234567'],
    ['too short', '+23480312345'],
    ['too long', '+23480312345678'],
  ]) {
    expect(canBeTexted(wrong!), `${what}: ${wrong}`).toBe(false);
  }
});
