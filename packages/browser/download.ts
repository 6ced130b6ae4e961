import { CallError, refusedFrom } from './call-error.ts';
import { readToken, sessionUsed } from './session.ts';

/** A PDF is drawn when it is asked for. */
const timeoutMs = 20_000;

/** A file of the API, posted for where a body comes along. Links carry no token, so the browser cannot fetch it by itself. */
export async function fetchFile(address: string, body?: object): Promise<Blob> {
  if (!navigator.onLine) throw new CallError({ kind: 'offline', code: 'offline' });
  const token = readToken();
  const deadline = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(address, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      signal: deadline,
      cache: 'no-store',
    });
    if (!response.ok) throw refusedFrom(response.status, await response.json().catch(() => null), undefined);
    const file = await response.blob();
    if (token) sessionUsed();
    return file;
  } catch (error) {
    if (error instanceof CallError) throw error;
    throw new CallError({ kind: 'lost', code: deadline.aborted ? 'timeout' : 'connection_lost' });
  }
}

/** Long enough for any browser to have begun, and to have asked where to put it. */
const keptMs = 60_000;

/** Puts a file where the browser puts downloads. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The click only asks for the download: it may be begun after this, and an address given up by then leads nowhere.
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
}
