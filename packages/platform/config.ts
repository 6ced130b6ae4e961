import { isIP } from 'node:net';
import path from 'node:path';

// Everything the operator may say, read in one place and refused in one line when it makes no sense. A variable joins
// the result on the day something uses it; until then a wrong value is refused all the same, so that a typing mistake
// does not lie in wait for the release that starts to read it.

export type Config = {
  /** One key of a provider that moves money makes the whole product live: nothing is simulated beside real money. */
  mode: 'sandbox' | 'live';
  host: string;
  port: number;
  /** Where the world finds this start, without a slash at the end: for search engines and whoever shares a page. */
  publicUrl: string;
  /** None: the embedded PostgreSQL under `dataDir`. */
  databaseUrl: string | undefined;
  /** Where the web process reads what only checks may read, by a login that can write nothing. */
  checkerDatabaseUrl: string | undefined;
  dataDir: string;
  isDemoSeeded: boolean;
  hasRateLimits: boolean;
  rules: 'sandbox' | 'nigeria';
  hasDebugApi: boolean;
  /** 32 bytes. None in sandbox mode: one is generated into `dataDir`. */
  masterKey: Buffer | undefined;
  /** The one before it, while `npm run rotate-keys` seals anew what it sealed. */
  previousMasterKey: Buffer | undefined;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** How many proxies of ours stand before us, or their networks: only what they wrote into `X-Forwarded-For` is believed. */
  trustProxy: TrustedProxies;
  /** Opens `/metrics` to whoever bears it. */
  metricsToken: string | undefined;
  /** What stands in for the outside world. None in live mode. */
  sandbox: SandboxConfig | undefined;
  /** None: switched off, because another provider is live and this one has no key. */
  paystack: PaystackConfig | undefined;
  /** None: mail is switched off, and whatever needs it says so. */
  mail: MailConfig | undefined;
  /** None: no identity number can be checked, and whatever needs that says so. */
  dojah: DojahConfig | undefined;
  /** `auto`: the sandbox's own reviewer decides after a moment. */
  kycReview: 'auto' | 'manual';
  /** Who is asked which country an address is in. */
  geoBaseUrl: string;
  /** When a person answers messages, in Lagos: `Mon-Fri 08:00-18:00`. */
  supportHours: string;
  /** What the public pages say of this service, instead of their samples. */
  figures: Figures | undefined;
};

export type TrustedProxies = number | readonly string[];

export type Figures = Partial<Record<FigureName, string | number>>;
type FigureName = (typeof figureNames)[number];

export type SandboxConfig = {
  url: string;
  /** Where it listens if it is ours. */
  port: number;
  /** Where it takes mail. */
  mailPort: number;
  /** Started by somebody else at `url`: we start none. */
  isElsewhere: boolean;
  /** Where it sends webhooks, with the provider's name added. */
  webhookUrl: string;
};

export type MailConfig = { url: string; from: string };

export type DojahConfig = { appId: string; secretKey: string; baseUrl: string };

export type PaystackConfig = { secretKey: string; publicKey: string | undefined; baseUrl: string };

type Environment = Readonly<Record<string, string | undefined>>;

const keysThatMoveMoney = [
  'PAYSTACK_SECRET_KEY',
  'SQUAD_SECRET_KEY',
  'VTPASS_API_KEY',
  'BRIDGECARD_ACCESS_TOKEN',
  'TRON_WALLET_SEED',
] as const;

export function readConfig(environment: Environment): Config {
  const read = reader(environment);
  const liveKey = keysThatMoveMoney.find(name => read.text(name) !== undefined);
  const mode = liveKey ? 'live' : 'sandbox';
  const databaseUrl = read.url('DATABASE_URL', postgres);
  const hasRateLimits = read.choice('RATE_LIMITS', ['on', 'off']) !== 'off';
  const masterKey = readKey('MASTER_KEY', read.text('MASTER_KEY'));
  if (liveKey && !masterKey) throw new Error(`${liveKey} makes this a live start, and that needs a MASTER_KEY`);
  if (liveKey && !hasRateLimits) throw new Error(`RATE_LIMITS=off is refused in live mode (${liveKey} is set)`);
  checkReserved(read);
  const port = read.port('PORT') ?? 3000;
  const host = read.text('HOST') ?? '127.0.0.1';
  const sandbox = mode === 'sandbox' ? readSandbox(read, port) : undefined;
  const publicUrl = readPublicUrl(read.url('PUBLIC_URL', web) ?? `http://${host}:${port}`);
  const trustProxy = readTrustProxy(read.text('TRUST_PROXY'));
  if (liveKey && publicUrl.startsWith('https:') && trustProxy === 0) {
    throw new Error(
      'PUBLIC_URL is https, so TRUST_PROXY must say who stands before us: how many proxies, or their networks',
    );
  }

  return {
    mode,
    host,
    port,
    publicUrl,
    databaseUrl,
    checkerDatabaseUrl: read.url('CHECKER_DATABASE_URL', postgres),
    dataDir: path.resolve(read.text('DATA_DIR') ?? '.data'),
    isDemoSeeded: readSeedDemo(read, { liveKey, databaseUrl }),
    hasRateLimits,
    rules: readRules(read, liveKey),
    hasDebugApi: (read.choice('DEBUG_API', ['on', 'off']) ?? (liveKey ? 'off' : 'on')) === 'on',
    masterKey,
    previousMasterKey: readKey('MASTER_KEY_PREVIOUS', read.text('MASTER_KEY_PREVIOUS')),
    // A newcomer's terminal should show the ready line, not a line for each request.
    logLevel: read.choice('LOG_LEVEL', ['debug', 'info', 'warn', 'error', 'silent']) ?? (liveKey ? 'info' : 'warn'),
    trustProxy,
    metricsToken: readMetricsToken(read.text('METRICS_TOKEN')),
    sandbox,
    paystack: readPaystack(read, sandbox),
    dojah: readDojah(read, sandbox),
    kycReview: readKycReview(read, mode),
    mail: readMail(read, sandbox),
    supportHours: readSupportHours(read.text('SUPPORT_HOURS')),
    figures: readFigures(read.text('FIGURES')),
    geoBaseUrl: (read.url('GEO_BASE_URL', web) ?? (sandbox ? `${sandbox.url}/geo` : 'https://ipwho.is')).replace(
      /\/+$/,
      '',
    ),
  };
}

const web = ['http:', 'https:'];
const postgres = ['postgres:', 'postgresql:'];

/** The demonstration's passwords are printed in the README, so whoever reads it could sign in beside real money. */
function readSeedDemo(
  read: ReturnType<typeof reader>,
  { liveKey, databaseUrl }: { liveKey: string | undefined; databaseUrl: string | undefined },
): boolean {
  const given = read.choice('SEED_DEMO', ['true', 'false']);
  if (liveKey && given === 'true') throw new Error(`SEED_DEMO=true is refused in live mode (${liveKey} is set)`);
  return given === undefined ? !liveKey && !databaseUrl : given === 'true';
}

/** The sandbox's rules ask for no identity and hold nothing back, which no law allows with real money. */
function readRules(read: ReturnType<typeof reader>, liveKey: string | undefined): Config['rules'] {
  const given = read.choice('RULES', ['sandbox', 'nigeria']);
  if (liveKey && given === 'sandbox') throw new Error(`RULES=sandbox is refused in live mode (${liveKey} is set)`);
  return given ?? (liveKey ? 'nigeria' : 'sandbox');
}

/** Without it each caller behind a proxy has the address of the proxy, and one of them uses up the budget of all. */
function readTrustProxy(given = 'off'): TrustedProxies {
  if (given === 'off') return 0;
  if (/^[1-9]$/.test(given)) return Number(given);
  const networks = given.split(',').map(text => text.trim());
  if (networks.every(isNetwork)) return networks;
  throw new Error(`TRUST_PROXY must be off, how many proxies, or their networks such as 10.0.0.0/8, not "${given}"`);
}

function isNetwork(text: string): boolean {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const kind = isIP(address);
  return kind !== 0 && (bits === undefined || (Number(bits) >= 1 && Number(bits) <= (kind === 4 ? 32 : 128)));
}

/** Pages name each other from the root, so that ours must be one. */
function readPublicUrl(url: string): string {
  const { origin, href } = new URL(url);
  if (href !== `${origin}/`) throw new Error(`PUBLIC_URL must be the root of a host, and ${url} is not`);
  return origin;
}

function readSandbox(read: ReturnType<typeof reader>, productPort: number): SandboxConfig {
  const port = read.port('SANDBOX_PORT') ?? productPort + 1;
  const elsewhere = read.url('SANDBOX_URL', web);
  if (!elsewhere && port > 65_535) throw new Error('SANDBOX_PORT is needed, because there is no port above PORT');
  if (!elsewhere && port === productPort) throw new Error(`SANDBOX_PORT and PORT cannot both be ${port}`);
  const url = (elsewhere ?? `http://127.0.0.1:${port}`).replace(/\/+$/, '');
  const mailPort = read.port('SANDBOX_MAIL_PORT') ?? Number(new URL(url).port || 80) + 1;
  if (mailPort > 65_535) throw new Error('SANDBOX_MAIL_PORT is needed, because there is no port above SANDBOX_PORT');
  if (!elsewhere && [port, productPort].includes(mailPort)) {
    throw new Error(`SANDBOX_MAIL_PORT cannot be ${mailPort}, where something else listens`);
  }
  return {
    url,
    port,
    mailPort,
    isElsewhere: elsewhere !== undefined,
    webhookUrl: read.url('WEBHOOK_URL', web) ?? `http://127.0.0.1:${productPort}/api/webhooks`,
  };
}

/** The sandbox has keys of its own, which are no secret: it and the product may be started apart and must agree. */
function readPaystack(read: ReturnType<typeof reader>, sandbox: SandboxConfig | undefined): PaystackConfig | undefined {
  const secretKey = read.text('PAYSTACK_SECRET_KEY') ?? (sandbox && 'sk_test_sandbox');
  if (!secretKey) return undefined;
  const baseUrl = sandbox ? `${sandbox.url}/paystack` : 'https://api.paystack.co';
  return {
    secretKey,
    publicKey: read.text('PAYSTACK_PUBLIC_KEY') ?? (sandbox && 'pk_test_sandbox'),
    baseUrl: (read.url('PAYSTACK_BASE_URL', web) ?? baseUrl).replace(/\/+$/, ''),
  };
}

/** An identity check moves no money, so it may be live beside a sandbox: then its keys are there. */
function readDojah(read: ReturnType<typeof reader>, sandbox: SandboxConfig | undefined): DojahConfig | undefined {
  const [appId, secretKey] = [read.text('DOJAH_APP_ID'), read.text('DOJAH_SECRET_KEY')];
  if ((appId === undefined) !== (secretKey === undefined)) {
    throw new Error('DOJAH_APP_ID and DOJAH_SECRET_KEY are set together or not at all');
  }
  const isLive = appId !== undefined;
  if (!isLive && !sandbox) return undefined;
  const baseUrl = isLive ? 'https://api.dojah.io' : `${sandbox!.url}/identity`;
  return {
    appId: appId ?? 'sandbox_app',
    secretKey: secretKey ?? 'sandbox_secret',
    baseUrl: (read.url('DOJAH_BASE_URL', web) ?? baseUrl).replace(/\/+$/, ''),
  };
}

function readKycReview(read: ReturnType<typeof reader>, mode: Config['mode']): Config['kycReview'] {
  const given = read.choice('KYC_REVIEW', ['auto', 'manual']);
  if (given === 'auto' && mode === 'live')
    throw new Error('KYC_REVIEW=auto is refused in live mode: nobody would look');
  return given ?? (mode === 'live' ? 'manual' : 'auto');
}

function readMail(read: ReturnType<typeof reader>, sandbox: SandboxConfig | undefined): MailConfig | undefined {
  const from = read.text('MAIL_FROM');
  if (from !== undefined && !isMailAddress(from)) throw new Error('MAIL_FROM must be one plain mail address');
  const url =
    read.url('SMTP_URL', ['smtp:', 'smtps:']) ??
    (sandbox && `smtp://${new URL(sandbox.url).hostname}:${sandbox.mailPort}`);
  return url === undefined ? undefined : { url, from: from ?? senderAt(url) };
}

/** Mail servers take mail from whoever signs in to them; those that know nobody by an address, from their own domain. */
function senderAt(smtpUrl: string): string {
  const { username, hostname } = new URL(smtpUrl);
  const candidates = [decodeURIComponent(username), `no-reply@${hostname}`];
  return candidates.find(isMailAddress) ?? 'no-reply@wura.local';
}

/** A domain that ends in letters is no bare IP address. */
function isMailAddress(text: string): boolean {
  return /^[^\s@<>,;:"]+@[^\s@<>,;:"]+\.[a-z]{2,}$/i.test(text);
}

function reader(environment: Environment) {
  // An empty value is how many a tool spells "not set".
  const text = (name: string) => environment[name]?.trim() || undefined;
  return {
    text,
    choice<Word extends string>(name: string, words: readonly Word[]): Word | undefined {
      const given = text(name);
      if (given === undefined || words.includes(given as Word)) return given as Word | undefined;
      throw new Error(`${name} must be ${words.join(' or ')}, not "${given}"`);
    },
    port(name: string): number | undefined {
      const given = text(name);
      if (given === undefined) return undefined;
      const port = /^\d{1,5}$/.test(given) ? Number(given) : 0;
      if (port < 1 || port > 65_535) throw new Error(`${name} must be a port from 1 to 65535, not "${given}"`);
      return port;
    },
    url(name: string, protocols: readonly string[]): string | undefined {
      const given = text(name);
      if (given === undefined) return undefined;
      // The value is not repeated: it may hold a password.
      if (!protocols.includes(URL.parse(given)?.protocol ?? '')) {
        throw new Error(`${name} must be a URL that begins with ${protocols.join('// or ')}//`);
      }
      return given;
    },
  };
}

function readKey(name: string, given: string | undefined): Buffer | undefined {
  if (given === undefined) return undefined;
  const key = Buffer.from(given, /^[0-9a-f]{64}$/i.test(given) ? 'hex' : 'base64');
  // Buffer.from skips what it cannot read, so only a value that comes out the same was meant.
  const isExact = key.toString('hex') === given.toLowerCase() || key.toString('base64') === given;
  if (key.length !== 32 || !isExact)
    throw new Error(`${name} must be 32 bytes in hex or base64 (openssl rand -hex 32)`);
  return key;
}

function readSupportHours(given = 'Mon-Fri 08:00-18:00'): string {
  const day = '(Sun|Mon|Tue|Wed|Thu|Fri|Sat)';
  const [from, to] = given.match(/\d\d:\d\d/g) ?? [];
  const isShaped = new RegExp(`^${day}(-${day})? [0-2]\\d:[0-5]\\d-[0-2]\\d:[0-5]\\d$`).test(given);
  if (!isShaped || from! >= to! || to! > '24:00') {
    throw new Error(`SUPPORT_HOURS must be written like "Mon-Fri 08:00-18:00", not "${given}"`);
  }
  return given;
}

const figureNames = ['users', 'transactions', 'countries', 'customers', 'uptime', 'awards'] as const;

/** `users=812, uptime=99.97%`: whole numbers are counted up to, other texts are shown as they are. */
function readFigures(given: string | undefined): Figures | undefined {
  if (given === undefined) return undefined;
  const pairs = given.split(',').map(pair => pair.split('=').map(part => part.trim()));
  for (const [name = '', value = '', ...more] of pairs) {
    if (!figureNames.includes(name as FigureName) || !/^[^<>&"]{1,16}$/.test(value) || more.length > 0) {
      throw new Error(`FIGURES must be pairs such as users=812, of ${figureNames.join(', ')}, not "${given}"`);
    }
  }
  return Object.fromEntries(pairs.map(([name, value]) => [name, /^\d+$/.test(value!) ? Number(value) : value]));
}

function readMetricsToken(given: string | undefined): string | undefined {
  if (given !== undefined && !/^[\x21-\x7e]{16,}$/.test(given)) {
    throw new Error('METRICS_TOKEN must be at least 16 visible characters');
  }
  return given;
}

function checkReserved(read: ReturnType<typeof reader>): void {
  const urls = ['SANDBOX_URL', 'WEBHOOK_URL', 'PAYSTACK_BASE_URL', 'SQUAD_BASE_URL', 'VTPASS_BASE_URL'];
  for (const name of urls) read.url(name, web);
  read.port('SANDBOX_PORT');
  read.choice('BILLS_SECOND_SOURCE', ['on', 'off']);
}
