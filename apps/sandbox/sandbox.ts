import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '@wura/platform/log';
import Fastify, { type FastifyInstance } from 'fastify';
import { openBooks } from './books.ts';
import { serveControls } from './control.ts';
import { createChain } from './chain/provider.ts';
import { createFaults } from './faults.ts';
import { createFiles } from './files/provider.ts';
import { createFx } from './fx/provider.ts';
import { createGeo } from './geo/provider.ts';
import { createGiftCards } from './giftcards/provider.ts';
import { createIdentity } from './identity/provider.ts';
import { createIssuer } from './issuer/provider.ts';
import { createLiveness } from './liveness/provider.ts';
import { createMailServer } from './mail/mail-server.ts';
import { createOidc } from './oidc/provider.ts';
import { createOutbox } from './outbox.ts';
import { answerOwnHostOnly } from './own-host.ts';
import { createPaystack } from './paystack/provider.ts';
import type { World } from './provider.ts';
import { createPush } from './push/provider.ts';
import { createSms } from './sms/provider.ts';
import { createSquad } from './squad/provider.ts';
import { createVtpass } from './vtpass/provider.ts';
import { createWebhooks, retryDelayMs } from './webhooks.ts';

export interface Sandbox {
  readonly app: FastifyInstance;
  /** Answers the address it listens on. */
  listen(port: number): Promise<string>;
  /** Takes mail from now on, and answers the address for SMTP. */
  listenForMail(port: number): Promise<string>;
  close(): Promise<void>;
}

export interface SandboxOptions {
  dataDir: string;
  /** Webhooks go there, with the provider's name added. */
  webhookUrl: string;
  paystack: { secretKey: string };
  log: Log;
  now?: () => number;
  /** When an unanswered webhook is tried again; nothing means never. */
  retryDelayMs?: (attempts: number) => number | undefined;
  /** How often the chain makes a block by itself; nothing means only when it is told to. */
  blockEveryMs?: number;
  /** Tests that pull no plug need not wait for the disk. */
  isDurable?: boolean;
}

/** The outside world in one process: every provider as its own protocol describes it, and the controls that decide. */
export function createSandbox(options: SandboxOptions): Sandbox {
  const { log, now = Date.now } = options;
  const file = path.join(options.dataDir, 'sandbox', 'books.sqlite');
  const books = openBooks(file, { isDurable: options.isDurable ?? true });
  const webhooks = createWebhooks({
    books,
    now,
    log,
    url: options.webhookUrl,
    retryDelayMs: options.retryDelayMs ?? retryDelayMs,
    timeoutMs: 10_000,
  });
  const closing = new AbortController();
  const wait = (ms: number) => sleep(ms, undefined, { signal: closing.signal });
  const world: World = { books, faults: createFaults(), webhooks, now, wait, log };
  const outbox = createOutbox({ books, now });
  const providers = [
    createPaystack({ world, secretKey: options.paystack.secretKey }),
    createSquad({ world }),
    createVtpass({ world }),
    createIssuer({ world }),
    createGiftCards({ world }),
    createGeo({ world }),
    createFiles({ world }),
    createFx({ world }),
    createIdentity({ world }),
    createLiveness({ world }),
    createOidc({ world }),
    createChain({ world, blockEveryMs: options.blockEveryMs }),
    createSms({ world, outbox }),
    createPush({ world }),
  ];
  const mailServer = createMailServer({ outbox, log });

  const app = Fastify({
    logger: false,
    bodyLimit: 1024 * 1024,
    routerOptions: { maxParamLength: 200 },
    exposeHeadRoutes: false,
    // A call that is never to be answered would otherwise keep us from ending.
    forceCloseConnections: true,
  });
  answerOwnHostOnly(app);
  takeEmptyBodies(app);
  app.register(async scope => serveControls(scope, { world, providers, outbox }), { prefix: '/_sandbox' });
  for (const provider of providers) {
    app.register(async scope => provider.serve(scope), { prefix: `/${provider.name}` });
  }

  return {
    app,
    async listen(port) {
      // Loopback and nothing else, whatever HOST says: it signs with keys that are printed in its manual.
      const url = await app.listen({ host: '127.0.0.1', port });
      webhooks.start();
      return url;
    },
    listenForMail: port => mailServer.listen(port),
    async close() {
      closing.abort();
      await app.close();
      await mailServer.close();
      await webhooks.close();
      books.close();
    },
  };
}

/** Many clients name a type on every call, also where they send nothing; the parser that ships with Fastify minds. */
function takeEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parse(request, body, done),
  );
}
