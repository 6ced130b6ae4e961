import type { Worker } from '@playwright/test';
import { cleanSteps } from './clean.ts';
import { ask, newCustomer, payFromAda } from './customers.ts';
import { expect, open, test, wide } from './fixtures.ts';

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

interface Browser {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** No push service can be reached from here: the browser subscribes at the sandbox's, and is handed what arrived there. */
async function subscribeAtSandbox(sender: string): Promise<Browser> {
  const response = await fetch(`${process.env['WURA_SANDBOX_URL']}/_sandbox/push/subscriptions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sender }),
  });
  return (await response.json()) as Browser;
}

async function arrivedAt({ endpoint }: Browser): Promise<{ told: object }[]> {
  const query = `endpoint=${encodeURIComponent(endpoint)}`;
  const response = await fetch(`${process.env['WURA_SANDBOX_URL']}/_sandbox/push/messages?${query}`);
  return (await response.json()) as { told: object }[];
}

/** What the page asks of its browser, answered by the sandbox's. */
function playBrowser({ endpoint, keys }: Browser): void {
  const bytes = (text: string) =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0)).buffer;
  let current: object | null = null;
  PushManager.prototype.getSubscription = async () => current as PushSubscription | null;
  PushManager.prototype.subscribe = async options => {
    current = {
      endpoint,
      options: { applicationServerKey: bytes(options?.applicationServerKey as string) },
      getKey: (name: 'p256dh' | 'auth') => bytes(keys[name]),
      unsubscribe: async () => ((current = null), true),
    };
    return current as PushSubscription;
  };
}

/**
 * A browser without a window has no notifications to show and calls them denied, whatever it was granted. What the page asks is
 * answered here; what its worker shows is kept where the worker asks for it.
 */
function playPermission(): void {
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  Notification.requestPermission = async () => 'granted';
}

function keepWhatIsShown(): void {
  const shown = new Map<string, object>();
  const registration = ServiceWorkerRegistration.prototype;
  registration.showNotification = async (title, options) => {
    const tag = options?.tag ?? '';
    shown.set(tag, { title, ...options, close: () => shown.delete(tag) });
  };
  registration.getNotifications = async () => [...shown.values()] as Notification[];
}

test(
  'a device that is allowed shows what the customer is told, opens its page, and is told no more once it is off',
  wide,
  async ({ page, context }) => {
    const me = await newCustomer();
    const look = cleanSteps(page);
    const { public_key: sender } = await ask<{ public_key: string }>('/api/notifications/push', { token: me.token });
    const browser = await subscribeAtSandbox(sender);
    await page.addInitScript(playBrowser, browser);
    await page.addInitScript(playPermission);
    await open(page, me, '/wallet?view=settings');
    const device = page.getByRole('switch', { name: 'Notifications on this device' });
    await expect(device).not.toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'On devices' })).toHaveCount(0);
    await device.click();
    await expect(device).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'On devices' })).toHaveCount(6);
    await look();

    await payFromAda(me, '1250');
    await expect.poll(() => arrivedAt(browser)).toHaveLength(1);
    const [arrived] = await arrivedAt(browser);
    const [worker] = context.serviceWorkers() as [Worker];
    await worker.evaluate(keepWhatIsShown);
    const devtools = await context.newCDPSession(page);
    const versions: { registrationId: string; scopeURL: string }[] = [];
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => versions.push(...registrations));
    await devtools.send('ServiceWorker.enable');
    await expect.poll(() => versions.length).toBeGreaterThan(0);
    await devtools.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(page.url()).origin,
      registrationId: versions[0]!.registrationId,
      data: JSON.stringify(arrived!.told),
    });
    const shown = () =>
      worker.evaluate(async () => {
        const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
        return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }));
      });
    await expect.poll(shown).toHaveLength(1);
    expect(JSON.stringify(await shown())).toContain('₦1,250.00');
    await worker.evaluate(async () => {
      const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
      const [notification] = await registration.getNotifications();
      // TypeScript is told of pages, not of workers.
      const { ExtendableEvent } = self as unknown as { ExtendableEvent: typeof Event };
      self.dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), { notification }));
    });
    expect(await shown()).toEqual([]);
    await expect(page).not.toHaveURL(/view=settings/);
    await page.goto('/wallet?view=settings');
    await device.click();
    await expect(device).not.toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'On devices' })).toHaveCount(0);
    expect(await ask('/api/notifications/push', { token: me.token })).toMatchObject({ here: false, devices: 0 });
  },
);
