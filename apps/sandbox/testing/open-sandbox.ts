import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { silentLog } from '@wura/platform/log';
import { expect } from 'vitest';
import { createSandbox, type Sandbox, type SandboxOptions } from '../sandbox.ts';

/** Asks until the answer is as expected. */
export function eventually<Value>(ask: () => Value) {
  return expect.poll(ask, { timeout: 15_000, interval: 5 });
}

export const secretKey = 'sk_test_of_these_tests';

/** What came back: `body` is undefined where it was no JSON. */
export interface Reply {
  status: number;
  headers: Headers;
  text: string;
  body: any;
}

export interface TestSandbox {
  sandbox: Sandbox;
  url: string;
  smtpUrl: string;
  dataDir: string;
  receiver: Receiver;
  /** A call of Paystack's API with the right key. */
  paystack(path: string, body?: unknown, options?: { signal?: AbortSignal }): Promise<Reply>;
  /** A call of Squad's API with the sandbox's key. */
  squad(path: string, body?: unknown, options?: { signal?: AbortSignal }): Promise<Reply>;
  /** A call of VTpass's API with the sandbox's keys. */
  vtpass(path: string, body?: unknown, options?: { signal?: AbortSignal }): Promise<Reply>;
  /** A call of the card issuer's API with the sandbox's token. */
  issuer(path: string, body?: unknown, options?: { signal?: AbortSignal; method?: string }): Promise<Reply>;
  /** A control call: POST with a body, else GET. */
  control(path: string, body?: unknown): Promise<Reply>;
  close(): Promise<void>;
}

/** A sandbox in this process on a port of its own, with a receiver for its webhooks. */
export async function openSandbox(options: Partial<SandboxOptions> = {}): Promise<TestSandbox> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'wura-sandbox-'));
  const receiver = await openReceiver();
  const webhookUrl = `${receiver.url}/api/webhooks`;
  const sandbox = createSandbox({
    dataDir,
    webhookUrl,
    paystack: { secretKey },
    log: silentLog,
    isDurable: false,
    ...options,
  });
  const url = await sandbox.listen(0);
  const smtpUrl = await sandbox.listenForMail(0);
  return {
    sandbox,
    url,
    smtpUrl,
    dataDir,
    receiver,
    paystack: (at, body, { signal } = {}) =>
      call(`${url}/paystack${at}`, { body, signal, headers: { authorization: `Bearer ${secretKey}` } }),
    squad: (at, body, { signal } = {}) =>
      call(`${url}/squad${at}`, { body, signal, headers: { authorization: 'Bearer sandbox_sk_sandbox' } }),
    vtpass: (at, body, { signal } = {}) =>
      call(`${url}/vtpass${at}`, {
        body,
        signal,
        headers: {
          'api-key': 'sandbox_api_key',
          ...(body === undefined ? { 'public-key': 'PK_sandbox' } : { 'secret-key': 'SK_sandbox' }),
        },
      }),
    issuer: (at, body, { signal, method } = {}) =>
      call(`${url}/issuer${at}`, { body, signal, method, headers: { token: 'Bearer at_test_sandbox' } }),
    control: (at, body) => call(`${url}/_sandbox${at}`, { body }),
    async close() {
      await sandbox.close();
      await receiver.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

export async function call(
  url: string,
  options: {
    body?: unknown;
    headers?: Record<string, string>;
    method?: string | undefined;
    signal?: AbortSignal | undefined;
  } = {},
): Promise<Reply> {
  const { body, headers = {}, method = body === undefined ? 'GET' : 'POST', signal = null } = options;
  const response = await fetch(url, {
    method,
    redirect: 'manual',
    signal,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    parsed = undefined;
  }
  return { status: response.status, headers: response.headers, text, body: parsed };
}

export interface Receiver {
  url: string;
  /** Every webhook that arrived, as it arrived. */
  received: { path: string; headers: IncomingHttpHeaders; body: string }[];
  /** What it answers from now on, one after the other; the last one for ever. */
  answers: number[];
  /** The events that arrived for this reference, in order. */
  eventsOf(reference: string): string[];
  close(): Promise<void>;
}

async function openReceiver(): Promise<Receiver> {
  const received: Receiver['received'] = [];
  const answers = [200];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ path: request.url!, headers: request.headers, body: Buffer.concat(chunks).toString() });
      response.statusCode = answers.length > 1 ? answers.shift()! : answers[0]!;
      response.end();
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answers,
    eventsOf: reference =>
      received
        .map(({ body }) => JSON.parse(body) as { event: string; data: Record<string, unknown> })
        .filter(({ data }) => data['reference'] === reference || data['transaction_reference'] === reference)
        .map(({ event }) => event),
    async close() {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}

let made = 0;
/** A reference that both payments and transfers take, and that no other test uses. */
export const newReference = (): string => `test-reference-${String(++made).padStart(6, '0')}`;

export async function initialize(box: TestSandbox, fields: Record<string, unknown> = {}): Promise<string> {
  const reference = newReference();
  const body = { email: 'ada@example.com', amount: 250_000, reference, ...fields };
  const { status, text } = await box.paystack('/transaction/initialize', body);
  if (status !== 200) throw new Error(text);
  return reference;
}

export async function makeRecipient(box: TestSandbox, account = '0123456789'): Promise<string> {
  const fields = { type: 'nuban', name: 'Chidi Okafor', account_number: account, bank_code: '058', currency: 'NGN' };
  const { body } = await box.paystack('/transferrecipient', fields);
  return body.data.recipient_code as string;
}

export async function openAccount(box: TestSandbox, email = 'bola@example.com'): Promise<string> {
  const person = { email, first_name: 'Bola', last_name: 'Adeyemi', phone: '+2348031234567' };
  const customer = (await box.paystack('/customer', person)).body.data.customer_code;
  const { body } = await box.paystack('/dedicated_account', { customer, preferred_bank: 'titan-paystack' });
  return body.data.account_number as string;
}

/** Waits until the call has met its fault, and whatever work there was is done, before it stops waiting for an answer. */
export async function giveUpOnceMet(box: TestSandbox, ask: (signal: AbortSignal) => Promise<Reply>): Promise<void> {
  const patience = new AbortController();
  const answer = ask(patience.signal).catch((error: Error) => error.name);
  await eventually(async () => (await box.control('/faults')).body).toEqual([]);
  patience.abort();
  expect(await answer).toBe('AbortError');
}

/** What the books say of one reference, the caller's or the provider's. */
export async function entryOf(box: TestSandbox, reference: string, provider = 'paystack'): Promise<any> {
  const { body } = await box.control(`/books/${provider}`);
  return body.find((entry: any) => [entry.reference, entry.provider_reference].includes(reference));
}
