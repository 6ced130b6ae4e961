import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

// What moves by itself is what these are about.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the sections stand in their order, each where its link leads', async ({ page }) => {
  await page.goto('/');
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(headings.filter(heading => heading !== 'Exchange' && heading !== 'Wura in one minute')).toEqual([
    'Everything your money has to do, on one cloth',
    'One account, over 35 currencies',
    'A card that works where you shop',
    'The rate and the fee, before you decide',
    'When a payment fails, the money comes back by itself',
    'Nothing to take on trust',
    'About Wura',
    'Trusted by 1,000+ customers, made by people',
    'Questions people ask first',
    'Ready to get started',
  ]);
  for (const id of ['home', 'about', 'faq']) await expect(page.locator(`section#${id}`)).toHaveCount(1);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { name: 'Questions people ask first' })).toBeInViewport();
});

test.describe('the counters of the hero', () => {
  const figures = (page: Page) => page.locator('.counter').allTextContents();

  test('rise in two seconds and sixty steps to their figures, once they are seen', async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    await page.goto('/');
    await expect.poll(() => figures(page)).toEqual(['0', '0', '0']);
    const seen = new Set<string>();
    for (let ms = 0; ms < 1_990; ms += 10) {
      await page.clock.runFor(10);
      seen.add((await figures(page)).join(' '));
    }
    // All sixty but the last.
    expect(seen.size).toBe(60);
    expect(seen).not.toContain('250,000 1,200,000 45');
    await page.clock.runFor(10);
    expect(await figures(page)).toEqual(['250,000', '1,200,000', '45']);
    await page.clock.runFor(5_000);
    expect(await figures(page)).toEqual(['250,000', '1,200,000', '45']);
  });

  test('are half way up after one second', async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    await page.goto('/');
    await expect.poll(() => figures(page)).toEqual(['0', '0', '0']);
    await page.clock.runFor(1_000);
    expect(await figures(page)).toEqual(['125,000', '600,000', '23']);
  });

  test('show the end at once where motion is unwelcome', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await expect(page.locator('[data-island=tour]')).toBeAttached();
    expect(await figures(page)).toEqual(['250,000', '1,200,000', '45']);
    await expect(page.locator('.counter').first()).toBeVisible();
  });

  test('wait until somebody sees them', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 420 });
    await page.goto('/');
    await expect(page.getByText('Made for money in Nigeria').first()).toBeVisible();
    await expect(page.locator('.counters')).not.toHaveAttribute('data-running');
    await page.locator('.counters').scrollIntoViewIfNeeded();
    await expect(page.locator('.counters')).toHaveAttribute('data-running');
    await expect.poll(() => figures(page)).toEqual(['250,000', '1,200,000', '45']);
  });

  test('are called samples, until whoever runs the service gives its own', async ({ page }) => {
    await page.goto('/');
    const note = page.locator('section#home').getByText('Sample figures');
    await expect(note).toBeVisible();
    await page.route('/api/config', async route => {
      const answer = (await (await route.fetch()).json()) as object;
      await route.fulfill({ json: { ...answer, figures: { users: 812, transactions: 20_411, countries: 'Lagos' } } });
    });
    await page.reload();
    await expect.poll(() => figures(page)).toEqual(['812', '20,411', 'Lagos']);
    await expect(note).toBeHidden();
  });
});

test('what stays a sample beside the service’s own figures is still called one', async ({ page }) => {
  const own = { customers: '812', uptime: '99.95%', awards: '0', countries: '1' };
  await page.route('/api/config', async route => {
    const answer = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...answer, figures: own } });
  });
  await page.goto('/about-us');
  const about = page.locator('section#about');
  await expect(about.locator('[data-own]')).toHaveText(Object.values(own));
  // Under the reasons, which name currencies and countries; the note under the four figures is gone.
  await expect(about.locator('.sample-note:visible')).toHaveCount(1);
  await expect(about.getByText('Over 150 currencies').locator('xpath=ancestor::ul/..')).toContainText('Sample figures');
});

test('the buttons of the hero lead to registration and to the tour', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Watch Demo' }).click();
  await expect(page.getByRole('dialog', { name: 'Wura in one minute' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Get Started Free' }).first().click();
  await expect(page).toHaveURL('/register');
});

test('each ‘Learn more’ leads to its own page', async ({ page }) => {
  await page.goto('/');
  const links = page.getByRole('main').getByRole('link', { name: /^Learn more/ });
  const addresses = await links.evaluateAll(all => all.map(link => link.getAttribute('href')));
  expect(addresses).toEqual([
    ...['transfers', 'exchange', 'deposit', 'bills', 'credit-cards', 'usdt'].map(key => `/features?${key}`),
    '/features?exchange',
    '/features?credit-cards',
  ]);
});

test.describe('the badge', () => {
  const faces = {
    NG: ['🇳🇬', 'Made for money in Nigeria'],
    US: ['🇺🇸', 'Made for Nigerians in the US'],
    GB: ['🇬🇧', 'Made for Nigerians in the UK'],
    CA: ['🇨🇦', 'Made for Nigerians in Canada'],
    AU: ['🇦🇺', 'Made for Nigerians in Australia'],
    DE: ['🇩🇪', 'Made for Nigerians in Germany'],
    FR: ['🇫🇷', 'Made for Nigerians in France'],
    GH: ['🇬🇭', 'Made for Nigerians in Ghana'],
    KE: ['🇰🇪', 'Made for Nigerians in Kenya'],
    ZA: ['🇿🇦', 'Made for Nigerians in South Africa'],
  };

  for (const [code, [emoji, text]] of Object.entries(faces)) {
    test(`shows a reader from ${code} their flag, drawn for the eye and said to the ear`, async ({ page }) => {
      await page.route('/api/geo', route => route.fulfill({ json: { country_code: code } }));
      await page.goto('/');
      await expect(page.locator('.badge')).toHaveText(`${emoji} ${text}`);
      await expect(page.locator('.badge svg[aria-hidden=true]')).toBeVisible();
    });
  }

  test('shows a globe for any other country, for none, and when nobody answers', async ({ page }) => {
    for (const answer of [
      { json: { country_code: 'BR' } },
      { json: { country_code: null } },
      { status: 404, json: {} },
    ]) {
      await page.route('/api/geo', route => route.fulfill(answer));
      const asked = page.waitForResponse('/api/geo');
      await page.goto('/');
      await asked;
      await expect(page.locator('.badge')).toHaveText('🌍 Made for money in Nigeria');
      await page.unroute('/api/geo');
    }
    await page.route('/api/geo', route => route.abort());
    await page.goto('/');
    await expect(page.locator('.badge')).toHaveText('🌍 Made for money in Nigeria');
  });

  test('does not hold the page back', async ({ page }) => {
    let answer = () => {};
    await page.route('/api/geo', async route => {
      await new Promise<void>(resolve => (answer = resolve));
      await route.fulfill({ json: { country_code: 'GH' } });
    });
    await page.goto('/', { waitUntil: 'load' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.badge')).toHaveText('🌍 Made for money in Nigeria');
    answer();
    await expect(page.locator('.badge')).toHaveText('🇬🇭 Made for Nigerians in Ghana');
  });
});

test('the account section shows five currencies of a sample and names twenty-five more', async ({ page }) => {
  await page.goto('/');
  const section = page.getByRole('region', { name: 'One account, over 35 currencies' });
  const rows = section.getByRole('listitem');
  await expect(rows).toHaveCount(6);
  await expect(rows.nth(0)).toContainText('US dollar');
  await expect(rows.nth(0)).toContainText('Primary');
  await expect(section.getByText('Primary')).toHaveCount(1);
  for (const [at, code] of ['USD', 'NGN', 'KES', 'CAD', 'EUR'].entries())
    await expect(rows.nth(at)).toContainText(code);
  await expect(rows.nth(5)).toHaveText('25 more currencies when you need them');
  await expect(section.getByText('Sample figures')).toBeVisible();
});

test('the banner has its own words and leads to registration', async ({ page }) => {
  await page.goto('/');
  const banner = page.getByRole('region', { name: 'Ready to get started' });
  await expect(banner.getByText('Set up and Save money on your transfers with the product')).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Get started Now' })).toHaveAttribute('href', '/register');
  // Another page may give it others.
  await page.goto('/features?usdt');
  await expect(page.getByRole('region', { name: 'Open a USDT wallet' })).toBeVisible();
});

test('about tells the story, the mission, the vision, why to choose, and four figures', async ({ page }) => {
  await page.goto('/#about');
  const about = page.locator('section#about');
  for (const name of ['How it began', 'Our mission', 'Our vision', 'Why choose Wura']) {
    await expect(about.getByRole('heading', { name })).toBeVisible();
  }
  await expect(about).toContainText('founded in 2020');
  for (const name of ['Innovation', 'Security', 'Global reach']) {
    await expect(about.getByText(name, { exact: true })).toBeVisible();
  }
  const figures = about.locator('.achievements li');
  await expect(figures).toHaveText(['250K+Customers', '99.9%Uptime', '15+Awards', '45+Countries']);
  await expect(figures.locator('svg')).toHaveCount(4);
});

test.describe('the questions', () => {
  test('open one at a time, the first of eight to begin with', async ({ page }) => {
    await page.goto('/');
    const buttons = page.locator('section#faq').getByRole('button');
    const open = () => buttons.evaluateAll(all => all.map(button => button.getAttribute('aria-expanded') === 'true'));
    const only = (at: number) => Array.from({ length: 8 }, (_, each) => each === at);
    await expect.poll(open).toEqual(only(0));
    await expect(page.getByText('Exchange costs from 0.5%, transfers from $2.')).toBeVisible();

    await buttons.nth(3).click();
    expect(await open()).toEqual(only(3));
    await expect(page.getByText('Exchange costs from 0.5%, transfers from $2.')).toBeHidden();
    await expect(page.getByText('protected with 256-bit SSL')).toBeVisible();

    await buttons.nth(3).click();
    expect(await open()).toEqual(only(-1));
    await expect(page.getByText('protected with 256-bit SSL')).toBeHidden();

    await buttons.nth(7).focus();
    await page.keyboard.press('Enter');
    expect(await open()).toEqual(only(7));
  });

  test('each have an emoji, said to the ear and drawn for the eye', async ({ page }) => {
    await page.goto('/');
    const buttons = page.locator('section#faq').getByRole('button');
    for (const button of await buttons.all()) {
      await expect(button).toHaveText(/^\p{Extended_Pictographic}/u);
      await expect(button.locator('.pictogram')).toBeVisible();
    }
  });
});

test.describe('the tour', () => {
  const tour = (page: Page) => page.getByRole('dialog', { name: 'Wura in one minute' });
  const title = (page: Page) => tour(page).getByRole('heading', { level: 3 });

  test('goes on by itself, stops when told to, and gives focus back', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Watch Demo' }).click();
    await expect(tour(page).getByRole('heading', { level: 2 })).toBeFocused();
    await expect(title(page)).toHaveText('Every currency has its own wallet');
    // Its clock is the bar under the picture: let it be full now.
    const finish = () =>
      page.evaluate(() => {
        for (const each of document.getAnimations())
          if ('animationName' in each && each.animationName === 'tour-time') each.finish();
      });
    await finish();
    await expect(title(page)).toHaveText('The name first, then the money');
    await tour(page).getByRole('button', { name: 'Pause' }).click();
    await expect(tour(page).getByRole('button', { name: 'Play' })).toHaveAttribute('aria-pressed', 'true');
    const states = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(each => 'animationName' in each && each.animationName === 'tour-time')
        .map(each => each.playState),
    );
    expect(states).toEqual(['paused']);
    await page.keyboard.press('Escape');
    await expect(tour(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Watch Demo' })).toBeFocused();
  });

  test('is turned by hand and by arrow keys, from first to last', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await page.getByRole('button', { name: 'Watch Demo' }).click();
    await expect(tour(page).getByRole('button', { name: 'Play' })).toBeVisible();
    await expect(tour(page).getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
    for (const next of ['The name first', 'The whole cost', 'If it fails', 'Bills that leave']) {
      await page.keyboard.press('ArrowRight');
      await expect(title(page)).toContainText(next);
    }
    await expect(tour(page).getByText('5 of 5')).toBeVisible();
    await expect(tour(page).getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
    await tour(page).getByRole('button', { name: 'Previous' }).click();
    await expect(title(page)).toContainText('If it fails');
    await tour(page).getByRole('button', { name: 'Close the tour' }).click();
    await expect(tour(page)).toBeHidden();
  });
});
