import { shareFigures } from '@wura/app-server/share-figures';
import { Counter, Gauge, Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { createCircle } from './circle.ts';
import type { OwnProcess } from './own-process.ts';

type Message = Readonly<Record<string, unknown>>;

/** A web process whose channel to its parent is a pair of calls; a frozen one hears and never answers. */
function webProcess({ isFrozen = false } = {}) {
  let toChild: (message: Message) => void = () => {};
  let toParent: (message: Message) => void = () => {};
  const registry = new Registry();
  const sales = new Counter({ name: 'sales_total', help: 'Sales', labelNames: ['of'], registers: [registry] });
  const open = new Gauge({ name: 'open', help: 'In the database', aggregator: 'first', registers: [registry] });
  open.set(7);
  // What crosses a channel is a copy.
  const copy = (message: object) => structuredClone(message) as Message;
  const figures = shareFigures(registry, {
    send: message => void (isFrozen || toParent(copy(message))),
    on: (_event, listener) => void (toChild = listener),
  });
  const { promise: exited, resolve: die } = Promise.withResolvers<'gone'>();
  const seenByParent: OwnProcess = {
    url: '',
    told: {},
    exited,
    stop: async () => die('gone'),
    tell: message => toChild(copy(message)),
    onMessage: listener => void (toParent = listener),
  };
  return { figures, sales, die, seenByParent };
}

it('whichever web process is asked answers for all: counts are summed, and what all read alike is told once', async () => {
  const circle = createCircle();
  const [one, two, three] = [webProcess(), webProcess(), webProcess()];
  for (const each of [one, two, three]) circle.join(each.seenByParent);
  one.sales.inc({ of: 'airtime' }, 2);
  two.sales.inc({ of: 'airtime' }, 3);
  three.sales.inc({ of: 'water' });
  for (const asked of [one, two, three]) {
    const text = await asked.figures();
    expect(text).toContain('sales_total{of="airtime"} 5');
    expect(text).toContain('sales_total{of="water"} 1');
    expect(text).toContain('\nopen 7');
    expect(text).toContain('web_processes 3');
  }
});

it('a process that is gone or does not answer is left out, and the figures say of how many they are', async () => {
  const circle = createCircle({ waitMs: 20 });
  const [one, frozen, gone] = [webProcess(), webProcess({ isFrozen: true }), webProcess()];
  for (const each of [one, frozen, gone]) circle.join(each.seenByParent);
  gone.die('gone');
  await gone.seenByParent.exited;
  one.sales.inc({ of: 'airtime' });
  const text = await one.figures();
  expect(text).toContain('sales_total{of="airtime"} 1');
  expect(text).toContain('web_processes 1');
});
