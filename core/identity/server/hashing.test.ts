import { Refused } from '@wura/wire/refusals';
import { describe, expect, it } from 'vitest';
import { createHashing } from './hashing.ts';

const cheap = { parallelMax: 2, waitingMax: 100, memoryKib: 8, passes: 1 };

describe('hashing', () => {
  it('is Argon2id with 19 MiB and two passes, salted anew each time', async () => {
    const hashing = createHashing({ parallelMax: 1, waitingMax: 1 });
    const [one, two] = [await hashing.hash('Correct1horse'), await hashing.hash('Correct1horse')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(two).not.toBe(one);
    expect(await hashing.verify(one, 'Correct1horse')).toBe(true);
    expect(await hashing.verify(one, 'correct1horse')).toBe(false);
  });

  it('does the same work for somebody nobody knows', async () => {
    const hashing = createHashing({ parallelMax: 1, waitingMax: 1 });
    const stored = await hashing.hash('Correct1horse');
    const fastest = { known: Infinity, unknown: Infinity };
    // Taken in turns and the best of many, because other work shares the machine.
    for (let run = 0; run < 10; run++) {
      for (const [who, hash] of [
        ['known', stored],
        ['unknown', undefined],
      ] as const) {
        const startedAt = performance.now();
        expect(await hashing.verify(hash, 'Wrong1horse')).toBe(false);
        fastest[who] = Math.min(fastest[who], performance.now() - startedAt);
      }
    }
    // Leaving the comparison out would make it a thousandth.
    expect(fastest.unknown / fastest.known).toBeGreaterThan(0.3);
    expect(fastest.unknown / fastest.known).toBeLessThan(3);
  });

  it('with a pepper is worth nothing without it', async () => {
    const pepper = new Uint8Array(32).fill(1);
    const stored = await createHashing({ ...cheap, pepper }).hash('4821');
    expect(await createHashing({ ...cheap, pepper }).verify(stored, '4821')).toBe(true);
    expect(await createHashing(cheap).verify(stored, '4821')).toBe(false);
    expect(await createHashing({ ...cheap, pepper: new Uint8Array(32).fill(2) }).verify(stored, '4821')).toBe(false);
  });

  it('turns away whom it could only keep waiting too long, and serves the rest in order', async () => {
    const hashing = createHashing({ ...cheap, parallelMax: 1, waitingMax: 3 });
    const finished: number[] = [];
    const runs = Array.from({ length: 6 }, (_, n) => hashing.hash(`${n}`).then(() => finished.push(n)));
    const results = await Promise.allSettled(runs);
    expect(results.map(({ status }) => status)).toEqual([...Array(4).fill('fulfilled'), 'rejected', 'rejected']);
    expect(finished).toEqual([0, 1, 2, 3]);
    const { reason } = results[5] as PromiseRejectedResult;
    expect(reason).toBeInstanceOf(Refused);
    expect((reason as Refused).refusal.status).toBe(503);
    expect((reason as Refused).details.retryAfterSeconds).toBe(2);
    await expect(hashing.hash('again')).resolves.toContain('$argon2id$');
  });
});
