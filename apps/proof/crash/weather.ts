import { setTimeout as sleep } from 'node:timers/promises';

// The provider on an ordinary bad day: now and then a call misbehaves, some transfers are decided later, some are refused,
// a few come back days after they arrived.

const misbehaviours = [
  'error500',
  'timeout',
  'act_then_timeout',
  'garbage',
  'slow',
  'status429',
  'redirect',
  'oversized',
  'refuse',
] as const;
/** Refused look-ups of a charge would be asked about for half an hour; the others are asked again at once. */
const operations = ['transfer', 'transfer', 'transfer_verify', 'recipient', 'verify', 'resolve', 'initialize'] as const;

/** Of the seller of airtime, rarer: what never reaches it is only known when its list has lacked it for a minute. */
const sellersMisbehaviours = ['act_then_timeout', 'garbage', 'refuse', 'slow', 'pending', 'error500'] as const;

/** Of the issuer of cards. */
const issuersMisbehaviours = [
  'act_then_timeout',
  'garbage',
  'refuse',
  'slow',
  'pending',
  'error500',
  'timeout',
] as const;

export interface Weather {
  /** When the provider had decided what it had left open, by reference. */
  readonly decidedAt: ReadonlyMap<string, number>;
  /** Faults no more, and everything open is decided. */
  calm(): Promise<void>;
}

export function makeWeather(sandboxUrl: string): Weather {
  const decidedAt = new Map<string, number>();
  let isCalm = false;

  const control = (at: string, body: object) =>
    fetch(`${sandboxUrl}/_sandbox${at}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  async function spoil(): Promise<void> {
    while (!isCalm) {
      if (Math.random() < 0.15) {
        const mode = pick(sellersMisbehaviours);
        await control('/faults', { provider: 'squad', operation: 'airtime', mode, times: 1, delayMs: 3_000 });
      }
      if (Math.random() < 0.25) {
        const mode = pick(issuersMisbehaviours);
        // A naira card that they have not made yet moves nothing, so their books have no line by which it could be decided.
        const operation = pick(mode === 'pending' ? ['fund'] : ['create', 'fund', 'fund', 'status']);
        await control('/faults', { provider: 'issuer', operation, mode, times: 1, delayMs: 3_000 });
      }
      const operation = pick(operations);
      const mode = operation === 'transfer' && Math.random() < 0.4 ? 'pending' : pick(misbehaviours);
      await control('/faults', {
        provider: 'paystack',
        operation,
        mode,
        times: 1,
        delayMs: 1_000 + Math.random() * 5_000,
      });
      await sleep(250 + Math.random() * 500);
    }
  }

  async function decide(): Promise<void> {
    while (!isCalm) {
      await sleep(2_000);
      await decideOpen();
      await decideOthers('squad');
      await decideOthers('issuer');
    }
  }

  async function decideOpen(): Promise<void> {
    const response = await fetch(`${sandboxUrl}/_sandbox/books/paystack`);
    const entries = (await response.json()) as { reference: string; operation: string; status: string }[];
    for (const { reference, status } of entries.filter(({ operation }) => operation === 'transfer')) {
      const isTakenBack = status === 'success' && !decidedAt.has(reference) && Math.random() < 0.0001;
      if (status !== 'pending' && !isTakenBack) continue;
      const outcome = isTakenBack ? 'reversed' : Math.random() < 0.25 ? 'failed' : 'success';
      decidedAt.set(reference, Date.now());
      await control(`/settle/${reference}`, { outcome });
    }
  }

  async function decideOthers(provider: 'squad' | 'issuer'): Promise<void> {
    const response = await fetch(`${sandboxUrl}/_sandbox/books/${provider}`);
    const entries = (await response.json()) as { provider_reference: string; status: string }[];
    for (const { provider_reference: reference } of entries.filter(({ status }) => status === 'pending')) {
      await control(`/settle/${reference}`, { outcome: Math.random() < 0.25 ? 'failed' : 'success' });
    }
  }

  const blowing = Promise.all([spoil(), decide()]);
  return {
    decidedAt,
    async calm() {
      isCalm = true;
      await blowing;
      await fetch(`${sandboxUrl}/_sandbox/faults`, { method: 'DELETE' });
      await decideOpen();
      await decideOthers('squad');
      await decideOthers('issuer');
    },
  };
}

export const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)]!;
