import type { Locator, Page } from '@playwright/test';
import { isClean } from './axe.ts';
import { ask, newCustomer, ownNumber, review, signIn, strangersBvn, submitKyc } from './customers.ts';
import { expect, fillDetails, goBackFrom, narrow, open, test, wide } from './fixtures.ts';

/** A picture as a camera makes them, drawn by the browser that is at hand. */
async function photograph(page: Page, { width = 1600, height = 1000 } = {}): Promise<Buffer> {
  const base64 = await page.evaluate(
    ([width, height]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const pen = canvas.getContext('2d')!;
      pen.fillStyle = '#c08a1e';
      pen.fillRect(0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/jpeg', 0.9).split(',')[1]!;
    },
    [width, height],
  );
  return Buffer.from(base64, 'base64');
}

const place = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

async function choose(page: Page, field: string, buffer: Buffer, type = 'image/jpeg'): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await place(page, field)
    .getByRole('button', { name: /^(Choose file|Replace)/ })
    .click();
  await (await chooser).setFiles({ name: 'passport.jpg', mimeType: type, buffer });
}

async function takeSelfie(page: Page): Promise<void> {
  await place(page, 'Selfie').getByRole('button', { name: 'Take photo' }).click();
  const camera = page.getByRole('dialog', { name: 'Take a selfie' });
  await expect(camera.getByText('Hold your face inside the oval')).toBeVisible();
  const shutter = camera.getByRole('button', { name: 'Take the photo' });
  await expect(shutter).not.toHaveAttribute('aria-disabled');
  await shutter.click();
  // The camera of a busy machine takes its time.
  await expect(camera.getByRole('button', { name: 'Use photo' })).toBeVisible({ timeout: 20_000 });
  await camera.getByRole('button', { name: 'Use photo' }).click();
  await expect(camera).toHaveCount(0);
  await expect(place(page, 'Selfie').getByRole('img', { name: 'Selfie' })).toBeVisible();
}

const dashboard = (page: Page) => page.getByRole('heading', { level: 1, name: /^(My )?Wallets$/ });
const verification = (page: Page) => page.getByRole('heading', { level: 1, name: 'KYC Verification' });

test('documents are sent with the camera, approved, and the dashboard opens', narrow, async ({ page }) => {
  const me = await newCustomer({ isVerified: false });
  await open(page, me);
  await expect(verification(page)).toBeVisible();
  await expect(page.getByText('Finish verification to raise your limits.')).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue(me.name);
  await fillDetails(page);
  await choose(page, 'Front of your ID', await photograph(page));
  await expect(place(page, 'Front of your ID').getByRole('img')).toBeVisible();
  await takeSelfie(page);

  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByText('We have your documents').first()).toBeVisible();
  await expect(dashboard(page)).toBeVisible({ timeout: 15_000 });
  const user = await ask<{ kyc_completed: boolean }>('/api/user', me);
  expect(user.kyc_completed).toBe(true);
});

test('the camera is the whole screen of a phone, and its frame is whole between title and instruction', async ({
  page,
  isMobile,
}) => {
  await open(page, await newCustomer({ isVerified: false }), '/kyc');
  await fillDetails(page);
  for (const [field, title, instruction] of [
    ['Front of your ID', 'Photograph your ID', /^Fit the whole document/],
    ['Selfie', 'Take a selfie', /^Hold your face/],
  ] as const) {
    await place(page, field).getByRole('button', { name: 'Take photo' }).click();
    const camera = page.getByRole('dialog', { name: title });
    const shutter = camera.getByRole('button', { name: 'Take the photo' });
    await expect(shutter).not.toHaveAttribute('aria-disabled');
    const screen = page.viewportSize()!;
    const boxOf = async (locator: Locator) => (await locator.boundingBox())!;
    if (isMobile) expect(await boxOf(camera.locator('video'))).toEqual({ x: 0, y: 0, ...screen });
    const [frame, button, hint] = [
      await boxOf(camera.locator('video + [aria-hidden] i')),
      await boxOf(shutter),
      await boxOf(camera.getByText(instruction)),
    ];
    expect(frame.y).toBeGreaterThan((await boxOf(camera.getByRole('heading'))).y);
    expect(frame.y + frame.height).toBeLessThanOrEqual(hint.y);
    expect(hint.y + hint.height).toBeLessThanOrEqual(button.y);
    expect(Math.abs(button.x + button.width / 2 - screen.width / 2)).toBeLessThan(1);
    if (field === 'Selfie') await isClean(page);
    await camera.getByRole('button', { name: 'Close' }).click();
  }
});

test('what was found wanting stands at its field, and only that is sent again', wide, async ({ page }) => {
  const me = await newCustomer({ isVerified: false });
  // A BVN of another person keeps the sandbox's own reviewer out of it.
  await submitKyc(me, { bvn: strangersBvn() });
  await open(page, me, '/kyc');
  await expect(page.getByText(/Your documents are (being|currently being) reviewed/)).toBeVisible();
  const fields = { selfie_image: 'Your face is in the shade.' };
  await review(me, { status: 'rejected', adminNotes: 'Nearly there.', fields });

  // The customer need not reload for it.
  await expect(page.getByText('Please review the feedback and resubmit.')).toBeVisible();
  await expect(page.getByText('Nearly there.')).toBeVisible();
  await page.getByLabel('Type of ID').selectOption('passport');
  await page.getByLabel('ID number').fill('A01234567');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(place(page, 'Front of your ID').getByText('Kept from last time')).toBeVisible();
  await expect(place(page, 'Selfie').getByText('Last time: Your face is in the shade.')).toBeVisible();
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByText('Please capture a selfie image.')).toBeVisible();
  await takeSelfie(page);
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByText('We have your documents').first()).toBeVisible();
  await review(me, { status: 'approved' });
  await expect(dashboard(page)).toBeVisible({ timeout: 15_000 });
});

test('a BVN and a NIN alone raise the tier, and what the registers say of each is said', wide, async ({ page }) => {
  const me = await newCustomer({ isVerified: false });
  await open(page, me, '/kyc');
  const numbers = page.getByRole('region', { name: 'Your BVN and your NIN' });
  await expect(numbers.getByText(/tier 2 without documents: ₦200,000/)).toBeVisible();
  await numbers.getByRole('button', { name: 'Use my numbers' }).click();
  await numbers.getByRole('button', { name: 'Check my number' }).click();
  await expect(numbers.getByText('Please give your BVN or your NIN.')).toBeVisible();
  await numbers.getByLabel('BVN').fill(ownNumber());
  await numbers.getByLabel('NIN').fill(strangersBvn());
  await numbers.getByRole('button', { name: 'Check my number' }).click();
  // The one is kept although the other is another person's.
  await expect(numbers.getByText('This does not match your name and date of birth.')).toBeVisible();
  await expect(numbers.getByText('Your BVN is confirmed.', { exact: false })).toBeVisible();
  await expect(numbers.getByLabel('BVN')).toHaveCount(0);
  await isClean(page);
  await numbers.getByLabel('NIN').fill(ownNumber());
  await numbers.getByRole('button', { name: 'Check my number' }).click();
  await expect(
    numbers.getByText('Your BVN and NIN are confirmed, and you are on tier 2.', { exact: false }),
  ).toBeVisible();
  expect((await ask<{ tier: number }>('/api/limits', me)).tier).toBe(2);
});

test('a verified customer whose card needs a number is led to where it is given', wide, async ({ page }) => {
  const me = await newCustomer();
  await open(page, me, '/kyc#numbers');
  await expect(page.getByText('A dollar card needs your BVN, a naira card your NIN.')).toBeVisible();
  await page.getByLabel('NIN').fill(ownNumber());
  await page.getByRole('button', { name: 'Check my number' }).click();
  await expect(dashboard(page)).toBeVisible();
  expect(await ask('/api/kyc/status', me)).toMatchObject({ numbers: { bvn: false, nin: true } });
});

test(
  'where the rules ask for it, a living face goes with the documents, or a person looks',
  narrow,
  async ({ page }) => {
    const me = await newCustomer({ isVerified: false });
    // The sandbox's rules ask for none; all else here is the product's own.
    await page.route('**/api/kyc/status', async route => {
      const response = await route.fetch();
      const record = (await response.json()) as object;
      await route.fulfill({ response, json: { ...record, faceCheck: 'asked' } });
    });
    await open(page, me, '/kyc');
    await fillDetails(page);
    await choose(page, 'Front of your ID', await photograph(page));
    await choose(page, 'Selfie', await photograph(page));
    await page.getByRole('button', { name: 'Submit for review' }).click();
    const face = page.getByRole('region', { name: 'Face check' });
    await expect(face.getByText('Please do the face check, or say that you have no camera.')).toBeVisible();
    await face.getByRole('button', { name: 'Start the face check' }).click();
    const camera = page.getByRole('dialog', { name: 'Face check' });
    await expect(camera.getByText('Look straight into the camera')).toBeVisible();
    await isClean(page);
    for (const at of [1, 2, 3]) {
      await expect(camera.getByText(`Request ${at} of 3`)).toBeVisible();
      await camera.getByRole('button', { name: 'Take the picture' }).click();
    }
    await expect(camera).toHaveCount(0);
    await expect(face.getByText('Your face is checked. You can send your documents.')).toBeVisible();
    await page.getByRole('button', { name: 'Submit for review' }).click();
    await expect(page.getByText('We have your documents').first()).toBeVisible();
  },
);

test('an ID that ends soon is renewed on the same screen, while the wallet stays open', wide, async ({ page }) => {
  const me = await newCustomer({ isVerified: false });
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await submitKyc(me, { id_expires_on: inDays(10) });
  await expect.poll(async () => (await ask<{ status: string }>('/api/kyc/status', me)).status).toBe('approved');
  await open(page, me, '/kyc');
  await expect(page.getByRole('note')).toContainText('Your ID is good until');
  await isClean(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Type of ID').selectOption('passport');
  await page.getByLabel('ID number').fill('B01234567');
  const end = page.getByRole('group', { name: 'Last day of your ID' });
  await end.getByLabel('Day').fill('30');
  await end.getByLabel('Month').fill('02');
  await end.getByLabel('Year').fill('2031');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Please enter a valid expiry date.')).toBeVisible();
  await end.getByLabel('Month').fill('06');
  await page.getByRole('button', { name: 'Continue' }).click();
  await choose(page, 'Front of your ID', await photograph(page));
  await choose(page, 'Selfie', await photograph(page));
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByText('We have your documents').first()).toBeVisible();
  await expect(dashboard(page)).toBeVisible({ timeout: 15_000 });
  await expect
    .poll(async () => ask('/api/kyc/status', me))
    .toMatchObject({ status: 'approved', document: { expiresOn: '2031-06-30', mayRenew: false } });
});

test('until then the other screens stay open, and so does the way out', wide, async ({ page }) => {
  await open(page, await newCustomer({ isVerified: false }));
  await expect(verification(page)).toBeVisible();
  for (const name of ['Fees', 'Help']) await expect(page.getByRole('link', { name })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Transfer', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Intra Transfer' })).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
});

test('each step says what is missing, and each file why it cannot be taken', wide, async ({ page }) => {
  await open(page, await newCustomer({ isVerified: false }), '/kyc');
  await page.getByLabel('Full name').fill('');
  await page.getByLabel('Address').fill('');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Please fill in all required fields: Full name, Address')).toBeVisible();
  await expect(page.getByLabel('Full name')).toBeFocused();
  await page.getByLabel('Full name').fill('Chinedu Okafor');
  await page.getByLabel('Address').fill('4 Broad Street, Lagos');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Please fill in all required fields: Type of ID, ID number')).toBeVisible();
  await goBackFrom(page, /second=id/);
  await expect(page.getByLabel('Full name')).toHaveValue('Chinedu Okafor');
  await fillDetails(page);
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByText('Please upload the front of your ID document.')).toBeVisible();
  await expect(page.getByText('Please capture a selfie image.')).toBeVisible();
  const front = 'Front of your ID';
  const note = place(page, front).getByRole('alert');
  await choose(page, front, Buffer.from('%PDF-1.7'), 'application/pdf');
  await expect(note).toHaveText('Please upload only JPEG, JPG, or PNG images.');
  await choose(page, front, Buffer.from('not what it says'));
  await expect(note).toHaveText('Please upload only JPEG, JPG, or PNG images.');
  await choose(page, front, Buffer.alloc(5_242_881));
  await expect(note).toHaveText('File size must be less than 5MB.');
});

test(
  'by keyboard alone a picture is chosen, said to be there, and taken away without the focus being lost',
  wide,
  async ({ page }) => {
    await open(page, await newCustomer({ isVerified: false }), '/kyc');
    await fillDetails(page);
    const front = place(page, 'Front of your ID');
    const pressed = async (name: string) => {
      const chooser = page.waitForEvent('filechooser');
      await front.getByRole('button', { name: `${name} Front of your ID` }).press('Enter');
      return chooser;
    };
    const file = { name: 'passport.jpg', mimeType: 'image/jpeg', buffer: await photograph(page) };
    await (await pressed('Choose file')).setFiles(file);
    await expect(page.getByText('Front of your ID: picture added')).toBeAttached();
    await expect(front.getByRole('button', { name: 'Replace Front of your ID' })).toBeFocused();
    for (const next of ['Take photo', 'Remove']) {
      await page.keyboard.press('Tab');
      await expect(front.getByRole('button', { name: `${next} Front of your ID` })).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(front.getByRole('img')).toHaveCount(0);
    await expect(front.getByRole('button', { name: 'Choose file Front of your ID' })).toBeFocused();
  },
);

test('a camera that may not be used is said so, and a file takes its place', wide, async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
  });
  await open(page, await newCustomer({ isVerified: false }), '/kyc');
  await fillDetails(page);
  await place(page, 'Selfie').getByRole('button', { name: 'Take photo' }).click();
  const camera = page.getByRole('dialog');
  await expect(camera.getByRole('alert')).toHaveText('Unable to access camera. Please allow camera access.');
  const chooser = page.waitForEvent('filechooser');
  await camera.getByRole('button', { name: 'Upload instead' }).click();
  await (await chooser).setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await photograph(page) });
  await expect(place(page, 'Selfie').getByRole('img', { name: 'Selfie' })).toBeVisible();
});

test('what was typed is there after a reload, but for numbers; signing out forgets it', wide, async ({ page }) => {
  const me = await newCustomer({ isVerified: false });
  await open(page, me, '/kyc');
  await page.getByLabel('Address').fill('77 Awolowo Road, Ikoyi');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Type of ID').selectOption('voters_card');
  await page.getByLabel('ID number').fill('SECRET-12345');
  await page.reload();
  await expect(page.getByLabel('Address')).toHaveValue('77 Awolowo Road, Ikoyi');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Type of ID')).toHaveValue('voters_card');
  await expect(page.getByLabel('ID number')).toHaveValue('');
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }));
  expect(await stored()).not.toContain('SECRET-12345');
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  expect(await stored()).not.toContain('Awolowo');
});

const bare = { submittedAt: null, adminNotes: null };
const terse = [
  { hasSubmission: false, status: null, ...bare, shows: 'Full name' },
  { hasSubmission: true, status: 'pending', ...bare, submittedAt: '2026-01-05T09:00:00Z', shows: '1-3 business days' },
  {
    hasSubmission: true,
    status: 'rejected',
    ...bare,
    fields: { full_name: 'Not as on the ID' },
    shows: 'Not as on the ID',
  },
];
for (const { shows, ...record } of terse) {
  test(
    `a record of no more than the published fields is enough: ${record.status ?? 'none'}`,
    wide,
    async ({ page }) => {
      const me = await newCustomer({ isVerified: false });
      await page.route('**/api/kyc/status', route => route.fulfill({ json: record }));
      for (const address of ['/wallet', '/kyc']) {
        await open(page, me, address);
        const shown = shows === 'Full name' ? page.getByLabel(shows) : page.getByText(shows);
        await expect(shown.first()).toBeVisible();
      }
    },
  );
}

test('when the service or the network fails, the form says so and keeps what was filled in', wide, async ({ page }) => {
  const me = await newCustomer({ isVerified: false });
  await page.route('**/api/kyc/status', route =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'x' } }),
  );
  await open(page, me, '/kyc');
  await expect(page.getByRole('alert')).toContainText('Failed to check KYC status.');
  await page.unroute('**/api/kyc/status');
  await page.getByRole('button', { name: 'Retry' }).click();
  await fillDetails(page);
  await choose(page, 'Front of your ID', await photograph(page));
  await choose(page, 'Selfie', await photograph(page));
  await page.route('**/api/kyc/submit', route =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'x', requestId: 'r-1' } }),
  );
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to submit KYC.');
  await expect(place(page, 'Selfie').getByRole('img', { name: 'Selfie' })).toBeVisible();
  await page.unroute('**/api/kyc/submit');
  // The network goes away under the photographs.
  await page.route('**/api/kyc/submit', route => route.abort('internetdisconnected'));
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByRole('alert')).toContainText('We lost the connection. Please check your network');
  await expect(place(page, 'Selfie').getByRole('img', { name: 'Selfie' })).toBeVisible();
  await page.unroute('**/api/kyc/submit');
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByText('We have your documents').first()).toBeVisible();
});

test('a large photograph is made small before it travels', narrow, async ({ page }) => {
  await open(page, await newCustomer({ isVerified: false }), '/kyc');
  await fillDetails(page);
  const large = await photograph(page, { width: 4000, height: 3000 });
  await choose(page, 'Front of your ID', large);
  await expect(place(page, 'Front of your ID').getByText(/^\d{2,3} KB$/)).toBeVisible();
  await choose(page, 'Selfie', await photograph(page));
  const sent = page.waitForRequest('**/api/kyc/submit');
  await page.getByRole('button', { name: 'Submit for review' }).click();
  const { requestBodySize } = await (await sent).sizes();
  expect(requestBodySize).toBeLessThan(large.length / 2);
});

test('the demonstration: ada is verified, bola is not', wide, async ({ page }) => {
  await open(page, await signIn('bola', 'Kente-2026'));
  await expect(verification(page)).toBeVisible();
  const ada = await signIn('ada', process.env['WURA_DEMO_PASSWORD'] ?? '');
  expect(await ask('/api/kyc/status', ada)).toMatchObject({ hasSubmission: true, status: 'approved' });
});

test('who is verified is led on from /kyc without reading there that they are', wide, async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.body?.innerText.includes('Continue to your wallet')) sessionStorage.setItem('told', 'yes');
    }).observe(document, { childList: true, subtree: true });
  });
  await open(page, await newCustomer(), '/kyc');
  await expect(dashboard(page)).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('told'))).toBeNull();
});
