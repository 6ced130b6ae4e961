import { expect, it } from 'vitest';
import { addressIn, languageOfAddress } from './language.ts';

it('a public page has an address in each language', () => {
  expect(addressIn('fr', '/about-us')).toBe('/fr/about-us');
  expect(addressIn('es', '/')).toBe('/es');
  expect(addressIn('en', '/about-us')).toBe('/about-us');
});

it('the same page in another language keeps what follows the path', () => {
  expect(addressIn('es', '/fr/features?usdt')).toBe('/es/features?usdt');
  expect(addressIn('en', '/fr#faq')).toBe('/#faq');
  expect(addressIn('en', '/es')).toBe('/');
  expect(addressIn('fr', '/?from=mail')).toBe('/fr?from=mail');
  expect(addressIn('fr', '/es/')).toBe('/fr');
});

it('an address that only begins like a language is not in one', () => {
  expect(languageOfAddress('/fr')).toBe('fr');
  expect(languageOfAddress('/es/terms')).toBe('es');
  expect(languageOfAddress('/free')).toBe('en');
  expect(addressIn('es', '/free')).toBe('/es/free');
});
