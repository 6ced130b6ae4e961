// The first questions of a page, asked by the script in its <head> while the application is still on its way, and handed to
// the application once it asks them itself. It is another script than the application, so the answers wait on the window.

interface AskedEarly {
  readonly token: string;
  readonly atMs: number;
  readonly answers: Map<string, Promise<Response>>;
  /** Those that have come and were good, ready to be drawn. */
  readonly read: Map<string, EarlyAnswer>;
}

export interface EarlyAnswer {
  readonly value: unknown;
  readonly status: number;
  readonly requestId: string | undefined;
  readonly ms: number;
}

declare global {
  interface Window {
    wuraAsked?: AskedEarly;
  }
}

/** What was answered longer ago says nothing about now. */
const freshMsMax = 15_000;

/** Reads alone, at the addresses at which the application will ask. What is returned ends when all have been answered or lost. */
export async function askEarly(token: string, addresses: readonly string[]): Promise<void> {
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
  const atMs = Date.now();
  const read = new Map<string, EarlyAnswer>();
  const answers = new Map(
    addresses.map(address => {
      const answer = fetch(address, { headers, cache: 'no-store', signal: AbortSignal.timeout(freshMsMax) });
      return [address, answer] as const;
    }),
  );
  window.wuraAsked = { token, atMs, answers, read };
  // One that is lost is asked again by the application, which says what is wrong.
  await Promise.allSettled([...answers].map(([address, answer]) => keepRead(address, answer, { atMs, read })));
}

async function keepRead(address: string, answer: Promise<Response>, asked: Pick<AskedEarly, 'atMs' | 'read'>) {
  const response = await answer;
  if (!response.ok) return;
  const requestId = response.headers.get('x-request-id') ?? undefined;
  const value: unknown = await response.clone().json();
  const ms = Date.now() - asked.atMs;
  asked.read.set(address, { value, status: response.status, requestId, ms });
}

/** Each answer is given once, to the session that it is for; nothing where none was asked or none came. */
export async function takeAsked(address: string, token: string | null): Promise<Response | undefined> {
  const asked = window.wuraAsked;
  const answer = asked?.answers.get(address);
  asked?.answers.delete(address);
  asked?.read.delete(address);
  if (!answer || !isFresh(asked, token)) return undefined;
  return answer.catch(() => undefined);
}

/** The same at once, where it has come: what is drawn first is then drawn with it, and not a second time. */
export function takeRead(address: string, token: string | null): EarlyAnswer | undefined {
  const asked = window.wuraAsked;
  const answer = asked?.read.get(address);
  if (!answer || !isFresh(asked, token)) return undefined;
  asked.answers.delete(address);
  asked.read.delete(address);
  return answer;
}

export const askedEarlyAtMs = () => window.wuraAsked?.atMs;

const isFresh = (asked: AskedEarly | undefined, token: string | null): asked is AskedEarly =>
  asked !== undefined && asked.token === token && Date.now() - asked.atMs <= freshMsMax;
