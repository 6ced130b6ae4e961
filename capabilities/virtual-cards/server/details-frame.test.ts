import { expect, it } from 'vitest';
import { detailsFrame } from './details-frame.ts';
import type { CardIssuer } from './ports.ts';

const issuer = (revealOrigin: string | null) => ({ terms: { revealOrigin } }) as CardIssuer;

it('a card’s number is shown in a frame where its issuer shows it, and asks nobody else', () => {
  expect(detailsFrame(issuer('https://relay.example'))).toMatchObject([{ asks: 'https://relay.example' }]);
  expect(detailsFrame(issuer(null))).toEqual([]);
  expect(detailsFrame(undefined)).toEqual([]);
});
