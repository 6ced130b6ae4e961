import { afterEach, expect, it, vi } from 'vitest';
import { setLanguage } from './language.ts';
import { catalogue, loadTexts, speak, textsOf, translatedPage } from './messages.ts';

const words = catalogue({ hello: 'Hello', left: (count: number) => `${count} left` });
const french = { default: { words: { hello: 'Bonjour', left: (count: number) => `reste ${count}` } } };
const loadFrench = vi.fn<() => Promise<typeof french>>(async () => french);

const loadNothing = () => Promise.reject(new Error('the network is gone'));
translatedPage({ words }, { fr: loadFrench, es: loadNothing });

afterEach(() => setLanguage('en'));

it('nobody downloads a language before it is chosen, or twice', async () => {
  await loadTexts();
  expect(loadFrench).not.toHaveBeenCalled();
  await speak('fr');
  await speak('fr');
  expect(loadFrench).toHaveBeenCalledOnce();
  expect(textsOf(words).left(3)).toBe('reste 3');
});

it('a language that cannot be loaded is read in English', async () => {
  await speak('es');
  expect(textsOf(words).hello).toBe('Hello');
});

it('what only public pages say is read in English by those whose language has none of them', async () => {
  await speak('pcm');
  expect(textsOf(words).hello).toBe('Hello');
});
