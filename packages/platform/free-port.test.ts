import { expect, it } from 'vitest';
import { freePorts } from './free-port.ts';

it('a free port is never one that the system gives to outgoing connections by itself', async () => {
  const ports = await freePorts(50);
  expect(new Set(ports).size).toBe(50);
  expect(Math.max(...ports)).toBeLessThan(32_768);
});
