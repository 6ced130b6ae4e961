import { isClean } from './axe.ts';
import type { Page } from '@playwright/test';
import { randomInt } from '@wura/testkit/random';
import { ask, newCustomer, operatorToken } from './customers.ts';
import { expect, narrow, open, test, wide } from './fixtures.ts';
import { mailTo } from './mailbox.ts';

// Every state is looked at for assistive technology too, in light and in dark.
test.describe.configure({ timeout: 60_000 });

const newAddress = () => `visitor${randomInt(1e12)}@wura.example`;
const launcher = (page: Page) => page.getByRole('button', { name: 'Chat with support' });
const chat = (page: Page) => page.getByRole('dialog', { name: 'Support' });
const input = (page: Page) => chat(page).getByPlaceholder('Type your message...');
const isPhone = (page: Page) => page.viewportSize()!.width < 768;

/** What a person of the staff does: finds the ticket by its number, and answers. */
async function answer(reference: string, message: string): Promise<void> {
  const token = await operatorToken();
  const { data } = await ask<{ data: { id: string }[] }>(`/api/operator/messages?q=${reference}`, { token });
  await ask(`/api/operator/messages/${data[0]!.id}/reply`, { token, body: { message } });
}

test.describe('the contact form', () => {
  test('names what is missing, and sends what is right for a number that is mailed too', wide, async ({ page }) => {
    await page.goto('/contact-us');
    await page.waitForFunction(() => window.wuraHasStarted);
    const send = page.getByRole('button', { name: 'Send message' });
    await send.click();
    await expect(page.getByText('Please enter your name')).toBeVisible();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await expect(page.getByText('Please choose a subject')).toBeVisible();
    await expect(page.getByText('Please enter a message')).toBeVisible();
    await expect(page.getByLabel('Name')).toBeFocused();
    await isClean(page);

    const email = newAddress();
    await page.getByLabel('Name').fill('Tolu Bello');
    await page.getByLabel('Email').fill('tolu');
    await page.getByLabel('Subject').selectOption({ label: 'Billing question' });
    await page.getByLabel('Message').fill('Where is my receipt?');
    await send.click();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await page.getByLabel('Email').fill(email);
    await send.click();
    await expect(page.getByRole('heading', { name: 'We have your message.' })).toBeFocused();
    const number = /WS-\w{5}-\w{5}/.exec(await page.getByText(/Your number is/).innerText())![0];
    await expect(page.getByText(/A person answers by/)).toBeVisible();
    expect((await mailTo(email, /We have your message/)).subject).toContain(number);
    await isClean(page);

    await answer(number, 'It is in your wallet.');
    expect((await mailTo(email, /Our answer/)).text).toContain('It is in your wallet.');
  });

  test('says that nothing was sent, and keeps every word', wide, async ({ page }) => {
    await page.route('**/api/contact', route => route.abort());
    await page.goto('/contact-us');
    await page.waitForFunction(() => window.wuraHasStarted);
    await page.getByLabel('Name').fill('Tolu Bello');
    await page.getByLabel('Email').fill(newAddress());
    await page.getByLabel('Subject').selectOption('other');
    await page.getByLabel('Message').fill('One\nTwo');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('alert')).toContainText('Your message was not sent.');
    await expect(page.getByRole('alert')).toContainText('What you wrote is still here.');
    await expect(page.getByLabel('Message')).toHaveValue('One\nTwo');
  });
});

test.describe('the contact form of a customer', () => {
  test('knows who writes, and so does whoever answers', wide, async ({ page }) => {
    const me = await newCustomer();
    await open(page, me, '/contact-us?about=Nothing%20is%20drawn');
    await expect(page.getByLabel('Name')).toHaveValue('Chinedu Okafor');
    const email = await page.getByLabel('Email').inputValue();
    expect(email).toContain('@wura.example');
    await expect(page.getByLabel('Message')).toHaveValue('About: Nothing is drawn\n\n');
    await page.getByLabel('Subject').selectOption('other');
    await page.getByRole('button', { name: 'Send message' }).click();
    const number = /WS-\w{5}-\w{5}/.exec(await page.getByText(/Your number is/).innerText())![0];
    const token = await operatorToken();
    const { data } = await ask<{ data: object[] }>(`/api/operator/messages?q=${number}`, { token });
    expect(data).toMatchObject([{ channel: 'contact', email, customer_id: expect.any(String) }]);
  });

  test('takes nothing back that was written before it knew', wide, async ({ page }) => {
    await page.route('**/api/user', async route => {
      await page.getByLabel('Name').fill('Mama Chinedu');
      await route.continue();
    });
    await open(page, await newCustomer(), '/contact-us');
    await expect(page.getByLabel('Email')).toHaveValue(/@wura\.example$/);
    await expect(page.getByLabel('Name')).toHaveValue('Mama Chinedu');
  });
});

test.describe('the chat', () => {
  test('opens with its greeting, and closes by the button, the cross and Escape', wide, async ({ page }) => {
    await page.goto('/terms');
    await launcher(page).click();
    await expect(chat(page).getByText(/A person answers until|Back .* Write now/)).toBeVisible();
    await expect(page.getByRole('log')).toHaveText(/Hi! How can I help you today\?/);
    await expect(input(page)).toBeFocused();
    await isClean(page);
    await page.keyboard.press('Escape');
    await expect(chat(page)).toHaveCount(0);
    await expect(launcher(page)).toBeFocused();
    await expect(launcher(page)).toHaveAttribute('aria-expanded', 'false');
    await launcher(page).click();
    await chat(page).getByRole('button', { name: 'Close chat' }).click();
    await expect(chat(page)).toHaveCount(0);
    if (isPhone(page)) return;
    await launcher(page).click();
    await expect(chat(page)).toBeVisible();
    await launcher(page).click();
    await expect(chat(page)).toHaveCount(0);
  });

  test('keeps a visitor’s thread over a reload, and shows the answer of a person', wide, async ({ page }) => {
    await page.goto('/terms');
    await launcher(page).click();
    await input(page).fill('   ');
    await input(page).press('Enter');
    await expect(chat(page).getByText(/^You:/)).toHaveCount(0);
    await input(page).fill('Is it free?');
    await input(page).press('Enter');
    await expect(input(page)).toHaveValue('');
    const number = chat(page).getByText(/Your number is WS-/);
    await expect(number).toBeVisible();
    const reference = /WS-\w{5}-\w{5}/.exec(await number.innerText())![0];

    const email = newAddress();
    await chat(page)
      .getByLabel(/Your email/)
      .fill(email);
    await chat(page).getByRole('button', { name: 'Save' }).click();
    await expect(chat(page).getByText('We answer there too.')).toBeVisible();
    await answer(reference, 'Between customers, yes.');
    await expect(chat(page).getByText('Between customers, yes.')).toBeVisible({ timeout: 12_000 });
    expect((await mailTo(email, /Our answer/)).text).toContain('Between customers, yes.');

    await page.reload();
    await launcher(page).click();
    const log = page.getByRole('log');
    await expect(log).toHaveText(/Hi! How can I help.*Is it free\?.*Between customers, yes\./s);
    await isClean(page);
  });

  test('says what was not sent, and sends it again', wide, async ({ page }) => {
    let isBroken = true;
    await page.route('**/api/support/messages', route =>
      route.request().method() === 'POST' && isBroken ? route.abort() : route.continue(),
    );
    await page.goto('/terms');
    await launcher(page).click();
    await input(page).fill('Hello');
    await chat(page).getByRole('button', { name: 'Send message' }).click();
    await expect(chat(page).getByText('Not sent.')).toBeVisible();
    isBroken = false;
    await chat(page).getByRole('button', { name: 'Try again' }).click();
    await expect(chat(page).getByText(/Your number is WS-/)).toBeVisible();
    await expect(chat(page).getByText('Not sent.')).toHaveCount(0);
  });

  test('is a customer’s own behind sign-in, where an answer rings the bell', wide, async ({ page }) => {
    const me = await newCustomer();
    await open(page, me, '/wallet?help=chat');
    await input(page).fill('My transfer is late');
    await input(page).press('Enter');
    const number = chat(page).getByText(/Your number is WS-/);
    await expect(number).toBeVisible();
    await expect(chat(page).getByLabel(/Your email/)).toHaveCount(0);
    const reference = /WS-\w{5}-\w{5}/.exec(await number.innerText())![0];
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/wallet');
    await answer(reference, 'It has arrived.');
    await page.reload();
    await page.getByRole('button', { name: /Notifications, \d unread/ }).click();
    await page.getByRole('link', { name: /Support has answered/ }).click();
    await expect(chat(page).getByText('It has arrived.')).toBeVisible();
  });

  test('has its button in the bar of every view, and gives the focus back to it', async ({ page }) => {
    await open(page, await newCustomer());
    for (const name of ['Wallets', 'Profile']) {
      if (isPhone(page)) await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
      await launcher(page).click();
      await expect(input(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(chat(page)).toHaveCount(0);
      await expect(launcher(page)).toBeFocused();
    }
    await page.goto('/wallet?view=settings');
    await page.getByRole('link', { name: 'Help & Support' }).click();
    await page.getByRole('link', { name: 'Open the chat' }).click();
    await expect(chat(page)).toBeVisible();
    await isClean(page);
    await chat(page).getByRole('button', { name: 'Close chat' }).click();
    await expect(page).toHaveURL('/wallet?view=help');
    await expect(page.getByRole('link', { name: 'Open the chat' })).toBeFocused();
  });

  for (const [isNow, says, never] of [
    [true, "We're online", 'We’re away'],
    [false, 'We’re away', "We're online"],
  ] as const) {
    test(`says that people are ${isNow ? 'there while they are' : 'away while they are not'}`, async ({ page }) => {
      await page.route('**/api/support/messages*', async route => {
        const response = await route.fetch();
        const body = (await response.json()) as { hours?: object };
        await route.fulfill({ response, json: { ...body, hours: { ...body.hours, isNow } } });
      });
      await page.goto('/terms');
      await launcher(page).click();
      await expect(chat(page)).toContainText(says);
      await expect(chat(page)).not.toContainText(never);
    });
  }

  test('has its button in the bar, where it lies on no amount, and beside no payment of a phone', async ({ page }) => {
    await open(page, await newCustomer({ naira: '75.25' }));
    const button = (await launcher(page).boundingBox())!;
    const amounts = page.getByText('₦75.25').filter({ visible: true });
    for (const amount of await amounts.all()) {
      const box = (await amount.boundingBox())!;
      const isBeside = box.x + box.width <= button.x || box.x >= button.x + button.width;
      expect(isBeside || box.y >= button.y + button.height || box.y + box.height <= button.y).toBe(true);
    }
    await page.goto('/intra-transfer');
    await expect(page.getByLabel('Account number')).toBeVisible();
    await expect(launcher(page)).toBeVisible({ visible: !isPhone(page) });
  });

  test('begins with the payment that something is wrong with', narrow, async ({ page }) => {
    await open(page, await newCustomer({ naira: '75.25' }), '/wallet?help=chat&about=DEP_75');
    await expect(input(page)).toHaveValue(/^About payment \S+: $/);
    await input(page).press('End');
    await page.keyboard.type('it was not me');
    await input(page).press('Enter');
    await expect(chat(page).getByText(/About payment \S+: it was not me/)).toBeVisible();
  });

  test('never lies on a primary button', async ({ page }) => {
    await page.goto('/contact-us');
    await page.waitForFunction(() => window.wuraHasStarted);
    const send = page.getByRole('button', { name: 'Send message' });
    // Wherever it is scrolled to, the button is beside the corner and not under it.
    await send.scrollIntoViewIfNeeded();
    const [mine, theirs] = [(await send.boundingBox())!, (await launcher(page).boundingBox())!];
    expect(mine.x + mine.width).toBeLessThan(theirs.x);
  });
});
