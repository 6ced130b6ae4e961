import type { Page } from '@playwright/test';
import { isClean } from './axe.ts';
import { expect } from './fixtures.ts';

/** Where each arrangement begins and has the least room; above its beginning it only gains. */
const tightest = { narrow: [320, 360, 480], wide: [768, 1024, 1280] };

/** A screen has nothing for axe to say in light and dark, and fits every width of its shell. */
export async function expectClean(page: Page): Promise<void> {
  await isClean(page);
  await expectFits(page, page.viewportSize()!.width < 768 ? tightest.narrow : tightest.wide);
}

/** For the steps of one flow: each is looked at in every width, and the flow goes on in its own. */
export function cleanSteps(page: Page): () => Promise<void> {
  const size = page.viewportSize()!;
  return async () => {
    await expectClean(page);
    await page.setViewportSize(size);
  };
}

/** Nothing has to be scrolled sideways. */
export async function expectFits(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(overflow, `at ${width}`).toBeLessThanOrEqual(0);
  }
}
