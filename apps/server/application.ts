import { createImageProcessor } from '@wura/images/image-processor';
import { createWriter } from '@wura/ledger/server/writer';
import { admitKey } from '@wura/identity/server/admit-key';
import { registerWordings, type IdentityOptions, type SignedIn } from '@wura/identity/server';
import { isKeyToken } from '@wura/identity/server/key-tokens';
import { openOperators } from '@wura/operators/server';
import type { CurrencyCode } from '@wura/money/currencies';
import { countUp, countUpTo } from '@wura/counters';
import { createPool, shareOf } from '@wura/database';
import { watchWrites } from '@wura/database/watch-writes';
import { requireServingLogin } from '@wura/database/logins';
import { createRouter } from '@wura/http/router';
import { createHttpServer } from '@wura/http/server';
import type { Log } from '@wura/platform/log';
import { canSharePorts } from '@wura/platform/config';
import { createMetrics } from '@wura/platform/metrics';
import { createRateLimiter, unlimited } from '@wura/http/rate-limit';
import { createPolicy } from '@wura/policy/server';
import { openRuleBook } from '@wura/policy/server/rule-book';
import { createRateBook } from '@wura/rates/server';
import { rateSources } from '@wura/rates/server/ports';
import { openWalletServices } from '@wura/wallets/server/wallet-services';
import type { FastifyInstance } from 'fastify';
import { allFeatures, featureOffers, movementKinds } from './all-features.ts';
import { showClock } from './clock-figure.ts';
import type { Config } from './config.ts';
import { connections, ofOneRoomMax } from './connections.ts';
import { features } from './features.ts';
import { readLegalTexts } from './legal/read-legal-texts.ts';
import { openIdentity } from './open-identity.ts';
import { openVault } from './open-vault.ts';
import { openVendors } from './open-vendors.ts';
import { createProviderFigures } from './provider-figures.ts';
import { showJobFigures } from './job-figures.ts';
import { showWrites } from './write-figure.ts';
import { serveSystem } from './system.ts';
import { shareFigures, type Channel } from './share-figures.ts';
import { serveWeb } from './web-pages.ts';
import { serveWebhooks } from './webhooks.ts';

export interface Application {
  readonly app: FastifyInstance;
  /** Answers the address it listens on. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

export interface ApplicationOptions {
  config: Config;
  log: Log;
  now?: () => number;
  /** To the process that started us, if it runs others beside us behind our port. */
  parent?: Channel;
  /** In tests: an answer that no contract lists is a bug, and a late turn of the loop, or a slow picture, their own doing. */
  strict?: boolean;
  /** Only tests make it cheaper. No setting reaches it, and a live start refuses it. */
  hashing?: IdentityOptions['hashing'];
}

/** The whole server, wired: the one place where every part meets. */
export async function createApplication(options: ApplicationOptions): Promise<Application> {
  const { config, log, now = Date.now, strict = false, parent, hashing } = options;
  if (!config.databaseUrl || !config.checkerDatabaseUrl) {
    throw new Error('the server needs DATABASE_URL and CHECKER_DATABASE_URL; `npm start` brings both');
  }
  const database = { url: config.databaseUrl };
  const pool = createPool({ ...database, max: connections.customers, applicationName: 'wura-server' });
  const acts = createPool({ ...database, max: connections.acts, applicationName: 'wura-acts' });
  const ledgerPool = createPool({ ...database, max: connections.ledger, applicationName: 'wura-ledger' });
  const writer = createWriter({ pool: ledgerPool });
  const checking = { url: config.checkerDatabaseUrl, max: connections.checks, statementTimeoutMs: 60_000 };
  const checker = createPool({ ...checking, applicationName: 'wura-checker' });
  await Promise.all([requireServingLogin(pool, 'web'), requireServingLogin(checker, 'checker')]);

  // Before any caller is answered: a text that was changed after customers agreed to it is no text of theirs.
  const wordings = config.legalTextsDir === undefined ? [] : readLegalTexts(config.legalTextsDir);
  await registerWordings(pool, wordings);

  const metrics = createMetrics();
  const writes = watchWrites(pool);
  const app = createHttpServer({
    log,
    metrics,
    onFault: writes.met,
    trustProxy: config.trustProxy,
    isSecure: config.publicUrl.startsWith('https:'),
    refusesWhenLate: !strict,
  });
  const figures = createProviderFigures(metrics.registry, pool);
  showJobFigures(metrics.registry, pool);
  showClock(metrics.registry, { pool, now });
  showWrites(metrics.registry, writes);
  const vault = openVault(config);
  const offers = featureOffers({ config, pool, vault, now });
  const vendors = openVendors(config, { now, onEnd: figures.onEnd }, offers);
  for (const { vendor, isDown } of vendors.open) if (isDown) figures.watch(vendor.name, isDown);
  const { port, ports } = vendors;
  const rates = createRateBook({ db: pool, sources: ports(rateSources), now });
  // What foreign money is worth is known before the first customer asks; without it the rules table says.
  await rates.ready();
  const nairaRate = (from: CurrencyCode) => rates.recent({ from, to: 'NGN' });
  const book = await openRuleBook({ pool, rules: allFeatures.rules, now });
  // The first calls of a new day wait until its rules are known, and those after a quiet while for the rates.
  app.addHook('onRequest', ({ url }, _reply, done) => {
    const isAsked = url.startsWith('/api/') && !url.startsWith('/api/health/');
    const waits = isAsked && (book.ready() ?? rates.ready());
    // Nearly no call waits, and a promise for each would be a cost of all.
    return waits ? waits.then(() => rates.ready()) : done();
  });
  const policy = createPolicy({ rules: config.rules, now, nairaRate, book });
  const identity = openIdentity({ config, pool, now, policy, log, hashing });
  const walletServices = await openWalletServices({ pool, writer, identity, kinds: movementKinds });
  const limiter = config.hasRateLimits
    ? createRateLimiter({
        now,
        countEverywhere: (tallies, at) => countUp(pool, tallies, at),
        countManyEverywhere: (tally, at) => countUpTo(pool, tally, at),
      })
    : unlimited;
  const router = createRouter<SignedIn>({
    app,
    access: 'customer',
    authenticate: (token, how) =>
      isKeyToken(token) ? identity.keyCallers.authenticate(token, how) : identity.sessions.authenticate(token, how),
    isKey: isKeyToken,
    admit: admitKey,
    limiter,
    strict,
  });
  const isDemoWelcome = config.mode === 'sandbox';
  const { consoleUrl } = config;
  const staffed = { isDemoWelcome, identity, consoleUrl };
  const operators = openOperators({ app, limiter, strict, pool, acts, now, vault, ...staffed });

  const images = createImageProcessor({ isPatient: strict });
  const toClose: (() => Promise<void>)[] = [];
  const onClose = (work: () => Promise<void>) => void toClose.push(work);
  const onClosing = (work: () => void) => app.addHook('preClose', done => (work(), done()));
  const core = { config, pool, checker, identity, walletServices, policy, rates, images, vault, operators, now, log };
  for (const { name, serve, serveStaff, approvals } of features) {
    // A room whose own tables do not answer holds its share of the connections, and not those of sign-ins and transfers.
    const own = shareOf(pool, ofOneRoomMax);
    const shared = { ...core, pool: own, identity: { ...identity, pool: own } };
    const needs = { ...shared, port, ports, onClose, onClosing, all: allFeatures, settings: config.settings[name] };
    for (const kind of approvals?.(needs) ?? []) operators.approvals.add(kind);
    serve?.(router, needs);
    serveStaff?.(operators.router, needs);
  }
  serveWebhooks(app, { vendors, pool, figures });
  serveSystem(app, { config, writes, figures: shareFigures(metrics.registry, parent), limits: policy.limits, port });
  const frames = features.flatMap(each => each.frames?.({ port }) ?? []);
  await serveWeb(app, config, { frames, legal: { wordings, now } });

  // Shared with the processes beside us, and with the one that takes our place.
  const place = { host: config.host, port: config.port, reusePort: parent !== undefined && canSharePorts };
  return {
    app,
    listen: () => app.listen(place),
    async close() {
      await app.close();
      await images.close();
      for (const work of toClose) await work();
      await writer.close();
      await identity.close();
      await Promise.all([pool.end(), acts.end(), ledgerPool.end(), checker.end()]);
    },
  };
}
