import type { Surroundings } from '@wura/features/server/ports';
import type { SettingsReader } from '@wura/platform/settings';

export interface BridgecardSettings {
  /** Of the API: `at_live_…` or `at_test_…`. */
  readonly token: string;
  /** Encrypts the PINs of cards and the signatures of webhooks. */
  readonly secretKey: string;
  /** What the signature of a webhook says. */
  readonly webhookSecret: string;
  readonly baseUrl: string;
  /** The same API through a host that shows numbers of cards in the clear. */
  readonly relayUrl: string;
  /** How long they want between two fundings of one card. */
  readonly fundEveryMs: number;
  /** And between two questions of one kind about one card. */
  readonly readEveryMs: number;
  /** The most that one call may take, where it is less than usual. */
  readonly timeoutMs?: number;
  /** Numbers go from them to the customer's browser and never through us. */
  readonly isShownByThem: boolean;
}

/** The sandbox has keys of its own, which are no secret: it and the product may be started apart and must agree. */
const sandboxKeys = {
  token: 'at_test_sandbox',
  secretKey: 'sk_test_Sandbox_bridgecard',
  webhookSecret: 'whs_sandbox_bridgecard',
};

const live = 'https://issuecards.api.bridgecard.co/v1/issuing';
const liveRelay = 'https://issuecards-api-bridgecard-co.relay.evervault.com/v1/issuing';
const fiveMinutesMs = 300_000;
const threeSecondsMs = 3_000;

export function readSettings(read: SettingsReader, { sandbox }: Surroundings): BridgecardSettings | undefined {
  const baseUrl = read.baseUrl('BRIDGECARD_BASE_URL');
  const relayUrl = read.baseUrl('BRIDGECARD_RELAY_URL');
  const keys = readKeys(read) ?? (sandbox && sandboxKeys);
  if (!keys) return undefined;
  const isOurs = sandbox !== undefined && keys === sandboxKeys;
  const theirs = keys.token.startsWith('at_test_') ? '/sandbox' : '';
  return {
    ...keys,
    baseUrl: baseUrl ?? (isOurs ? `${sandbox.url}/issuer` : live + theirs),
    relayUrl: relayUrl ?? (isOurs ? `${sandbox.url}/issuer/relay` : liveRelay + theirs),
    fundEveryMs: isOurs ? 0 : fiveMinutesMs,
    readEveryMs: isOurs ? 0 : threeSecondsMs,
    isShownByThem: !isOurs,
    ...readTimeout(read),
  };
}

function readTimeout(read: SettingsReader): { timeoutMs?: number } {
  const given = read.text('BRIDGECARD_TIMEOUT_MS');
  if (given === undefined) return {};
  const timeoutMs = /^\d{3,5}$/.test(given) ? Number(given) : 0;
  if (timeoutMs < 100) throw new Error(`BRIDGECARD_TIMEOUT_MS must be from 100 to 99999, not "${given}"`);
  return { timeoutMs };
}

function readKeys(read: SettingsReader): typeof sandboxKeys | undefined {
  const token = read.text('BRIDGECARD_TOKEN');
  const secretKey = read.text('BRIDGECARD_SECRET_KEY');
  const webhookSecret = read.text('BRIDGECARD_WEBHOOK_SECRET');
  if (!token && !secretKey && !webhookSecret) return undefined;
  if (token && secretKey && webhookSecret) return { token, secretKey, webhookSecret };
  throw new Error(
    'BRIDGECARD_TOKEN, BRIDGECARD_SECRET_KEY and BRIDGECARD_WEBHOOK_SECRET are set together or not at all',
  );
}
