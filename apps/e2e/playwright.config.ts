import { defineConfig } from '@playwright/test';

const launchOptions = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell',
  // The first is what root needs; the others keep the browser from doing anything that no test asked for.
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // No page of a test lives long enough to earn back what compiling its scripts a second and a third time costs, nor what
    // it costs to write down for the next visit how they were compiled.
    '--js-flags=--no-maglev --no-opt',
    '--v8-cache-options=none',
    // A camera that films a green test picture, without asking whether it may.
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
  ],
};

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './start-product.ts',
  fullyParallel: true,
  workers: 3,
  // `npm test` itself runs what failed once more, with the machine to itself, and names it.
  retries: 0,
  timeout: 60_000,
  // Long, because a machine that others use too is slow; a green test waits for no more than what it asks for.
  expect: { timeout: 15_000 },
  outputDir: '../../test-results',
  use: {
    launchOptions,
    // A worker would answer in place of what a test has set up; its own test lets it in.
    serviceWorkers: 'block',
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    actionTimeout: 15_000,
    // Nothing waits for an animation; what moves is tried where moving is what the test is about.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@narrow/,
      testIgnore: ['mobile.spec.ts', 'splash.spec.ts', 'taps.spec.ts'],
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'mobile',
      grepInvert: /@wide/,
      testMatch: [
        'convert.spec.ts',
        'rate-orders.spec.ts',
        'scheduled.spec.ts',
        'recall.spec.ts',
        'saved-people.spec.ts',
        'payment-guard.spec.ts',
        'spending.spec.ts',
        'keep-wallets.spec.ts',
        'journeys.spec.ts',
        'accessibility.spec.ts',
        'mobile.spec.ts',
        'still.spec.ts',
        'taps.spec.ts',
        'deposit.spec.ts',
        'send-money.spec.ts',
        'airtime.spec.ts',
        'data.spec.ts',
        'receipts.spec.ts',
        'statements.spec.ts',
        'kyc.spec.ts',
        'support.spec.ts',
        'forgot-password.spec.ts',
        'trust.spec.ts',
        'notifications.spec.ts',
        'push.spec.ts',
        'water.spec.ts',
        'requests.spec.ts',
        'electricity.spec.ts',
        'cable-tv.spec.ts',
        'gift-cards.spec.ts',
        'usdt.spec.ts',
        'cards.spec.ts',
        'splash.spec.ts',
        'security.spec.ts',
        'staff-passkeys.spec.ts',
        'console.spec.ts',
        'google.spec.ts',
        'help.spec.ts',
        'blocked.spec.ts',
        'guardians.spec.ts',
        'customer-duty.spec.ts',
      ],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
