import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { readDatabaseUrl } from './database-url.ts';
import { minuteMs } from './time.ts';
import type { TraceSettings } from './export-traces.ts';
import type { SettingsReader } from './settings.ts';

// What the operator may say about the product as a whole, refused in one line when it makes no sense. What a vendor or a
// feature is told, it reads for itself: apps/server/config.ts puts all of it together.

export type Config = {
  /** One key of a provider that moves money makes the whole product live: nothing is simulated beside real money. */
  mode: 'sandbox' | 'live';
  host: string;
  port: number;
  /** How many processes answer customers behind that port. */
  webProcesses: number;
  /** Where the world finds this start, without a slash at the end: for search engines and for those who share a page. */
  publicUrl: string;
  /** Where staff find /console/, if that is another host: what their devices sign is good there and nowhere else. */
  consoleUrl: string;
  /** None: the embedded PostgreSQL under `dataDir`. */
  databaseUrl: string | undefined;
  /** Where the web process reads what only checks may read, by a login that can write nothing. */
  checkerDatabaseUrl: string | undefined;
  dataDir: string;
  isDemoSeeded: boolean;
  hasRateLimits: boolean;
  rules: 'sandbox' | 'nigeria';
  /** 32 bytes. None in sandbox mode: one is generated into `dataDir`. */
  masterKey: Buffer | undefined;
  /** The one before it, while `npm run rotate-keys` seals anew what it sealed. */
  previousMasterKey: Buffer | undefined;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /**
   * How many proxies of ours stand before us, or their networks: only what they wrote into `X-Forwarded-For` is
   * believed.
   */
  trustProxy: TrustedProxies;
  /** The operator's own terms and privacy notice. None: those of this build. */
  legalTextsDir: string | undefined;
  /** Where spans go. None: nothing is traced. */
  traces: TraceSettings | undefined;
  /** Opens `/metrics` to its bearer. */
  metricsToken: string | undefined;
  /**
   * For how long a seller that takes no reference of ours may leave a purchase out of its complete list before its money
   * is given back.
   */
  billsUnfoundAfterMs: number;
  /** The store that several machines share for sealed files. None: they lie under `dataDir`. */
  filesS3: FilesS3 | undefined;
  /** What stands in for the outside world. None in live mode. */
  sandbox: SandboxConfig | undefined;
};

/** A bucket of a store that speaks S3, and the key to it. */
export interface FilesS3 {
  /** Without a slash at the end, and without the bucket. */
  readonly url: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export type TrustedProxies = number | readonly string[];

export type SandboxConfig = {
  url: string;
  /** Where it listens if it is ours. */
  port: number;
  /** Where it takes mail. */
  mailPort: number;
  /** Started by the operator at `url`: we start none. */
  isElsewhere: boolean;
  /** Where it sends webhooks, with the provider's name added. */
  webhookUrl: string;
};

/** `moneyKeys`: the variables that hold the keys of providers that move money. */
export function readBaseConfig(read: SettingsReader, { moneyKeys }: { moneyKeys: readonly string[] }): Config {
  const liveKey = moneyKeys.find(name => read.text(name) !== undefined);
  const mode = liveKey ? 'live' : 'sandbox';
  const databaseUrl = readDatabaseUrl(read, 'DATABASE_URL');
  const hasRateLimits = read.choice('RATE_LIMITS', ['on', 'off']) !== 'off';
  const masterKey = readKey('MASTER_KEY', read.text('MASTER_KEY'));
  if (liveKey && !masterKey) throw new Error(`${liveKey} makes this a live start, and that needs a MASTER_KEY`);
  if (liveKey && !hasRateLimits) throw new Error(`RATE_LIMITS=off is refused in live mode (${liveKey} is set)`);
  checkReserved(read);
  const port = read.port('PORT') ?? 3000;
  const host = readHost(read.text('HOST') ?? '127.0.0.1');
  const sandbox = mode === 'sandbox' ? readSandbox(read, port) : undefined;
  const publicUrl = readRoot('PUBLIC_URL', read.url('PUBLIC_URL') ?? listeningUrl({ host, port }));
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
    webProcesses: readWebProcesses(read),
    publicUrl,
    consoleUrl: readRoot('CONSOLE_URL', read.url('CONSOLE_URL') ?? publicUrl),
    databaseUrl,
    checkerDatabaseUrl: readDatabaseUrl(read, 'CHECKER_DATABASE_URL'),
    dataDir: path.resolve(readFolder(read, 'DATA_DIR') ?? '.data'),
    isDemoSeeded: readSeedDemo(read, { liveKey, databaseUrl }),
    hasRateLimits,
    rules: readRules(read, liveKey),
    masterKey,
    previousMasterKey: readKey('MASTER_KEY_PREVIOUS', read.text('MASTER_KEY_PREVIOUS')),
    // A newcomer's terminal should show the ready line, not a line for each request.
    logLevel: read.choice('LOG_LEVEL', ['debug', 'info', 'warn', 'error', 'silent']) ?? (liveKey ? 'info' : 'warn'),
    trustProxy,
    legalTextsDir: readFolder(read, 'LEGAL_TEXTS_DIR'),
    traces: readTraces(read),
    metricsToken: readMetricsToken(read.text('METRICS_TOKEN')),
    billsUnfoundAfterMs:
      readMinutes('BILLS_UNFOUND_AFTER_MINUTES', read.text('BILLS_UNFOUND_AFTER_MINUTES')) ?? 10 * minuteMs,
    filesS3: readFilesS3(read),
    sandbox,
  };
}

/** Where the kernel spreads the callers of one port over several processes. */
export const canSharePorts = ['linux', 'freebsd'].includes(process.platform);

/** One core is left to PostgreSQL and the worker, where there is more than one. */
function readWebProcesses(read: SettingsReader): number {
  const given = read.count('WEB_PROCESSES', 64);
  if (!canSharePorts && given !== undefined && given > 1) {
    throw new Error(`WEB_PROCESSES above 1 needs Linux or FreeBSD, whose kernels share a port among processes`);
  }
  return given ?? (canSharePorts ? Math.max(1, availableParallelism() - 1) : 1);
}

/** The demonstration's passwords are printed in the README, so any reader could sign in beside real money. */
function readSeedDemo(
  read: SettingsReader,
  { liveKey, databaseUrl }: { liveKey: string | undefined; databaseUrl: string | undefined },
): boolean {
  const given = read.choice('SEED_DEMO', ['true', 'false']);
  if (liveKey && given === 'true') throw new Error(`SEED_DEMO=true is refused in live mode (${liveKey} is set)`);
  return given === undefined ? !liveKey && !databaseUrl : given === 'true';
}

/** The sandbox's rules ask for no identity and hold nothing back, which no law allows with real money. */
function readRules(read: SettingsReader, liveKey: string | undefined): Config['rules'] {
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

/** Without a slash at the end. An address of IPv6 stands in brackets, or its last group would be read as the port. */
export const listeningUrl = ({ host, port }: Pick<Config, 'host' | 'port'>) =>
  `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}`;

function readHost(given: string): string {
  const isHost = isIP(given) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(given);
  // No page can name an address with the name of an interface in it, nor a number beyond all of IPv4.
  if (isHost && URL.canParse(listeningUrl({ host: given, port: 80 }))) return given;
  throw new Error(`HOST must be an address or a name of this machine such as 0.0.0.0, not "${given}"`);
}

/** Where no shell has read the settings, it would be a folder of that name. */
function readFolder(read: SettingsReader, name: string): string | undefined {
  const given = read.text(name);
  if (given?.startsWith('~')) throw new Error(`${name} begins with ~, which a shell alone knows: write the whole path`);
  return given;
}

/** Pages name each other from the root, so that ours must be one. */
function readRoot(name: string, url: string): string {
  const { origin, href } = new URL(url);
  if (href !== `${origin}/`) throw new Error(`${name} must be the root of a host, and ${url} is not`);
  return origin;
}

function readSandbox(read: SettingsReader, productPort: number): SandboxConfig {
  const port = read.port('SANDBOX_PORT') ?? productPort + 1;
  const elsewhere = read.url('SANDBOX_URL');
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
    webhookUrl: read.url('WEBHOOK_URL') ?? `http://127.0.0.1:${productPort}/api/webhooks`,
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

/** The names are those of OpenTelemetry, so that an operator knows them. */
function readTraces(read: SettingsReader): TraceSettings | undefined {
  const endpoint = read.baseUrl('OTEL_EXPORTER_OTLP_ENDPOINT');
  if (endpoint === undefined) return undefined;
  const given = read.text('OTEL_EXPORTER_OTLP_HEADERS') ?? '';
  const pairs = given
    .split(',')
    .flatMap(text => (text.trim() === '' ? [] : [/^([\w-]+)=([\x20-\x7e]+)$/.exec(text.trim())]));
  // The value is not repeated: it may be a key.
  try {
    const headers = Object.fromEntries(pairs.map(pair => [pair![1]!, decodeURIComponent(pair![2]!)]));
    return { endpoint, headers, service: read.text('OTEL_SERVICE_NAME') ?? 'wura' };
  } catch {
    throw new Error('OTEL_EXPORTER_OTLP_HEADERS must be pairs such as api-key=secret, with %25 for a percent sign');
  }
}

function readMetricsToken(given: string | undefined): string | undefined {
  if (given !== undefined && !/^[\x21-\x7e]{16,}$/.test(given)) {
    throw new Error('METRICS_TOKEN must be at least 16 visible characters');
  }
  return given;
}

/** All of it or none: half a setting would keep papers where no process looks for them. */
function readFilesS3(read: SettingsReader): FilesS3 | undefined {
  const url = read.baseUrl('FILES_S3_URL');
  const names = ['FILES_S3_BUCKET', 'FILES_S3_ACCESS_KEY_ID', 'FILES_S3_SECRET_ACCESS_KEY'] as const;
  const [bucket, accessKeyId, secretAccessKey] = names.map(name => read.text(name));
  if (url === undefined) {
    const alone = names.find(name => read.text(name) !== undefined);
    if (alone) throw new Error(`${alone} is set, and FILES_S3_URL is not`);
    return undefined;
  }
  const { protocol, hostname } = new URL(url);
  if (protocol === 'http:' && !['127.0.0.1', '[::1]', 'localhost'].includes(hostname)) {
    throw new Error('FILES_S3_URL must be https, because papers of customers travel there');
  }
  if (!bucket || !accessKeyId || !secretAccessKey) {
    throw new Error(`FILES_S3_URL is set, and ${names.find(name => read.text(name) === undefined)} is not`);
  }
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) throw new Error('FILES_S3_BUCKET is no name of a bucket');
  const region = read.text('FILES_S3_REGION') ?? 'us-east-1';
  return { url, bucket, region, accessKeyId, secretAccessKey };
}

function readMinutes(name: string, given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  // What is shorter than a provider takes to list what it does would give back money for what is being sold.
  const minutes = /^\d{1,4}$/.test(given) ? Number(given) : 0;
  if (minutes < 1 || minutes > 1_440) throw new Error(`${name} must be from 1 to 1440, not "${given}"`);
  return minutes * minuteMs;
}

/** Refused all the same before anything reads them, so that a mistake does not lie in wait. */
function checkReserved(read: SettingsReader): void {
  for (const name of ['SANDBOX_URL', 'WEBHOOK_URL']) read.url(name);
  read.port('SANDBOX_PORT');
}
