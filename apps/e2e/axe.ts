import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';

// The form without comments: each page that is looked at is sent it, and reads it.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Themes differ in colours and in nothing else; languages in everything else. */
export const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** The page as it stands is clean for assistive technology, in light and in dark. */
export async function isClean(page: Page): Promise<void> {
  // Not the moment before anything is drawn; that there is one is a rule of axe as well.
  await expect(page.locator('main').first()).toBeAttached();
  for (const colorScheme of ['light', 'dark'] as const) {
    // Still pictures: colours in the middle of a fade are in no palette.
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    // Even the millisecond that a reduced motion lasts takes a frame for each level that inherits a colour.
    const moving = () => document.getAnimations().filter(({ playState }) => playState === 'running').length;
    await expect.poll(() => page.evaluate(moving)).toBe(0);
    const violations = await findViolations(page, colorScheme === 'dark' ? { runOnly: rulesOfColour } : {});
    expect(violations.map(({ id, nodes }) => [id, nodes.map(node => node.html)])).toEqual([]);
  }
}

/**
 * What axe has to say, and nothing of what it is content with. It is brought to a page once, and asked in that page: its own
 * adapter brings it anew for each question and opens a second page to add up frames, of which ours have none.
 */
export async function findViolations(page: Page, options: RunOptions): Promise<AxeResults['violations']> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const results = await page.evaluate(
    asked => (globalThis as unknown as { axe: typeof axe }).axe.run(document, asked),
    { ...options, resultTypes: ['violations'] } satisfies RunOptions,
  );
  return results.violations;
}
