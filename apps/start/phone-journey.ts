import { chromium, type Browser, type Page, type Request } from '@playwright/test';
import { journeysOf, mostAnswerMs, mostBusyMs, tapThrough, type Tapped } from './phone-taps.ts';

// The signed-in wallet as a cheap phone on a slow network meets it: how soon its largest part is drawn, how far things
// jump, and how long it does not listen. What follows from its taps is in phone-taps.ts.

/** A processor four times slower, 1.6 Mbit/s and 300 ms there and back. */
const phone = { slower: 4, bytesPerSecond: 1_600_000 / 8, latencyMs: 300 };
const most = { coldMs: 2500, warmMs: 1000, shift: 0.02, taskMs: 200 };
const views = [
  '/wallet',
  '/wallet?view=transactions',
  '/wallet?view=send-money',
  '/wallet?view=deposit',
  '/intra-transfer',
] as const;
/** As long as a person would look before anything else happens. */
const settledMs = 4000;
/** What the application fetches for later takes a slow network so long at most. */
const fetchedMsMax = 120_000;
/** For so long nothing is under way once all of it has come. */
const idleMs = 1000;

interface Seen {
  largestMs: number;
  shift: number;
  taskMs: number;
}

export interface JourneyLine {
  what: string;
  value: number;
  most: number;
  unit: string;
}

/** Each figure is the median of so many phones. */
export async function walkAsPhone(address: {
  url: string;
  executablePath: string;
  token: string;
  name: string;
  password: string;
  runs: number;
}): Promise<JourneyLine[]> {
  const browser = await chromium.launch({
    executablePath: address.executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const visits: Record<string, Seen[]> = {};
    const taps: Record<string, Tapped[]> = {};
    const journeys = journeysOf(address);
    const note = (name: string, seen: Seen) => (visits[name] ??= []).push(seen);
    for (let run = 0; run < address.runs; run++) {
      for (const view of views) {
        const { cold, warm } = await visitTwice(browser, view, address);
        note(view, cold);
        if (view === '/wallet') note('warm', warm);
      }
      for (const journey of journeys) {
        const prepare = async (page: Page) => void (await page.addInitScript(signIn, address.token));
        (taps[journey.what] ??= []).push(await tapThrough(browser, journey, { url: address.url, prepare }));
      }
    }
    const middle = (name: string, of: keyof Seen) => median(visits[name]!.map(seen => seen[of]));
    return [
      { what: '/wallet, largest part, cold', value: middle('/wallet', 'largestMs'), most: most.coldMs, unit: 'ms' },
      { what: '/wallet, largest part, warm', value: middle('warm', 'largestMs'), most: most.warmMs, unit: 'ms' },
      ...views.map(view => ({ what: `${view}, shift`, value: middle(view, 'shift'), most: most.shift, unit: '' })),
      ...views.map(view => ({
        what: `${view}, longest task`,
        value: middle(view, 'taskMs'),
        most: most.taskMs,
        unit: 'ms',
      })),
      ...Object.entries(taps).flatMap(([what, tapped]) => [
        {
          what: `${what}, longest task (${tapped.at(-1)?.at})`,
          value: median(tapped.map(({ busyMs }) => busyMs)),
          most: mostBusyMs,
          unit: 'ms',
        },
        {
          what: `${what}, tap to picture`,
          value: median(tapped.map(({ answerMs }) => answerMs)),
          most: mostAnswerMs,
          unit: 'ms',
        },
      ]),
    ];
  } finally {
    await browser.close();
  }
}

/** A phone that has never been here, and the same phone when it comes back. */
async function visitTwice(
  browser: Browser,
  view: string,
  { url, token }: { url: string; token: string },
): Promise<{ cold: Seen; warm: Seen }> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 390, height: 844 }, isMobile: true });
  try {
    await context.addInitScript(signIn, token);
    await context.addInitScript(watch);
    const visit = async (): Promise<Seen> => {
      const page = await context.newPage();
      const fetched = watchFetches(page);
      await slowDown(page);
      await page.goto(view);
      await fetched();
      await page.waitForTimeout(settledMs);
      const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
      await page.close();
      return seen;
    };
    return { cold: await visit(), warm: await visit() };
  } finally {
    await context.close();
  }
}

/** Answers how to wait until all was fetched but the live stream, which a page keeps open as long as it is looked at. */
function watchFetches(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let changedAt = performance.now();
  const note = (change: (request: Request) => void) => (request: Request) => {
    change(request);
    changedAt = performance.now();
  };
  page.on(
    'request',
    note(request => !request.url().endsWith('/stream') && open.add(request)),
  );
  page.on(
    'requestfinished',
    note(request => open.delete(request)),
  );
  page.on(
    'requestfailed',
    note(request => open.delete(request)),
  );
  return async () => {
    const until = performance.now() + fetchedMsMax;
    while (open.size > 0 || performance.now() - changedAt < idleMs) {
      if (performance.now() > until)
        throw new Error(`not fetched: ${[...open].map(request => request.url()).join(' ')}`);
      await page.waitForTimeout(100);
    }
  };
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const { latencyMs: latency, bytesPerSecond: throughput } = phone;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: phone.slower });
}

function signIn(token: string): void {
  localStorage.setItem('wura.launched', 'yes');
  localStorage.setItem('token', token);
  const now = Date.now();
  localStorage.setItem('wura.session', JSON.stringify({ startedAtMs: now, usedAtMs: now, isRemembered: false }));
}

function watch(): void {
  const seen: Seen = { largestMs: 0, shift: 0, taskMs: 0 };
  Object.assign(globalThis, { seen });
  const each = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver(list => list.getEntries().forEach(note)).observe({ type, buffered: true });
  each('largest-contentful-paint', entry => (seen.largestMs = entry.startTime));
  each('layout-shift', entry => (seen.shift += (entry as unknown as { value: number }).value));
  each('longtask', entry => (seen.taskMs = Math.max(seen.taskMs, entry.duration)));
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
