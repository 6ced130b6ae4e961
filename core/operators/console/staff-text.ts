import { CallError } from '@wura/browser/call-error';

/**
 * What went wrong, in the server's own English: staff read no other language, so the console keeps no words of its own for
 * codes. Then what is wrong with which field, where there are several. What was only read cannot have been done.
 */
export function staffText(error: unknown, { isRead = false }: { isRead?: boolean } = {}): string {
  if (!(error instanceof CallError)) return 'This page has a fault of its own. Load it again, and report it.';
  if (error.kind === 'offline') return 'You are offline. Nothing was sent.';
  if (error.kind === 'lost') {
    return `The server did not answer.${isRead ? '' : ' Look again before you repeat this: it may have been done.'}`;
  }
  const said = error.said ?? `Refused (${error.code}).`;
  const faults = Object.entries((error.body['errors'] ?? {}) as Record<string, string>);
  // The sentence of the answer is that of one field, which is told with its place among many that were sent at once.
  const isToldOfField = faults.some(([, fault]) => fault === said);
  const reference = error.status >= 500 && error.requestId ? [`Reference ${error.requestId}.`] : [];
  return inSentences([...(isToldOfField ? [] : [said]), ...new Set(faults.map(ofPlace)), ...reference]);
}

/** Faults end without a full stop, which they need where another follows. */
function inSentences(texts: readonly string[]): string {
  if (texts.length === 1) return texts[0]!;
  return texts.map(text => (/[.!?]$/.test(text) ? text : `${text}.`)).join(' ');
}

function ofPlace([field, fault]: [string, string]): string {
  const place = /\.(\d+)$/.exec(field)?.[1];
  return place === undefined ? fault : `No. ${Number(place) + 1}: ${fault}`;
}
