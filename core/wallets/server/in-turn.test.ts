import { describe, expect, it } from 'vitest';
import { createTurns } from './in-turn.ts';
import type { Intent } from './intents.ts';

const intent = (request: string, fingerprint = 1): Intent => ({ request, fingerprint, isNamed: true });
const answer = (body: string) => ({ status: 200, body });

/** A deed that ends when it is told to. */
function deed(body: string) {
  const { promise, resolve, reject } = Promise.withResolvers<ReturnType<typeof answer>>();
  let calls = 0;
  const carryOut = () => {
    calls++;
    return promise;
  };
  return { carryOut, end: () => resolve(answer(body)), fail: reject, calls: () => calls };
}

describe('calls of one route that have one name', () => {
  const name = '0b8f2c1d-0000-4000-8000-000000000001';
  /** Another name that begins as it does. */
  const alike = '0b8f2c1d-0000-4000-8000-000000000002';

  it('are made once, and both get the answer of the first', async () => {
    const inTurn = createTurns<any>();
    const first = deed('done');
    const second = deed('done twice');
    const both = [inTurn(intent(name), first.carryOut), inTurn(intent(name), second.carryOut)];
    first.end();
    expect(await Promise.all(both)).toEqual([
      answer('done'),
      { ...answer('done'), headers: { 'idempotent-replayed': 'true' } },
    ]);
    expect(second.calls()).toBe(0);
  });

  it('are made again where the first was refused', async () => {
    const inTurn = createTurns<any>();
    const first = deed('refused');
    const second = deed('done');
    const both = Promise.allSettled([inTurn(intent(name), first.carryOut), inTurn(intent(name), second.carryOut)]);
    first.fail(new Error('refused'));
    second.end();
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  });

  it('are each made where only the beginnings of their names are alike, and none gets the answer of another', async () => {
    const inTurn = createTurns<any>();
    const first = deed('mine');
    const second = deed('theirs');
    const both = [inTurn(intent(name), first.carryOut), inTurn(intent(alike), second.carryOut)];
    first.end();
    second.end();
    expect(await Promise.all(both)).toEqual([answer('mine'), answer('theirs')]);
  });

  it('are refused where they ask for two things', async () => {
    const inTurn = createTurns<any>();
    const first = deed('done');
    const both = Promise.allSettled([
      inTurn(intent(name), first.carryOut),
      inTurn(intent(name, 2), deed('other').carryOut),
    ]);
    first.end();
    const [, second] = await both;
    expect(second).toMatchObject({ reason: { refusal: { code: 'idempotency_mismatch' } } });
  });
});
