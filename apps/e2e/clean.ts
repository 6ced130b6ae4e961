import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** A screen has nothing for axe to say in light and dark, and fits every width of its shell. */
export async function expectClean(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    // Still pictures: colours in the middle of a fade are nobody's colours.
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    // Even the millisecond that a reduced motion lasts takes a frame for each level that inherits a colour.
    const moving = () => document.getAnimations().filter(({ playState }) => playState === 'running').length;
    await expect.poll(() => page.evaluate(moving)).toBe(0);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(node => node.html)])).toEqual([]);
  }
  const narrow = page.viewportSize()!.width < 768;
  for (const width of narrow ? [320, 390, 767] : [768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(overflow, `at ${width}`).toBeLessThanOrEqual(0);
  }
}
