// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { CallError } from '@wura/browser/call-error';
import { press, render } from '@wura/browser/testing/render';
import { expect, test } from 'vitest';
import { useCardPayment } from './use-card-payment.ts';

const ends = {
  refused: new CallError({ kind: 'refused', status: 422, code: 'insufficient_funds' }),
  lost: new CallError({ kind: 'lost', code: 'timeout' }),
  unknown: new CallError({ kind: 'refused', status: 504, code: 'outcome_unknown' }),
  under_way: new CallError({ kind: 'refused', status: 409, code: 'idempotency_in_flight' }),
  done: undefined,
};

/** Presses the ends in turn, and gives the key that each try was made under, as a number of its own. */
async function keysOf(tries: readonly (keyof typeof ends)[]): Promise<number[]> {
  const keys: string[] = [];
  function Form() {
    const { pay } = useCardPayment();
    return Object.entries(ends).map(([name, error]) => (
      <button
        key={name}
        onClick={() =>
          void pay(key => {
            keys.push(key);
            return error ? Promise.reject(error) : Promise.resolve('Your card is ready.');
          }).catch(() => undefined)
        }
      >
        {name}
      </button>
    ));
  }
  const place = await render(
    <QueryClientProvider client={new QueryClient()}>
      <Form />
    </QueryClientProvider>,
  );
  for (const name of tries) await press(place, name);
  const seen = [...new Set(keys)];
  return keys.map(key => seen.indexOf(key));
}

test('what may have been done is asked for again under the same key', async () => {
  expect(await keysOf(['lost', 'unknown', 'under_way', 'done'])).toEqual([0, 0, 0, 0]);
});

test('what was refused, or is done, is over: the next payment has a key of its own', async () => {
  expect(await keysOf(['refused', 'done', 'done'])).toEqual([0, 1, 2]);
});
