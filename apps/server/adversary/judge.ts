import type { RouteSpec } from '@wura/wire';
import { refusalBody } from '@wura/wire/shapes';
import { movesMoney } from './requests.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly text: string;
  readonly tookMs: number;
}

/** No answer may take longer, however strange the question. */
export const answerMsMax = 1_000;

// What only an insider would say: stacks, SQL, and the names of our tools.
const inside =
  /\bat .+:\d+:\d+|node:internal|node_modules|\.ts\b|\b(Syntax|Type|Range|Reference|Zod|Database)Error\b|FST_|ERR_|ECONN|SQLSTATE|\b(relation|column|constraint) "|violates|invalid byte sequence|pg_|argon2|fastify|zod|postgres|stack/i;

/** What is said where one call is all that a customer makes, and the attack makes thousands. */
const isBusy = /"code":"export_busy"/;

/** Whatever is wrong with an answer, whatever was asked. */
export function faultsOf(answer: Answer, url: string): string[] {
  const { status, headers, text } = answer;
  const faults = [...headerFaults(answer, url)];
  if (status >= 500 && !isBusy.test(text)) faults.push(`${status}`);
  if (status >= 300 && status < 400) faults.push(`a redirect: ${status}`);
  if (status >= 200 && status < 300 && status !== 204 && text === '') faults.push(`an empty ${status}`);
  if (status >= 400) faults.push(...refusalFaults(answer));
  if (headers['server'] !== undefined || headers['x-powered-by'] !== undefined) faults.push('names its maker');
  return faults;
}

function headerFaults({ headers, status }: Answer, url: string): string[] {
  const faults: string[] = [];
  if (!/^[\w-]{8,64}$/.test(String(headers['x-request-id'] ?? ''))) faults.push('no x-request-id');
  if (headers['x-content-type-options'] !== 'nosniff') faults.push('no nosniff');
  const isApi = url.startsWith('/api') || status >= 400;
  const isPhoto = status === 200 && headers['content-type'] === 'image/jpeg';
  if (isApi && !isPhoto && headers['cache-control'] !== 'no-store') faults.push('no no-store');
  if (isApi && !String(headers['content-security-policy'] ?? '').includes("default-src 'none'")) faults.push('no csp');
  return faults;
}

function refusalFaults({ headers, text }: Answer): string[] {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return ['a refusal that is not JSON'];
  }
  const read = refusalBody.safeParse(body);
  if (!read.success) return ['a refusal without message, code or requestId'];
  const { message, code, requestId, errors = {} } = read.data;
  const said = [message, code, ...Object.values(errors)].find(words => inside.test(words));
  return [
    ...(said === undefined ? [] : [`says what only we should know: ${said}`]),
    ...(message === '' || code === '' ? ['a refusal that says nothing'] : []),
    ...(requestId === headers['x-request-id'] ? [] : ['requestId is not x-request-id']),
    ...(String(headers['content-type']).startsWith('application/json') ? [] : ['a refusal not typed as JSON']),
  ];
}

/**
 * What else is wrong when a part of the request was: money must not move, and no success may be given that no contract
 * lists.
 */
export function faultsAfterAttack({ status }: Answer, route: RouteSpec): string[] {
  if (status >= 400) return [];
  if (movesMoney(route)) return [`money moved: ${status}`];
  return status in route.answers ? [] : [`a success that the contract does not list: ${status}`];
}
