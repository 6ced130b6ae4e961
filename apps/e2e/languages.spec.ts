import type { Page } from '@playwright/test';
import { findViolations, rulesOfColour } from './axe.ts';
import { ada, newCustomer, stranger } from './customers.ts';
import { expect, open, test } from './fixtures.ts';

const html = (page: Page) => page.locator('html');

test.describe('a visitor', () => {
  test('reads sign-in in the language of the browser, from the first byte', async ({ browser }) => {
    const visitor = await browser.newContext({ locale: 'fr-FR', javaScriptEnabled: false });
    const page = await visitor.newPage();
    await page.goto(`${process.env['WURA_URL']}/login`);
    await expect(html(page)).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('heading', { name: 'Heureux de vous revoir' })).toBeVisible();
    await visitor.close();
  });

  test('chooses another language at once, without losing what was typed, and is remembered', async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('Phone or username').fill('adaeze');
    await page.getByLabel('Language').selectOption('Español');
    await expect(page.getByRole('heading', { name: 'Nos alegra verle de nuevo' })).toBeVisible();
    await expect(page).toHaveTitle('Iniciar sesión, Wura');
    await expect(html(page)).toHaveAttribute('lang', 'es');
    await expect(page.getByLabel('Teléfono o usuario')).toHaveValue('adaeze');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Nos alegra verle de nuevo' })).toBeVisible();
    await page.getByRole('link', { name: 'Regístrese gratis' }).click();
    await expect(page.getByRole('heading', { name: 'Crear una cuenta' })).toBeVisible();
  });

  test('is told what is wrong in that language, by the form and by the server', async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('Language').selectOption('Français');
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page.getByText('Saisissez votre mot de passe')).toBeVisible();
    await page.getByLabel('Téléphone ou nom d’utilisateur').fill('nobody_here');
    await page.getByLabel('Mot de passe', { exact: true }).fill('Wrong-1234');
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page.getByRole('alert')).toContainText('Identifiants incorrects');
  });

  test('finds every public page at an address in each language, and goes on in it', async ({ page }) => {
    await page.goto('/fr/terms');
    await expect(html(page)).toHaveAttribute('lang', 'fr');
    await page.getByRole('link', { name: 'Español' }).click();
    await expect(page).toHaveURL('/es/terms');
    await expect(html(page)).toHaveAttribute('lang', 'es');
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Nos alegra verle de nuevo' })).toBeVisible();
    // A visitor who chose a language is given the landing page in it.
    await page.goto('/');
    await expect(page).toHaveURL('/es');
  });

  test('reads a page for everybody in the language of its address, whatever was chosen before', async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('Language').selectOption('Español');
    await expect(page.getByRole('heading', { name: 'Nos alegra verle de nuevo' })).toBeVisible();
    await page.goto('/fr/contact-us');
    await page.waitForFunction(() => (window as { wuraHasStarted?: true }).wuraHasStarted);
    await expect(html(page)).toHaveAttribute('lang', 'fr');
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/contact-us');
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  });
});

test.describe('whoever registers', () => {
  test.use({ locale: 'fr-FR' });

  test('reads what they agree to in the language of the form', async ({ page }) => {
    const me = stranger();
    await page.goto('/register');
    await page.getByLabel('Prénom').fill('Chinedu');
    await page.getByLabel('Nom', { exact: true }).fill('Okafor');
    await page.getByLabel('E-mail').fill(me.email);
    await page.getByLabel('Numéro de téléphone').fill(me.phone);
    await page.getByLabel('Nom d’utilisateur').fill(me.username);
    await page.getByLabel('Jour').fill('1');
    await page.getByLabel('Mois').fill('2');
    await page.getByLabel('Année').fill('1990');
    await page.getByRole('button', { name: 'Continuer' }).click();
    await page.getByLabel('Mot de passe', { exact: true }).fill(me.password);
    await page.getByLabel('Confirmer le mot de passe').fill(me.password);
    await page.getByRole('button', { name: 'Continuer' }).click();
    const agreed = page.locator('form a[target="_blank"]');
    await expect(agreed.first()).toHaveAttribute('href', '/fr/terms');
    await expect(agreed.last()).toHaveAttribute('href', '/fr/privacy');
  });
});

test.describe('a customer', () => {
  test.use({ locale: 'fr-FR' });

  test('reads amounts, dates and names in French', async ({ page }) => {
    await open(page, await newCustomer({ naira: '1234.5' }));
    await expect(page).toHaveTitle('Mes portefeuilles, Wura');
    await expect(page.getByText('₦1\u00a0234,50').first()).toBeVisible();
    await expect(page.getByText('Aujourd’hui', { exact: false }).first()).toBeVisible();
  });

  test('changes the language in the settings, for this device and for the account', async ({ page, browser }) => {
    const me = await newCustomer();
    await open(page, me, '/wallet?view=settings');
    const saved = page.waitForResponse(answer => answer.request().method() === 'PUT');
    await page.getByLabel('Langue').selectOption('Español');
    await expect(page.getByRole('heading', { name: 'Ajustes' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Perfil' })).toBeVisible();
    await saved;
    const other = await browser.newContext({ baseURL: new URL(page.url()).origin, locale: 'en-NG' });
    const elsewhere = await other.newPage();
    await open(elsewhere, me);
    await expect(elsewhere).toHaveTitle('Mis billeteras, Wura');
    await other.close();
  });

  test('brings the language of sign-in along', async ({ page }) => {
    const me = await newCustomer();
    await page.goto('/login');
    await page.getByLabel('Langue').selectOption('Español');
    await page.getByLabel('Teléfono o usuario').fill(me.username);
    await page.getByLabel('Contraseña', { exact: true }).fill(me.password);
    const saved = page.waitForResponse(answer => answer.request().method() === 'PUT');
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(page).toHaveTitle('Mis billeteras, Wura');
    expect((await saved).request().postDataJSON()).toEqual({ language: 'es' });
  });
});

const off = Object.fromEntries(rulesOfColour.map(rule => [rule, { enabled: false }]));

const publicPages = ['/features', '/features?usdt', '/fees', '/about-us', '/contact-us', '/terms', '/status'];
const wayIn = ['/login', '/register', '/forgot-password'];
const ownPages = [
  '/wallet',
  '/wallet?view=settings',
  '/profile',
  '/intra-transfer',
  '/wallet?view=deposit',
  '/wallet?view=send-money',
  '/wallet?view=bills-menu',
  '/wallet?view=water-payment',
  '/wallet?view=loans-payment',
  '/wallet?view=business-registration',
  '/kyc',
];

/** Each in turn, as soon as it is really there. */
async function visitEach(page: Page, screens: readonly string[], look: (screen: string) => Promise<void>) {
  for (const screen of screens) {
    await page.goto(screen);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await look(screen);
  }
}

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

// What a screen reader is told does not change with the width, so that each language is asked at one of them.
for (const [language, own, other] of [
  ['fr', phone, desk],
  ['es', desk, phone],
] as const) {
  test.describe(language, () => {
    test.use({ locale: language, viewport: own });

    for (const [name, screens] of Object.entries({
      'every public page': [...publicPages.map(path => `/${language}${path}`), ...wayIn],
      'every screen of the wallet': ownPages,
    })) {
      test(`${name} fits a phone and a desk, and is right for assistive technology`, async ({ page }) => {
        test.slow();
        if (screens === ownPages) await open(page, await ada());
        const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        await visitEach(page, screens, async screen => {
          for (const viewport of [other, own]) {
            await page.setViewportSize(viewport);
            await expect.poll(overflow, `${screen} at ${viewport.width}`).toBeLessThanOrEqual(0);
          }
          const violations = await findViolations(page, { rules: off });
          expect(violations.map(({ id, nodes }) => `${screen} ${id}: ${nodes[0]?.html}`)).toEqual([]);
        });
      });
    }
  });
}
