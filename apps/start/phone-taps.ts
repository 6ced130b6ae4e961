import type { Browser, CDPSession, Locator, Page } from '@playwright/test';

// The main journeys with a processor six times slower: what the application is busy with after each tap, without a pause,
// and how long a tap waits for the first picture of its answer. Only the taps and the letters are sent meanwhile, as a
// finger sends them. What looks for the next place to tap runs in the page too, and takes longer than the application: it
// looks at full speed, and is not counted.

const slower = 6;
export const mostBusyMs = 100;
/** What is felt as an answer at once. */
export const mostAnswerMs = 200;
const settledMs = 2500;
/** The other views are fetched and made ready in the background after a page has opened. */
const openedMs = 12_000;

interface Step {
  readonly at: (page: Page) => Locator;
  readonly typed?: string;
}

export interface Journey {
  readonly what: string;
  readonly from: string;
  /** By the name of what is tapped, or typed into. */
  readonly steps: Readonly<Record<string, Step>>;
}

export interface Tapped {
  busyMs: number;
  answerMs: number;
  /** Which step was the longest. */
  at: string;
}

const link = (name: string | RegExp): Step => ({
  at: page => page.getByRole('link', { name, exact: typeof name === 'string' }),
});
const button = (name: string): Step => ({ at: page => page.getByRole('button', { name, exact: true }) });
const typed = (label: string, text: string): Step => ({
  at: page => page.getByLabel(label, { exact: true }),
  typed: text,
});
const row: Step = { at: page => page.getByRole('main').getByRole('link').filter({ hasText: /[+−]₦/ }) };

export function journeysOf(person: { name: string; password: string }): readonly Journey[] {
  return [
    {
      what: 'sign-in',
      from: '/login',
      steps: {
        name: typed('Phone or username', person.name),
        password: typed('Password', person.password),
        wallet: button('Sign In'),
      },
    },
    {
      what: 'to a customer',
      from: '/wallet',
      steps: {
        send: link('Send'),
        person: link(/on Wura$/),
        amount: typed('Amount', '500'),
        review: button('Continue'),
      },
    },
    {
      what: 'to a bank',
      from: '/wallet',
      steps: { send: link('Send'), account: typed('Account number', '0123456789'), amount: typed('Amount', '500') },
    },
    {
      what: 'deposit',
      from: '/wallet',
      steps: { deposit: link(/^(Deposit|Add Money)/i), amount: typed('Amount', '5000') },
    },
    {
      what: 'a bill',
      from: '/wallet',
      steps: { airtime: link('Airtime'), phone: typed('Phone number', '08031234567'), amount: typed('Amount', '500') },
    },
    { what: 'history', from: '/wallet', steps: { all: link('See all transactions'), one: row } },
  ];
}

/** One phone that has been here before walks one journey. */
export async function tapThrough(
  browser: Browser,
  journey: Journey,
  { url, prepare }: { url: string; prepare: (page: Page) => Promise<void> },
): Promise<Tapped> {
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
  const context = await browser.newContext({ baseURL: url, ...phone });
  try {
    const page = await context.newPage();
    // One that has seen the intro.
    if (journey.from === '/login') await page.addInitScript(() => localStorage.setItem('wura.launched', 'yes'));
    else await prepare(page);
    await page.addInitScript(watch);
    const session = await context.newCDPSession(page);
    await page.goto(journey.from);
    await page.waitForTimeout(openedMs);
    const worst: Tapped = { busyMs: 0, answerMs: 0, at: '' };
    for (const [name, step] of Object.entries(journey.steps)) {
      const { busyMs, answerMs } = await take(page, session, step);
      worst.answerMs = Math.max(worst.answerMs, answerMs);
      if (busyMs <= worst.busyMs) continue;
      worst.busyMs = busyMs;
      worst.at = name;
    }
    return worst;
  } finally {
    await context.close();
  }
}

type Watched = Omit<Tapped, 'at'>;

async function take(page: Page, session: CDPSession, { at, typed: text }: Step): Promise<Watched> {
  const target = at(page).first();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`there is nothing to tap: ${target.toString()}`);
  await page.evaluate(() =>
    Object.assign((globalThis as unknown as { watched: Watched }).watched, { busyMs: 0, answerMs: 0 }),
  );
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await new Promise(resolve => setTimeout(resolve, text === undefined ? settledMs : settledMs / 2));
  if (text !== undefined) {
    await session.send('Input.insertText', { text });
    await new Promise(resolve => setTimeout(resolve, settledMs));
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched);
}

function watch(): void {
  const watched: Watched = { busyMs: 0, answerMs: 0 };
  Object.assign(globalThis, { watched });
  const each = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver(list => list.getEntries().forEach(note)).observe({ type, buffered: false });
  each('longtask', entry => (watched.busyMs = Math.max(watched.busyMs, entry.duration)));
  each('event', entry => {
    if (entry.name === 'click' || entry.name === 'input') watched.answerMs = Math.max(watched.answerMs, entry.duration);
  });
}
