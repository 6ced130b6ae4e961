import { expectClean } from './clean.ts';
import { ask, newCustomer, type Person } from './customers.ts';
import { expect, open, test } from './fixtures.ts';

test('a customer’s cloth is theirs alone, is worn on the wallet, and its month is shared as a picture', async ({
  page,
}) => {
  test.slow();
  const [one, other] = [await newCustomer({ naira: '900.00' }), await newCustomer({ naira: '12.00' })];
  await open(page, one, '/wallet?view=cloth');
  const poster = page.getByRole('img', { name: /^Your cloth in / });
  await expect(poster).toBeVisible({ timeout: 30_000 });
  await expect.poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(500);
  await expectClean(page);
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Share this month' }).click(),
  ]);
  expect(picture.suggestedFilename()).toMatch(/^wura-cloth-20\d\d-\d\d\.png$/);

  const wornBy = ({ token }: Person) => ask<{ worn: string[] }>('/api/cloth', { token });
  expect((await wornBy(one)).worn).not.toEqual((await wornBy(other)).worn);
});
