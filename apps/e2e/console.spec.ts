import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { operatorEmail, passwords } from '@wura/app-server/demo-people';
import { isClean } from './axe.ts';
import { expectFits } from './clean.ts';
import { ask, newCustomer, operatorToken, strangersBvn, submitKyc, type Person } from './customers.ts';
import { expect, test, wide } from './fixtures.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

/** Opens a screen of the console as the demonstration's operator, in a session that may be ended. */
async function openConsole(page: Page, path: string): Promise<void> {
  const body = { email: operatorEmail, password: passwords.operator };
  const { token } = await ask<{ token: string }>('/api/operator/login', { body });
  await page.addInitScript(value => localStorage.setItem('wura.console.token', value), token);
  await page.goto(`/console${path}`);
}

async function submissionOf({ id }: Person): Promise<string> {
  const token = await operatorToken();
  for (const status of ['pending', 'under_review']) {
    const path = `/api/operator/kyc?status=${status}&limit=100`;
    const { data } = await ask<{ data: { id: string; customer: { id: string } }[] }>(path, { token });
    const mine = data.find(({ customer }) => customer.id === id);
    if (mine) return mine.id;
  }
  throw new Error('no papers of this customer are waiting');
}

test('a queue is worked by keyboard alone, and an abandoned console signs itself out', wide, async ({ page }) => {
  test.slow();
  const me = await newCustomer({ isVerified: false });
  await submitKyc(me, { bvn: strangersBvn() });
  const papers = await submissionOf(me);
  await page.clock.install();
  await openConsole(page, '/kyc');
  const open = page.getByRole('list', { name: 'Submissions' }).getByRole('link');
  await expect(open.first()).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('button', { name: 'Reject' })).toBeVisible();
  await page.goto(`/console/kyc/${papers}`);
  await expect(page.getByRole('button', { name: 'Reject' })).toBeVisible();
  await page.keyboard.press('r');
  await expect(dialog(page).getByLabel('Note to the customer')).toBeFocused();
  // Letters that are typed are letters.
  await page.keyboard.type('Take a jar of kola');
  await expect(dialog(page).getByLabel('Note to the customer')).toHaveValue('Take a jar of kola');
  await dialog(page).getByLabel('A reason at a field').selectOption('Selfie image');
  await page.keyboard.type('It is too dark.');
  await page.keyboard.press('Enter');
  await expect(page.getByText('is asked to send again')).toBeVisible();
  expect(await ask('/api/kyc/status', me)).toMatchObject({ status: 'rejected', fields: { selfie_image: 'It is too dark.' } });

  await page.keyboard.press('Control+k');
  await dialog(page).getByLabel('Reference, customer, or screen').fill('ledger');
  await page.keyboard.press('ArrowDown');
  await dialog(page).getByRole('button', { name: 'Ledger health' }).press('Enter');
  await expect(heading(page, 'Ledger health')).toBeFocused();

  await page.clock.fastForward('13:30');
  await expect(page.getByRole('dialog', { name: 'Are you still there?' })).toBeVisible();
  await page.clock.fastForward('02:00');
  await expect(heading(page, 'Sign in to the console')).toBeVisible();
  await expect(page.getByText('You were signed out because nothing was pressed for 15 minutes.')).toBeVisible();
}); // oxfmt-ignore

const screens = {
  queues: {
    '/': 'Dashboard',
    '/kyc': 'Verification',
    '/guardians': 'Guardians',
    '/deposits': 'Deposits in review',
    '/messages': 'Messages',
    '/disputes': 'Disputes',
    '/orders': 'Orders and requests',
  },
  people: {
    '/cases': 'Cases',
    '/approvals': 'Approvals',
    // Long lists are the same row again and again, and each of them takes its time to change colours.
    '/customers?q=Adaeze': 'Customers',
    '/audit?what=kyc_approved': 'Audit log',
    '/audit-check': 'Audit check',
    '/staff': 'Staff',
    '/account': 'Your account',
  },
  money: {
    '/transactions?status=failed': 'Transactions',
    '/taxes': 'VAT and stamp duty',
    '/reconciliation': 'Reconciliation',
    '/ledger': 'Ledger health',
    '/sellers': 'Sellers',
    '/rates': 'Rates',
    '/positions': 'Positions',
    '/rules': 'Rules',
  },
};

for (const [part, ofPart] of Object.entries(screens)) {
  test(`every screen of the ${part} has nothing for axe to say, and fits`, async ({ page }) => {
    // Many screens, each looked at twice, on machines that others use too.
    test.slow();
    const { width } = page.viewportSize()!;
    await openConsole(page, '/');
    for (const [path, name] of Object.entries(ofPart)) {
      await page.goto(`/console${path}`);
      await expect(heading(page, name)).toBeVisible();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      await isClean(page);
      await expectFits(page, [width]);
    }
  });
}

test('what a customer asked others for is found from their page, by how it stands and by its code', async ({
  page,
}) => {
  const { width } = page.viewportSize()!;
  const [me, other] = [await newCustomer({ naira: '100.00' }), await newCustomer({ naira: '100.00' })];
  const askFor = (body: object) => ask<{ code: string }>('/api/payment-requests', { ...me, body });
  const { code } = await askFor({ amount: '40.00', to: `@${other.username}`, note: 'Rice and palm oil' });
  const { code: taken } = await askFor({});
  await ask(`/api/payment-requests/${taken}/withdraw`, { ...me, method: 'POST' });
  await openConsole(page, `/customers/${me.id}`);
  await page.getByRole('link', { name: 'Payment requests, 1 open' }).click();
  await expect(heading(page, 'Payment requests')).toBeVisible();
  await expect(page.getByText(code)).toBeVisible();
  await expect(page.getByText(taken)).toBeVisible();
  await isClean(page);
  await expectFits(page, [width]);
  await page.getByText('Open', { exact: true }).first().click();
  await expect(page).toHaveURL(new RegExp(`asked_by=${me.id}&status=open$`));
  await expect(page.getByText(taken)).toHaveCount(0);
  await page.getByText('Asked of them', { exact: true }).click();
  await expect(page.getByText('There are none.')).toBeVisible();
  await page.keyboard.press('Control+k');
  await dialog(page).getByLabel('Reference, customer, or screen').fill(`https://wura.example/pay/${code}`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Rice and palm oil')).toBeVisible();
  for (const { id } of [me, other]) {
    await expect(page.locator(`a[href="/console/customers/${id}"]`)).toBeVisible();
  }
  await page.goto('/console/payment-requests?code=0000000000000000');
  await expect(page.getByText('No request has this code.')).toBeVisible();
});

test(
  'the check of the audit log says from where on it looked, and looks at every row when asked',
  wide,
  async ({ page }) => {
    await page.route('**/api/operator/audit/verify', async route => {
      const response = await route.fetch();
      const found = await response.json();
      // The worker's first look is not awaited.
      await route.fulfill({
        response,
        json: { ...found, rows: 1_300, verified_before: { row: 1_234, at: found.checked_at } },
      });
    });
    await openConsole(page, '/audit-check');
    await expect(page.getByText('From row 1,235 on')).toBeVisible();
    await expect(page.getByText('The rows before, by the worker')).toBeVisible();
    await isClean(page);
    await page.getByRole('button', { name: 'Check every row' }).click();
    await expect(page.getByText('Every row', { exact: true })).toBeVisible();
    await expect(page.getByText('Whole', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Check now' }).click();
    await expect(page.getByText('From row 1,235 on')).toBeVisible();
  },
);

test(
  'a court’s statement is made from the customer’s page, and one without a reason is not',
  wide,
  async ({ page }) => {
    const me = await newCustomer({ naira: '5000.00' });
    await openConsole(page, `/customers/${me.id}`);
    await page.getByRole('link', { name: 'Make a statement' }).click();
    await expect(heading(page, 'Make a statement')).toBeVisible();
    const today = new Date(Date.now() + 3_600_000).toISOString().slice(0, 10);
    await page.getByLabel('First day').fill(today);
    await page.getByLabel('Last day').fill(today);
    await page.getByLabel('As', { exact: true }).selectOption('CSV table');
    await page.getByRole('button', { name: 'Make and save' }).click();
    await expect(page.getByRole('alert')).toContainText('Please say why');
    await isClean(page);
    await page.getByLabel('Who asks, and by which paper').fill('Order 41/2026 of the court in Ikeja');
    const table = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Make and save' }).click();
    const saved = await table;
    expect(saved.suggestedFilename()).toBe(`wura-NGN-${today}-${today}.csv`);
    expect(await readFile(await saved.path(), 'utf8')).toMatch(/,Closing balance,.*,5000\.00\s*$/);
  },
);

test('a ready reason is read whole before a customer gets it', async ({ page }) => {
  const { id } = await newCustomer();
  await openConsole(page, `/customers/${id}`);
  await page.getByRole('button', { name: 'Freeze', exact: true }).click();
  const ready = page.getByRole('list', { name: 'Ready reasons' }).getByRole('button');
  await expect(ready.first()).toBeVisible();
  const around = (await dialog(page).boundingBox())!;
  for (const each of await ready.all()) {
    const { x, width } = (await each.boundingBox())!;
    expect(x + width).toBeLessThanOrEqual(around.x + around.width);
    expect(await each.evaluate(button => button.scrollWidth - button.clientWidth)).toBeLessThanOrEqual(0);
  }
});

test('a list that could not be read is not called empty, and is read when asked again', async ({ page }) => {
  const listed = '**/api/operator/usdt/forbidden-addresses**';
  await page.route(listed, route => route.abort());
  await openConsole(page, '/forbidden-addresses');
  const said = page.locator('main').getByRole('alert');
  await expect(said).toContainText('The server did not answer.');
  // It was a look: there is nothing that may have been done.
  await expect(said).not.toContainText('may have been done');
  await expect(page.getByText('No address is forbidden.')).toHaveCount(0);
  await page.unroute(listed);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(said).toHaveCount(0);
  await expect(page.getByText('No address is forbidden.').or(page.getByLabel(/^Allow /).first())).toBeVisible();
});

test('one forbidden address is found among many, and a misspelt one is called so', async ({ page }) => {
  await openConsole(page, '/forbidden-addresses');
  const look = async (address: string) => {
    await page.getByLabel('Address on TRON').fill(address);
    await page.getByRole('button', { name: 'Find' }).click();
  };
  await look('TJRabPrwbZy45sbavfcjinPJC18kjpRTv9');
  await expect(page.getByText('This is not a TRON address.')).toBeVisible();
  await look('TJRabPrwbZy45sbavfcjinPJC18kjpRTv8');
  await expect(page.getByText('This address is not forbidden.')).toBeVisible();
  await isClean(page);
  await look('');
  await expect(page.getByText('No address is forbidden.').or(page.getByLabel(/^Allow /).first())).toBeVisible();
});

test('all of one customer is reached from their page, is clean and leads back there', async ({ page }) => {
  test.slow();
  const { width } = page.viewportSize()!;
  const me = await newCustomer({ naira: '5000.00' });
  await openConsole(page, `/customers/${me.id}`);
  const links = page.getByRole('list', { name: 'All of this customer' }).getByRole('link');
  await expect(links.first()).toBeVisible();
  await isClean(page);
  await expectFits(page, [width]);
  const names = await links.allTextContents();
  expect(names).toEqual(
    expect.arrayContaining([
      'Orders and requests',
      'Conversion orders',
      'Scheduled payments',
      'Virtual cards',
      'Cases',
    ]),
  );
  for (const name of names) {
    await page.getByRole('list', { name: 'All of this customer' }).getByRole('link', { name, exact: true }).click();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    const back = page.getByRole('link', { name: 'Back to the customer' });
    await expect(back, name).toBeVisible();
    await expect(page.locator('main').getByRole('alert')).toHaveCount(0);
    await isClean(page);
    await expectFits(page, [width]);
    await back.click();
    await expect(heading(page, me.name)).toBeVisible();
  }
});

test('movements are found by their amount, in a currency that is chosen beside it', wide, async ({ page }) => {
  const me = await newCustomer({ naira: '4321.09' });
  await openConsole(page, `/transactions?customer=${me.id}`);
  await page.getByLabel('Amount from').fill('4,321.09');
  await page.getByLabel('Amount to').fill('4,321.09');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect(page.getByLabel('Currency')).toHaveAccessibleDescription('Choose the currency of the amount');
  await isClean(page);
  await page.getByLabel('Currency').selectOption('NGN');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect(page).toHaveURL(/min=4321\.09&max=4321\.09/);
  await expect(page.getByRole('region', { name: 'Transactions' }).getByRole('row')).toHaveCount(2);
  await page.getByLabel('Amount from').fill('4321.10');
  await page.getByLabel('Amount to').fill('');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect(page.getByText('No transactions found')).toBeVisible();
});
