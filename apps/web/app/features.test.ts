import type { WebFeature } from '@wura/browser/views';
import { expect, test } from 'vitest';
import * as features from './features.ts';

const all = Object.entries<WebFeature>(features);

test('no two features have the same place in the menus: each needs an `order` of its own in its web/views.tsx', () => {
  const orders = all.map(([name, { order }]) => ({ name, order }));
  const shared = orders.filter(({ order }) => orders.filter(each => each.order === order).length > 1);
  expect(shared).toEqual([]);
});

test('no two views of the features have one id, by which addresses name them', () => {
  const ids = all.flatMap(([, { views = [] }]) => views.map(({ id }) => id));
  expect(ids).toEqual([...new Set(ids)]);
});

test('one feature at most has a gate, because there is one home view to stand before', () => {
  expect(all.filter(([, { gate }]) => gate).length).toBeLessThanOrEqual(1);
});

test('no two views have one number in a place, by which their `ranks` order it', () => {
  const ranks = all.flatMap(([, { views = [] }]) =>
    views.flatMap(({ id, ranks = {} }) =>
      Object.entries(ranks).map(([place, rank]) => ({ at: `${place} ${rank}`, id })),
    ),
  );
  expect(ranks.filter(({ at }) => ranks.filter(each => each.at === at).length > 1)).toEqual([]);
});
