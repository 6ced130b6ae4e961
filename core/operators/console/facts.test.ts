import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Facts } from './facts.tsx';

it('what is not known, or is not so, has no line of its own', () => {
  const facts = { Provider: 'Paystack', Case: null, Sender: undefined, Transaction: false, Bank: '', Asked: 0 };
  const names = renderToStaticMarkup(createElement(Facts, { facts })).match(/(?<=<dt[^>]*>)[^<]+/g);
  expect(names).toEqual(['Provider', 'Asked']);
});
