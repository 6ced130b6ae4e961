import { minuteMs } from '@wura/platform/time';
import type { ReplyOf, RouteSpec } from '@wura/wire';
import { call, type CallArgs, type Endpoint } from './client.ts';
import { newIntentKey } from './intent.ts';

/** Of each call the last one that was not answered by what it made. */
const unanswered = new Map<string, { asked: string; key: string; atMs: number }>();

/** Asked later than this in the same words, it is another: the customer has seen by then that there is one, or made do without. */
const sameForMs = 10 * minuteMs;

/**
 * A call that makes something. Its answer may be lost after it was made: sent once more in the same words, from the same form or
 * from one that was opened anew, it has the same key, and the customer is shown the one there is. The PIN is none of the words.
 */
export async function callOnce<Spec extends RouteSpec>(
  to: Endpoint<Spec>,
  args: Omit<CallArgs<Spec>, 'key'> & { body: object },
): Promise<ReplyOf<Spec>> {
  const { params, body, files } = args as { params?: object; body: object; files?: Readonly<Record<string, File>> };
  const asked = JSON.stringify([params, { ...body, pin: undefined }, Object.entries(files ?? {}).map(asText)]);
  const before = unanswered.get(to.path);
  const isAgain = before?.asked === asked && Date.now() - before.atMs < sameForMs;
  const key = isAgain ? before.key : newIntentKey();
  if (!isAgain) unanswered.set(to.path, { asked, key, atMs: Date.now() });
  const made = await call(to, { ...args, key } as unknown as CallArgs<Spec>);
  // Whoever asks in the same words from now on means another.
  if (unanswered.get(to.path)?.key === key) unanswered.delete(to.path);
  return made;
}

/** What a browser knows of a file before it reads it. */
const asText = ([field, { name, size, lastModified }]: [string, File]) => [field, name, size, lastModified];
