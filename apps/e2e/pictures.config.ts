import { defineConfig } from '@playwright/test';
import whole from './playwright.config.ts';

// `npm run pictures:states`: the states that a customer meets most, at two widths, light and dark, into the folder that
// PICTURES_TO names. They are looked at and kept nowhere.

const widths = {
  390: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  1440: { viewport: { width: 1440, height: 900 } },
};

export default defineConfig({
  ...whole,
  testMatch: '*.pictures.ts',
  workers: 1,
  // A picture is taken of what is there, however busy the machine is.
  timeout: 90_000,
  projects: Object.entries(widths).flatMap(([width, use]) =>
    (['light', 'dark'] as const).map(colorScheme => ({
      name: `${width}-${colorScheme}`,
      use: { ...use, colorScheme },
    })),
  ),
});
