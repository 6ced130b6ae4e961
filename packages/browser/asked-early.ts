// The first questions of a page, asked by the script in its <head> while the application is still on its way, and handed to
// the application once it asks them itself. It is another script than the application, so the answers wait on the window.

interface AskedEarly {
  readonly token: string;
  readonly atMs: number;
  readonly answers: Map<string, Promise<Response>>;
}

declare global {
  interface Window {
    wuraAsked?: AskedEarly;
  }
}

/** What was answered longer ago says nothing about now. */
const freshMsMax = 15_000;

/** Reads alone, at the addresses at which the application will ask. */
export function askEarly(token: string, addresses: readonly string[]): void {
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
  const answers = new Map(
    addresses.map(address => {
      const answer = fetch(address, { headers, cache: 'no-store', signal: AbortSignal.timeout(freshMsMax) });
      // Asked again by the application, which says what is wrong.
      answer.catch(() => undefined);
      return [address, answer] as const;
    }),
  );
  window.wuraAsked = { token, atMs: Date.now(), answers };
}

/** Each answer is given once, to the session that it is for; nothing where none was asked or none came. */
export async function takeAsked(address: string, token: string | null): Promise<Response | undefined> {
  const asked = window.wuraAsked;
  const answer = asked?.answers.get(address);
  asked?.answers.delete(address);
  if (!answer || asked?.token !== token || Date.now() - asked.atMs > freshMsMax) return undefined;
  return answer.catch(() => undefined);
}
