import { call } from '@wura/browser/client';
import { isWebView } from '@wura/browser/web-view';
import { allowPush, readPush, stopPush } from './calls.ts';

/** The browser can be told at all, and says so by itself; a page inside another company's app is not asked. */
export function canBeTold(): boolean {
  return !isWebView() && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** Why it is not told: its customer said no to the browser. */
export class Blocked extends Error {}

/** Asks the browser's customer, then the browser, then the server. */
export async function allowHere(customer: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Blocked();
  const { public_key: ours } = await call(readPush, {});
  await tellServer(await subscribe(ours), customer);
}

export async function stopHere(): Promise<void> {
  note(null);
  await call(stopPush, {});
  const subscription = await current();
  await subscription?.unsubscribe();
}

/**
 * As it was left here by this customer: a new session takes up what the last one ended with, a browser that hears elsewhere
 * says where, and one whose permission was withdrawn is told no more. Another customer's browser is left alone.
 */
export async function keepTold(customer: string): Promise<void> {
  const noted = readNote();
  if (noted?.customer !== customer || !canBeTold()) return;
  if (Notification.permission !== 'granted') return stopHere();
  const { public_key: ours, here: isTold } = await call(readPush, { isBackground: true });
  if (ours === null) return;
  const subscription = await subscribe(ours);
  if (!isTold || subscription.endpoint !== noted.endpoint) await tellServer(subscription, customer);
}

async function subscribe(ours: string | null): Promise<PushSubscription> {
  const registration = await navigator.serviceWorker.ready;
  const old = await registration.pushManager.getSubscription();
  const isOurs = old && base64url(old.options.applicationServerKey) === ours;
  if (isOurs) return old;
  // Our keys were changed since: the browser would hear no server.
  await old?.unsubscribe();
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: ours });
}

async function tellServer(subscription: PushSubscription, customer: string): Promise<void> {
  const { endpoint } = subscription;
  const keys = { p256dh: base64url(subscription.getKey('p256dh')), auth: base64url(subscription.getKey('auth')) };
  await call(allowPush, { body: { endpoint, keys } });
  note({ customer, endpoint });
}

/** None where there is no worker, as while the product is developed. */
async function current(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

function base64url(bytes: ArrayBuffer | null): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Whose choice it is. It outlives the session: the next one of the same customer begins as this one was left. */
const noteKey = 'wura.told';

interface Note {
  customer: string;
  endpoint: string;
}

function readNote(): Note | undefined {
  try {
    return (JSON.parse(localStorage.getItem(noteKey) ?? 'null') as Note | null) ?? undefined;
  } catch {
    return undefined;
  }
}

function note(what: Note | null): void {
  try {
    if (what) localStorage.setItem(noteKey, JSON.stringify(what));
    else localStorage.removeItem(noteKey);
  } catch {
    // Storage that is refused remembers nothing: the customer switches it on again after the next sign-in.
  }
}
