import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

// What moves by itself is what these are about.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const round = (page: Page) =>
  page.locator('.team-track').evaluate(track => {
    const [passing] = track.getAnimations();
    const timing = passing?.effect?.getComputedTiming();
    return { state: passing?.playState, durationMs: timing?.duration, rounds: timing?.iterations };
  });
const state = async (page: Page) => (await round(page)).state;
const cards = (page: Page) => page.getByRole('group', { name: 'The team' }).getByRole('article');

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await page.getByRole('heading', { name: /^Trusted by/ }).scrollIntoViewIfNeeded();
  await page.mouse.move(5, 5);
});

test('eight people pass by, twice over, in a round of fifteen seconds that never ends', async ({ page }) => {
  expect(await round(page)).toEqual({ state: 'running', durationMs: 15_000, rounds: Infinity });
  await expect(page.locator('.team-track > li')).toHaveCount(16);
  // Who reads or tabs through the page meets each of them once.
  await expect(cards(page)).toHaveCount(8);
  await expect(page.locator('.team-card[tabindex="0"]')).toHaveCount(8);
  const widths = await page
    .locator('.team-track > li')
    .evaluateAll(all => new Set(all.map(item => item.clientWidth)).size);
  expect(widths).toBe(1);
});

test('stands still under the pointer, turns that card to its words, and goes on', async ({ page }) => {
  // It moves, so the pointer goes to where it is now.
  const { x, y } = (await page.locator('.team-card').nth(2).boundingBox())!;
  await page.mouse.move(x + 120, y + 160);
  await expect.poll(() => state(page)).toBe('paused');
  await expect.poll(() => isTurned(page, 2)).toBe(true);
  expect(await isTurned(page, 3)).toBe(false);
  await page.mouse.move(5, 5);
  await expect.poll(() => state(page)).toBe('running');
  await expect.poll(() => isTurned(page, 2)).toBe(false);
});

test('stands still while a card has focus, shows it whole, and turns it to its words', async ({ page }) => {
  for (const at of [6, 0, 7]) {
    await page.locator('.team-card').nth(at).focus();
    await expect.poll(() => state(page)).toBe('paused');
    await expect.poll(() => isTurned(page, at)).toBe(true);
    await expect(page.locator('.team-card').nth(at)).toBeInViewport({ ratio: 0.99 });
  }
  await page.locator('.team-card').nth(7).blur();
  await expect.poll(() => state(page)).toBe('running');
});

test('a press with the pointer leaves every card where it is', async ({ page }) => {
  const { x, y } = (await page.locator('.team-card').nth(2).boundingBox())!;
  await page.mouse.move(x + 120, y + 160);
  await expect.poll(() => state(page)).toBe('paused');
  const before = await page.locator('.team-card').nth(2).boundingBox();
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.locator('.team-card:focus')).toHaveCount(1);
  expect(await page.locator('.team-card').nth(2).boundingBox()).toEqual(before);
});

test('is called a sample, its people and its figure', async ({ page }) => {
  const section = page.getByRole('region', { name: /^Trusted by/ });
  await expect(section.getByText('Sample people and figures')).toBeVisible();
});

test('has a button that stops it', async ({ page }) => {
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.mouse.move(5, 5);
  await expect.poll(() => state(page)).toBe('paused');
  await page.getByRole('button', { name: 'Play' }).click();
  await page.mouse.move(5, 5);
  await expect.poll(() => state(page)).toBe('running');
});

test('rests while nobody can see it', async ({ page }) => {
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => state(page)).toBe('paused');
});

test('is a row to scroll where motion is unwelcome', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await round(page)).toEqual({});
  await expect(page.locator('.team-track > li:visible')).toHaveCount(8);
  await expect(page.getByRole('button', { name: 'Pause' })).toBeHidden();
  await cards(page).last().focus();
  await expect(cards(page).last()).toBeInViewport({ ratio: 0.99 });
});

test('every card has a drawn portrait, a name, a position and a sentence, and none comes from elsewhere', async ({
  page,
}) => {
  for (const card of await cards(page).all()) {
    await expect(card.locator('svg.portrait')).toHaveCount(1);
    expect((await card.locator('.team-back p').textContent())!.length).toBeGreaterThan(30);
  }
  await expect(page.locator('img')).toHaveCount(0);
});

function isTurned(page: Page, at: number): Promise<boolean> {
  return page
    .locator('.team-card')
    .nth(at)
    .locator('.team-faces')
    .evaluate(faces => {
      const { transform } = getComputedStyle(faces);
      return transform !== 'none' && Math.round(new DOMMatrix(transform).m11) === -1;
    });
}
