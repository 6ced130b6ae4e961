import type { Page } from '@playwright/test';
import { ask, newCustomer } from './customers.ts';
import { expect, test } from './fixtures.ts';

// The languages of Nigeria are those of the application alone: public pages have no address in them.

const words = {
  pcm: {
    name: 'Naijá (Pidgin)',
    tag: 'pcm-NG',
    welcome: 'You don come back',
    identifier: 'Phone or username',
    password: 'Password',
    signIn: 'Log In',
    wallets: 'My Wallets, Wura',
    actions: 'Quick actions',
    account: 'Account number',
    amount: 'Amount',
    next: 'Continue',
    send: 'Send ₦1,250.50',
    done: 'Transfer Don Complete',
    noFee: 'No charge',
    language: 'Language',
  },
  ha: {
    name: 'Hausa',
    tag: 'ha-NG',
    welcome: 'Barka da dawowa',
    identifier: 'Waya ko sunan shiga',
    password: 'Kalmar sirri',
    signIn: 'Shiga',
    wallets: 'Walet ɗina, Wura',
    actions: 'Ayyukan gaggawa',
    account: 'Lambar asusu',
    amount: 'Adadi',
    next: 'Ci gaba',
    send: 'Tura ₦1,250.50',
    done: 'An kammala turawa',
    noFee: 'Babu caji',
    language: 'Harshe',
  },
  ig: {
    name: 'Igbo',
    tag: 'ig-NG',
    welcome: 'Nnọọ ọzọ',
    identifier: 'Ekwentị ma ọ bụ aha njirimara',
    password: 'Paswọọdụ',
    signIn: 'Banye',
    wallets: 'Akpa ego m, Wura',
    actions: 'Ihe ngwa ngwa',
    account: 'Nọmba akaụntụ',
    amount: 'Ego ole',
    next: 'Gaa n’ihu',
    send: 'Ziga ₦1,250.50',
    done: 'Mbufe emezuola',
    noFee: 'Ego ọrụ adịghị',
    language: 'Asụsụ',
  },
  yo: {
    name: 'Yorùbá',
    tag: 'yo-NG',
    welcome: 'Ẹ káàbọ̀ padà',
    identifier: 'Fóònù tàbí orúkọ oníṣe',
    password: 'Ọ̀rọ̀ aṣínà',
    signIn: 'Wọlé',
    wallets: 'Àwọn Àpamọ́wọ́ Mi, Wura',
    actions: 'Ìgbésẹ̀ kíákíá',
    account: 'Nọ́ńbà àkáǹtì',
    amount: 'Iye owó',
    next: 'Tẹ̀síwájú',
    send: 'Fi ₦1,250.50 ránṣẹ́',
    done: 'Ìfiránṣẹ́ Ti Parí',
    noFee: 'Kò sí owó iṣẹ́',
    language: 'Èdè',
  },
} as const;

const fits = async (page: Page, what: string) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), what).toBe(true);

for (const [language, said] of Object.entries(words)) {
  test.describe(language, () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('is chosen at sign-in, and holds for the wallet, a transfer with its receipt and the settings', async ({
      page,
    }) => {
      const me = await newCustomer({ naira: '5000.00' });
      const friend = await newCustomer();
      await ask('/api/pin/set', { token: me.token, body: { pin: '2580' } });
      await page.goto('/login');
      await page.getByLabel('Language').selectOption(said.name);
      await expect(page.getByRole('heading', { name: said.welcome })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', said.tag);
      // Handed out in it from the first byte the next time.
      await page.reload();
      await expect(page.getByRole('heading', { name: said.welcome })).toBeVisible();
      await fits(page, 'sign-in');
      await page.getByLabel(said.identifier).fill(me.username);
      await page.getByLabel(said.password, { exact: true }).fill(me.password);
      const saved = page.waitForResponse(answer => answer.request().method() === 'PUT');
      await page.getByRole('button', { name: said.signIn, exact: true }).click();
      await expect(page).toHaveTitle(said.wallets);
      expect((await saved).request().postDataJSON()).toEqual({ language });
      await expect(page.getByText('₦5,000.00').first()).toBeVisible();
      await fits(page, 'the wallet');
      // Two ways to send that were called the same could not be told apart.
      const actions = await page.getByRole('region', { name: said.actions }).getByRole('listitem').allInnerTexts();
      expect(actions).toHaveLength(10);
      expect(new Set(actions).size, actions.join(', ')).toBe(10);

      await page.goto('/intra-transfer');
      await page.getByLabel(said.account).fill(friend.accountNumber);
      await expect(page.getByText(friend.name).first()).toBeVisible();
      await page.getByLabel(said.amount).fill('1250.50');
      await page.getByRole('button', { name: said.next }).click();
      await fits(page, 'the review');
      await page.getByRole('button', { name: said.send }).click();
      await expect(page.getByRole('heading', { name: said.done })).toBeVisible();
      await expect(page.getByText(said.noFee).first()).toBeVisible();
      await fits(page, 'the receipt');

      await page.goto('/wallet?view=settings');
      await expect(page.getByLabel(said.language)).toHaveValue(language);
      await fits(page, 'the settings');

      // What there is in no such language is read in English, at the address that it always had.
      await page.goto('/terms');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-NG');
    });
  });
}
