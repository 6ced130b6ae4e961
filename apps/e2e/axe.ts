import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Themes differ in colours and in nothing else; languages in everything else. */
export const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** The page as it stands is clean for assistive technology, in light and in dark. */
export async function isClean(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    // Still pictures: colours in the middle of a fade are in no palette.
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    // Even the millisecond that a reduced motion lasts takes a frame for each level that inherits a colour.
    const moving = () => document.getAnimations().filter(({ playState }) => playState === 'running').length;
    await expect.poll(() => page.evaluate(moving)).toBe(0);
    const axe = new AxeBuilder({ page });
    if (colorScheme === 'dark') axe.withRules(rulesOfColour);
    const { violations } = await axe.analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(node => node.html)])).toEqual([]);
  }
}
