import { documents, pages } from '@wura/public-pages/addresses';
import { isClean } from './axe.ts';
import { expectFits } from './clean.ts';
import { expect, test } from './fixtures.ts';

const addresses = [...pages, ...documents];

for (const address of addresses) {
  test(`${address} is clean for assistive technology in light and dark, and fits every width from 320 to 1920`, async ({
    page,
  }) => {
    // Twice through the whole of a long page, and twelve times its layout.
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    await page.goto(address);
    await isClean(page);
    await expectFits(page, [320, 360, 390, 480, 640, 767, 768, 1023, 1024, 1280, 1440, 1920]);
  });
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('every page can be read, and each of its links leads to a page', async ({ page, request }) => {
    test.slow();
    const linked = new Set<string>();
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
      const hrefs = await page
        .locator('a[href^="/"]')
        .evaluateAll(links => links.map(link => link.getAttribute('href')!));
      expect(hrefs.length, address).toBeGreaterThan(15);
      for (const href of hrefs) linked.add(href.split('#')[0]!);
    }
    for (const href of linked) {
      const answer = await request.get(href);
      expect(answer.status(), href).toBe(200);
      const html = await answer.text();
      // The shell of the application would be a page that only a script can draw.
      if (href !== '/wallet') expect(html, href).toContain('<h1');
    }
  });

  test('the landing page shows its figures, all its answers and its team', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    for (const figure of ['250,000', '1,200,000']) await expect(page.getByText(figure)).toBeVisible();
    for (const answer of await page.locator('.answer').all()) await expect(answer).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(8);
    // On a phone the call's text lies on the cloth, which is faint there and fades where a line begins.
    const cloth = page.locator('.banner-motifs');
    await expect(cloth).toHaveCSS('mask-image', /gradient/);
    expect(await cloth.evaluate(motifs => Number(getComputedStyle(motifs).opacity))).toBeLessThan(0.25);
    // What only a script could do is not offered.
    for (const name of ['Pause', 'Watch Demo']) await expect(page.getByRole('button', { name })).toHaveCount(0);
  });

  test('the fee table is there', async ({ page }) => {
    await page.goto('/fees');
    await expect(page.getByRole('region', { name: 'To a bank account' }).getByRole('row')).toHaveCount(5);
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  });
});

test('the landing page is text first: under 200 kB in all, nothing from elsewhere, nothing that jumps', async ({
  page,
}) => {
  const requests: { url: string; bytes: number; type: string }[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const types = new Map<string, { url: string; type: string }>();
  session.on('Network.responseReceived', ({ requestId, response, type }) =>
    types.set(requestId, { url: response.url, type }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = types.get(requestId);
    if (known) requests.push({ ...known, bytes: encodedDataLength });
  });
  await page.addInitScript(() => {
    const marks = { shift: 0, largest: '' };
    Object.assign(globalThis, { marks });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) marks.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries())
        marks.largest = (entry as unknown as { element?: Element }).element?.tagName ?? '';
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const { origin } = new URL(page.url());
  expect(requests.filter(({ url }) => !url.startsWith(origin))).toEqual([]);
  const total = requests.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(total / 1000).toBeLessThan(200);
  const marks = () =>
    page.evaluate(() => (globalThis as unknown as { marks: { shift: number; largest: string } }).marks);
  // A busy machine is done with the network before it has drawn.
  await expect.poll(async () => (await marks()).largest).toMatch(/^(H1|P|SPAN)$/);
  // All the way down, slowly enough for everything to start.
  for (let step = 0; step < 24; step++) {
    await page.mouse.wheel(0, 400);
    await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }
  // Letters that arrive late, on a busy machine that has no face as wide as ours to start with, move lines by a hair; the
  // web counts a page as steady up to here, and a block that jumps moves several times as much.
  expect((await marks()).shift).toBeLessThan(0.1);
});

test('the landing page can be walked with the keyboard alone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  const reached = new Set<string>();
  for (let press = 0; press < 90; press++) {
    await page.keyboard.press('Tab');
    const { name, isSeen } = await page.evaluate(() => {
      const element = document.activeElement!;
      const { outlineStyle, boxShadow } = getComputedStyle(element);
      const framed = element.closest('.control, .exchange-field');
      return {
        name:
          element === document.body
            ? 'BODY'
            : (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40),
        isSeen: outlineStyle !== 'none' || boxShadow !== 'none' || framed !== null,
      };
    });
    // Past the last of them the browser's own bar has the focus.
    if (name === 'BODY') break;
    expect(isSeen, name).toBe(true);
    reached.add(name);
  }
  for (const name of ['Get Started Free', 'Watch Demo', 'Get started Now', 'Terms'])
    expect([...reached]).toContain(name);
});
