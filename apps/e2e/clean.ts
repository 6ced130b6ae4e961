import type { Page } from '@playwright/test';
import { isClean } from './axe.ts';
import { expect } from './fixtures.ts';

/** A screen has nothing for axe to say in light and dark, and fits every width of its shell. */
export async function expectClean(page: Page): Promise<void> {
  await isClean(page);
  const isNarrow = page.viewportSize()!.width < 768;
  await expectFits(page, isNarrow ? [320, 390, 767] : [768, 1024, 1440, 1920]);
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
