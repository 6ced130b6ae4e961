import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium as engine, type Browser } from '@playwright/test';
import { documents, pages } from '@wura/public-pages/addresses';
import sharp from 'sharp';
import { chromium } from './browser.ts';
import { root } from './root.ts';
import { buildWeb } from './web-build.ts';

// `npm run pictures`: every public page from top to bottom, as a phone and as a desk see it, into docs/images/public/, and
// the wallet that the README shows. The whole product stands behind them, so that figures are the server's.

const folder = path.join(root, 'docs/images/public');

/** Drawn at its own width, kept at a smaller one: enough to judge a page by, and light to clone. */
interface Look {
  name: string;
  widthPx: number;
  keptPx: number;
  colorScheme: 'light' | 'dark';
  of: readonly string[];
}

const looks: readonly Look[] = [
  { name: '1440', widthPx: 1440, keptPx: 900, colorScheme: 'light', of: [...pages, ...documents] },
  { name: '390', widthPx: 390, keptPx: 300, colorScheme: 'light', of: pages },
  { name: '1440-dark', widthPx: 1440, keptPx: 900, colorScheme: 'dark', of: ['/'] },
  { name: '390-dark', widthPx: 390, keptPx: 300, colorScheme: 'dark', of: ['/'] },
];

await buildWeb({ log: console.log });
const executablePath = await chromium();
const product = fork(path.join(root, 'apps/e2e/product.ts'), { stdio: 'inherit' });
const [{ url, demo }] = (await once(product, 'message')) as [{ url: string; demo: { name: string; password: string } }];
const browser = await engine.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  await mkdir(folder, { recursive: true });
  for (const look of looks) {
    for (const address of look.of) await take(browser, { address, look });
  }
  await takeWallet(browser);
} finally {
  await browser.close();
  product.disconnect();
}

async function take(of: Browser, { address, look }: { address: string; look: Look }): Promise<void> {
  const context = await of.newContext({
    baseURL: url,
    // A phone is led from the landing page to sign-in: that one arrives wide, and becomes narrow.
    viewport: { width: Math.max(look.widthPx, 768), height: 900 },
    colorScheme: look.colorScheme,
    // Still pictures of things that stand still.
    reducedMotion: 'reduce',
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
  });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.setViewportSize({ width: look.widthPx, height: 900 });
  // What waits to be seen is seen once, so that nothing is missing from the picture.
  await page.evaluate(async () => {
    for (const section of [...document.querySelectorAll('main > *'), document.body]) {
      section.scrollIntoView();
      await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
  await page.waitForLoadState('networkidle');
  const name = address === '/' ? 'landing' : address.slice(1).replace('?', '-');
  const file = path.join(folder, `${name}-${look.name}.webp`);
  await sharp(await page.screenshot({ fullPage: true }))
    .resize({ width: look.keptPx })
    .webp({ quality: 60, effort: 6 })
    .toFile(file);
  console.log(path.relative(root, file));
  await context.close();
}

/** What the demonstration's customer sees first. */
async function takeWallet(of: Browser): Promise<void> {
  const page = await of.newPage({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 1.25,
    reducedMotion: 'reduce',
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
  });
  await page.goto('/login');
  await page.getByLabel('Phone or username').fill(demo.name);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('/wallet');
  await page.waitForLoadState('networkidle');
  const file = path.join(root, 'docs/images/wallet-desktop.png');
  await sharp(await page.screenshot())
    .png({ palette: true, compressionLevel: 9 })
    .toFile(file);
  console.log(path.relative(root, file));
  await page.close();
}
