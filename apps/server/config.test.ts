import { availableParallelism } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const key = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';

const vtpassKeys = { VTPASS_API_KEY: 'a', VTPASS_PUBLIC_KEY: 'PK_a', VTPASS_SECRET_KEY: 'SK_a' };

const settingsOf = (name: string, environment: Parameters<typeof readConfig>[0]) =>
  readConfig(environment).settings[name];

test('an empty environment is a sandbox with everything under .data', () => {
  expect(readConfig({ PORT: '' })).toEqual({
    mode: 'sandbox',
    host: '127.0.0.1',
    port: 3000,
    webProcesses: Math.max(1, availableParallelism() - 1),
    publicUrl: 'http://127.0.0.1:3000',
    consoleUrl: 'http://127.0.0.1:3000',
    databaseUrl: undefined,
    checkerDatabaseUrl: undefined,
    dataDir: path.resolve('.data'),
    isDemoSeeded: true,
    hasRateLimits: true,
    rules: 'sandbox',
    masterKey: undefined,
    previousMasterKey: undefined,
    logLevel: 'warn',
    trustProxy: 0,
    metricsToken: undefined,
    billsUnfoundAfterMs: 600_000,
    sandbox: {
      url: 'http://127.0.0.1:3001',
      port: 3001,
      mailPort: 3002,
      isElsewhere: false,
      webhookUrl: 'http://127.0.0.1:3000/api/webhooks',
    },
    settings: {
      'partner-webhooks': { isLoopbackAllowed: false },
      usdt: { hotMostMinor: 50_000_000_000n, hotLeastMinor: 1_000_000_000n, sweepLeastMinor: 20_000_000n },
      'debug-inspector': { isOn: true },
      reconciliation: { showsTotals: false, partBytes: 34_359_738_368, partsKept: 12 },
      requests: { loans: true, 'business-registration': true },
      paystack: {
        secretKey: 'sk_test_sandbox',
        publicKey: 'pk_test_sandbox',
        baseUrl: 'http://127.0.0.1:3001/paystack',
      },
      squad: {
        secretKey: 'sandbox_sk_sandbox',
        baseUrl: 'http://127.0.0.1:3001/squad',
        cablePath: '/v1/service/cable',
      },
      vtpass: {
        apiKey: 'sandbox_api_key',
        publicKey: 'PK_sandbox',
        secretKey: 'SK_sandbox',
        baseUrl: 'http://127.0.0.1:3001/vtpass',
        isSecondSource: false,
      },
      bridgecard: {
        token: 'at_test_sandbox',
        secretKey: 'sk_test_Sandbox_bridgecard',
        webhookSecret: 'whs_sandbox_bridgecard',
        baseUrl: 'http://127.0.0.1:3001/issuer',
        relayUrl: 'http://127.0.0.1:3001/issuer/relay',
        fundEveryMs: 0,
        readEveryMs: 0,
        isShownByThem: false,
      },
      giftcards: { apiKey: 'gc_sandbox_key', baseUrl: 'http://127.0.0.1:3001/giftcards' },
      mail: { url: 'smtp://127.0.0.1:3002', from: 'no-reply@wura.local' },
      termii: {
        apiKey: 'TL_sandbox',
        senderId: 'Wura',
        baseUrl: 'http://127.0.0.1:3001/sms',
        secretKey: 'sk_sandbox_termii',
      },
      'web-push': {
        publicKey: expect.stringMatching(/^[\w-]{87}$/),
        privateKey: expect.stringMatching(/^[\w-]{43}$/),
        subject: 'mailto:push@wura.local',
        hosts: [],
        sandboxUrl: 'http://127.0.0.1:3001',
      },
      dojah: { appId: 'sandbox_app', secretKey: 'sandbox_secret', baseUrl: 'http://127.0.0.1:3001/identity' },
      geolocation: { baseUrl: 'http://127.0.0.1:3001/geo' },
      google: {
        clientId: 'sandbox_client',
        clientSecret: 'sandbox_secret',
        issuer: 'http://127.0.0.1:3001/oidc',
      },
      openexchangerates: { appId: 'sandbox_app_id', baseUrl: 'http://127.0.0.1:3001/fx/api', isSimulated: true },
      deposits: { secondAboveMinor: 100_000_00n },
      liveness: { apiKey: 'face_sandbox_key', baseUrl: 'http://127.0.0.1:3001/liveness' },
      kyc: { review: 'auto', faceFramesDays: 30 },
      exchange: { spreadBps: 0n },
      'virtual-cards': { spreadBps: 0n },
      support: { days: [1, 2, 3, 4, 5, 6, 0], fromMinute: 0, toMinute: 1440 },
    },
  });
});

test('in live mode no provider is called in the open, save on this machine', () => {
  const live = {
    PAYSTACK_SECRET_KEY: 'sk_live_x',
    MASTER_KEY: '07'.repeat(32),
    DATABASE_URL: 'postgres://wura@127.0.0.1/wura',
  };
  const open = { ...live, PAYSTACK_BASE_URL: 'http://api.example.com' };
  expect(() => readConfig(open)).toThrow('PAYSTACK_BASE_URL must be https in live mode');
  expect(() => readConfig({ ...live, PAYSTACK_BASE_URL: 'http://127.0.0.1:4000' })).not.toThrow();
});

test('rates come from the sandbox, from the source of a key, or from the one that needs none and is on when live', () => {
  const settingsOf = (environment: Record<string, string>) => {
    const { openexchangerates: keyed, 'exchangerate-api': keyless } = readConfig(environment).settings;
    return { keyed, keyless };
  };
  const keyless = { baseUrl: 'https://open.er-api.com' };
  const keyed = { appId: 'k', baseUrl: 'https://openexchangerates.org/api', isSimulated: false };
  const live = { PAYSTACK_SECRET_KEY: 'sk_live_x', MASTER_KEY: '07'.repeat(32), DATABASE_URL: 'postgres://x/wura' };
  expect(settingsOf({ EXCHANGERATE_API: 'on' })).toEqual({ keyed: undefined, keyless });
  expect(settingsOf({ OPENEXCHANGERATES_APP_ID: 'k' })).toEqual({ keyed, keyless: undefined });
  expect(settingsOf(live)).toEqual({ keyed: undefined, keyless });
  expect(settingsOf({ ...live, OPENEXCHANGERATES_APP_ID: 'k' })).toEqual({ keyed, keyless });
  expect(settingsOf({ ...live, EXCHANGERATE_API: 'off' })).toEqual({ keyed: undefined, keyless: undefined });
});

test('the address that the world is told is the one the operator says, without the slash', () => {
  expect(readConfig({ PUBLIC_URL: 'https://wura.example/' }).publicUrl).toBe('https://wura.example');
  expect(readConfig({ PUBLIC_URL: 'https://wura.example/' }).consoleUrl).toBe('https://wura.example');
  expect(() => readConfig({ CONSOLE_URL: 'https://wura.example/desk' })).toThrow('CONSOLE_URL');
  expect(() => readConfig({ PUBLIC_URL: 'wura.example' })).toThrow('PUBLIC_URL');
  expect(() => readConfig({ PUBLIC_URL: 'https://wura.example/app' })).toThrow('PUBLIC_URL');
});

test('it listens at an address of IPv6 too, whose pages are named with the brackets that an address needs', () => {
  for (const [host, publicUrl] of [
    ['::1', 'http://[::1]:3000'],
    ['::', 'http://[::]:3000'],
    ['0.0.0.0', 'http://0.0.0.0:3000'],
    ['wura.internal', 'http://wura.internal:3000'],
  ] as const) {
    expect(readConfig({ HOST: host })).toMatchObject({ host, publicUrl, consoleUrl: publicUrl });
  }
});

test('which proxies are believed is off, a number of them, or their networks', () => {
  expect(readConfig({ TRUST_PROXY: 'off' }).trustProxy).toBe(0);
  expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
  const networks = ['10.0.0.0/8', '192.0.2.7', '2001:db8::/32'];
  expect(readConfig({ TRUST_PROXY: networks.join(', ') }).trustProxy).toEqual(networks);
  for (const wrong of [
    'on',
    '0',
    '10',
    '-1',
    '10.0.0.0/33',
    '10.0.0.0/0',
    'loopback',
    '10.0.0',
    '10.0.0.0/8,',
    '::/0',
  ]) {
    expect(() => readConfig({ TRUST_PROXY: wrong }), wrong).toThrow('TRUST_PROXY must be off');
  }
});

test('people answer at any hour in the sandbox, in office hours in live mode, and else as the operator says', () => {
  const live = { PAYSTACK_SECRET_KEY: 'sk_live_1', MASTER_KEY: key };
  const office = { days: [1, 2, 3, 4, 5], fromMinute: 480, toMinute: 1080 };
  expect(readConfig({}).settings['support']).toEqual({ days: [1, 2, 3, 4, 5, 6, 0], fromMinute: 0, toMinute: 1440 });
  expect(readConfig(live).settings['support']).toEqual(office);
  expect(readConfig({ SUPPORT_HOURS: 'Mon-Fri 08:00-18:00' }).settings['support']).toEqual(office);
});

test('a live start behind https says which proxies stand before it, or does not start', () => {
  const live = { PAYSTACK_SECRET_KEY: 'sk_live_1', MASTER_KEY: key, PUBLIC_URL: 'https://wallet.example' };
  expect(() => readConfig(live)).toThrow('TRUST_PROXY must say who stands before us');
  expect(() => readConfig({ ...live, TRUST_PROXY: 'off' })).toThrow('TRUST_PROXY');
  expect(readConfig({ ...live, TRUST_PROXY: '1' })).toMatchObject({ mode: 'live', trustProxy: 1 });
  expect(readConfig({ ...live, PUBLIC_URL: 'http://10.0.0.1:3000' }).mode).toBe('live');
  expect(readConfig({ PUBLIC_URL: 'https://wallet.example' }).mode).toBe('sandbox');
});

test('the sandbox stands beside the product, or wherever the operator says', () => {
  expect(readConfig({ PORT: '4000' }).sandbox).toMatchObject({ url: 'http://127.0.0.1:4001', port: 4001 });
  expect(settingsOf('paystack', { SANDBOX_PORT: '9000' })).toMatchObject({ baseUrl: 'http://127.0.0.1:9000/paystack' });
  const elsewhere = readConfig({ SANDBOX_URL: 'http://10.0.0.7:80/', WEBHOOK_URL: 'http://10.0.0.8/api/webhooks' });
  expect(elsewhere.sandbox).toMatchObject({
    url: 'http://10.0.0.7:80',
    isElsewhere: true,
    webhookUrl: 'http://10.0.0.8/api/webhooks',
  });
  expect(elsewhere.settings['paystack']).toMatchObject({ baseUrl: 'http://10.0.0.7:80/paystack' });
});

test('a live start has no sandbox, and a provider without its key is off rather than simulated', () => {
  const live = readConfig({ PAYSTACK_SECRET_KEY: 'sk_live_1', SANDBOX_PORT: '3001', MASTER_KEY: key });
  expect(live.sandbox).toBeUndefined();
  expect(live.settings['paystack']).toEqual({
    secretKey: 'sk_live_1',
    publicKey: undefined,
    baseUrl: 'https://api.paystack.co',
  });
  expect(settingsOf('paystack', { SQUAD_SECRET_KEY: 'sk', MASTER_KEY: key })).toBeUndefined();
});

test('mail goes to the sandbox, to the server that is named, or in live mode without one nowhere', () => {
  expect(settingsOf('mail', { SANDBOX_MAIL_PORT: '2525' })).toMatchObject({ url: 'smtp://127.0.0.1:2525' });
  expect(settingsOf('mail', { SANDBOX_URL: 'http://10.0.0.7:8080' })).toMatchObject({ url: 'smtp://10.0.0.7:8081' });
  expect(settingsOf('mail', { PAYSTACK_SECRET_KEY: 'sk_live_1', MASTER_KEY: key })).toBeUndefined();
  const fromOf = (SMTP_URL: string, MAIL_FROM?: string) =>
    (settingsOf('mail', { SMTP_URL, MAIL_FROM }) as { from: string }).from;
  expect(fromOf('smtps://ada%40bank.example:pw@mail.example', 'hello@bank.example')).toBe('hello@bank.example');
  expect(fromOf('smtps://ada%40bank.example:pw@mail.example')).toBe('ada@bank.example');
  expect(fromOf('smtp://mailer:pw@mail.example:587')).toBe('no-reply@mail.example');
  expect(fromOf('smtp://10.0.0.9')).toBe('no-reply@wura.local');
});

test('an address is looked up at the sandbox, at ipwho.is in live mode, or wherever the operator says', () => {
  expect(settingsOf('geolocation', { PAYSTACK_SECRET_KEY: 'sk_live_1', MASTER_KEY: key })).toEqual({
    baseUrl: 'https://ipwho.is',
  });
  expect(settingsOf('geolocation', { GEO_BASE_URL: 'https://geo.example/v1/' })).toEqual({
    baseUrl: 'https://geo.example/v1',
  });
});

test('identity numbers are checked by the sandbox, by Dojah in either mode where there are keys, or by nobody', () => {
  const keys = { DOJAH_APP_ID: 'app', DOJAH_SECRET_KEY: 'secret' };
  const live = { PAYSTACK_SECRET_KEY: 'sk_live_1', MASTER_KEY: key };
  const real = { appId: 'app', secretKey: 'secret', baseUrl: 'https://api.dojah.io' };
  expect(readConfig(keys)).toMatchObject({ mode: 'sandbox', settings: { dojah: real } });
  expect(settingsOf('dojah', { ...keys, ...live })).toEqual(real);
  expect(readConfig(live)).toMatchObject({ settings: { dojah: undefined, kyc: { review: 'manual' } } });
  expect(settingsOf('dojah', { ...keys, DOJAH_BASE_URL: 'https://dojah.example/' })).toMatchObject({
    baseUrl: 'https://dojah.example',
  });
  expect(settingsOf('kyc', { KYC_REVIEW: 'manual' })).toEqual({ review: 'manual', faceFramesDays: 30 });
});

test('Google is Google with its two keys, the sandbox’s without them, and nobody in live mode', () => {
  const keys = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
  const live = { PAYSTACK_SECRET_KEY: 'sk_live_1', MASTER_KEY: key };
  const real = { clientId: 'id', clientSecret: 'secret', issuer: 'https://accounts.google.com' };
  expect(settingsOf('google', keys)).toEqual(real);
  expect(settingsOf('google', { ...keys, ...live })).toEqual(real);
  expect(readConfig(live)).toMatchObject({ settings: { google: undefined } });
  expect(() => readConfig({ GOOGLE_CLIENT_ID: 'id' })).toThrow('are set together or not at all');
});

test('demo customers never enter a database of the operator unless asked for', () => {
  const databaseUrl = 'postgres://wura:secret@db/wura';
  expect(readConfig({ DATABASE_URL: databaseUrl }).isDemoSeeded).toBe(false);
  expect(readConfig({ DATABASE_URL: databaseUrl, SEED_DEMO: 'true' }).isDemoSeeded).toBe(true);
  expect(readConfig({ SEED_DEMO: 'false' }).isDemoSeeded).toBe(false);
});

test('demo customers, whose passwords are published, never stand beside real money', () => {
  const live = { PAYSTACK_SECRET_KEY: 'sk_live_1', MASTER_KEY: key };
  expect(readConfig(live).isDemoSeeded).toBe(false);
  expect(readConfig({ ...live, SEED_DEMO: 'false' }).isDemoSeeded).toBe(false);
});

test('one key of a provider that moves money makes the whole product live', () => {
  const config = readConfig({ PAYSTACK_SECRET_KEY: 'sk_live_1', MASTER_KEY: key });
  expect(config).toMatchObject({ mode: 'live', rules: 'nigeria', logLevel: 'info' });
  expect(config.settings['debug-inspector']).toEqual({ isOn: false });
  expect(config.masterKey).toEqual(Buffer.from(key, 'hex'));
});

test.each([
  'postgres://wura:p%40ss%2Fw%25rd@db.example:5433/wura?sslmode=verify-full&sslrootcert=/etc/ca.pem',
  'postgresql://wura@[2001:db8::1]/wura',
  'postgres:///wura?host=/run/postgresql&user=wura&password=p%40ss',
  'postgres://wura:x@%2Frun%2Fpostgresql/wura',
  'postgres://localhost:5432/wura?host=/run/postgresql',
])('a database is named by any address that PostgreSQL knows as one: %s', databaseUrl => {
  expect(readConfig({ DATABASE_URL: databaseUrl }).databaseUrl).toBe(databaseUrl);
});

test('the master key may be written in base64', () => {
  const bytes = Buffer.from(key, 'hex');
  expect(readConfig({ MASTER_KEY: bytes.toString('base64') }).masterKey).toEqual(bytes);
});

test.each([
  [{ PORT: '80a' }, 'PORT must be a port from 1 to 65535, not "80a"'],
  [{ PORT: '70000' }, 'PORT must be a port from 1 to 65535, not "70000"'],
  [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL must be a URL that begins with postgres:// or postgresql://'],
  [{ DATABASE_URL: 'postgres://wura:100%@db/wura' }, 'DATABASE_URL cannot be read as postgres://login:password@host'],
  [{ DATABASE_URL: 'postgres://wura:p/w@db/wura' }, 'DATABASE_URL cannot be read as postgres://login:password@host'],
  [{ DATABASE_URL: 'postgres://wura:p@ss/w#rd@db/wura' }, 'in the login and the password, @ : / ? # % are written %40'],
  [{ DATABASE_URL: 'postgres://wura:x@/wura?host=/run/pg' }, 'a socket is written postgres:///database?host=/folder'],
  [{ DATABASE_URL: 'postgres://wura:x@db1,db2:5432/wura' }, 'it names one host'],
  [{ DATABASE_URL: 'postgres://wura:x@db:5432' }, 'DATABASE_URL must name the database, too'],
  [{ sslrootcert: '/etc/ca.pem' }, 'sslrootcert is set, and DATABASE_URL is not: a shell took the & in it'],
  [{ CHECKER_DATABASE_URL: 'postgres://wura:x@db/' }, 'CHECKER_DATABASE_URL must name the database, too'],
  [{ RATE_LIMITS: 'no' }, 'RATE_LIMITS must be on or off, not "no"'],
  [{ RULES: 'lagos' }, 'RULES must be sandbox or nigeria, not "lagos"'],
  [{ MASTER_KEY: 'hunter2' }, 'MASTER_KEY must be 32 bytes in hex or base64 (openssl rand -hex 32)'],
  [{ WEB_PROCESSES: '0' }, 'WEB_PROCESSES must be a number from 1 to 64, not "0"'],
  [{ WEB_PROCESSES: 'all' }, 'WEB_PROCESSES must be a number from 1 to 64, not "all"'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must be at least 16 visible characters'],
  [{ PORT: '3000', SANDBOX_PORT: '3000' }, 'SANDBOX_PORT and PORT cannot both be 3000'],
  [{ PORT: '65535' }, 'SANDBOX_PORT is needed, because there is no port above PORT'],
  [{ PORT: '3002', SANDBOX_PORT: '3001' }, 'SANDBOX_MAIL_PORT cannot be 3002, where something else listens'],
  [{ SANDBOX_PORT: '65535' }, 'SANDBOX_MAIL_PORT is needed, because there is no port above SANDBOX_PORT'],
  [{ SMTP_URL: 'mail.example:25' }, 'SMTP_URL must be a URL that begins with smtp:// or smtps://'],
  [{ FIGURES: 'users' }, 'FIGURES must be pairs such as users=812'],
  [{ FIGURES: 'users=812, profit=3' }, 'FIGURES must be pairs such as users=812'],
  [{ SUPPORT_HOURS: '24/7' }, 'SUPPORT_HOURS must be written like "Mon-Fri 08:00-18:00", not "24/7"'],
  [{ SUPPORT_HOURS: 'Mon-Fri 18:00-08:00' }, 'SUPPORT_HOURS must be written like'],
  [{ MAIL_FROM: 'Wura <hello@wura.example>' }, 'MAIL_FROM must be one plain mail address'],
  [{ SANDBOX_URL: 'localhost:3001' }, 'SANDBOX_URL must be a URL that begins with http:// or https://'],
  [{ KYC_REVIEW: 'maybe' }, 'KYC_REVIEW must be auto or manual, not "maybe"'],
  [{ DOJAH_APP_ID: 'app' }, 'DOJAH_APP_ID and DOJAH_SECRET_KEY are set together or not at all'],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318', OTEL_EXPORTER_OTLP_HEADERS: 'secret' },
    'OTEL_EXPORTER_OTLP_HEADERS must be pairs such as api-key=secret',
  ],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318', OTEL_EXPORTER_OTLP_HEADERS: 'api-key=100%' },
    'OTEL_EXPORTER_OTLP_HEADERS must be pairs such as api-key=secret, with %25 for a percent sign',
  ],
  [{ SMTP_URL: 'smtp://wura:100%@mail.example' }, 'SMTP_URL must have %25 for a percent sign'],
  [{ SMTP_URL: 'smtp://100%:x@mail.example' }, 'SMTP_URL must have %25 for a percent sign'],
  [{ HOST: 'http://0.0.0.0' }, 'HOST must be an address or a name of this machine such as 0.0.0.0'],
  [{ HOST: 'fe80::1%eth0' }, 'HOST must be an address or a name of this machine such as 0.0.0.0'],
  [{ HOST: '99999999999' }, 'HOST must be an address or a name of this machine such as 0.0.0.0'],
  [
    { SQUAD_SECRET_KEY: 'sk_\nx', MASTER_KEY: key },
    'SQUAD_SECRET_KEY must be visible ASCII characters without a space',
  ],
  [{ TERMII_API_KEY: '“TL”' }, 'TERMII_API_KEY must be visible ASCII characters without a space'],
  [{ PAYSTACK_PUBLIC_KEY: 'pk_live_1' }, 'PAYSTACK_PUBLIC_KEY is set, and PAYSTACK_SECRET_KEY is not'],
  [
    { PAYSTACK_SECRET_KEY: 'sk_live_1', PAYSTACK_PUBLIC_KEY: 'sk_live_1', MASTER_KEY: key },
    'PAYSTACK_PUBLIC_KEY must be the key that begins with pk_',
  ],
  [{ PAYSTACK_SECRET_KEY: 'pk_live_1', MASTER_KEY: key }, 'PAYSTACK_SECRET_KEY must be the key that begins with sk_'],
  [
    { PAYSTACK_SECRET_KEY: 'sk_live_1', PAYSTACK_PUBLIC_KEY: 'pk_test_1', MASTER_KEY: key },
    'PAYSTACK_SECRET_KEY and PAYSTACK_PUBLIC_KEY must both be live keys or both be test keys',
  ],
  [
    { PAYSTACK_SECRET_KEY: 'sk_test_1', SQUAD_SECRET_KEY: 'sk_1', MASTER_KEY: key },
    'PAYSTACK_SECRET_KEY is a test key, and SQUAD_SECRET_KEY is not: real money would leave for none that came',
  ],
  [
    { SQUAD_SECRET_KEY: 'sandbox_sk_1', ...vtpassKeys, MASTER_KEY: key },
    'SQUAD_SECRET_KEY is a test key, and VTPASS_API_KEY is not',
  ],
  [{ DATA_DIR: '"/var/lib/wura"' }, 'DATA_DIR stands in quotation marks, which are taken as a part of it'],
  [{ DATA_DIR: '~/wura' }, 'DATA_DIR begins with ~, which a shell alone knows: write the whole path'],
  [{ LEGAL_TEXTS_DIR: '~wura/texts' }, 'LEGAL_TEXTS_DIR begins with ~'],
  [{ PORT: "'4000'" }, 'PORT stands in quotation marks'],
  [{ PORT: '4000\n4001' }, 'PORT holds a line break or another sign that nobody sees: leave it out'],
  [{ MASTER_KEY: `"${key}"` }, 'MASTER_KEY stands in quotation marks'],
  [{ SMTP_URL: 'smtp://' }, 'SMTP_URL names no host'],
  [{ FILES_S3_BUCKET: 'papers' }, 'FILES_S3_BUCKET is set, and FILES_S3_URL is not'],
  [{ FILES_S3_URL: 'https://s3.example', FILES_S3_BUCKET: 'papers' }, 'and FILES_S3_ACCESS_KEY_ID is not'],
  [{ FILES_S3_URL: 'http://s3.example' }, 'FILES_S3_URL must be https, because papers of customers travel there'],
  [{ MASTER_KEY_PREVIOUS: 'x' }, 'MASTER_KEY_PREVIOUS must be 32 bytes in hex or base64 (openssl rand -hex 32)'],
  [
    { SQUAD_SECRET_KEY: 'sk', MASTER_KEY: key, KYC_REVIEW: 'auto' },
    'KYC_REVIEW=auto is refused in live mode: nobody would look',
  ],
  [{ SQUAD_SECRET_KEY: 'sk' }, 'SQUAD_SECRET_KEY makes this a live start, and that needs a MASTER_KEY'],
  [
    { SQUAD_SECRET_KEY: 'sk', MASTER_KEY: key, RATE_LIMITS: 'off' },
    'RATE_LIMITS=off is refused in live mode (SQUAD_SECRET_KEY is set)',
  ],
  [
    { SQUAD_SECRET_KEY: 'sk', MASTER_KEY: key, SEED_DEMO: 'true' },
    'SEED_DEMO=true is refused in live mode (SQUAD_SECRET_KEY is set)',
  ],
  [
    { SQUAD_SECRET_KEY: 'sk', MASTER_KEY: key, RULES: 'sandbox' },
    'RULES=sandbox is refused in live mode (SQUAD_SECRET_KEY is set)',
  ],
])('%o is refused in one line', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(message);
});

test('keys for tests of all providers make a live start together, each at the address of its kind', () => {
  const keys = { PAYSTACK_SECRET_KEY: 'sk_test_1', SQUAD_SECRET_KEY: 'sandbox_sk_1', MASTER_KEY: key };
  expect(settingsOf('squad', keys)).toMatchObject({ baseUrl: 'https://sandbox-api-d.squadco.com' });
  expect(settingsOf('squad', { SQUAD_SECRET_KEY: 'sk_1', MASTER_KEY: key })).toMatchObject({
    baseUrl: 'https://api-d.squadco.com',
  });
  // Where it is asked elsewhere, its operator knows which kind it is.
  const elsewhere = { ...keys, ...vtpassKeys, VTPASS_BASE_URL: 'https://sandbox.vtpass.com/api' };
  expect(readConfig(elsewhere).mode).toBe('live');
});
